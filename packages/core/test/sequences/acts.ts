import type { Outcome } from "../../src/actions/ActionContext.ts";
import { editorState } from "../../src/state/can.ts";
import type { DateValue } from "../../src/fields/dates.ts";
import { must } from "./must.ts";
import { type Run, statusOf, valuesOf } from "./run.ts";

const sound: readonly DateValue[] = [
  { key: "d-1", date: "2020", type: "issued", description: "The first" },
  { key: "d-2", date: "2021-05", type: "valid", description: "The second" },
];
const faulty: DateValue = { key: "d-bad", date: "soon", type: "", description: "" };

function typeTitle(run: Run): void {
  run.counter += 1;
  run.typed.title = `Title ${run.counter}`;
  run.drive.type({ title: run.typed.title });
}

function typeDates(run: Run, dates: readonly DateValue[]): void {
  run.typed.dates = dates;
  run.drive.type({ dates });
}

async function choose(run: Run, slug: string | null): Promise<null> {
  const { deposit } = run.drive;
  const status = statusOf(run);
  const editor = status === null ? null : editorState(deposit.getState());
  const mayChoose = editor?.showCommunitySelectionButton === true && !editor.disableCommunitySelectionButton;
  if (!deposit.can("save").allowed || !(mayChoose || editor?.showChangeCommunityButton)) return null;
  deposit.selectCommunity(slug === null ? null : await run.observer.communities.read(slug));
  run.chosen = slug;
  return null;
}

/** Another page, or a colleague, saves the draft. */
async function elsewhere(run: Run): Promise<null> {
  const { record, revision } = run.drive.deposit.getState();
  // After a lost answer this page cannot tell its own save from another's.
  if (record.id === undefined || !run.drive.deposit.can("save").allowed || revision === "unknown") return null;
  const { record: now } = await run.observer.drafts.read(record.links);
  const title = `Theirs ${(run.counter += 1)}`;
  const { access, pids, custom_fields } = now;
  const metadata = { ...now.metadata, title };
  await run.observer.drafts.save(record.links, {
    metadata,
    pids,
    custom_fields,
    access: { record: access.record, files: access.files },
    files: { enabled: false },
  });
  run.theirs = title;
  run.mayConflict = true;
  return null;
}

/** What a depositor, or the world, can do. The names of actions are theirs. */
export const acts = {
  type: async (run: Run): Promise<null> => (typeTitle(run), null),
  typeFaulty: async (run: Run): Promise<null> => (typeDates(run, [faulty, ...sound]), null),
  mend: async (run: Run): Promise<null> => (typeDates(run, sound), null),
  chooseOpen: async (run: Run): Promise<null> => await choose(run, "open-lab"),
  chooseJournal: async (run: Run): Promise<null> => await choose(run, "reviewed-journal"),
  unchoose: async (run: Run): Promise<null> => await choose(run, null),
  elsewhere,
  dismiss: async ({ drive }: Run): Promise<null> => (drive.deposit.dismiss(), null),
  save: async (run: Run): Promise<Outcome> => await run.drive.deposit.save(valuesOf(run)),
  overwrite: async (run: Run): Promise<Outcome> => await run.drive.deposit.save(valuesOf(run), { overwrite: true }),
  typeMeanwhile: async (run: Run): Promise<Outcome> => {
    run.meanwhile = () => typeTitle(run);
    return await run.drive.deposit.save(valuesOf(run));
  },
  saveTwice: async (run: Run): Promise<Outcome> => {
    const { deposit } = run.drive;
    const before = run.repository.requests.filter(
      ({ method, path }) => method !== "GET" && !path.includes("review"),
    ).length;
    const [, second, third] = [deposit.save(valuesOf(run)), deposit.save(valuesOf(run)), deposit.save(valuesOf(run))];
    const outcomes = [await second, await third];
    must(outcomes[0] === outcomes[1], "what was asked for while a save ran came to different ends");
    const after = run.repository.requests.filter(
      ({ method, path }) => method !== "GET" && !path.includes("review"),
    ).length;
    must(after - before <= 4, "three saves at once were more than two, each with one repetition");
    return outcomes[1] ?? "failed";
  },
  disposeMeanwhile: async (run: Run): Promise<Outcome> => {
    const { deposit } = run.drive;
    run.meanwhile = () => {
      deposit.dispose();
      run.isDisposed = true;
    };
    const outcome = await deposit.save(valuesOf(run));
    if (run.isDisposed) must(outcome === "superseded", `a save that was given up ${outcome}`);
    return outcome;
  },
  preview: async (run: Run): Promise<Outcome> => await run.drive.deposit.preview(valuesOf(run)),
  publish: async (run: Run): Promise<Outcome> => {
    const { deposit } = run.drive;
    const isClosed = ["declined", "expired"].includes(deposit.getState().record.status);
    const outcome = await deposit.publish(valuesOf(run));
    // A closed review is taken off on the way, whatever becomes of the publishing.
    if (isClosed && deposit.getState().record.status === "draft") run.chosen = null;
    return outcome;
  },
  "publish-without-community": async (run: Run): Promise<Outcome> => {
    const outcome = await run.drive.deposit.publishWithoutCommunity(valuesOf(run));
    if (outcome !== "superseded") run.chosen = null;
    return outcome;
  },
  "submit-review": async (run: Run): Promise<Outcome> => await run.drive.deposit.submitReview(valuesOf(run), "Please."),
  "cancel-review": async (run: Run): Promise<Outcome> => {
    const outcome = await run.drive.deposit.cancelReview();
    if (outcome === "succeeded") run.chosen = undefined;
    return outcome;
  },
  discard: async ({ drive }: Run): Promise<Outcome> => await drive.deposit.discard(),
  "new-version": async (run: Run): Promise<Outcome> => {
    const outcome = await run.drive.deposit.newVersion();
    if (outcome !== "superseded") run.drafts += 1;
    return outcome;
  },
  "reserve-pid": async (run: Run): Promise<Outcome> => await run.drive.deposit.reservePid(valuesOf(run)),
  "discard-pid": async (run: Run): Promise<Outcome> => await run.drive.deposit.discardPid(valuesOf(run)),
  "import-files": async ({ drive }: Run): Promise<Outcome> => await drive.deposit.importFiles(drive.read),
} as const;

/** The name of an act. */
export type Act = keyof typeof acts;
