import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { listFiles } from "./architecture/listFiles.ts";
import { entryPointProgram, type ExportedName, exportsOf } from "./entryPointProgram.ts";
import { entryPointsOf, manifestOf, root } from "./workspace.ts";

const folder = "packages/core";
const entryPoints = entryPointsOf(manifestOf(folder)).filter((path) => /^src\/[^/]+$/.test(path));
const program = entryPointProgram(entryPoints.map((path) => join(root, folder, path)));
const exported = new Map<string, readonly ExportedName[]>(
  entryPoints.map((path) => [
    basename(path, ".ts"),
    (exportsOf(program, join(root, folder, path)) ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1)),
  ]),
);

/** Returns the identifiers of a declaration, without what happens inside a function. */
function identifiersOf(declaration: ts.Node): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isBlock(node)) return;
    if (ts.isIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(declaration);
  return found;
}

const words = (text: string): readonly string[] => text.match(/\w+/g) ?? [];
const outside = listFiles(root)
  .filter(
    (path) => /\.(ts|tsx|mdx|md)$/.test(path) && !path.startsWith(`${folder}/src/`) && !path.startsWith("docs/api/"),
  )
  .filter((path) => path !== "scripts/entryPoints.test.ts")
  .filter((path) => !path.startsWith("docs/platform/"))
  .map((path) => readFileSync(join(root, path), "utf8"))
  .filter((text) => text.includes("@deposit/core"));

describe.each([...exported])("@deposit/core, %s.ts", (_, names) => {
  test("exports these names", () => {
    expect(names.map(({ name }) => name)).toMatchSnapshot();
  });
});

test("every name is exported by one entry point", () => {
  const all = [...exported.values()].flat().map(({ name }) => name);
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test("every name is used outside the package, or in the signature of a name that is", () => {
  const byName = new Map([...exported.values()].flat().map((one) => [one.name, one]));
  const used = new Set(outside.flatMap(words).filter((word) => byName.has(word)));
  for (const name of used)
    for (const identifier of identifiersOf(byName.get(name)?.declaration ?? ts.factory.createEmptyStatement()))
      if (byName.has(identifier)) used.add(identifier);
  expect([...byName.keys()].filter((name) => !used.has(name))).toEqual([]);
});
