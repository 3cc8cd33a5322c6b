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
 * Cleans a text as the platform does on the way in: space around it goes, curly quotes become
 * straight, ligatures their letters, the letters are composed (NFC), and control characters and
 * zero-width spaces are dropped (docs/platform/metadata.md 9.1).
 */
export function cleanText(text: string): string {
  const straight = text
    .trim()
    .replace(/[\u02bc\u2018-\u201b]/g, "'")
    .replace(/[\u201c-\u201f]/g, '"')
    .replace(/[\ufb00-\ufb06]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\r\n|[\r\u2028\u2029\u0085]/g, "\n")
    .normalize("NFC");
  // A lone surrogate cannot be stored as text: the platform answers the replacement character.
  const whole = straight.replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "\ufffd");
  // oxlint-disable-next-line no-control-regex -- these are the characters to remove
  return whole.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff\ufffe\uffff]/g, "");
}

/** What a default application of the platform keeps: few tags, no style, and of links no target. */
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
  // An address that would run a script goes with its attribute.
  onTagAttr: (_tag, name, value, isAllowed) => {
    if (!isAllowed) return undefined;
    return name === "href" && !isSafeAddress(value) ? "" : `${name}="${value.replace(/[<>"]/g, escapeCharacter)}"`;
  },
});
/** A less-than that opens no tag is text. */
const BARE_LESS_THAN = /<(?![a-z/!])/gi;
/** An ampersand that begins no entity is text, too. */
const BARE_AMPERSAND = /&(?!#?\w+;)/g;
/** Web and mail addresses, and those relative to the page. */
function isSafeAddress(address: string): boolean {
  // A browser reads a scheme over spaces, control characters and entities.
  const bare = decodeEntities(address)
    .replace(/&#?\w+;?|[\p{Cc}\s]/gu, "")
    .toLowerCase();
  return /^(?:https?:|mailto:)/.test(bare) || !/^[^/?#]*:/.test(bare);
}

const ESCAPED: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeCharacter = (character: string): string => ESCAPED[character] ?? character;

const plain = new FilterXSS({ whiteList: {}, stripIgnoreTag: true, allowCommentTag: false });

/**
 * Removes the tags and attributes that the platform does not keep; the text inside them stays
 * (docs/platform/metadata.md 9.2).
 */
export const cleanHtml = (html: string): string =>
  rich
    .process(cleanText(html).replace(BARE_LESS_THAN, "&lt;"))
    .replace(/<br\s*\/>/g, "<br>")
    .replace(BARE_AMPERSAND, "&amp;")
    .trim();

/** The text of some HTML, without any tag. */
export const stripHtml = (html: string): string => decodeEntities(plain.process(html)).trim();

const decodeEntities = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (whole, name: string) => NAMED[name] ?? whole);

const NAMED: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', "#39": "'", nbsp: "\u00a0" };

const SCHEMES = new Set(["http:", "https:", "ftp:", "ftps:"]);

/** Whether a text is a full web address with a host that has a domain, an IP address, or `localhost`. */
export function isWebAddress(text: string): boolean {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || /[\s<>]/.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (!SCHEMES.has(url.protocol)) return false;
  const host = url.hostname;
  return host === "localhost" || host.startsWith("[") || /^[^.]+(\.[^.]+)*\.[^.]{1,}\.?$/.test(host);
}
