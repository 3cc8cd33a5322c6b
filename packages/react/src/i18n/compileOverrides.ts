import type { MessageOverrides } from "./createI18n.ts";
import type { Catalogue } from "./compiledMessage.ts";

const hasSyntax = (text: string): boolean => /[{}'#<]/.test(text);

/** Ignores undefined overrides and those that are no text. */
const textsOf = (overrides: MessageOverrides): readonly [string, string][] =>
  Object.entries(overrides).filter((entry): entry is [string, string] => typeof entry[1] === "string");

/** Returns the error for an override that cannot be parsed or formatted. */
export function overrideError(id: string, cause: unknown): Error {
  const text = `the message "${id}" is no valid ICU message, so the default is shown. ${String(cause)}`;
  return new Error(`@deposit/react: ${text}`, { cause });
}

/** Returns the overrides without placeholders. They need no compiler, so they apply from the first render on. */
export function plainOverrides(overrides: MessageOverrides): Catalogue {
  return Object.fromEntries(textsOf(overrides).filter(([, text]) => !hasSyntax(text)));
}

/**
 * Compiles all overrides. Returns `undefined` if none has placeholders, without loading the compiler. Invalid ones are
 * reported and left out.
 */
export async function compileOverrides(
  overrides: MessageOverrides,
  tellFault: (id: string, error: unknown) => void,
): Promise<Catalogue | undefined> {
  const entries = textsOf(overrides);
  if (!entries.some(([, text]) => hasSyntax(text))) return undefined;
  const { compileMessageOrThrow } = await import("./messageCompiler.ts");
  const compiled = entries.flatMap(([id, text]): [string, Catalogue[string]][] => {
    try {
      return [[id, compileMessageOrThrow(text)]];
    } catch (cause) {
      tellFault(id, overrideError(id, cause));
      return [];
    }
  });
  return Object.fromEntries(compiled);
}
