import { type JsonObject, readConfig } from "@deposit/core";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bannerSaying, driveDeposit, findTitleField, openRepository } from "../../../test/driveDeposit.tsx";
import { benchSection, type BenchOptions } from "../../../test/sectionBench.tsx";
import { DoiSection } from "./DoiSection.tsx";

const site: JsonObject = {
  scheme: "doi",
  field_label: "",
  can_be_managed: true,
  can_be_unmanaged: true,
  default_selected: "no",
  optional_doi_transitions: [],
};
const choice = (name: string): HTMLElement => screen.getByRole("radio", { name });
const typed = (): HTMLElement => screen.getByRole("textbox", { name: "DOI of this upload" });

function open({ pids = {}, rules = {}, ...options }: BenchOptions & { pids?: JsonObject; rules?: JsonObject } = {}) {
  const config = { is_doi_required: false, pids: [{ ...site, ...rules }], ...options.config };
  const bench = benchSection(<DoiSection />, { ...options, record: { pids, ...options.record }, config });
  return { ...bench, user: userEvent.setup(), pids: () => bench.form().values.read().pids };
}

describe("the DOI section", () => {
  it("offers an own DOI, a new one or none, if records can do without a DOI", () => {
    open();
    expect(screen.getByRole("group", { name: "Do you already have a DOI for this upload?" })).toBeInTheDocument();
    expect(screen.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
      "external",
      "managed",
      "not_needed",
    ]);
    expect(choice("No, I need one")).toBeChecked();
  });

  it("does not offer to leave out a DOI that the site requires, and is marked as required", () => {
    open({ config: { is_doi_required: true } });
    expect(screen.queryByRole("radio", { name: "No, I don't need one" })).not.toBeInTheDocument();
    expect(screen.getByText("required")).toBeInTheDocument();
  });

  it("asks nothing if the site offers only one kind", () => {
    open({ rules: { can_be_unmanaged: false }, config: { is_doi_required: true } });
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Get a DOI now!" })).toBeEnabled();
  });

  it("is not rendered if the site has no DOIs", () => {
    const { container } = open({ config: { pids: [] } });
    expect(container.querySelector("[data-deposit-part='pids.doi']")).toBeNull();
  });

  it("shows that no kind of DOI is configured, reports it to the host, and leaves the other fields unchanged", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    open({ rules: { can_be_managed: false, can_be_unmanaged: false } });
    expect(screen.getByText(/This page offers neither kind of DOI/)).toBeInTheDocument();
    expect(console.error).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({
        name: "Doi",
        error: expect.objectContaining({ message: expect.stringContaining("must be managed, unmanaged or both.") }),
      }),
    );
    vi.restoreAllMocks();
  });

  it("keeps other identifiers when the answer changes", async () => {
    const { user, pids } = open({ pids: { oai: { identifier: "oai:1", provider: "oai" } } });
    await user.click(choice("Yes, I already have one"));
    expect(pids()).toEqual({
      oai: { identifier: "oai:1", provider: "oai" },
      doi: { identifier: "", provider: "external" },
    });
    await user.click(choice("No, I don't need one"));
    expect(pids()).toEqual({ oai: { identifier: "oai:1", provider: "oai" } });
    expect(screen.getByText("The upload is published without a DOI.")).toBeInTheDocument();
  });

  it("restores a typed DOI after another answer was tried", async () => {
    const { user, pids } = open({});
    await user.click(choice("Yes, I already have one"));
    await user.type(screen.getByRole("textbox"), "10.1234/tides");
    await user.click(choice("No, I don't need one"));
    expect(pids()).toEqual({});
    await user.click(choice("Yes, I already have one"));
    expect(screen.getByRole("textbox")).toHaveValue("10.1234/tides");
    expect(pids()).toEqual({ doi: { identifier: "10.1234/tides", provider: "external" } });
  });

  it("shows server feedback beside the question", async () => {
    open({ errors: [{ field: "pids.doi", messages: ["Missing DOI for required field."], severity: "error" }] });
    const said = await screen.findByText("Missing DOI for required field.");
    expect(said.closest("[data-deposit-part='pids.doi']")).not.toBeNull();
  });

  it("disables choices that an earlier version excludes, with the site's explanation", () => {
    open({
      pids: { doi: { identifier: "10.1234/a", provider: "external" } },
      rules: {
        optional_doi_transitions: { allowed_providers: ["external"], message: "Versions keep their kind of DOI." },
      },
      record: { status: "new_version_draft", versions: { index: 2 } },
    });
    expect(choice("No, I don't need one")).toBeDisabled();
    expect(choice("No, I don't need one")).toHaveAccessibleDescription("Versions keep their kind of DOI.");
    expect(choice("Yes, I already have one")).toBeEnabled();
  });

  it("is read-only if an earlier version allows no DOI of another kind", () => {
    open({
      pids: { doi: { identifier: "10.1234/a", provider: "external" } },
      rules: { optional_doi_transitions: { allowed_providers: ["not_needed"], message: "None." } },
      record: { status: "new_version_draft", versions: { index: 2 } },
    });
    expect(typed()).toBeDisabled();
  });

  it("cannot discard a registered DOI", () => {
    const published = { doi: { identifier: "10.5072/a", provider: "datacite", client: "datacite" } };
    open({
      pids: published,
      record: { id: "a", status: "published", is_published: true },
      config: { published_record: { pids: published } },
    });
    expect(screen.getByText("10.5072/a")).toBeInTheDocument();
    expect(screen.getByText("Registered DOI")).toBeInTheDocument();
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(screen.getAllByText("The DOI of this record is registered and cannot be given up.").length).toBeGreaterThan(
      0,
    );
  });
});

