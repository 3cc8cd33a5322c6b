import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execPath } from "node:process";
import { afterAll, expect, it } from "vitest";
import { publicFolders, root } from "./workspace.ts";

// Inside the repository, so that packages are found by their names.
mkdirSync(join(root, "test-results"), { recursive: true });
const folder = mkdtempSync(join(root, "test-results/snippets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The TypeScript in the fences of a text, without the indentation of the list that one stands in. */
function snippetsOf(text: string): string[] {
  return [...text.matchAll(/^( *)```tsx?\n(.*?)^ *```$/gms)].map(([, indent = "", code = ""]) =>
    code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
  );
}

/** What the compiler says of the files in the folder. */
function compile(): Promise<string> {
  const compiler = join(root, "node_modules/typescript7/bin/tsc");
  return new Promise((resolve) => {
    execFile(execPath, [compiler, "-p", folder], { cwd: folder }, (_error, stdout) => resolve(stdout));
  });
}

it("what a README shows compiles against the packages as they are, and they are the ones it installs", async () => {
  const readmes = ["README.md", ...publicFolders().map((path) => `${path}/README.md`)];
  const texts = readmes.map((path) => [path, readFileSync(join(root, path), "utf8")] as const);
  const snippets = texts.flatMap(([path, text]) => snippetsOf(text).map((code) => [path, code] as const));
  expect(new Set(snippets.map(([path]) => path))).toEqual(new Set(readmes));
  for (const [index, [path, code]] of snippets.entries())
    writeFileSync(join(folder, `${path.replaceAll(/\W/g, "_")}_${index}.tsx`), code);
  // A reader's page may be JavaScript: what it hands in needs no types. An example may end before it uses what it makes.
  const compilerOptions = { noImplicitAny: false, noUnusedLocals: false, declaration: false };
  const config = { extends: join(root, "tsconfig.json"), compilerOptions, include: ["*.tsx"], exclude: [] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
  expect(await compile()).toBe("");

  const readme = texts[0]?.[1] ?? "";
  const installed = new Set(/npm install (.+)/.exec(readme)?.[1]?.split(" "));
  const used = snippetsOf(readme).flatMap((code) =>
    [...code.matchAll(/from "(@deposit\/[\w-]+)/g)].map(([, name]) => name),
  );
  // The groups of custom fields are shown in the table of what can be changed.
  if (readme.includes("defineFieldGroup(")) used.push("@deposit/fields-custom");
  expect(used.filter((name) => name === undefined || !installed.has(name))).toEqual([]);
});
