/** A measurement of both forms; lower is better. */
export interface Comparison {
  readonly what: string;
  readonly unit: "ms" | "kB" | "";
  readonly builtIn: number;
  readonly ours: number;
}

/** Returns whether ours is lower. A missing number loses. */
export function isAhead({ builtIn, ours }: Comparison): boolean {
  return ours < builtIn;
}

/** Returns the ratio of both numbers; infinite if ours is 0. */
function factorOf({ builtIn, ours }: Comparison): number {
  return builtIn / ours;
}

/** Formats the comparisons as a Markdown table. */
export function comparisonTable(comparisons: readonly Comparison[]): string {
  const rows = comparisons.map((comparison) => {
    const { what, unit, builtIn, ours } = comparison;
    const value = (number: number): string => `${number.toFixed(unit === "ms" && number < 100 ? 1 : 0)} ${unit}`.trim();
    const factor = factorOf(comparison);
    const ratio = Number.isFinite(factor) ? `${factor.toFixed(2)} ×` : isAhead(comparison) ? "none here" : "–";
    return [what, value(builtIn), value(ours), isAhead(comparison) ? ratio : `${ratio}, behind`];
  });
  const head = ["", "built-in form", "this form", "factor"];
  const widths = head.map((name, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? name.length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
