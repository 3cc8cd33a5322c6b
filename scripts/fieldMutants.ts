// Removes every member of the field table and its definitions, one at a time, and reports the removals that nobody notices:
//
//   pnpm mutation:fields
//
// A removal is noticed by the samples of the fields (packages/core/test/fields), or else by the type check.
import { type BuildContext, context } from "esbuild";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exit, stdout } from "node:process";
import ts from "typescript";
import { type DerivedFunctions, checkFields } from "../packages/core/test/fields/checkFields.ts";
import { runCommand } from "./runCommand.ts";
import { root } from "./workspace.ts";

const core = "packages/core";
const fields = join(root, core, "src/fields");
const scratch = join(root, "test-results/field-mutants");

/** A file of the field table without one member of an object in it. */
interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly member: string;
  readonly text: string;
}

/** Whether a node is inside of a call of zod: what a schema holds is tested by the tests of schemas. */
function isInSchema(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && /^z\b/.test(node.expression.getText())) return true;
  return node.parent !== undefined && isInSchema(node.parent);
}

/** Returns the file without each member of each of its objects. */
function mutantsOf(file: string): readonly Mutant[] {
  const text = readFileSync(join(fields, file), "utf8");
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && !isInSchema(node)) {
      for (const property of node.properties) {
        const comma = /^\s*,/.exec(text.slice(property.end))?.[0].length ?? 0;
        mutants.push({
          file,
          line: source.getLineAndCharacterOfPosition(property.getStart()).line + 1,
          member: property.getText().replaceAll(/\s+/g, " ").slice(0, 60),
          text: text.slice(0, property.getStart()) + text.slice(property.end + comma),
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

let planted: Mutant | undefined;

/** Bundles what is derived from the field table. The file of the `planted` mutant is replaced by its text. */
function bundleDerived(): Promise<BuildContext> {
  return context({
    entryPoints: [join(root, core, "test/fields/derivedFunctions.ts")],
    bundle: true,
    format: "cjs",
    platform: "node",
    write: false,
    logLevel: "silent",
    plugins: [
      {
        name: "planted",
        setup(build) {
          build.onLoad({ filter: /[/\\]src[/\\]fields[/\\].*\.ts$/ }, ({ path }) =>
            planted !== undefined && path === join(fields, planted.file)
              ? { contents: planted.text, loader: "ts" }
              : undefined,
          );
        },
      },
    ],
  });
}

/** Returns what the samples say about a mutant; a bundle that cannot be built or run is noticed as well. */
async function complaintsOf(mutant: Mutant | undefined, bundle: BuildContext): Promise<readonly string[]> {
  planted = mutant;
  try {
    const { outputFiles = [] } = await bundle.rebuild();
    const module: { exports: unknown } = { exports: {} };
    new Function("module", "exports", "require", outputFiles[0]?.text ?? "")(module, module.exports, undefined);
    return checkFields(module.exports as DerivedFunctions);
  } catch (error) {
    return [String(error)];
  }
}

/** Returns the mutants that the type check accepts. Each is a copy beside its original, so that one run checks all. */
async function acceptedByCompiler(mutants: readonly Mutant[]): Promise<readonly Mutant[]> {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  cpSync(join(root, core, "src"), join(scratch, "src"), { recursive: true });
  const nameOf = (index: number): string => `mutant${index}.ts`;
  for (const [index, { text }] of mutants.entries()) writeFileSync(join(scratch, "src/fields", nameOf(index)), text);
  symlinkSync(join(root, core, "node_modules"), join(scratch, "node_modules"), "junction");
  const options = { extends: "../../tsconfig.json", include: ["src"], exclude: ["**/*.test.ts"] };
  const compilerOptions = { noUnusedLocals: false, types: [] };
  writeFileSync(join(scratch, "tsconfig.json"), JSON.stringify({ ...options, compilerOptions }));
  const compiler = join(root, "node_modules/typescript7/bin/tsc");
  const { output } = await runCommand(["node", compiler, "--noEmit", "-p", join(scratch, "tsconfig.json")], {
    show: false,
  });
  const others = output.split("\n").filter((line) => line.includes("error TS") && !line.includes("mutant"));
  if (others.length > 0) throw new Error(`The type check fails without a removal:\n${others.join("\n")}`);
  return mutants.filter((_, index) => !output.includes(`${nameOf(index)}(`));
}

/** Files that define no field. They have tests of their own. */
const others = ["localizedText.ts", "parseDate.ts", "paths.ts", "values.ts"];
const isDefinition = (file: string): boolean =>
  file.endsWith(".ts") && !file.endsWith(".test.ts") && !others.includes(file);

const files = readdirSync(fields).filter(isDefinition);
const mutants = files.flatMap(mutantsOf);
const bundle = await bundleDerived();
const unmutated = await complaintsOf(undefined, bundle);
if (unmutated.length > 0) throw new Error(`The samples complain without a removal:\n${unmutated.join("\n")}`);
const left: Mutant[] = [];
for (const mutant of mutants) if ((await complaintsOf(mutant, bundle)).length === 0) left.push(mutant);
await bundle.dispose();
const unnoticed = await acceptedByCompiler(left);
const bySamples = mutants.length - left.length;
const byCompiler = left.length - unnoticed.length;
stdout.write(`${mutants.length} removals: ${bySamples} noticed by samples, ${byCompiler} by the compiler\n`);
for (const { file, line, member } of unnoticed)
  stdout.write(`${core}/src/fields/${file}:${line}  not noticed: ${member}\n`);
exit(unnoticed.length > 0 ? 1 : 0);
