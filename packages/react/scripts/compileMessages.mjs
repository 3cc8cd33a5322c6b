// Brings the catalogues up to date: every id of src/i18n/messages.ts stands in every src/i18n/locales/*.po, and each
// .po has its compiled module beside it. An id without a translation falls to English while the form runs.
//
//   node scripts/compileMessages.mjs           writes what has changed, and says what is not translated
//   node scripts/compileMessages.mjs --check   writes nothing, and fails where something would change or is missing
import { formatter } from "@lingui/format-po";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

const SOURCE = "en_US";
// Locales that have to be complete: an untranslated id fails the check.
const COMPLETE = [SOURCE, "de_DE"];
const check = process.argv.includes("--check");
const folder = fileURLToPath(new URL("../src/i18n/locales/", import.meta.url));

const { module } = await runnerImport(fileURLToPath(new URL("../src/i18n/messages.ts", import.meta.url)), {
  configFile: false,
  logLevel: "error",
  // Only the sentences of the core are wanted, and they need no build.
  resolve: { alias: { "@deposit/core": fileURLToPath(new URL("../../core/src/messages.ts", import.meta.url)) } },
});
const english = module.messages;
const ids = Object.keys(english).toSorted();

const po = formatter({ origins: false, lineNumbers: false, explicitIdAsDefault: true });
const problems = [];

for (const locale of localesHere()) {
  const path = `${folder}${locale}.po`;
  const known = existsSync(path)
    ? po.parse(readFileSync(path, "utf8"), { locale, sourceLocale: SOURCE, filename: path })
    : {};
  const translationOf = (id) => (locale === SOURCE ? english[id] : (known[id]?.translation ?? ""));
  const untranslated = ids.filter((id) => translationOf(id) === "");
  if (untranslated.length > 0) {
    const note = `${locale}: ${untranslated.length} of ${ids.length} not translated: ${untranslated.join(", ")}`;
    if (COMPLETE.includes(locale) && check) problems.push(note);
    else console.log(note);
  }
  for (const id of ids) compareGaps(locale, id, translationOf(id));
  write(path, catalogueText(locale, translationOf));
  write(
    `${folder}${locale}.ts`,
    compiledModule(ids.filter((id) => translationOf(id) !== "").map((id) => [id, translationOf(id)])),
  );
}

if (problems.length > 0) {
  console.error(problems.join("\n"));
  console.error(
    "Run `node scripts/compileMessages.mjs` in packages/react, translate what is missing, and commit the result.",
  );
  process.exit(1);
}

function localesHere() {
  const found = readdirSync(folder)
    .filter((file) => file.endsWith(".po"))
    .map((file) => file.slice(0, -3));
  return [...new Set([SOURCE, ...found])].toSorted();
}

/** The text of a .po file: ids in order, the English text above each as a note to the translator, no dates. */
function catalogueText(locale, translationOf) {
  const catalogue = Object.fromEntries(
    ids.map((id) => [id, { translation: translationOf(id), comments: locale === SOURCE ? [] : [english[id]] }]),
  );
  const text = po.serialize(catalogue, { locale, sourceLocale: SOURCE, filename: "", existing: null });
  return text.replace(/^"POT-Creation-Date:.*\n/m, "");
}

/** The compiled catalogue as a module: the lists that lingui evaluates. In a build for production it takes a text that is no list for one that was never compiled. */
function compiledModule(entries) {
  const compiled = entries.map(([id, text]) => {
    return `  ${JSON.stringify(id)}: ${JSON.stringify(compileMessage(text))},`;
  });
  return `// Made by scripts/compileMessages.mjs; edit the .po file instead.
import type { Messages } from "@lingui/core";

/** The compiled catalogue, by message id. */
export const messages: Messages = {
${compiled.join("\n")}
};
`;
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
  if (check) problems.push(`${path.slice(folder.length)} is not up to date.`);
  else writeFileSync(path, text);
}
