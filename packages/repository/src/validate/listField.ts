import type { Json } from "../json.ts";
import { accepted, type Field, refused } from "./field.ts";
import type { ErrorTree } from "./fieldErrors.ts";

/**
 * A list whose items follow one rule. Errors count items as they were sent; the sound parts of
 * refused items stay in the list, in order (wire 2.1).
 */
export function listField(item: Field, judge?: (items: readonly Json[]) => readonly string[] | undefined): Field {
  return {
    load: (sent) => {
      if (!Array.isArray(sent)) return refused(["Not a valid list."]);
      const loaded: Json[] = [];
      const errors: Record<string, ErrorTree> = {};
      for (const [index, value] of sent.entries()) {
        const outcome = value === null ? refused(["Field may not be null."]) : item.load(value);
        if (!outcome.ok) errors[String(index)] = outcome.errors;
        if (outcome.value !== undefined) loaded.push(outcome.value);
      }
      if (Object.keys(errors).length > 0) return refused(errors, loaded);
      const messages = judge?.(loaded);
      return messages === undefined ? accepted(loaded) : refused(messages);
    },
  };
}
