import type { Outcome } from "../../src/actions/ActionContext.ts";
import { DepositError } from "../../src/errors.ts";
import type { DepositRecord } from "../../src/record/record.ts";
import { asText, below } from "../../src/shared/json.ts";
import { isEqual } from "../../src/shared/equal.ts";
import type { Act } from "./acts.ts";
import type { FaultName } from "./coverage.ts";
import { must } from "./must.ts";
import type { Run } from "./run.ts";

/** What there is on the server: the draft, or none. */
async function readDraft({ observer, drive }: Run): Promise<DepositRecord | null> {
  const { links, id } = drive.deposit.getState().record;
  if (id === undefined) return null;
  const self = `${links["self"]?.replace(/\/draft$/u, "")}/draft`;
  try {
    return (await observer.drafts.read({ self })).record;
  } catch (error) {
    if (error instanceof DepositError && error.failure.kind === "not-found") return null;
    throw error;
  }
}

const saving: readonly Act[] = [
  "save",
  "typeMeanwhile",
  "saveTwice",
  "preview",
  "publish",
  "publish-without-community",
  "submit-review",
  "reserve-pid",
  "discard-pid",
];
const publishing: readonly Act[] = ["publish", "publish-without-community"];

const doiOf = (record: DepositRecord | null): string => asText(below(record?.pids, "doi", "identifier"));

/** The form still says what was typed, in the rows in which it was typed, with every message at its own. */
function checkForm({ drive, typed, isDisposed }: Run): void {
  const { metadata } = drive.read();
  must(metadata.title === typed.title, `"${typed.title}" was typed, the form says "${metadata.title}"`);
  if (isDisposed) return;
  must(isEqual(metadata.dates, typed.dates), "the dates are not as they were typed");
  const { phase, feedback, snapshot } = drive.deposit.getState();
  must(phase.kind !== "running", "something is still running");
  const sent = snapshot.sent?.values.metadata.dates ?? [];
  for (const { path } of feedback.filter((entry) => entry.path[1] === "dates"))
    must(path[2] === "d-bad" && sent.some(({ key }) => key === path[2]), `a message stands at ${path.join(".")}`);
}

/** What an action said of itself is so on the server. */
function checkOutcome(run: Run, act: Act, outcome: Outcome, draft: DepositRecord | null): void {
  const { record } = run.drive.deposit.getState();
  const isDone = outcome === "succeeded";
  if (publishing.includes(act)) must((draft === null) === isDone, `publishing ${outcome}`);
  if (act === "discard") must((draft === null) === isDone, `deleting ${outcome}`);
  if (act === "cancel-review") must((draft?.status === "in_review") === !isDone, `cancelling ${outcome}`);
  if (act === "submit-review") must((draft?.status === "in_review") === isDone, `submitting ${outcome}`);
  if (act === "reserve-pid") must((doiOf(draft) !== "") === isDone, `reserving ${outcome}`);
  if (act === "discard-pid") must((doiOf(draft) === "") === isDone, `giving up the identifier ${outcome}`);
  if (isDone && draft !== null && act !== "new-version" && act !== "import-files") {
    must(record.status === draft.status, `the deposit is ${record.status}, the draft ${draft.status}`);
    must(doiOf(record) === doiOf(draft), "the identifiers differ");
  }
}

/** The community that was chosen is the one that the draft asks to, once a save has succeeded. */
async function checkCommunity({ drive, observer, chosen }: Run, draft: DepositRecord): Promise<void> {
  const { record } = drive.deposit.getState();
  if (chosen === undefined || ["in_review", "published", "new_version_draft"].includes(record.status)) return;
  const asked = asText(below(draft.parent, "review", "receiver", "community"));
  const expected = chosen === null ? "" : (await observer.communities.read(chosen)).id;
  must(asked === expected, `the draft asks to ${asked || "nobody"}, chosen was ${chosen ?? "nobody"}`);
}

/** No second draft was made beside the one. */
export async function checkDrafts({ observer, drafts }: Run): Promise<void> {
  const found = await observer.drafts.listNewest();
  must(found.length <= drafts, `there are ${found.length} drafts`);
}

/** Compares deposit, form and server after an act. */
export async function checkTruth(run: Run, act: Act, outcome: Outcome | null, fault: FaultName | null): Promise<void> {
  checkForm(run);
  if (run.isDisposed || outcome === null || outcome === "superseded") return;
  const { deposit } = run.drive;
  const draft = await readDraft(run);
  checkOutcome(run, act, outcome, draft);
  if (draft !== null && run.theirs !== null && saving.includes(act)) {
    must(outcome === "failed", `a draft that was changed elsewhere was saved over: ${act} ${outcome}`);
    must(draft.metadata["title"] === run.theirs, "what somebody else saved is gone");
    const { phase } = deposit.getState();
    if (fault === null) must(phase.kind === "failed" && phase.failure.kind === "conflict", "it was no conflict");
  }
  if (act === "overwrite" && outcome === "succeeded") run.theirs = null;
  if (deposit.getState().revision === "unknown") run.theirs = null;
  if (draft !== null && outcome === "succeeded" && (saving.includes(act) || act === "overwrite")) {
    if (act !== "typeMeanwhile")
      must(draft.metadata["title"] === run.typed.title, `the server has "${String(draft.metadata["title"])}"`);
    if (!["reserve-pid", "discard-pid"].includes(act)) await checkCommunity(run, draft);
  }
}
