import { coreMessages, type Message } from "../../src/messages.ts";
import { formatFileSize } from "../../src/shared/fileSize.ts";

/** A sentence of the core as these tests expect it to be shown: in English, its gaps filled; the core itself never formats. */
export function formatInEnglish({ id, values = {} }: Message): string {
  return coreMessages[id].replaceAll(/\{(\w+)(, number)?\}/g, (gap, name: string, isNumber?: string) => {
    const value = values[name];
    if (typeof value === "object") return formatFileSize(value.bytes, value.decimal);
    if (isNumber !== undefined) return Number(value).toLocaleString("en");
    return String(value ?? gap);
  });
}
