import type { Json } from "@deposit/core";
import { isJsonObject } from "@deposit/core";

/** Whether somebody filled it in: text, a number, an answer, or anything inside of it that is. */
export function isFilled(value: Json | undefined): boolean {
  if (value === undefined || value === null || value === "") return false;
  if (Array.isArray(value)) return value.some(isFilled);
  return isJsonObject(value) ? Object.values(value).some(isFilled) : true;
}
