import { isBlocking } from "../rules/feedback.ts";
import type { ActionContext, Outcome, TypedValues } from "./ActionContext.ts";
import { ActionRejected, runAction } from "./runAction.ts";
import { saveAndSettle } from "./save.ts";

/** Adds the preview flag to the address of a record's page (docs/platform/page.md 1). */
function previewAddress(href: string): string {
  return `${href}${href.includes("?") ? "&" : "?"}preview=1`;
}

/** Saves, then opens the preview of the record's page unless a field has an error. */
export async function preview(context: ActionContext, values: TypedValues): Promise<Outcome> {
  const outcome = await runAction(context, "preview", "saving", async (step) => {
    await saveAndSettle(context, values, step);
    const { feedback } = context.store.getState();
    if (isBlocking(feedback)) throw new ActionRejected(feedback);
  });
  const { record } = context.store.getState();
  const href = record.links["record_html"];
  if (outcome === "succeeded" && href !== undefined) {
    context.ports.navigate({ kind: "preview", href: previewAddress(href), record });
  }
  return outcome;
}