describe("a DOI that the depositor has", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  const written = { identifier: "10.1234/x", provider: "external" };

  it("reaches the form 200 milliseconds after the last key press", () => {
    const { pids } = open({ rules: { default_selected: "yes" } });
    fireEvent.change(typed(), { target: { value: "10.1234" } });
    act(() => vi.advanceTimersByTime(199));
    fireEvent.change(typed(), { target: { value: "10.1234/x" } });
    act(() => vi.advanceTimersByTime(199));
    expect(pids()["doi"]).not.toEqual(written);
    act(() => vi.advanceTimersByTime(1));
    expect(pids()["doi"]).toEqual(written);
    expect(typed()).toHaveValue("10.1234/x");
  });

  it("reaches the form only with the click when it would move the pressed button away", () => {
    const { pids } = open({ rules: { default_selected: "yes" } });
    const found = vi.fn();
    document.body.addEventListener("click", () => found(pids()["doi"]), { once: true });
    fireEvent.change(typed(), { target: { value: "10.1234/x" } });
    fireEvent.pointerDown(document.body);
    fireEvent.blur(typed());
    fireEvent.pointerUp(document.body);
    expect(pids()["doi"]).not.toEqual(written);
    fireEvent.click(document.body);
    expect(found).toHaveBeenCalledWith(written);
  });

  it("reaches the form after a press without a click, such as scrolling", () => {
    const { pids } = open({ rules: { default_selected: "yes" } });
    fireEvent.change(typed(), { target: { value: "10.1234/x" } });
    fireEvent.pointerDown(document.body);
    fireEvent.blur(typed());
    fireEvent.pointerCancel(document.body);
    act(() => vi.advanceTimersByTime(1));
    expect(pids()["doi"]).toEqual(written);
  });

  it("reaches the form at once when the field loses the focus, a shortcut is pressed or the section is removed", () => {
    const { pids, form, unmount } = open({ rules: { default_selected: "yes" } });
    fireEvent.change(typed(), { target: { value: "10.1234/x" } });
    fireEvent.blur(typed());
    expect(pids()["doi"]).toEqual(written);
    fireEvent.change(typed(), { target: { value: "10.1234/xy" } });
    fireEvent.keyDown(typed(), { key: "s", ctrlKey: true });
    expect(pids()["doi"]).toEqual({ ...written, identifier: "10.1234/xy" });
    fireEvent.change(typed(), { target: { value: "10.1234/xyz" } });
    const { values } = form();
    unmount();
    expect(values.read().pids["doi"]).toEqual({ ...written, identifier: "10.1234/xyz" });
  });
});

describe("a DOI in a field that loses the focus", () => {
  it.each(["DOI 10.1234/x", "www.doi.org/10.1234/x", "DOI: https://doi.org/10.1234/x"])(
    "is normalized to the platform's format, which refuses it as %s",
    (text) => {
      const { pids } = open({ rules: { default_selected: "yes" } });
      fireEvent.change(typed(), { target: { value: text } });
      fireEvent.blur(typed());
      expect(pids()["doi"]).toEqual({ identifier: "10.1234/x", provider: "external" });
      expect(typed()).toHaveValue("10.1234/x");
    },
  );

  it("stays as typed if it is invalid", () => {
    const { pids } = open({ rules: { default_selected: "yes" } });
    fireEvent.change(typed(), { target: { value: "11.1234/x" } });
    fireEvent.blur(typed());
    expect(pids()["doi"]).toMatchObject({ identifier: "11.1234/x" });
  });
});

