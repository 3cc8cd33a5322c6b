import { describe, expect, test } from "vitest";
import { initialState } from "../initialState.ts";
import { ownerPermissions } from "../record/permissions.ts";
import { emptyRecord, readRecord } from "../record/record.ts";
import type { FileEntry } from "../record/files.ts";
import { readConfig } from "../schema/readConfig.ts";
import { can } from "./can.ts";
import { feedbackBanner } from "./feedbackBanner.ts";
import type { DepositAction, DepositState } from "./state.ts";
import { createStore } from "./store.ts";
import { transition } from "./transition.ts";

const saved =
  readRecord({ id: "abc", metadata: {}, files: { enabled: true }, links: { self: "/api/records/abc/draft" } }) ??
  emptyRecord;
const opened = (record = saved): DepositState =>
  initialState({ record, files: [], errors: [], config: readConfig({}), permissions: ownerPermissions });

function file(key: string, phase: FileEntry["phase"] = { kind: "finished" }): FileEntry {
  return { key, size: 10, checksum: "", mimetype: "text/plain", links: {}, phase };
}

const reasonOf = (state: DepositState, action: DepositAction, enabled?: boolean) => {
  const typed = enabled === undefined ? undefined : { files: { enabled, default_preview: "" } };
  const permission = can(state, action, typed);
  return permission.allowed ? null : permission.reason.id;
};

describe("may the deposit be", () => {
  test("published: not while files are enabled and none exist", () => {
    expect(reasonOf(opened(), "publish")).toBe("can.noFiles");
    expect(reasonOf({ ...opened(), files: [file("a")] }, "publish")).toBeNull();
  });

  test("published: what the form says of metadata-only counts before it is saved", () => {
    expect(reasonOf(opened(), "publish", false)).toBeNull();
    expect(reasonOf(opened(), "publish", true)).toBe("can.noFiles");
  });

  test("published: not while any file is not finished", () => {
    const state = { ...opened(), files: [file("a"), file("b", { kind: "uploading", sent: 1, bytesPerSecond: null })] };
    expect(reasonOf(state, "publish")).toBe("can.filesUnfinished");
  });

  test("discarded: not before it is on the server, not without permission", () => {
    expect(reasonOf(opened(emptyRecord), "discard")).toBe("can.noRecord");
    expect(reasonOf(opened(), "discard")).toBeNull();
    const stranger = { ...opened(), permissions: { ...ownerPermissions, can_delete_draft: false } };
    expect(reasonOf(stranger, "discard")).toBe("can.notPermitted");
  });

  test("saved while a save runs, and nothing else meanwhile", () => {
    const saving = transition(opened(), { kind: "step-started", action: "save", step: "saving" });
    expect(reasonOf(saving, "save")).toBeNull();
    expect(reasonOf(saving, "publish", false)).toBe("can.running");
    expect(reasonOf(saving, "discard")).toBe("can.running");
    const publishing = transition(opened(), { kind: "step-started", action: "publish", step: "publishing" });
    expect(reasonOf(publishing, "save")).toBe("can.running");
  });
});

describe("the feedback banner says", () => {
  const request = { method: "PUT", url: "https://repository.example/api/records/abc/draft" };
  const withFeedback = (severity: "error" | "info"): DepositState => ({
    ...opened(),
    feedback: [{ path: ["metadata", "title"], message: "x", severity }],
  });

  test("nothing of an untouched draft", () => {
    expect(feedbackBanner(opened())).toBeNull();
  });

  test("that the record was saved, with or without feedback", () => {
    const after = (state: DepositState) =>
      feedbackBanner(transition(state, { kind: "action-succeeded", action: "save" }));
    expect(after(opened())).toMatchObject({ style: "positive", message: { id: "banner.saved" }, listsSections: false });
    expect(after(withFeedback("error"))).toMatchObject({
      style: "warning",
      message: { id: "banner.savedWithFeedback" },
    });
    expect(after(withFeedback("info"))).toMatchObject({ style: "suggestive", listsSections: true });
  });

  test("what failed and why", () => {
    const failed = transition(opened(), {
      kind: "action-failed",
      action: "save",
      during: "saving",
      failure: { kind: "no-response", request },
      feedback: null,
    });
    expect(feedbackBanner(failed)).toMatchObject({
      style: "negative",
      message: { id: "banner.saveFailed" },
      detail: { id: "failure.no-response" },
    });
  });

  test("that an upload could not save its draft first", () => {
    const failed = transition(opened(), {
      kind: "action-failed",
      action: "save",
      during: "upload-save",
      failure: { kind: "server", request, status: 500, message: "" },
      feedback: null,
    });
    expect(feedbackBanner(failed)?.message.id).toBe("banner.uploadSaveFailed");
  });

  test("nothing of what was cancelled, for that is not failing", () => {
    const phase: DepositState["phase"] = {
      kind: "failed",
      action: "save",
      during: "saving",
      failure: { kind: "cancelled", request },
    };
    expect(feedbackBanner({ phase, feedback: [] })).toBeNull();
  });

  test("where the faults are that stopped publishing or previewing", () => {
    const rejected = (action: DepositAction) => {
      const state = withFeedback("error");
      return feedbackBanner(transition(state, { kind: "action-rejected", action, feedback: state.feedback }));
    };
    expect(rejected("publish")).toMatchObject({ message: { id: "banner.publishRejected" }, listsSections: true });
    expect(rejected("preview")).toMatchObject({ message: { id: "banner.previewRejected" }, listsSections: true });
  });
});

describe("files", () => {
  test("keep the order in which they were added, whatever changes", () => {
    let state = transition(opened(), { kind: "files-added", entries: [file("a"), file("b")] });
    state = transition(state, { kind: "file-changed", entry: file("a", { kind: "finishing" }) });
    expect(state.files.map((entry) => entry.key)).toEqual(["a", "b"]);
    state = transition(state, { kind: "file-removed", key: "a" });
    expect(state.files.map((entry) => entry.key)).toEqual(["b"]);
  });

  test("that were pending on the server when the page was opened are incomplete, and say so", () => {
    const state = initialState({
      record: saved,
      files: [{ key: "half.bin", status: "pending", links: {} }],
      errors: [],
      config: readConfig({}),
      permissions: ownerPermissions,
    });
    expect(state.files[0]?.phase).toEqual({ kind: "error", failure: { kind: "interrupted" }, retryable: false });
  });
});

test("the store tells of a change once, with the state before it, and not after unsubscribing", () => {
  const store = createStore(opened());
  const seen: [DepositState, DepositState][] = [];
  const stop = store.subscribe((state, previous) => seen.push([state, previous]));
  store.dispatch({ kind: "step-started", action: "save", step: "saving" });
  stop();
  store.dispatch({ kind: "action-succeeded", action: "save" });
  expect(seen).toHaveLength(1);
  expect(seen[0]?.[1]).toBe(store.getInitialState());
});

test("who saves a new draft owns it, whatever the page of a new upload said", () => {
  const stranger = { ...ownerPermissions, can_manage: false, can_delete_draft: false };
  const start = { ...opened(emptyRecord), permissions: stranger };
  const event = {
    kind: "draft-saved",
    record: saved,
    sent: start.snapshot.saved,
    sentRows: new Map(),
    saved: start.snapshot.saved,
    refused: [],
    feedback: [],
  } as const;
  const created = transition(start, event);
  expect(created.permissions).toMatchObject({ can_manage: true, can_delete_draft: true });
  const shared = { ...opened(), permissions: stranger };
  expect(transition(shared, event).permissions).toEqual(stranger);
});
