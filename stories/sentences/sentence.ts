import { type CoreMessageId, coreMessages } from "@deposit/core";

/** Returns a core message in English, with its values. */
export function sentence(id: CoreMessageId, values: Readonly<Record<string, string | number>> = {}): string {
  return coreMessages[id].replace(/\{(\w+)(, number)?\}/g, (_, name: string, isNumber?: string) =>
    isNumber === undefined ? String(values[name]) : Number(values[name]).toLocaleString("en"),
  );
}
