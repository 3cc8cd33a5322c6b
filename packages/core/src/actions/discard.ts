import { DepositError } from "../errors.ts";
import type { ActionContext, Outcome } from "./ActionContext.ts";
import { runAction } from "./runAction.ts";

/** Deletes the draft and takes the depositor to the dashboard of uploads (specification 2). */
export async function discard(context: ActionContext): Promise<Outcome> {
  const { store, client, ports, signal } = context;
  const outcome = await runAction(context, "discard", "discarding", async () => {
    try {
      await client.drafts.discard(store.getState().record.links, { signal });
    } catch (error) {
      // Somebody else was quicker; what was asked for is so.
      if (!(error instanceof DepositError) || !["not-found", "gone"].includes(error.failure.kind)) throw error;
    }
  });
  if (outcome === "succeeded") {
    ports.navigate({ kind: "dashboard", href: store.getState().config.dashboard_routes.uploads });
  }
  return outcome;
}
