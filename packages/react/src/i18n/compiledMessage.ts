/** A placeholder in a message: the name of its value, its format, and its plural forms or the name of its style. */
export type Placeholder = readonly [name: string, format?: string, options?: unknown];

/** A part of a compiled message. */
export type Token = string | Placeholder;

/** A message compiled by lingui. A message without placeholders is a string, as in the catalogues of this package. */
export type CompiledMessage = string | readonly Token[];

/** Messages by id. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

type Forms = Readonly<Record<string, unknown>>;

/** Returns the forms of a plural or select. */
export function formsOf(options: unknown): Forms {
  return typeof options === "object" && options !== null ? { ...options } : {};
}

/** Returns whether a form consists of tokens. Only the shortest forms are strings. */
export function isTokens(form: unknown): form is readonly Token[] {
  return Array.isArray(form);
}
