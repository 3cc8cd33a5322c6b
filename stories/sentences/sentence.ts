import { type CoreMessageId, coreMessages } from "@deposit/core";

/** The English of a sentence of the core, with its values in their places. */
export function sentence(id: CoreMessageId, values: Readonly<Record<string, string | number>> = {}): string {
  return coreMessages[id].replace(/\{(\w+)(, number)?\}/g, (_, name: string, isNumber?: string) =>
    isNumber === undefined ? String(values[name]) : Number(values[name]).toLocaleString("en"),
  );
}
