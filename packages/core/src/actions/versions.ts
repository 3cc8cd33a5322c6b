import type { ActionContext, Outcome } from "./ActionContext.ts";
import { runAction } from "./runAction.ts";

/** Begins a new version of the published record and opens its draft (docs/platform/product.md 2.1). */
export async function newVersion(context: ActionContext): Promise<Outcome> {
  const { store, client, ports, signal } = context;
  return await runAction(context, "new-version", "creating-version", async () => {
    const record = await client.records.createVersion(store.getState().record.links, { signal });
    const href = record.links["self_html"];
    if (href !== undefined && !signal.aborted) ports.navigate({ kind: "new-version", href, record });
  });
}
