import type { CoreMessageId } from "../messages.ts";
import { asText } from "../shared/json.ts";
import { type Codec, type PlacedField, type Placement, issueAt } from "./Field.ts";

/** How a text differs from its JSON. By default it does not. */
interface TextOptions {
  /** Returns the text to edit for the text that the platform keeps. */
  readonly read?: (kept: string) => string;
  /** Returns the text to send for the text that is typed. */
  readonly write?: (typed: string) => string;
}

const asIs = (text: string): string => text;

/** A text as part of a row. "" stands for a text that is absent. */
export function textPart({ read = asIs, write = asIs }: TextOptions = {}): Codec<string> & { readonly kind: "text" } {
  return {
    kind: "text",
    decode: (json) => read(asText(json)),
    encode: (text) => write(text),
  };
}

/** What a field that holds a text does beside its text. */
interface TextFieldOptions extends TextOptions {
  /** Whether the server keeps the text unchanged or not at all. @default false */
  readonly isExact?: boolean;
  /** Returns what is wrong with the text. */
  readonly findIssue?: (text: string) => CoreMessageId | null;
}

/** A field that holds one text. */
export function textField<const At extends Placement>(
  at: At,
  { isExact, findIssue, ...options }: TextFieldOptions = {},
): PlacedField<At, "text", string> {
  return {
    ...at,
    ...textPart(options),
    merge: "whole",
    isExact,
    canShow: (json) => asText(json) !== "",
    validate: (typed, path) => issueAt(path, findIssue?.(typed) ?? null),
  };
}

/**
 * Returns the copyright to edit for the HTML that the platform keeps: for "Smith &amp; Sons" that is "Smith & Sons".
 * Escapes that the platform would write again are decoded. What would become a tag or another character stays escaped.
 */
export function readCopyright(html: string): string {
  return html
    .replaceAll("&gt;", ">")
    .replaceAll(/&lt;(?![a-z/!?])/gi, "<")
    .replaceAll(/&amp;(?!#?\w+;)/g, "&");
}
