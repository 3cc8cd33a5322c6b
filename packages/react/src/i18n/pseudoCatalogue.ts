import { type Catalogue, type CompiledMessage, formsOf, isTokens, type Token } from "./compiledMessage.ts";
import { messages } from "./locales/en_US.ts";
import { messages as lazyMessages } from "./locales/lazy/en_US.ts";

const plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const accented = [..."ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž"];

/**
 * Returns the catalogue of the pseudo-locale `en_XA`. English messages have letters with accents, brackets around them,
 * and a quarter more length. Plain English on the page is text without a message. A text without its end bracket is cut
 * off, and one with two pairs of brackets is concatenated.
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

/** Changes texts, also those of plural forms, but not the names of placeholders and formats. */
function disguiseToken(token: Token): Token {
  if (typeof token === "string") return accent(token);
  const [name, format, options] = token;
  if (format === undefined || typeof options !== "object") return token;
  const forms = Object.entries(formsOf(options));
  const disguised = forms.map(([key, form]) => [key, isTokens(form) ? form.map(disguiseToken) : form]);
  return [name, format, Object.fromEntries(disguised)];
}

/** Returns the length of the texts, with the longest of plural forms. */
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
