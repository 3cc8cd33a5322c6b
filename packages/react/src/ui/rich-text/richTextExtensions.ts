import { Extension, Mark, mergeAttributes, Node, type Extensions } from "@tiptap/core";
import { Strike } from "@tiptap/extension-strike";
import { StarterKit } from "@tiptap/starter-kit";

/** Lower and raised text, of which chemistry and physics are full. */
const Subscript = Mark.create({
  name: "subscript",
  excludes: "superscript",
  parseHTML: () => [{ tag: "sub" }],
  renderHTML: ({ HTMLAttributes }) => ["sub", mergeAttributes(HTMLAttributes), 0],
});

const Superscript = Mark.create({
  name: "superscript",
  excludes: "subscript",
  parseHTML: () => [{ tag: "sup" }],
  renderHTML: ({ HTMLAttributes }) => ["sup", mergeAttributes(HTMLAttributes), 0],
});

/** The kit's own writes `<s>`, which the platform takes away as it saves: what was struck out would stand there as said. */
const KeptStrike = Strike.extend({
  renderHTML: ({ HTMLAttributes }) => ["strike", mergeAttributes(HTMLAttributes), 0],
});

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
  renderHTML: (values: Record<string, unknown>) => (values[name] === null ? {} : { [name]: values[name] }),
});

/** What the toolbar cannot make but the platform keeps; editing beside it must not remove it. */
const Abbreviation = Mark.create({
  name: "abbreviation",
  addAttributes: () => ({ title: attribute("title"), lang: attribute("lang"), dir: attribute("dir") }),
  parseHTML: () => [{ tag: "abbr" }, { tag: "acronym" }],
  renderHTML: ({ HTMLAttributes }) => ["abbr", mergeAttributes(HTMLAttributes), 0],
});

const LanguageSpan = Mark.create({
  name: "languageSpan",
  addAttributes: () => ({ lang: attribute("lang"), dir: attribute("dir") }),
  parseHTML: () => [{ tag: "span[lang]" }, { tag: "span[dir]" }],
  renderHTML: ({ HTMLAttributes }) => ["span", mergeAttributes(HTMLAttributes), 0],
});

const LanguageAttributes = Extension.create({
  name: "languageAttributes",
  addGlobalAttributes: () => [{ types: ["paragraph"], attributes: { lang: attribute("lang"), dir: attribute("dir") } }],
});

/** A table is kept whole, as one block that can be moved or deleted but not edited. */
const KeptTable = Node.create({
  name: "keptTable",
  group: "block",
  atom: true,
  addAttributes: () => ({
    html: { default: "", parseHTML: (element: HTMLElement) => element.outerHTML, rendered: false },
  }),
  parseHTML: () => [{ tag: "table" }],
  renderHTML({ node }) {
    const holder = document.createElement("template");
    holder.innerHTML = String(node.attrs["html"]);
    const table = holder.content.firstElementChild;
    return table instanceof HTMLElement ? { dom: table } : ["table", {}];
  },
});

/** Everything the platform keeps in a description, and the tools to write the usual part of it. */
export const richTextExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3, 4, 5] },
    horizontalRule: false,
    strike: false,
    link: {
      openOnClick: false,
      autolink: true,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Subscript,
  Superscript,
  KeptStrike,
  Abbreviation,
  LanguageSpan,
  LanguageAttributes,
  KeptTable,
];
