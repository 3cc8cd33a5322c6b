import { type Catalogue, type CompiledMessage, formsOf, isTokens, type Token } from "./compiledMessage.ts";
import { messages } from "./locales/en_US.ts";
import { messages as lazyMessages } from "./locales/lazy/en_US.ts";

const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const accented = [..."ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž"];

/**
 * The catalogue of the pseudo-locale `en_XA`: the English sentences in letters that no English word has, between
 * brackets and a quarter longer. What still reads as plain English on the page is no message yet, what has no end
 * bracket is cut off, and what has two pairs was put together from pieces.
 */
export function pseudoCatalogue(): Catalogue {
  const english = { ...messages, ...lazyMessages };
  return Object.fromEntries(Object.entries(english).map(([id, compiled]) => [id, disguise(compiled)]));
}

function disguise(compiled: CompiledMessage): CompiledMessage {
  const tokens = typeof compiled === "string" ? [compiled] : compiled;
  const disguised = tokens.map(disguiseToken);
  return ["⟦", ...disguised, `${"·".repeat(Math.ceil(longest(tokens) / 4))}⟧`];
}

/** Texts are changed, also those of plural forms; the names of gaps and of formats are not. */
function disguiseToken(token: Token): Token {
  if (typeof token === "string") return accent(token);
  const [name, format, options] = token;
  if (format === undefined || typeof options !== "object") return token;
  const forms = Object.entries(formsOf(options));
  const disguised = forms.map(([key, form]) => [key, isTokens(form) ? form.map(disguiseToken) : form]);
  return [name, format, Object.fromEntries(disguised)];
}

/** How many characters the texts have, of plural forms the longest. */
function longest(tokens: readonly Token[]): number {
  const lengths = tokens.map((token) => {
    if (typeof token === "string") return token.length;
    const forms = Object.values(formsOf(token[2]));
    return Math.max(0, ...forms.map((form) => (isTokens(form) ? longest(form) : 0)));
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

function accent(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => accented[plain.indexOf(letter)] ?? letter);
}
