import type { MessageOverrides } from "./createI18n.ts";
import type { Catalogue } from "./compiledMessage.ts";

const hasSyntax = (text: string): boolean => /[{}'#<]/.test(text);

/** What a host leaves undefined is not said otherwise. */
const textsOf = (overrides: MessageOverrides): readonly [string, string][] =>
  Object.entries(overrides).filter((entry): entry is [string, string] => entry[1] !== undefined);

/** The overrides that are plain text and need no compiling: these hold from the first drawing on. */
export function plainOverrides(overrides: MessageOverrides): Catalogue {
  return Object.fromEntries(textsOf(overrides).filter(([, text]) => !hasSyntax(text)));
}

/** All overrides, compiled; `undefined` where none has gaps, so that the compiler is not even loaded. */
export async function compileOverrides(overrides: MessageOverrides): Promise<Catalogue | undefined> {
  const entries = textsOf(overrides);
  if (!entries.some(([, text]) => hasSyntax(text))) return undefined;
  const { compileMessage } = await import("@lingui/message-utils/compileMessage");
  return Object.fromEntries(entries.map(([id, text]) => [id, compileMessage(text)]));
}
