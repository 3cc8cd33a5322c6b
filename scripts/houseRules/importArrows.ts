import { isBuiltin } from "node:module";
import ts from "typescript";
import type { Manifest } from "../workspace.ts";
import { ignorance, outsiders, type PackageLaw } from "./layers.ts";
import { importsOf, isTest, partsOf, type Fault, type Import, type Source } from "./source.ts";

const packageOf = (specifier: string): string => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

const matches = (specifier: string, names: string[]): boolean =>
  names.some((name) => (name.endsWith("/") ? specifier.startsWith(name) : packageOf(specifier) === name));

/** Whether every import of a module in this file is a type import. */
function onlyTypes({ path, text }: Source, specifier: string): boolean {
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.every((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return true;
    const module = statement.moduleSpecifier;
    if (module === undefined || !ts.isStringLiteral(module) || module.text !== specifier) return true;
    return ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
  });
}

/** Why this package may not name that one, or undefined. */
function refusedPackage(
  law: PackageLaw,
  manifest: Manifest,
  source: Source,
  { specifier }: Import,
): string | undefined {
  const test = isTest(source.path);
  const name = packageOf(specifier);
  if (isBuiltin(specifier)) return law.node || test ? undefined : `${law.folder} runs in browsers: no ${specifier}`;
  if (name === manifest.name) return "a package does not import itself by name: use the relative path";
  if (!test && matches(specifier, law.refuses)) return `${law.folder} must not know ${name}`;
  const tools = test ? manifest.devDependencies : {};
  const listed = { ...manifest.dependencies, ...manifest.peerDependencies, ...tools };
  if (name.startsWith("@deposit/")) {
    const allowed = law.ours[name];
    if (allowed === undefined && !test) return `${law.folder} must not import ${name}`;
    if (allowed === "types" && !test && !onlyTypes(source, specifier))
      return `${law.folder} takes only types from ${name}`;
  }
  const shipped = source.path.startsWith(`${law.folder}/src/`) && manifest.private !== true;
  return name in listed || test || !shipped ? undefined : `${name} is not a dependency in ${law.folder}/package.json`;
}

/** Why this file may not import that one of the same package, or undefined. */
function refusedPart(law: PackageLaw, from: string, to: string): string | undefined {
  const src = `${law.folder}/src/`;
  if (law.levels.length === 0 || !from.startsWith(src) || !to.startsWith(src)) return undefined;
  const [fromPart = "", fromChild] = partsOf(from.slice(src.length));
  const [toPart = "", toChild] = partsOf(to.slice(src.length));
  if (fromPart === toPart) {
    const crosses = law.apart.includes(fromPart) && fromChild !== toChild;
    return crosses ? `${fromPart}/${fromChild} must not import ${fromPart}/${toChild}` : undefined;
  }
  const levelOf = (part: string): number => law.levels.findIndex((level) => level.includes(part));
  const [fromLevel, toLevel] = [levelOf(fromPart), levelOf(toPart)];
  if (fromLevel === -1 || toLevel === -1 || toLevel < fromLevel) return undefined; // no level is a fault of its own
  return toLevel === fromLevel
    ? `${fromPart} and ${toPart} are of one level and must not import each other`
    : `${fromPart} must not import ${toPart}, which stands above it`;
}

function refusedImport(law: PackageLaw, manifest: Manifest, source: Source, one: Import): string | undefined {
  const ignorant = ignorance.find(({ within }) => source.path.startsWith(`${within}/`));
  if (ignorant !== undefined && !isTest(source.path) && matches(one.specifier, ignorant.refuses)) return ignorant.why;
  if (one.file === undefined) return refusedPackage(law, manifest, source, one);
  if (!one.file.startsWith(`${law.folder}/`))
    return `${one.specifier} leaves ${law.folder}: import the package by its name`;
  return isTest(source.path) ? undefined : refusedPart(law, source.path, one.file);
}

/** A part of `src` that the table does not name could import anything: it wants a level first. */
function unplaced(law: PackageLaw, path: string): string | undefined {
  const src = `${law.folder}/src/`;
  if (law.levels.length === 0 || !path.startsWith(src) || isTest(path)) return undefined;
  const [part = ""] = partsOf(path.slice(src.length));
  return law.levels.flat().includes(part)
    ? undefined
    : `${part} has no level in scripts/houseRules/layers.ts: give it one`;
}

/** The imports of a package's files that go against its law. */
export function importArrows(law: PackageLaw, manifest: Manifest, sources: Source[]): Fault[] {
  return sources
    .filter(({ path }) => path.startsWith(`${law.folder}/`))
    .flatMap((source) => {
      const unknown = unplaced(law, source.path);
      const placed = unknown === undefined ? [] : [{ path: source.path, line: 1, message: unknown }];
      const refused = importsOf(source).flatMap((one) => {
        const message = refusedImport(law, manifest, source, one);
        return message === undefined ? [] : [{ path: source.path, line: one.line, message }];
      });
      return [...placed, ...refused];
    });
}

/** Journeys and stories use the packages by name, through their doors, as a user of them would. */
export function publicDoors(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    const outsider = outsiders.find(({ folder }) => source.path.startsWith(`${folder}/`));
    if (outsider === undefined) return [];
    return importsOf(source)
      .filter(
        ({ file }) => file?.startsWith("packages/") && !outsider.mayReach.some((folder) => file.startsWith(folder)),
      )
      .map(({ specifier, line }) => ({
        path: source.path,
        line,
        message: `${specifier} reaches into a package: import what it exports, by the package's name`,
      }));
  });
}
