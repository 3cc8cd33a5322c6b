// The README's table of what a visitor downloads, from the budgets of .size-limit.ts and a build.
//
//   node --import tsx scripts/sizeTable.ts           writes it
//   node --import tsx scripts/sizeTable.ts --check   writes nothing, and fails where it says something else than the build
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv, exit, stderr } from "node:process";
import { gzipSync } from "node:zlib";
import checks from "../.size-limit.ts";
import { root } from "./workspace.ts";

const start = "<!-- sizes: made by `pnpm size:table` -->";
const end = "<!-- end of sizes -->";
/** How far a size may be from what the table says, in kB, before it has to be written anew. */
const TOLERANCE = 2;

const sizes = checks.map(({ name, path, limit }) => {
  const files = Array.isArray(path) ? path : [path];
  const bytes = files.map((file) => gzipSync(readFileSync(join(root, file)), { level: 9 }).length);
  return { name, limit, kB: bytes.reduce((sum, one) => sum + one, 0) / 1000 };
});

const rows = sizes.map(({ name, kB, limit }) => [name, `${kB.toFixed(0)} kB`, limit]);
const table = align([["what is downloaded, gzipped, without React", "size", "at most"], ...rows]);
const path = join(root, "README.md");
const text = readFileSync(path, "utf8");
const [from, to] = [text.indexOf(start), text.indexOf(end)];
if (from === -1 || to === -1) throw new Error(`README.md has no place for the table: ${start} … ${end}`);
const said = text.slice(from + start.length, to).trim();

if (!argv.includes("--check")) {
  writeFileSync(path, `${text.slice(0, from)}${start}\n\n${table}\n\n${text.slice(to)}`);
} else if (!isStillTrue(said)) {
  stderr.write(
    "The table of sizes in README.md is not what the build has. Run `pnpm size:table` and commit the result.\n",
  );
  exit(1);
}

/** Whether every row is there with its limit, and with a size that is about right. */
function isStillTrue(written: string): boolean {
  const lines = written.split("\n").map((line) => line.split("|").map((cell) => cell.trim()));
  return sizes.every(({ name, kB, limit }) => {
    const cells = lines.find((line) => line[1] === name);
    return cells !== undefined && cells[3] === limit && Math.abs(Number.parseFloat(cells[2] ?? "") - kB) <= TOLERANCE;
  });
}

/** A table of Markdown as the formatter leaves it: columns padded to the longest cell. */
function align([head = [], ...body]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...body.map(line)].join("\n");
}
