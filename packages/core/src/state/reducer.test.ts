import { describe, expect, test } from "vitest";
import type { Failure } from "../errors.ts";
import { fileEntry, newDeposit, openedDeposit, recordOnServer } from "../../test/drivers/openedDeposit.ts";
import type { Feedback } from "../record/feedback.ts";
import { ownerPermissions } from "../record/permissions.ts";
import type { DepositEvent } from "./events.ts";
import { feedbackBanner } from "./banner.ts";
import { announcedPhase, type DepositState } from "./state.ts";
import { transition } from "./reducer.ts";

const request = { method: "PUT", url: "https://repository.example/api/records/abc/draft" };
const title: Feedback = { path: ["metadata", "title"], message: "x", severity: "error" };
const stranger = { ...ownerPermissions, can_manage: false, can_delete_draft: false };
const keysOf = (state: DepositState): readonly string[] => state.files.map(({ key }) => key);

function after(state: DepositState, ...events: readonly DepositEvent[]): DepositState {
  return events.reduce(transition, state);
}

/** A save of what was opened, and what the server made of it. */
function saveOf(
  state: DepositState,
  feedback: readonly Feedback[] = [],
): Extract<DepositEvent, { kind: "draft-saved" }> {
  const { saved } = state.snapshot;
  const record = recordOnServer({ revision_id: 4 });
  return { kind: "draft-saved", record, sent: saved, sentRows: new Map(), saved, refused: [["pids"]], feedback };
}

describe("a save", () => {
  test("brings the record, its feedback, and a new snapshot with what was sent", () => {
    const opened = openedDeposit();
    const event = saveOf(opened, [title]);
    const saved = after(opened, event);
    expect(saved).toMatchObject({ record: event.record, feedback: [title], revision: "known", lostCreation: null });
    expect(saved.snapshot).toEqual({
      sequence: 1,
      saved: event.saved,
      sent: { values: event.sent, rows: event.sentRows, refused: [["pids"]] },
    });
    expect(after(saved, event).snapshot.sequence).toBe(2);
  });

  test("makes whoever saves a new draft its owner, whatever the page of a new upload said", () => {
    const start = { ...newDeposit(), permissions: { ...stranger, can_manage_files: false } };
    const created = after(start, saveOf(start));
    expect(created.permissions).toEqual({ ...ownerPermissions, can_manage_files: false });
    const shared = { ...openedDeposit(), permissions: stranger };
    expect(after(shared, saveOf(shared)).permissions).toEqual(stranger);
  });

  test("that was lost is kept in mind until its draft is found, which is then one's own", () => {
    const start = { ...newDeposit(), permissions: stranger };
    const creation = { sentAt: 1000, payload: {} };
    const lost = after(start, { kind: "creation-lost", creation });
    expect(lost.lostCreation).toBe(creation);
    const record = recordOnServer();
    const found = after({ ...lost, revision: "unknown" }, { kind: "creation-found", record });
    expect(found).toMatchObject({ record, lostCreation: null, revision: "known", permissions: ownerPermissions });
    expect(after(lost, saveOf(lost)).lostCreation).toBeNull();
  });
});

