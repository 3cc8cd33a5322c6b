import { statSync } from "node:fs";
import { bundleEntry } from "./scripts/bundleEntry.ts";

const core = await bundleEntry({ input: "packages/core/dist/index.js", folder: "core", isDoor: true });
const form = await bundleEntry({ input: "scripts/wholeForm.ts", folder: "form" });

/** The files that are loaded for one part that is put off, by the end of its source's name. */
const late = (part: string): string[] => {
  const files = Object.entries(form.late).find(([entry]) => entry.includes(`/${part}`))?.[1];
  if (files === undefined) throw new Error(`${part} is no longer loaded late: it is part of the first load.`);
  return files;
};

const largest = Object.values(form.late)
  .flat()
  .toSorted((one, other) => statSync(other).size - statSync(one).size)[0];
if (largest === undefined) throw new Error("Nothing is loaded late any more.");

// What a visitor downloads, compressed, without React. The page with the whole form, and a file that is loaded late, have
// limits to keep; the others are what it is today, rounded up: lower one whenever less is reached.
const checks = [
  { name: "@deposit/core, all of it", path: core.initial, limit: "51.5 kB", gzip: true },
  {
    name: "a page with the whole form, its client and its style sheet",
    path: form.initial,
    limit: "127.2 kB",
    gzip: true,
  },
  { name: "the largest file that is loaded late", path: largest, limit: "130 kB", gzip: true },
  {
    name: "the rich text editor with all that it shares, loaded late",
    path: late("RichTextEditor"),
    limit: "151 kB",
    gzip: true,
  },
  { name: "suggestions of a search, loaded late", path: late("ComboboxPopup"), limit: "22.4 kB", gzip: true },
  { name: "sending files, loaded late", path: late("createUploader"), limit: "22.6 kB", gzip: true },
  { name: "the list of files, loaded late", path: late("ListedFiles"), limit: "6.5 kB", gzip: true },
  { name: "custom fields, loaded late", path: late("CustomFieldCards"), limit: "8.6 kB", gzip: true },
  { name: "dragging rows, loaded late", path: late("SortableDragging"), limit: "15.3 kB", gzip: true },
  { name: "the window over long lists, loaded late", path: late("ListWindowing"), limit: "11 kB", gzip: true },
  {
    name: "a language (German), loaded with the page",
    path: late("locales/de_DE.js"),
    limit: "8 kB",
    gzip: true,
  },
  {
    name: "a language (German): the words of dialogs and of the list of files, loaded late",
    path: late("locales/lazy/de_DE.js"),
    limit: "5.9 kB",
    gzip: true,
  },
];
export default checks;
