import type { FieldPath } from "@deposit/core";
import { fieldId } from "./fieldId.ts";
import { useDepositContext } from "./useDepositContext.ts";

/**
 * Goes onto the element of a row, or of anything without an input of its own, so that the summary's links find it: the
 * first button or input inside gets the focus.
 *
 * @example <li {...useRowAnchor(["metadata", "creators", creator.key])}>…</li>
 */
export function useRowAnchor(path: FieldPath): { readonly "data-deposit-anchor": string } {
  const { idPrefix } = useDepositContext();
  return { "data-deposit-anchor": fieldId(idPrefix, path) };
}
