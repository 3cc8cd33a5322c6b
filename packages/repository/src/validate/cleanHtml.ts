import { FilterXSS, type IWhiteList } from "xss";
import { cleanText } from "./cleanText.ts";

const direction = ["dir", "lang"];
const cell = ["style", "colspan", "rowspan", "nowrap"];
const column = ["style", "span"];

const ALLOWED: IWhiteList = {
  a: ["href", "title", "name", "target", "rel", "rev", "alt"],
  abbr: ["title", ...direction],
  acronym: ["title", ...direction],
  div: direction,
  span: direction,
  p: direction,
  table: ["style"],
  tbody: ["style"],
  thead: ["style"],
  tfoot: ["style"],
  tr: ["style"],
  td: cell,
  th: cell,
  col: column,
  colgroup: column,
};
for (const tag of "b blockquote br code em h1 h2 h3 h4 h5 i li ol pre s strike strong sub sup u ul".split(" ")) {
  ALLOWED[tag] = [];
}

const rich = new FilterXSS({ whiteList: ALLOWED, stripIgnoreTag: true, allowCommentTag: false });
const plain = new FilterXSS({ whiteList: {}, stripIgnoreTag: true, allowCommentTag: false });

/** Removes the tags and attributes that the platform does not keep; the text inside them stays (wire 2.1). */
export const cleanHtml = (html: string): string => rich.process(cleanText(html)).trim();

/** The text of some HTML, without any tag. */
export const stripHtml = (html: string): string => decodeEntities(plain.process(html)).trim();

const decodeEntities = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (whole, name: string) => NAMED[name] ?? whole);

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'", nbsp: "\u00a0" };