describe("an action", () => {
  test("runs, step by step, and ends", () => {
    const running = after(openedDeposit(), { kind: "step-started", action: "publish", step: "publishing" });
    expect(running.phase).toEqual({ kind: "running", action: "publish", step: "publishing" });
    expect(after(running, { kind: "action-succeeded", action: "publish" }).phase).toEqual({
      kind: "succeeded",
      action: "publish",
    });
  });

  test("that was rejected says which fields stopped it", () => {
    const state = after(openedDeposit(), { kind: "action-rejected", action: "publish", feedback: [title] });
    expect(state).toMatchObject({ phase: { kind: "rejected", action: "publish" }, feedback: [title] });
  });

  test("that published leaves no feedback of the draft behind", () => {
    const record = recordOnServer({ is_published: true });
    const state = after({ ...openedDeposit(), feedback: [title] }, { kind: "record-published", record });
    expect(state).toMatchObject({ record, feedback: [] });
  });

  test.each<[string, Failure, DepositState["revision"]]>([
    ["lost its answer may have been done", { kind: "no-response", request }, "unknown"],
    ["met a server's own problem may have been done", { kind: "server", request, status: 500, message: "" }, "unknown"],
    [
      "was answered by a page in place of the platform may have been done",
      { kind: "unexpected-answer", request, status: 200, message: "" },
      "unknown",
    ],
    ["a proxy turned away was not done", { kind: "unexpected-answer", request, status: 302, message: "" }, "known"],
    [
      "a proxy was asked to go on with was not done",
      { kind: "unexpected-answer", request, status: 199, message: "" },
      "known",
    ],
    [
      "a proxy answered with 300 was not done",
      { kind: "unexpected-answer", request, status: 300, message: "" },
      "known",
    ],
    ["was refused was not done", { kind: "refused", request, status: 422, message: "" }, "known"],
    ["met another state was not done", { kind: "state-conflict", request, message: "" }, "known"],
    ["met a newer revision was not done", { kind: "conflict", request, message: "" }, "known"],
    ["was not permitted was not done", { kind: "permission-denied", request, message: "" }, "known"],
    ["needs a sign-in was not done", { kind: "signed-out", request, message: "" }, "known"],
    ["was turned away by the CSRF check was not done", { kind: "csrf", request, message: "" }, "known"],
    ["met no record was not done", { kind: "not-found", request, message: "" }, "known"],
    ["met a deleted record was not done", { kind: "gone", request, message: "" }, "known"],
    ["has faults in its fields was not done", { kind: "invalid", request, message: "", errors: [] }, "known"],
    ["is too large was not done", { kind: "too-large", request, message: "" }, "known"],
    ["the host left out was not done", { kind: "not-implemented", request, message: "" }, "known"],
    ["was cancelled was not done", { kind: "cancelled", request }, "known"],
    ["has to wait was not done", { kind: "rate-limited", request, message: "" }, "known"],
  ])("that failed and %s", (_what, failure, revision) => {
    const event = { kind: "action-failed", action: "save", during: "saving", failure, feedback: null, at: 0 } as const;
    const state = after({ ...openedDeposit(), feedback: [title] }, event);
    expect(state).toMatchObject({ revision, feedback: [title] });
    expect(state.phase).toEqual({ kind: "failed", action: "save", during: "saving", failure });
    expect(after(openedDeposit(), { ...event, feedback: [title] }).feedback).toEqual([title]);
  });

  test("that was refused as a whole says of which values, until a save is taken or another is refused", () => {
    const failure = { kind: "refused", request, status: 400, message: "" } as const;
    const failed = { kind: "action-failed", action: "save", during: "saving", failure, at: 0 } as const;
    const { saved: values } = openedDeposit().snapshot;
    const state = after(openedDeposit(), { ...failed, feedback: [title], values });
    expect(state.refused).toBe(values);
    expect(after(state, { ...failed, feedback: null }).refused).toBe(values);
    expect(after(state, saveOf(state)).refused).toBeNull();
  });

  test("that ended is dismissed; one that runs is not, and a deleted draft stays deleted", () => {
    const dismissed = (event: DepositEvent) => after(openedDeposit(), event, { kind: "message-dismissed" }).phase.kind;
    expect(dismissed({ kind: "action-succeeded", action: "save" })).toBe("dismissed");
    expect(dismissed({ kind: "action-succeeded", action: "discard" })).toBe("succeeded");
    expect(dismissed({ kind: "step-started", action: "save", step: "saving" })).toBe("running");
    expect(dismissed({ kind: "action-rejected", action: "discard", feedback: [] })).toBe("dismissed");
  });
});

describe("a community", () => {
  test("that was chosen or taken away counts until it is settled with the server", () => {
    const removed = after(openedDeposit(), { kind: "community-chosen", community: null });
    expect(removed.selectedCommunity).toBeNull();
    expect(after(removed, { kind: "community-settled", community: null })).toEqual({
      ...removed,
      selectedCommunity: undefined,
    });
  });

  test("that was taken away while another was being settled still counts so", () => {
    const removed = after(openedDeposit(), { kind: "community-chosen", community: null });
    expect(after(removed, { kind: "community-settled", community: undefined })).toBe(removed);
  });
});

describe("a draft that is read again", () => {
  const seen = {
    ...openedDeposit(recordOnServer({ revision_id: 3, metadata: { title: "Mine" } })),
    revision: "moved",
  } as const;

  test("brings what the server keeps about it, its links and its revision", () => {
    const record = recordOnServer({ revision_id: 5, metadata: { title: "Mine" }, status: "draft_with_review" });
    expect(after(seen, { kind: "record-read", record })).toMatchObject({ record, revision: "known" });
  });

  test.each([
    ["metadata", { metadata: { title: "Theirs" } }],
    ["custom fields", { custom_fields: { "a:b": 1 } }],
    ["visibility", { access: { record: "restricted", files: "public" } }],
    ["visibility of the files", { access: { record: "public", files: "restricted" } }],
    [
      "embargo",
      { access: { record: "public", files: "public", embargo: { active: true, until: "2999-01-01", reason: "" } } },
    ],
    ["identifiers", { pids: { doi: { identifier: "10.1/x", provider: "external" } } }],
    ["turning to metadata only", { files: { enabled: false } }],
  ])("with %s of somebody else keeps what was seen here, so that the next save finds the conflict", (_what, theirs) => {
    const json = { revision_id: 5, metadata: { title: "Mine" }, status: "in_review", ...theirs };
    const { record, revision } = after(seen, { kind: "record-read", record: recordOnServer(json) });
    expect(record).toMatchObject({ revision_id: 3, status: "in_review" });
    const { metadata, custom_fields, access, pids, files } = seen.record;
    expect(record).toMatchObject({ metadata, custom_fields, access, pids, files });
    expect(revision).toBe("known");
  });

  test("is not somebody else's work where the server alone changed what it says about access", () => {
    const json = {
      revision_id: 5,
      metadata: { title: "Mine" },
      access: { record: "public", files: "public", status: "open" },
    };
    expect(after(seen, { kind: "record-read", record: recordOnServer(json) }).record.revision_id).toBe(5);
  });
});

