import type { Messages } from "@lingui/core";
import { messages as english } from "./locales/en_US.ts";

type Compiled = Messages[string];
type Token = Exclude<Compiled, string>[number];

const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const accented = [..."ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž"];

/**
 * The catalogue of the pseudo-locale `en_XA`: the English sentences in letters that no English word has, between
 * brackets and a quarter longer. What still reads as plain English on the page is no message yet, what has no end
 * bracket is cut off, and what has two pairs was put together from pieces.
 */
export function pseudoCatalogue(): Messages {
  return Object.fromEntries(Object.entries(english).map(([id, compiled]) => [id, disguise(compiled)]));
}

function disguise(compiled: Compiled): Compiled {
  const tokens = typeof compiled === "string" ? [compiled] : compiled;
  const disguised = tokens.map(disguiseToken);
  return ["⟦", ...disguised, `${"·".repeat(Math.ceil(longest(tokens) / 4))}⟧`];
}

/** Texts are changed, also those of plural forms; the names of gaps and of formats are not. */
function disguiseToken(token: Token): Token {
  if (typeof token === "string") return accent(token);
  const [name, format, options] = token;
  if (format === undefined || typeof options !== "object" || options === null) return token;
  const forms = Object.entries(options).map(([key, form]) => [key, disguiseForm(form)]);
  return [name, format, Object.fromEntries(forms)];
}

function disguiseForm(form: unknown): unknown {
  if (typeof form === "string") return accent(form);
  return Array.isArray(form) ? form.map((token: Token) => disguiseToken(token)) : form;
}

/** How many characters the texts have, of plural forms the longest. */
function longest(form: unknown): number {
  if (typeof form === "string") return form.length;
  if (!Array.isArray(form)) return 0;
  const lengths = form.map((token: Token) =>
    typeof token === "string" ? token.length : Math.max(0, ...Object.values(token[2] ?? {}).map(longest)),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

function accent(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);
}
