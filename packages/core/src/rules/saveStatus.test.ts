import { describe, expect, it } from "vitest";
import { type SaveSituation, saveStatus } from "./saveStatus.ts";

const calm: SaveSituation = {
  isSaving: false,
  isOnline: true,
  isUnsaved: false,
  isOnServer: true,
  refused: null,
  failure: null,
  updated: "2026-11-28T14:32:00+00:00",
};
const failure = { kind: "no-response", request: { method: "PUT", url: "/api/records/1/draft" } } as const;

describe("the line beside the Save button", () => {
  it("says when the draft was saved", () => {
    expect(saveStatus(calm)).toEqual({ kind: "saved", at: Date.UTC(2026, 10, 28, 14, 32) });
    expect(saveStatus({ ...calm, updated: "" })).toEqual({ kind: "saved", at: null });
  });

  it("says that something is unsaved, and after a save that left something out, which", () => {
    expect(saveStatus({ ...calm, isUnsaved: true })).toEqual({ kind: "unsaved" });
    const path = ["metadata", "identifiers", "row-1"];
    expect(saveStatus({ ...calm, isUnsaved: true, refused: path })).toEqual({ kind: "not-taken", path });
    expect(saveStatus({ ...calm, refused: path })).toMatchObject({ kind: "saved" });
  });

  it("says why the last save failed, until nothing is unsaved", () => {
    expect(saveStatus({ ...calm, isUnsaved: true, failure })).toEqual({ kind: "failed", failure });
    expect(saveStatus({ ...calm, failure })).toMatchObject({ kind: "saved" });
  });

  it("names a lost network before anything else", () => {
    const offline = { ...calm, isOnline: false, isUnsaved: true };
    expect(saveStatus({ ...offline, failure })).toEqual({ kind: "offline" });
    expect(saveStatus({ ...offline, isSaving: true })).toEqual({ kind: "offline" });
  });

  it("says that a save runs, and that a new upload was never saved", () => {
    expect(saveStatus({ ...calm, isSaving: true, isUnsaved: true })).toEqual({ kind: "saving" });
    expect(saveStatus({ ...calm, isOnServer: false })).toEqual({ kind: "never-saved" });
  });
});