describe("files", () => {
  const opened = openedDeposit();
  const two: DepositState = { ...opened, files: [fileEntry("a"), fileEntry("b")] };
  const finishing = { kind: "finishing" } as const;

  test("keep the order in which they were added, whatever changes", () => {
    const changed = after(two, { kind: "file-changed", entry: fileEntry("a", finishing) });
    expect(keysOf(changed)).toEqual(["a", "b"]);
    expect(changed.files[0]?.phase).toEqual(finishing);
    const both = after(two, { kind: "files-changed", entries: [fileEntry("b", finishing)] });
    expect(both.files.map(({ phase }) => phase.kind)).toEqual(["finished", "finishing"]);
    expect(keysOf(after(two, { kind: "file-changed", entry: fileEntry("c") }))).toEqual(["a", "b", "c"]);
  });

  test("that are added stand after those that are there, and move nothing on the server yet", () => {
    const entries = [fileEntry("c"), fileEntry("d")];
    expect(after(two, { kind: "files-added", entries })).toEqual({ ...two, files: [...two.files, ...entries] });
  });

  test("that are added again under a name stand once, at the end", () => {
    expect(keysOf(after(two, { kind: "files-added", entries: [fileEntry("a")] }))).toEqual(["b", "a"]);
  });

  test("that were removed are gone, and one that could not be says why and stays", () => {
    const removed = after(two, { kind: "files-removed", keys: ["a"] });
    expect(keysOf(removed)).toEqual(["b"]);
    const kept = after(two, { kind: "file-removal-failed", key: "a", failure: { kind: "stalled" } });
    expect(kept.files.map(({ removalFailure }) => removalFailure)).toEqual([{ kind: "stalled" }, undefined]);
  });

  test("that come or go on the server move its revision; those on their way do not", () => {
    const moved = (...events: readonly DepositEvent[]) => after(two, ...events).revision;
    expect(moved({ kind: "file-changed", entry: fileEntry("a", finishing) })).toBe("known");
    expect(moved({ kind: "file-changed", entry: fileEntry("a") })).toBe("moved");
    expect(moved({ kind: "files-changed", entries: [fileEntry("a", finishing)] })).toBe("known");
    expect(moved({ kind: "files-changed", entries: [fileEntry("a", finishing), fileEntry("b")] })).toBe("moved");
    expect(moved({ kind: "files-removed", keys: ["a"] })).toBe("moved");
    const unknown: DepositState = { ...two, revision: "unknown" };
    expect(after(unknown, { kind: "files-removed", keys: ["a"] }).revision).toBe("unknown");
  });

  test("that were imported are the draft's, which is then not metadata-only", () => {
    const start = openedDeposit(recordOnServer({ files: { enabled: false, default_preview: "a" } }));
    const imported = after(start, { kind: "files-imported", entries: [fileEntry("a")], preview: "a" });
    expect(keysOf(imported)).toEqual(["a"]);
    expect(imported.record.files).toMatchObject({ enabled: true, default_preview: "a" });
    expect(imported.snapshot.saved.files).toEqual({ enabled: true, default_preview: "a" });
    expect(imported.revision).toBe("moved");
  });
});

describe("an autosave", () => {
  const rejected: DepositState = { ...openedDeposit(), phase: { kind: "rejected", action: "publish" } };
  const started = transition(rejected, { kind: "step-started", action: "save", step: "saving", occasion: "autosave" });

  test("leaves what was announced before it as it was, while it runs and after it", () => {
    expect(announcedPhase(started.phase)).toBe(rejected.phase);
    const settling = { kind: "step-started", action: "save", step: "settling-review", occasion: "autosave" } as const;
    const saved = transition(transition(started, settling), {
      kind: "action-succeeded",
      action: "save",
      occasion: "autosave",
    });
    expect(saved.phase).toBe(rejected.phase);
  });

  test("is announced where it failed for a reason that does not end by itself", () => {
    const failed = (failure: Failure) =>
      feedbackBanner(
        transition(started, {
          kind: "action-failed",
          action: "save",
          during: "autosave",
          failure,
          feedback: null,
          at: 0,
        }),
      );
    expect(failed({ kind: "conflict", request, message: "" })).not.toBeNull();
    expect(failed({ kind: "no-response", request })).toBeNull();
  });
});
