import type { Messages } from "@lingui/core";
import type { MessageOverrides } from "./createI18n.ts";

const hasSyntax = (text: string): boolean => /[{}'#<]/.test(text);

/** The overrides that are plain text and need no compiling: these hold from the first drawing on. */
export function plainOverrides(overrides: MessageOverrides): Messages {
  // The lists that lingui evaluates: it takes a bare text for one that was never compiled.
  const plain = Object.entries(overrides).filter(([, text]) => !hasSyntax(text));
  return Object.fromEntries(plain.map(([id, text]) => [id, [text]]));
}

/** All overrides, compiled; `undefined` where none has gaps, so that the compiler is not even loaded. */
export async function compileOverrides(overrides: MessageOverrides): Promise<Messages | undefined> {
  const entries = Object.entries(overrides);
  if (!entries.some(([, text]) => hasSyntax(text))) return undefined;
  const { compileMessage } = await import("@lingui/message-utils/compileMessage");
  return Object.fromEntries(entries.map(([id, text]) => [id, compileMessage(text)]));
}
