import type { AccessValues } from "@deposit/core";
import type { FormValues } from "./createFormValues.ts";

/**
 * Changes who may see what, as one change: visibility and embargo depend on each other (docs/platform/product.md 4.6).
 */
export function changeAccess(values: FormValues, change: (access: AccessValues) => AccessValues): void {
  const now = values.read();
  values.replace({ ...now, access: change(now.access) });
}
