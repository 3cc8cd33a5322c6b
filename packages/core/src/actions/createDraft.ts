import type { DepositRecord, RecordAnswer } from "../record/record.ts";
import { type Json, type JsonObject, asText, below } from "../shared/json.ts";
import type { LostCreation } from "../state/state.ts";
import type { ActionContext } from "./ActionContext.ts";
import { isOutcomeUnknown } from "./readBack.ts";

/** The largest difference allowed between the server's clock and this one, in milliseconds. */
export const CLOCK_DIFFERENCE = 2 * 60_000;
/** How soon after its creation an update is part of the creation, in milliseconds. */
const CREATION_DURATION = 5000;

/** Returns the letters and digits of a text. The platform changes other characters (docs/platform/metadata.md 9.1). */
const lettersOf = (json: Json | undefined): string =>
  asText(json)
    .normalize("NFKC")
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * Whether a draft is the one whose creation was not answered: created since then, never saved again, with the same title,
 * date and publisher. The platform may have dropped the date, or a title of two letters.
 */
function isLostDraft({ status, created = "", updated = "", metadata }: DepositRecord, lost: LostCreation): boolean {
  const createdAt = Date.parse(created);
  const isCreatedThen =
    createdAt > lost.sentAt - CLOCK_DIFFERENCE && Date.parse(updated) - createdAt < CREATION_DURATION;
  const isSame = ["title", "publication_date", "publisher"].every((name) => {
    const kept = lettersOf(metadata[name]);
    const sent = lettersOf(below(lost.payload, "metadata", name));
    return kept === sent || (kept === "" && (name === "publication_date" || sent.length < 3));
  });
  return status === "draft" && isCreatedThen && isSame;
}

/** Replaces the page's address with the draft's, without a page load (docs/platform/product.md 2.1). */
export function replaceAddress({ store, ports }: ActionContext): void {
  const { record } = store.getState();
  const href = record.links["self_html"];
  if (href !== undefined) ports.navigate({ kind: "draft", replace: true, href, record });
}

/**
 * Creates the draft. If the answer to an earlier attempt was lost, looks for its draft among the depositor's newest, and
 * saves to it, so that no second draft is created.
 */
export async function createDraft(context: ActionContext, payload: JsonObject): Promise<RecordAnswer> {
  const { store, client, ports, signal } = context;
  const { lostCreation } = store.getState();
  if (lostCreation !== null) {
    const drafts = await client.drafts.listNewest({ signal });
    const found = drafts.find((draft) => isLostDraft(draft, lostCreation));
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
    if (isOutcomeUnknown(error)) store.dispatch({ kind: "creation-lost", creation: { sentAt, payload } });
    throw error;
  }
}
