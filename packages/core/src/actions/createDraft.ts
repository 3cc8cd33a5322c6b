import type { LostCreation } from "../state/state.ts";
import type { DepositRecord, RecordAnswer } from "../record/record.ts";
import { type Json, type JsonObject, asText, below } from "../shared/json.ts";
import type { ActionContext } from "./ActionContext.ts";
import { isAmbiguous } from "./readBack.ts";

/** How far the server's clock and this one may be apart. Milliseconds. */
export const CLOCK_DIFFERENCE = 2 * 60_000;
/** How soon after its creation a draft is still as it was created. Milliseconds. */
const UNTOUCHED = 5000;

/**
 * The letters and digits of a text: all else the platform may have kept in another way, such as quotes
 * (docs/platform/metadata.md 9.1).
 */
const lettersOf = (json: Json | undefined): string =>
  asText(json)
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Whether a draft is the one that was sent: made since then, not saved again, and called and dated as it was. A date or a
 * title of two letters may have been refused, and is missing then.
 */
function isTheLostOne({ status, created = "", updated = "", metadata }: DepositRecord, lost: LostCreation): boolean {
  const madeAt = Date.parse(created);
  const isOfThen = madeAt > lost.sentAt - CLOCK_DIFFERENCE && Date.parse(updated) - madeAt < UNTOUCHED;
  const isAlike = ["title", "publication_date", "publisher"].every((name) => {
    const kept = lettersOf(metadata[name]);
    const sent = lettersOf(below(lost.payload, "metadata", name));
    return kept === sent || (kept === "" && (name === "publication_date" || sent.length < 3));
  });
  return status === "draft" && isOfThen && isAlike;
}

/** The address follows a draft's first appearance, without a page load (docs/platform/product.md 2.1). */
export function replaceAddress({ store, ports }: ActionContext): void {
  const { record } = store.getState();
  const href = record.links["self_html"];
  if (href !== undefined) ports.navigate({ kind: "draft", replace: true, href, record });
}

/**
 * Creates the draft. Where an earlier attempt was not answered, the draft may be there: it is looked for among the
 * depositor's newest, and taken and saved with what is typed by now, so that no second one stands beside it.
 */
export async function createDraft(context: ActionContext, payload: JsonObject): Promise<RecordAnswer> {
  const { store, client, ports, signal } = context;
  const { lostCreation } = store.getState();
  if (lostCreation !== null) {
    const drafts = await client.drafts.listNewest({ signal });
    const found = drafts.find((draft) => isTheLostOne(draft, lostCreation));
    if (found !== undefined) {
      store.dispatch({ kind: "creation-found", record: found });
      replaceAddress(context);
      return await client.drafts.save(found.links, payload, { signal });
    }
  }
  const sentAt = ports.clock.now();
  try {
    return await client.drafts.create(payload, { signal });
  } catch (error) {
    if (isAmbiguous(error)) store.dispatch({ kind: "creation-lost", creation: { sentAt, payload } });
    throw error;
  }
}
