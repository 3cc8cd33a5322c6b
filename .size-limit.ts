import { bundleDoor } from "./scripts/bundleDoor.ts";

const core = await bundleDoor("packages/core");
const react = await bundleDoor("packages/react");

const editor = Object.entries(react.late).find(([entry]) => entry.includes("RichTextEditor"))?.[1];
if (editor === undefined)
  throw new Error("The rich text editor is no longer loaded late: it is part of the first load.");

/** Both parts of German: the largest of the languages that have translations. */
const language = (part: string): string[] => {
  const file = react.late[`packages/react/dist/locales/${part}.js`];
  if (file === undefined) throw new Error(`The language ${part} is no longer loaded late.`);
  return file;
};

// What a visitor downloads, compressed, without React: what it is today, rounded up to 5 kB, which is still above the aim:
// 120 kB for the form with its style sheet, 130 kB for what is loaded late. Lower one whenever less is reached.
const checks = [
  { name: "@deposit/core", path: core.initial, limit: "65 kB", gzip: true },
  {
    name: "@deposit/react, the whole form and its style sheet",
    path: [...react.initial, "packages/react/dist/styles.css"],
    limit: "200 kB",
    gzip: true,
  },
  { name: "the rich text editor, loaded late", path: editor, limit: "150 kB", gzip: true },
  {
    name: "a language (German): the words of the form, loaded late",
    path: language("de_DE"),
    limit: "8 kB",
    gzip: true,
  },
  {
    name: "a language (German): the sentences of the core, loaded late",
    path: language("core/de_DE"),
    limit: "8 kB",
    gzip: true,
  },
];
export default checks;
