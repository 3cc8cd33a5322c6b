// Brings the catalogues up to date: every id of src/i18n/messages.ts stands in the .po file of every language that
// src/i18n/localeNames.ts names, and each .po has its compiled module beside it. An id without a translation falls to
// English while the form runs.
//
//   node scripts/compileMessages.mjs            writes what has changed, and says what is missing in complete languages
//   node scripts/compileMessages.mjs --check    writes nothing, and fails where something would change or is missing
//   node scripts/compileMessages.mjs --report   also counts, for every language, what is translated
import { formatter } from "@lingui/format-po";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const SOURCE = "en_US";
// Locales that have to be complete: an untranslated id fails the check.
const COMPLETE = [SOURCE, "de_DE"];
const check = process.argv.includes("--check");
const report = process.argv.includes("--report");
const folder = fileURLToPath(new URL("../src/i18n/locales/", import.meta.url));

const { messages: english, lazyMessages } = await importSource("../src/i18n/messages.ts");
const ids = Object.keys(english).toSorted();
// Each language is two modules: what a page says at once, and what late parts say.
const modules = [
  { folder: "", ids: ids.filter((id) => !Object.hasOwn(lazyMessages, id)) },
  { folder: "lazy/", ids: ids.filter((id) => Object.hasOwn(lazyMessages, id)) },
];
const { localeNames } = await importSource("../src/i18n/localeNames.ts");
const locales = [SOURCE, ...localeNames];

const po = formatter({ origins: false, lineNumbers: false, explicitIdAsDefault: true });
mkdirSync(`${folder}lazy`, { recursive: true });
const problems = [];
const counted = [];
const stale = [];

for (const locale of locales) {
  const path = `${folder}${locale}.po`;
  const known = existsSync(path)
    ? po.parse(readFileSync(path, "utf8"), { locale, sourceLocale: SOURCE, filename: path })
    : {};
  const translationOf = (id) => (locale === SOURCE ? english[id] : (known[id]?.translation ?? ""));
  const untranslated = ids.filter((id) => translationOf(id) === "");
  counted.push([locale, ids.length - untranslated.length]);
  if (untranslated.length > 0 && COMPLETE.includes(locale)) {
    const note = `${locale}: ${untranslated.length} of ${ids.length} not translated: ${untranslated.join(", ")}`;
    if (check) problems.push(note);
    else console.log(note);
  }
  for (const id of ids) compareGaps(locale, id, translationOf(id));
  write(path, catalogueText(locale, translationOf));
  for (const module of modules) {
    const text = locale === SOURCE ? sourceModule(module) : compiledModule(module, translationOf);
    write(`${folder}${module.folder}${locale}.ts`, text);
  }
}

for (const file of modules.flatMap((module) => readdirSync(`${folder}${module.folder}`))) {
  if (file === "lazy") continue;
  if (!locales.includes(file.replace(/\.(po|ts)$/, "")))
    problems.push(`${file} is of a language that localeNames.ts does not name.`);
}

if (report) {
  for (const [locale, count] of counted)
    console.log(
      `${locale.padEnd(16)}${String(count).padStart(5)} of ${ids.length}${percent(count / ids.length).padStart(7)}`,
    );
  const started = counted.filter(([, count]) => count > 0).length;
  console.log(`${locales.length} languages, ${started} with translations; what is missing is said in English.`);
}

if (stale.length > 0) {
  const others = stale.length > 3 ? ` and ${stale.length - 3} more` : "";
  problems.push(`Not up to date: ${stale.slice(0, 3).join(", ")}${others}.`);
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  console.error(
    "Run `node scripts/compileMessages.mjs` in packages/react, translate what is missing, and commit the result.",
  );
  process.exit(1);
}

async function importSource(path) {
  const { module } = await runnerImport(fileURLToPath(new URL(path, import.meta.url)), {
    configFile: false,
    logLevel: "error",
    // Only the sentences of the core are wanted, and they need no build.
    resolve: { alias: { "@deposit/core": fileURLToPath(new URL("../../core/src/messages.ts", import.meta.url)) } },
  });
  return module;
}

function percent(share) {
  return new Intl.NumberFormat("en", { style: "percent" }).format(share);
}

/** The text of a .po file: ids in order, the English text above each as a note to the translator, no dates. */
function catalogueText(locale, translationOf) {
  const catalogue = Object.fromEntries(
    ids.map((id) => [id, { translation: translationOf(id), comments: locale === SOURCE ? [] : [english[id]] }]),
  );
  const text = po.serialize(catalogue, { locale, sourceLocale: SOURCE, filename: "", existing: null });
  return text.replace(/^"POT-Creation-Date:.*\n/m, "");
}

/** English, by id. */
function sourceModule(module) {
  const lines = module.ids.map((id) => `  ${JSON.stringify(id)}: ${compiledText(english[id])},`);
  return `// Made by scripts/compileMessages.mjs; edit src/i18n/messages/ instead.
import type { Catalogue } from "${pathFrom(module, "compiledMessage.ts")}";

/** The compiled catalogue, by message id. */
export const messages: Catalogue = {
${lines.join("\n")}
};
`;
}

/** A translated catalogue as `readCatalogue` reads it: without ids, in the order of the English one. */
function compiledModule(module, translationOf) {
  const translations = module.ids.map(translationOf);
  const length = translations.findLastIndex((text) => text !== "") + 1;
  const texts = translations.slice(0, length).map((text) => `  ${text === "" ? 0 : compiledText(text)},`);
  return `// Made by scripts/compileMessages.mjs; edit the .po file instead.
import type { CatalogueTexts } from "${pathFrom(module, "readCatalogue.ts")}";

/** The compiled catalogue, in the order of the English one. */
export const texts: CatalogueTexts = [${texts.length === 0 ? "" : `\n${texts.join("\n")}\n`}];
`;
}

function pathFrom(module, file) {
  return `${module.folder === "" ? ".." : "../.."}/${file}`;
}

/** A sentence as `createI18n` takes it: as it is, or the list of its pieces where it has gaps. */
function compiledText(text) {
  const tokens = compileMessage(text);
  return JSON.stringify(tokens.every((token) => typeof token === "string") ? tokens.join("") : tokens);
}

/** A translation may use only the gaps of the English text, since nothing else is filled in. */
function compareGaps(locale, id, text) {
  const allowed = gapsOf(compileMessage(english[id]));
  const unknown = [...gapsOf(compileMessage(text))].filter((gap) => !allowed.has(gap));
  if (unknown.length > 0)
    problems.push(`${locale}: ${id} has {${unknown.join("}, {")}}, which the English text has not.`);
}

function gapsOf(tokens) {
  const gaps = new Set();
  for (const token of tokens) {
    if (!Array.isArray(token)) continue;
    gaps.add(token[0]);
    for (const option of Object.values(token[2] ?? {}))
      if (Array.isArray(option)) for (const gap of gapsOf(option)) gaps.add(gap);
  }
  gaps.delete("#");
  return gaps;
}

function write(path, text) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  if (check) stale.push(path.slice(folder.length));
  else writeFileSync(path, text);
}
