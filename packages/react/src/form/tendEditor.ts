import { watchFocusedField } from "../ui/watchFocusedField.ts";
import type { DepositContextValue } from "./DepositContext.ts";
import { rehearseSave } from "./rehearseSave.ts";

/** Does for an editor what can wait until it is drawn and the page rests. Answers the function that ends it. */
export function tendEditor(context: DepositContextValue): () => void {
  const { current: root } = context.root;
  const unwatch = root === null ? undefined : watchFocusedField(root);
  const stop = rehearseSave(context);
  return () => {
    unwatch?.();
    stop();
  };
}
