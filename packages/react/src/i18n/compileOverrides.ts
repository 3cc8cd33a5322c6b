import type { MessageOverrides } from "./createI18n.ts";
import type { Catalogue } from "./compiledMessage.ts";

const hasSyntax = (text: string): boolean => /[{}'#<]/.test(text);

/** What a host leaves undefined is not said otherwise, nor what is no text. */
const textsOf = (overrides: MessageOverrides): readonly [string, string][] =>
  Object.entries(overrides).filter((entry): entry is [string, string] => typeof entry[1] === "string");

/** Of a sentence of the host that cannot be read, or cannot be said with what its gaps are given. */
export function messageFault(id: string, cause: unknown): Error {
  const said = `the message "${id}" is no ICU message that can be said, so ours is said. ${String(cause)}`;
  return new Error(`@deposit/react: ${said}`, { cause });
}

/** The overrides that are plain text and need no compiling: these hold from the first drawing on. */
export function plainOverrides(overrides: MessageOverrides): Catalogue {
  return Object.fromEntries(textsOf(overrides).filter(([, text]) => !hasSyntax(text)));
}

/**
 * All overrides, compiled; `undefined` where none has gaps, so that the compiler is not even loaded. One that is no ICU
 * message is told, and left out.
 */
export async function compileOverrides(
  overrides: MessageOverrides,
  tellFault: (id: string, error: unknown) => void,
): Promise<Catalogue | undefined> {
  const entries = textsOf(overrides);
  if (!entries.some(([, text]) => hasSyntax(text))) return undefined;
  const { compileMessageOrThrow } = await import("@lingui/message-utils/compileMessage");
  const compiled = entries.flatMap(([id, text]): [string, Catalogue[string]][] => {
    try {
      return [[id, compileMessageOrThrow(text)]];
    } catch (cause) {
      tellFault(id, messageFault(id, cause));
      return [];
    }
  });
  return Object.fromEntries(compiled);
}
