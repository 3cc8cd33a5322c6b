/** A gap of a sentence: the name of its value, how that is written, and its forms by name or the name of its style. */
export type Gap = readonly [name: string, format?: string, options?: unknown];

/** A piece of a compiled sentence. */
export type Token = string | Gap;

/** A sentence as lingui's compiler made it; a bare text where it has no gaps, as our catalogues hold it. */
export type CompiledMessage = string | readonly Token[];

/** Sentences by id. */
export type Catalogue = Readonly<Record<string, CompiledMessage>>;

type Forms = Readonly<Record<string, unknown>>;

/** The forms of a plural or a choice. */
export function formsOf(options: unknown): Forms {
  return typeof options === "object" && options !== null ? { ...options } : {};
}

/** Whether a form is made of pieces, as all are but the shortest. */
export function isTokens(form: unknown): form is readonly Token[] {
  return Array.isArray(form);
}
