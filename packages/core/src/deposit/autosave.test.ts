import { describe, expect, it, vi } from "vitest";
import type { Connectivity } from "../ports.ts";
import type { DepositRecord } from "../record/record.ts";
import { emptyRecord } from "../record/record.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { openedDeposit } from "../../test/drivers/openedDeposit.ts";
import type { DepositState } from "../state/state.ts";
import { AUTOSAVE_DELAY, createAutosave } from "./autosave.ts";

const values = decodeRecord(emptyRecord, { default_locale: "en", custom_field_vocabularies: [] });

/** A form with a draft whose time, network and page a test moves by hand. */
function openForm(record: Partial<DepositRecord> = { id: "1", status: "draft" }, isOn = true) {
  let timer: (() => void) | null = null;
  let isOnline = true;
  let isUnsaved = true;
  let hide = (): void => undefined;
  let tellNetwork = (_isOnline: boolean): void => undefined;
  let state: DepositState = { ...openedDeposit(), record: { ...emptyRecord, ...record } };
  const save = vi.fn(async () => "succeeded" as const);
  const connectivity: Connectivity = {
    isOnline: () => isOnline,
    onChange(listener) {
      tellNetwork = listener;
      return () => undefined;
    },
  };
  const autosave = createAutosave({
    deposit: { getState: () => state, save },
    read: () => values,
    isUnsaved: () => isUnsaved,
    isOn,
    connectivity,
    clock: {
      now: () => 0,
      after(milliseconds, callback) {
        expect(milliseconds).toBe(AUTOSAVE_DELAY);
        timer = callback;
        return () => {
          timer = null;
        };
      },
    },
    onHidden(listener) {
      hide = listener;
      return () => undefined;
    },
  });
  return {
    autosave,
    save,
    hide: () => hide(),
    pass: () => timer?.(),
    isWaiting: () => timer !== null,
    go(online: boolean) {
      isOnline = online;
      tellNetwork(online);
    },
    settle() {
      isUnsaved = false;
    },
    set(part: Partial<DepositState>) {
      state = { ...state, ...part };
    },
  };
}

describe("autosave", () => {
  it("saves a draft quietly 20 seconds after the last change", () => {
    const form = openForm();
    form.autosave.changed();
    expect(form.save).not.toHaveBeenCalled();
    form.pass();
    expect(form.save).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { quiet: true });
  });

  it("saves when the page is hidden, and when the network is back", () => {
    const form = openForm();
    form.hide();
    expect(form.save).toHaveBeenCalledTimes(1);
    form.go(false);
    form.hide();
    expect(form.save).toHaveBeenCalledTimes(1);
    form.go(true);
    expect(form.save).toHaveBeenCalledTimes(2);
  });

  it("saves nothing where nothing is unsaved", () => {
    const form = openForm();
    form.settle();
    form.autosave.changed();
    expect(form.isWaiting()).toBe(false);
    form.hide();
    expect(form.save).not.toHaveBeenCalled();
  });

  it.each([
    ["a new upload", {}],
    ["a published record", { id: "1", status: "published", is_published: true }],
    ["a draft in review", { id: "1", status: "in_review" }],
  ] as const)("leaves %s to the button", (_name, record) => {
    const form = openForm(record);
    form.autosave.changed();
    form.pass();
    form.hide();
    expect(form.save).not.toHaveBeenCalled();
  });

  it("saves a new version", () => {
    const form = openForm({ id: "2", status: "new_version_draft" });
    form.hide();
    expect(form.save).toHaveBeenCalledTimes(1);
  });

  it("does a Save that was pressed without a network once it is back, also of a new upload and where it is off", () => {
    const form = openForm({}, false);
    form.go(false);
    form.autosave.remember();
    expect(form.save).not.toHaveBeenCalled();
    form.go(true);
    form.go(true);
    expect(form.save).toHaveBeenCalledTimes(1);
  });

  it("saves nothing over a conflict before the depositor decided on it", () => {
    const form = openForm();
    const request = { method: "PUT", url: "/api/records/1/draft" };
    form.set({
      phase: { kind: "failed", action: "save", during: "saving", failure: { kind: "conflict", request, message: "" } },
    });
    form.hide();
    expect(form.save).not.toHaveBeenCalled();
  });

  it("waits for the action that runs", () => {
    const form = openForm();
    form.set({ phase: { kind: "running", action: "preview", step: "saving" } });
    form.hide();
    expect(form.save).not.toHaveBeenCalled();
    form.set({ phase: { kind: "idle" } });
    form.pass();
    expect(form.save).toHaveBeenCalledTimes(1);
  });
});
