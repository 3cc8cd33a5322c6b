import { FilterXSS, type IWhiteList } from "xss";

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: "ff",
  ﬁ: "fi",
  ﬂ: "fl",
  ﬃ: "ffi",
  ﬄ: "ffl",
  ﬅ: "st",
  ﬆ: "st",
};

/**
 * Cleans a text as the platform does (docs/platform/metadata.md 9):
 * - trims it, and replaces curly quotes and ligatures,
 * - composes characters (NFC),
 * - removes control characters and zero-width spaces.
 */
export function cleanText(text: string): string {
  const straight = text
    .trim()
    .replace(/[\u02bc\u2018-\u201b]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/[\ufb00-\ufb06]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\r\n|[\r\u2028\u2029\u0085]/g, "\n")
    .normalize("NFC");
  // The platform replaces a lone surrogate with the replacement character.
  const whole = straight.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  return whole.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff\ufffe\uffff]/g, "");
}

/** The tags that the platform's default configuration keeps, without styles and link targets. */
const TAGS =
  "a abbr acronym b blockquote br code div table tbody td th tr em h1 h2 h3 h4 h5 i li ol p pre span strike strong sub sup u ul";
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href", "title", "name", "rel"],
  abbr: ["title"],
  acronym: ["title"],
};

const ALLOWED: IWhiteList = Object.fromEntries(
  TAGS.split(" ").map((tag) => [tag, ["class", ...(ATTRIBUTES[tag] ?? [])]]),
);

const rich = new FilterXSS({
  whiteList: ALLOWED,
  stripIgnoreTag: true,
  allowCommentTag: false,
  // Drops the attribute of an unsafe address.
  onTagAttr: (_tag, name, value, isAllowed) => {
    if (!isAllowed) return undefined;
    return name === "href" && !isSafeAddress(value) ? "" : `${name}="${value.replace(/[<>"]/g, escapeCharacter)}"`;
  },
});
/** A less-than sign that does not open a tag. */
const BARE_LESS_THAN = /<(?![a-z/!])/gi;
/** An ampersand that does not begin an entity. */
const BARE_AMPERSAND = /&(?!#?\w+;)/g;
/** Returns whether an address is a web, mail or relative address. */
function isSafeAddress(address: string): boolean {
  // Browsers ignore spaces, control characters and entities inside a scheme.
  const bare = decodeEntities(address)
    .replace(/&#?\w+;?|[\p{Cc}\s]/gu, "")
    .toLowerCase();
  return /^(?:https?:|mailto:)/.test(bare) || !/^[^/?#]*:/.test(bare);
}

const ESCAPED: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeCharacter = (character: string): string => ESCAPED[character] ?? character;

const plain = new FilterXSS({ whiteList: {}, stripIgnoreTag: true, allowCommentTag: false });

/** Removes tags and attributes that the platform does not keep; their text stays (docs/platform/metadata.md 9.2). */
export const cleanHtml = (html: string): string =>
  rich
    .process(cleanText(html).replace(BARE_LESS_THAN, "&lt;"))
    .replace(/<br\s*\/>/g, "<br>")
    .replace(BARE_AMPERSAND, "&amp;")
    .trim();

/** Returns the text of HTML without tags. */
export const stripHtml = (html: string): string => decodeEntities(plain.process(html)).trim();

const decodeEntities = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (whole, name: string) => NAMED[name] ?? whole);

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'", nbsp: "\u00a0" };

const SCHEMES = new Set(["http:", "https:", "ftp:", "ftps:"]);

/** Returns whether a text is an absolute web address with a domain, an IP address or `localhost`. */
export function isWebAddress(text: string): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /[\s<>]/.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (!SCHEMES.has(url.protocol)) return false;
  const host = url.hostname;
  return host === "localhost" || host.startsWith("[") || /^[^.]+(\.[^.]+)*\.[^.]{1,}\.?$/.test(host);
}