describe("a missing DOI", () => {
  it("is typed in the field that the banner leads to", async () => {
    const { user, page } = await driveDeposit();
    await user.click(choice("Yes, I already have one"));
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    const banner = await bannerSaying(/Record saved with validation feedback in/);
    await user.click(within(banner).getByRole("link", { name: "Digital Object Identifier" }));
    await waitFor(() => expect(typed()).toHaveFocus());
    const ids = [...page.container.querySelectorAll("[id]")].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a DOI of the platform", () => {
  it("is reserved, announced and discarded again", async () => {
    const { user, page } = await driveDeposit();
    const get = screen.getByRole("button", { name: "Get a DOI now!" });
    const help = screen.getByText(/^Reserve a DOI by pressing the button/);
    expect(get).toHaveAccessibleDescription(help.textContent);
    await user.click(get);
    const discard = await screen.findByRole("button", { name: "Discard the reserved DOI." });
    await waitFor(() => expect(discard).toHaveFocus());
    const doi = page.container.querySelector("[data-doi]")?.textContent ?? "";
    expect(doi).toMatch(/^10\.5072\//);
    expect(help).not.toBeInTheDocument();
    const region = page.container.querySelector("[aria-live]");
    expect(region).toHaveTextContent(`The DOI ${doi} is reserved.`);
    expect(choice("Yes, I already have one")).toBeDisabled();
    expect(choice("Yes, I already have one")).toHaveAccessibleDescription(
      "A DOI is reserved for this upload. Discard it first.",
    );
    await user.click(discard);
    const reserve = await screen.findByRole("button", { name: "Get a DOI now!" });
    await waitFor(() => expect(reserve).toHaveFocus());
    expect(region).toHaveTextContent("The reserved DOI was discarded.");
  });

  it("does not take the focus from another field while it is reserved", async () => {
    const { user, page, holdNextCall } = await driveDeposit();
    const title = findTitleField();
    if (title === null) throw new Error("The form shows no title.");
    const release = holdNextCall();
    await user.click(screen.getByRole("button", { name: "Get a DOI now!" }));
    await user.type(title, "Sea");
    release();
    const region = page.container.querySelector("[aria-live]");
    await waitFor(() => expect(region?.lastElementChild).toHaveTextContent(/^The DOI 10\.5072\S+ is reserved\.$/));
    expect(title).toHaveFocus();
  });

  it("is reserved at the button that a publish without a DOI leads to", async () => {
    const config = readConfig({ is_doi_required: false, pids: [{ ...site }] });
    const { user } = await driveDeposit({ config });
    await user.click(screen.getByRole("checkbox", { name: "Metadata-only record" }));
    await user.click(screen.getByRole("button", { name: "Publish" }));
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Publish" }));
    await bannerSaying(/The draft was not published/);
    await waitFor(() => expect(screen.getByRole("button", { name: "Get a DOI now!" })).toHaveFocus());
  });

  it("is not announced if another answer has replaced it meanwhile", async () => {
    const { user, page, holdNextCall } = await driveDeposit();
    const release = holdNextCall();
    await user.click(screen.getByRole("button", { name: "Get a DOI now!" }));
    await user.click(choice("Yes, I already have one"));
    release();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Save draft" })).not.toHaveAttribute("aria-disabled"),
    );
    await new Promise((resolve) => setTimeout(resolve));
    expect(page.container.querySelector("[aria-live]")).not.toHaveTextContent(/is reserved/);
  });

  it("shows a failed reservation, which can be retried", async () => {
    const { client, repository } = openRepository();
    repository.faults.add({ path: "/pids/doi", times: 1, fault: { kind: "answer", status: 500, body: {} } });
    const { user, page } = await driveDeposit({ client });
    await user.click(screen.getByRole("button", { name: "Get a DOI now!" }));
    const banner = await bannerSaying(/Identifier reservation failed/);
    await user.click(within(banner).getByRole("button", { name: "Try again" }));
    await screen.findByRole("button", { name: "Discard the reserved DOI." });
    expect(page.container.querySelector("[aria-live]")).toHaveTextContent(/The DOI 10\.5072\S+ is reserved\.$/);
  });
});
