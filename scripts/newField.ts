// Adds a text field to a copy of the repository, as docs/guides/adding-a-field.md says, and checks that the type check or a test
// names each next file:
//
//   pnpm mutation:new-field
//
// Takes some minutes. The copy stays in test-results/new-field.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { execPath, exit, stdout } from "node:process";
import { type GuideStep, applyStep, readFieldGuide } from "./fieldGuide.ts";
import { manifestOf, packageFolders, root } from "./workspace.ts";

const copy = join(root, "test-results/new-field");

/** Links what is installed in a folder, except our own packages, which are those of the copy. */
function linkModules(folder: string): void {
  const installed = join(root, folder, "node_modules");
  if (!existsSync(installed)) return;
  const modules = join(copy, folder, "node_modules");
  mkdirSync(join(modules, "@deposit"), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== "@deposit") symlinkSync(join(installed, name), join(modules, name), "junction");
  for (const own of packageFolders()) symlinkSync(join(copy, own), join(modules, manifestOf(own).name), "junction");
}

/** Copies the files of the repository. */
function copyRepository(): void {
  rmSync(copy, { recursive: true, force: true });
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root });
  for (const file of files.toString().split("\n")) {
    if (file === "" || !existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  for (const folder of ["", ...packageFolders()]) linkModules(folder);
}

/** Runs a check in the copy. Returns its output, "" where it passes. */
function run(...args: readonly string[]): string {
  const { status, stdout: out, stderr } = spawnSync(execPath, args, { cwd: copy, encoding: "utf8" });
  return status === 0 ? "" : `${out}${stderr}`;
}

const typeCheck = (): string => run("node_modules/typescript7/bin/tsc", "--noEmit", "-p", ".");
const tests = (project: string, ...filter: readonly string[]): string =>
  run("node_modules/vitest/vitest.mjs", "run", "--project", project, ...filter);
const tableTests = (): string => tests("unit", "packages/core/src/fields");
const pageTest = (): string => tests("unit-dom", "packages/react/src/everyField.test.tsx");
const guideTest = (): string => tests("unit", "scripts/sectionGuides.test.ts", "-t", "every field of the form");

/** The check that asks for each step after the first, and a text of its output. */
const asks: readonly (readonly [check: () => string, says: string])[] = [
  [typeCheck, '"metadata.edition"'],
  [typeCheck, '"version.edition.label"'],
  [tableTests, "metadata.edition"],
  [pageTest, "metadata.edition"],
  [guideTest, "metadata.edition"],
];

function perform(step: GuideStep): void {
  const path = join(copy, step.file);
  writeFileSync(path, applyStep(readFileSync(path, "utf8"), step));
}

const steps = readFieldGuide();
const failures: string[] = [];
copyRepository();
for (const [index, step] of steps.entries()) {
  const asked = asks[index - 1];
  if (asked !== undefined && !asked[0]().includes(asked[1]))
    failures.push(`Nothing asks for a change of ${step.file}.`);
  perform(step);
  stdout.write(`${index + 1}. ${step.file}\n`);
}
run("packages/react/scripts/compileMessages.mjs");
for (const check of [typeCheck, tableTests, pageTest, guideTest]) {
  const output = check();
  if (output !== "") failures.push(`With the new field, a check fails:\n${output}`);
}
stdout.write(failures.length === 0 ? "Each step is asked for, and all checks pass.\n" : `${failures.join("\n")}\n`);
exit(failures.length > 0 ? 1 : 0);
