import { createClient, createDeposit, emptyRecord, readConfig, type ServerError } from "@deposit/core";
import { decodeRecord } from "@deposit/core/serialize";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFeedbackStore, type FeedbackStore } from "./createFeedbackStore.ts";
import { createFormValues } from "../store/createFormValues.ts";

/** What is said of an empty form that a test types in. */
function openView(errors: readonly ServerError[] = []) {
  const client = createClient({ baseUrl: "https://repository.test", fetch: async () => Response.json({}) });
  const deposit = createDeposit({ client, errors });
  const values = createFormValues(decodeRecord(emptyRecord, readConfig({})));
  const view = createFeedbackStore(deposit, values);
  return { deposit, values, view, type: (title: string) => values.write("metadata.title", title) };
}

const title = ["metadata", "title"];

/** Counts what the fields are told from now on, of a form whose empty title was left and says so. */
function listenAfterLeavingTheTitle(view: FeedbackStore) {
  const told = vi.fn();
  view.subscribe(told);
  view.reveal(title);
  expect(view.at(title)).toHaveLength(1);
  told.mockClear();
  return told;
}

describe("what is said of the fields", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("tells the fields of no key that changes nothing of it, and at once of one that does", () => {
    const { view, type } = openView();
    const told = listenAfterLeavingTheTitle(view);
    type("Ti");
    expect(told).toHaveBeenCalledTimes(1);
    type("Tid");
    expect(told).toHaveBeenCalledTimes(2);
    expect(view.at(title)).toEqual([]);
    type("Tide");
    type("Tides");
    expect(told).toHaveBeenCalledTimes(2);
  });

  it("is told also when somebody asked for it between the key and the telling", () => {
    const { values, view, type } = openView();
    const asking = values.subscribe(() => void view.at(title));
    const told = listenAfterLeavingTheTitle(view);
    type("Tides");
    expect(told).toHaveBeenCalledTimes(1);
    asking();
  });

  it("says what is missing beside a warning of the server, and not beside its error", () => {
    const said = (severity: "error" | "warning") => {
      const { view } = openView([{ field: "metadata.title", messages: ["Is that a title?"], severity }]);
      view.reveal(title);
      return view.at(title).map((entry) => `${entry.source}: ${entry.severity}`);
    };
    expect(said("warning")).toEqual(["server: warning", "form: error"]);
    expect(said("error")).toEqual(["server: error"]);
  });

  it("tells those who follow of faults that nobody sees yet, a moment later", () => {
    const { view, type } = openView();
    const following = vi.fn();
    view.subscribeDebounced(following);
    type("Tides");
    expect(following).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(following).toHaveBeenCalledTimes(1);
    expect(view.faults().map(({ path }) => path)).not.toContainEqual(title);
  });

  it("tells those who follow at once of what happens to the deposit", () => {
    const { deposit, view } = openView();
    const following = vi.fn();
    view.subscribeDebounced(following);
    deposit.selectCommunity(null);
    expect(following).toHaveBeenCalled();
  });

  it("says nothing new of a field that is used again before it is left again, nor once it was mended meanwhile", () => {
    const { view, type } = openView();
    view.subscribe(() => undefined);
    type("Tides");
    view.reveal(title);
    view.enter(title);
    type("");
    expect(view.at(title)).toEqual([]);
    view.reveal(title);
    expect(view.at(title)).toHaveLength(1);
    view.enter(title);
    expect(view.at(title)).toHaveLength(1);
    type("Tide");
    type("");
    expect(view.at(title)).toEqual([]);
    view.reveal(title);
    expect(view.at(title)).toHaveLength(1);
  });

  it("says no other fault of a field while that is used, only that what it said is over", () => {
    const { view, type } = openView();
    view.subscribe(() => undefined);
    type("");
    view.reveal(title);
    expect(view.at(title)).toMatchObject([{ message: { id: "check.title.required" } }]);
    view.enter(title);
    type("T");
    expect(view.at(title)).toEqual([]);
    view.reveal(title);
    expect(view.at(title)).toMatchObject([{ message: { id: "check.title.short" } }]);
  });

  it("says no more of an identifier that it is wrong once it is in another scheme, and again when it is back in that", () => {
    const record = {
      ...emptyRecord,
      metadata: { identifiers: [{ scheme: "doi", identifier: "https://example.org" }] },
    };
    const errors = [{ field: "metadata.identifiers.0.identifier", messages: ["Invalid DOI identifier."] }];
    const deposit = createDeposit({ client: createClient(), record, errors });
    const values = createFormValues(deposit.getState().snapshot.saved);
    const view = createFeedbackStore(deposit, values);
    const said = () => view.shown().map(({ message }) => message);
    const [row] = values.read().metadata.identifiers;
    if (row === undefined) throw new Error("The record has no identifier.");
    expect(said()).toEqual(["Invalid DOI identifier."]);
    values.write("metadata.identifiers", [{ ...row, scheme: "url" }]);
    expect(said()).toEqual([]);
    values.write("metadata.identifiers", [row]);
    expect(said()).toEqual(["Invalid DOI identifier."]);
  });

  it("stays the same object for one row when another is mended", () => {
    const { values, view } = openView();
    const untyped = ["a", "b"].map((key) => ({ key, date: "2026", type: "", description: "" }));
    values.write("metadata.dates", untyped);
    view.reveal(["metadata", "dates"]);
    const said = view.shown();
    expect(said).toHaveLength(2);
    values.write(
      "metadata.dates",
      untyped.map((date) => (date.key === "a" ? { ...date, type: "collected" } : date)),
    );
    expect(view.shown()).toHaveLength(1);
    expect(view.shown()[0]).toBe(said[1]);
  });

  it("is listened to only as long as somebody listens", () => {
    const { values, view, type } = openView();
    const read = vi.spyOn(values, "read");
    const stop = view.subscribe(() => undefined);
    const stopFollowing = view.subscribeDebounced(() => undefined);
    stop();
    stopFollowing();
    read.mockClear();
    type("Tides");
    vi.advanceTimersByTime(100);
    expect(read).not.toHaveBeenCalled();
  });
});
