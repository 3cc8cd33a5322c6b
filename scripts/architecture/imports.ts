import { isBuiltin } from "node:module";
import ts from "typescript";
import { entryPointsOf, type Manifest } from "../workspace.ts";
import { forbiddenImports, externalImporters, type PackageRule } from "./layers.ts";
import { importsOf, partsOf, reachable, type Fault, type Import, type Source } from "./source.ts";

const packageOf = (specifier: string): string => specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");

const isWithin = (path: string, folder: string): boolean => folder.endsWith("/") && path.startsWith(folder);

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
  rule: PackageRule,
  manifest: Manifest,
  source: Source,
  { specifier }: Import,
): string | undefined {
  const name = packageOf(specifier);
  if (isBuiltin(specifier)) return rule.node ? undefined : `${rule.folder} runs in browsers: no ${specifier}`;
  if (name === manifest.name) return "a package does not import itself by name: use the relative path";
  if (matches(specifier, rule.refuses) && !rule.allows?.includes(specifier))
    return `${rule.folder} must not know ${name}`;
  if (name.startsWith("@deposit/")) {
    const allowed = rule.ours[name];
    if (allowed === undefined) return `${rule.folder} must not import ${name}`;
    if (allowed === "types" && !onlyTypes(source, specifier)) return `${rule.folder} takes only types from ${name}`;
  }
  const listed = name in { ...manifest.dependencies, ...manifest.peerDependencies };
  return listed || manifest.private === true ? undefined : `${name} is not a dependency in ${rule.folder}/package.json`;
}

/** Whether a file of `src` itself is an entry point. Such a file is no part: it may import any, and no part imports it. */
function isEntryPoint({ folder }: PackageRule, manifest: Manifest, path: string): boolean {
  const src = `${folder}/src/`;
  const name = path.slice(src.length);
  return path.startsWith(src) && !name.includes("/") && entryPointsOf(manifest).includes(`src/${name}`);
}

/** Why this file may not import that one of the same package, or undefined. */
function refusedPart(rule: PackageRule, manifest: Manifest, from: string, to: string): string | undefined {
  const src = `${rule.folder}/src/`;
  if (!from.startsWith(src)) return undefined;
  if (isEntryPoint(rule, manifest, to)) return `${to.slice(src.length)} is an entry point: import the module itself`;
  if (isEntryPoint(rule, manifest, from)) return undefined;
  if (to.startsWith(`${rule.folder}/test/`)) return "published code must not import what supports tests";
  if (rule.levels.length === 0 || !to.startsWith(src)) return undefined;
  const [fromPart = "", fromChild] = partsOf(from.slice(src.length));
  const [toPart = "", toChild] = partsOf(to.slice(src.length));
  if (fromPart === toPart) {
    const crosses = rule.apart.includes(fromPart) && fromChild !== toChild;
    return crosses ? `${fromPart}/${fromChild} must not import ${fromPart}/${toChild}` : undefined;
  }
  const levelOf = (part: string): number => rule.levels.findIndex((level) => level.includes(part));
  const [fromLevel, toLevel] = [levelOf(fromPart), levelOf(toPart)];
  if (fromLevel === -1 || toLevel === -1 || toLevel < fromLevel) return undefined; // no level is a fault of its own
  return toLevel === fromLevel
    ? `${fromPart} and ${toPart} are of one level and must not import each other`
    : `${fromPart} must not import ${toPart}, which stands above it`;
}

const leaves = (rule: PackageRule, { file }: Import): boolean =>
  file !== undefined && !file.startsWith(`${rule.folder}/`);

function refusedImport(rule: PackageRule, manifest: Manifest, source: Source, one: Import): string | undefined {
  const ignorant = forbiddenImports.find(({ within }) => source.path.startsWith(`${within}/`));
  if (ignorant !== undefined && matches(one.specifier, ignorant.refuses)) return ignorant.why;
  return one.file === undefined
    ? refusedPackage(rule, manifest, source, one)
    : refusedPart(rule, manifest, source.path, one.file);
}

/** A part of `src` that the table does not name could import anything: it wants a level first. */
function unplaced(rule: PackageRule, manifest: Manifest, path: string): string | undefined {
  const src = `${rule.folder}/src/`;
  if (rule.levels.length === 0 || !path.startsWith(src) || isEntryPoint(rule, manifest, path)) return undefined;
  const [part = ""] = partsOf(path.slice(src.length));
  return rule.levels.flat().includes(part)
    ? undefined
    : `${part} has no level in scripts/architecture/layers.ts: give it one`;
}

/**
 * The imports of a package's files that go against its rule. The arrows bind what is shipped: the files that the package's
 * entry points lead to. Tests, and what only they use, drive the parts from outside; no file, of a test
 * or not, reaches into another package by a path.
 */
export function importRules(rule: PackageRule, manifest: Manifest, sources: Source[]): Fault[] {
  const own = sources.filter(({ path }) => path.startsWith(`${rule.folder}/`));
  const entryPoints = entryPointsOf(manifest).map((entryPoint) => `${rule.folder}/${entryPoint}`);
  const shipped = reachable(
    own.filter(({ path }) => entryPoints.includes(path)),
    own,
  );
  return own.flatMap((source) => {
    const fault = (line: number, message: string): Fault => ({ path: source.path, line, message });
    const unknown = shipped.has(source) ? unplaced(rule, manifest, source.path) : undefined;
    const refused = importsOf(source).flatMap((one) => {
      const message = leaves(rule, one)
        ? `${one.specifier} leaves ${rule.folder}: import the package by its name`
        : shipped.has(source)
          ? refusedImport(rule, manifest, source, one)
          : undefined;
      return message === undefined ? [] : [fault(one.line, message)];
    });
    return unknown === undefined ? refused : [fault(1, unknown), ...refused];
  });
}

/**
 * End-to-end tests, stories and benchmarks use the packages by name, through their entry points, as a user of them would. An exception for
 * one file that it no longer needs is a fault, too.
 */
export function publicDoors(sources: Source[]): Fault[] {
  return sources.flatMap((source) => {
    const outsider = externalImporters.find(({ within }) => source.path === within || isWithin(source.path, within));
    if (outsider === undefined) return [];
    const reached = importsOf(source).filter(({ file }) => file?.startsWith("packages/"));
    const isMeant = (one: Import, place: string): boolean =>
      one.file === place || (one.file !== undefined && isWithin(one.file, place));
    const refused = reached
      .filter((one) => !outsider.mayReach.some((place) => isMeant(one, place)))
      .map(({ specifier, line }) => ({
        path: source.path,
        line,
        message: `${specifier} reaches into a package: import what it exports, by the package's name`,
      }));
    const unused = outsider.mayReach
      .filter((place) => outsider.within === source.path && !reached.some((one) => isMeant(one, place)))
      .map((place) => ({
        path: source.path,
        line: 1,
        message: `${place} is not named here: scripts/architecture/layers.ts need not except it`,
      }));
    return [...refused, ...unused];
  });
}
