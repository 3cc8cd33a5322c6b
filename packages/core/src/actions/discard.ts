import { DepositError } from "../errors.ts";
import type { DepositStore } from "../machine/store.ts";
import type { Navigation } from "../ports.ts";
import type { ActionContext, Outcome } from "./ActionContext.ts";
import { runAction } from "./runAction.ts";

/** Back to where the upload was begun: the community's page that led here, else the dashboard of uploads. */
function afterDiscarding(store: DepositStore): Navigation {
  const slug = store.getInitialState().selectedCommunity?.slug ?? "";
  if (slug !== "") return { kind: "community", href: `/communities/${encodeURIComponent(slug)}`, slug };
  return { kind: "dashboard", href: store.getState().config.dashboard_routes.uploads };
}

/** Deletes the draft and takes the depositor back to where it was begun (specification 2). */
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
  if (outcome === "succeeded") ports.navigate(afterDiscarding(store));
  return outcome;
}
