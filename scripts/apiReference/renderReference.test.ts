import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { entryPointProgram, exportsOf } from "../entryPointProgram.ts";
import { renderReference } from "./renderReference.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** The page of a package whose only file has this source. */
function pageOf(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), "api-"));
  folders.push(folder);
  const entryPoint = join(folder, "index.ts");
  writeFileSync(entryPoint, source);
  const program = entryPointProgram([entryPoint]);
  const names = exportsOf(program, entryPoint) ?? [];
  return renderReference({ packageName: "@x/y", entryPoint, names, program });
}

describe("a page of the API reference", () => {
  it("groups names by the comment above their export, and by their folder where there is none", () => {
    const folder = mkdtempSync(join(tmpdir(), "api-"));
    folders.push(folder);
    mkdirSync(join(folder, "parts"));
    writeFileSync(
      join(folder, "parts/one.ts"),
      "/** One. */\nexport const one = 1;\n/** Two. */\nexport const two = 2;",
    );
    const entryPoint = join(folder, "index.ts");
    const render = (text: string): string => {
      writeFileSync(entryPoint, text);
      const program = entryPointProgram([entryPoint]);
      return renderReference({
        packageName: "@x/y",
        entryPoint,
        names: exportsOf(program, entryPoint) ?? [],
        program,
      });
    };
    expect(
      render(
        '// Small numbers\nexport { one } from "./parts/one.ts";\n\n// Large numbers\nexport { two } from "./parts/one.ts";',
      ),
    ).toMatch(/## Small numbers\n\n### one[^]*## Large numbers\n\n### two/);
    expect(render('export { one } from "./parts/one.ts";')).toContain("## parts\n\n### one");
  });

  it("says what a function is, how it is called, what it throws, and shows its example", () => {
    const page = pageOf(`
      /**
       * Doubles a number,
       * see {@link Half}.
       *
       * @throws RangeError where it is none
       * @example double(2) // 4
       */
      export function double(value: number, { times = 1 }: Half = {}): number {
        return value * 2 * times;
      }
      /** The other way. */
      export interface Half {
        /** How often. */
        readonly times?: number;
      }
    `);
    expect(page).toContain("Doubles a number, see [`Half`](#half).");
    expect(page).toContain("function double(value: number, options?: Half): number;");
    expect(page).toContain("- Throws: RangeError where it is none");
    expect(page).toContain("```tsx\ndouble(2) // 4\n```");
    expect(page).toContain("interface Half {\n  /** How often. */\n  readonly times?: number;\n}");
    expect(page).not.toContain("return value");
  });

  it("shows of a class what may be called, and of a constant its type or its value", () => {
    const page = pageOf(`
      /** A fault. */
      export class Fault extends Error {
        readonly kind = "fault";
        private secret = 1;
        constructor(readonly said: string) { super(said); }
        tell(): string { return this.said; }
      }
      /** Milliseconds. */
      export const PATIENCE = 2000;
      /** Goes there. */
      export const go: (to: string) => void = (to) => { location.href = to; };
    `);
    expect(page).toContain("class Fault extends Error {");
    expect(page).toContain("  tell(): string;");
    expect(page).not.toContain("secret");
    expect(page).toContain("const PATIENCE = 2000;");
    expect(page).toContain("const go: (to: string) => void;");
  });

  it("links names that differ in their capitals alone to their own headings", () => {
    const page = pageOf(`
      /** A value. */
      export interface Field { readonly id: string }
      /** Makes a {@link Field}. */
      export const field = (id: string): Field => ({ id });
    `);
    expect(page).toContain("[`Field`](#field) · [`field`](#field-1)");
    expect(page).toContain("function field(id: string): Field;");
  });
});
