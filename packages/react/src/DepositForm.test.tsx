import { act, screen, waitFor, within } from "@testing-library/react";
import { StrictMode } from "react";
import { describe, expect, it, vi } from "vitest";
import {
  bannerSaying,
  completeDraft,
  driveDeposit,
  savedDraft,
  openRepository,
  titleField,
} from "../test/driveDeposit.tsx";

const save = () => screen.getByRole("button", { name: "Save draft" });

describe("saving", () => {
  it("shows beside the fields what is missing when an empty draft is saved", async () => {
    const { user } = await driveDeposit();
    await user.click(save());
    const banner = await bannerSaying(/Record saved with validation feedback in/);
    expect(titleField()).toHaveAccessibleDescription(/Missing data for required field/);
    expect(within(banner).getByRole("link", { name: "Title" })).toBeInTheDocument();
  });

  it("removes server feedback when the field changes, and then the section from the banner", async () => {
    const { user } = await driveDeposit();
    await user.click(save());
    const banner = await bannerSaying(/Record saved with validation feedback in/);
    await user.type(titleField(), "Tides");
    expect(titleField()).not.toHaveAccessibleDescription(/Missing data/);
    expect(within(banner).queryByRole("link", { name: "Title" })).not.toBeInTheDocument();
    await user.clear(titleField());
    expect(titleField()).toHaveAccessibleDescription(/Missing data/);
  });

  it("focuses the first field of a section that the banner links to", async () => {
    const { user } = await driveDeposit();
    await user.click(save());
    const banner = await bannerSaying(/Record saved with validation feedback in/);
    await user.click(within(banner).getByRole("link", { name: "Title" }));
    await waitFor(() => expect(titleField()).toHaveFocus());
  });

  it("keeps the focus, and what was typed while the save ran", async () => {
    const { user, holdNextCall } = await driveDeposit();
    await user.type(titleField(), "Tides ");
    const answer = holdNextCall();
    await user.keyboard("{Control>}s{/Control}");
    await user.type(titleField(), "of the Wadden Sea");
    answer();
    await bannerSaying(/Record saved/);
    expect(titleField()).toHaveValue("Tides of the Wadden Sea");
    expect(titleField()).toHaveFocus();
    expect(screen.getByText("Unsaved changes")).toBeInTheDocument();
  });

  it("applies a value that the server changed if nothing was typed since", async () => {
    const { user } = await driveDeposit();
    await user.type(titleField(), "  Tides  ");
    await user.click(save());
    await bannerSaying(/Record saved/);
    expect(titleField()).toHaveValue("Tides");
    expect(screen.getByText(/^Saved at /)).toBeInTheDocument();
  });

  it("keeps everything when the network fails, explains what to do, and can be retried", async () => {
    const onError = vi.fn();
    const { user, repository } = await driveDeposit({ onError });
    await user.type(titleField(), "Tides of the Wadden Sea");
    repository.faults.add({ method: "POST", path: "/records", fault: { kind: "drop", when: "before" }, times: 1 });
    await user.click(save());
    const banner = await bannerSaying(/The draft was not saved. Please try again./);
    expect(banner).toHaveTextContent(/The server did not answer. Check your network connection/);
    expect(titleField()).toHaveValue("Tides of the Wadden Sea");
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: "action", action: "save" }));
    await user.click(within(banner).getByRole("button", { name: "Try again" }));
    await bannerSaying(/Record saved/);
  });

  it("can be retried with the same button, even without a change since the failure", async () => {
    const onSaved = vi.fn();
    const { user, repository } = await driveDeposit({ onSaved });
    repository.faults.add({ method: "POST", path: "/records", fault: { kind: "drop", when: "before" }, times: 1 });
    await user.click(save());
    await bannerSaying(/The draft was not saved. Please try again./);
    await user.click(save());
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  });

  it("explains an answer that does not come from the platform, such as a proxy's page", async () => {
    const { user, repository } = await driveDeposit();
    const answer = { kind: "answer", status: 500, body: "<h1>Bad gateway</h1>" } as const;
    repository.faults.add({ method: "POST", path: "/records", fault: answer, times: 1 });
    await user.click(save());
    const banner = await bannerSaying(/The draft was not saved/);
    expect(banner).not.toHaveTextContent("<h1>");
    expect(banner).toHaveTextContent(/500/);
  });

  it("announces the outcome once, politely", async () => {
    const { user, page } = await driveDeposit();
    const live = page.container.querySelector(".deposit > [role=log]");
    await user.type(titleField(), "T");
    await user.click(save());
    await bannerSaying(/Record saved with validation feedback in/);
    expect(live?.lastElementChild).toHaveTextContent(/^Record saved with validation feedback in .*Title/);
    const said = live?.textContent;
    await user.type(titleField(), "ides");
    expect(live?.textContent).toBe(said);
  });

  it("is triggered by Ctrl+S in a field, without the browser's own dialog", async () => {
    const onSaved = vi.fn();
    const { user } = await driveDeposit({ onSaved });
    await user.type(titleField(), "Tides");
    let prevented = false;
    const look = (event: KeyboardEvent): void => {
      prevented = event.defaultPrevented;
    };
    window.addEventListener("keydown", look);
    await user.keyboard("{Control>}s{/Control}");
    window.removeEventListener("keydown", look);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
    expect(prevented).toBe(true);
  });
});

describe("publishing", () => {
  it("explains on a focusable button why it is not possible yet", async () => {
    await driveDeposit();
    const publish = screen.getByRole("button", { name: "Publish" });
    expect(publish).not.toBeDisabled();
    expect(publish).toHaveAttribute("aria-disabled", "true");
    expect(publish).toHaveAccessibleDescription("Add at least one file, or mark the record as metadata-only.");
  });

  it("asks first, and focuses the first error after a rejection", async () => {
    const { repository, client } = openRepository();
    const { record } = await savedDraft(client, { metadata: { title: "Tides" }, files: { enabled: false } });
    const { user } = await driveDeposit({ client, record });
    expect(repository.requests.filter(({ path }) => path.includes("publish"))).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Publish" }));
    const dialog = screen.getByRole("alertdialog", { name: "Publish this upload?" });
    await user.click(within(dialog).getByRole("button", { name: "Publish" }));
    await bannerSaying(/The draft was not published. Record saved with validation feedback in/);
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Resource type/));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  });

  it("focuses the first error rather than a warning, or the banner if no field on the page has the error", async () => {
    const { client, repository } = openRepository();
    const { record } = await savedDraft(client, completeDraft);
    const { user, page } = await driveDeposit({ client, record });
    const refuse = async (...errors: readonly object[]): Promise<void> => {
      const body = { status: 400, message: "A validation error occurred.", errors };
      repository.faults.add({ path: "actions/publish", times: 1, fault: { kind: "answer", status: 400, body } });
      await user.click(screen.getByRole("button", { name: "Publish" }));
      const question = await screen.findByRole("alertdialog");
      await user.click(within(question).getByRole("button", { name: "Publish" }));
    };
    const warning = { field: "metadata.title", messages: ["Rather short."], severity: "warning" };
    await refuse(warning, { field: "metadata.publisher", messages: ["Nobody knows it."] });
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Publisher/ })).toHaveFocus());
    await refuse(warning, { field: "metadata.sizes", messages: ["Too many."] });
    await waitFor(() => expect(page.container.querySelector("[data-deposit-part=feedback]")).toHaveFocus());
  });

  it("notifies the host, then leads to the record at the address that the host has set", async () => {
    const { client } = openRepository();
    const { record } = await savedDraft(client, completeDraft);
    const told: string[] = [];
    const { user, redraw } = await driveDeposit({
      client,
      record,
      onPublished: (published) => told.push(`published ${String(published.is_published)}`),
      onNavigate: () => told.push("as the host said at first"),
    });
    redraw({ onNavigate: (to) => told.push(`to ${to.kind}`) });
    await user.click(screen.getByRole("button", { name: "Publish" }));
    await user.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Publish" }));
    await waitFor(() => expect(told).toEqual(["published true", "to record"]));
  });
});

describe("deleting", () => {
  it("asks first, deletes, and leads to the dashboard", async () => {
    const { client } = openRepository();
    const { record } = await savedDraft(client, { metadata: { title: "Tides" } });
    const told: string[] = [];
    const { user } = await driveDeposit({
      client,
      record,
      onDeleted: () => told.push("deleted"),
      onNavigate: (to) => told.push(to.href),
    });
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = screen.getByRole("alertdialog", { name: "Delete this draft?" });
    expect(within(dialog).getByRole("button", { name: "Keep editing" })).toHaveFocus();
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    await waitFor(() => expect(told).toEqual(["deleted", "/me/uploads"]));
  });
});

describe("validating what is typed", () => {
  it("waits until the field loses the focus, and removes the error when it is corrected", async () => {
    const { user } = await driveDeposit();
    await user.type(titleField(), "Ti");
    expect(titleField()).not.toHaveAttribute("aria-invalid");
    await user.tab();
    expect(titleField()).toHaveAccessibleDescription(/A title has at least 3 characters/);
    await user.type(titleField(), "d");
    expect(titleField()).not.toHaveAttribute("aria-invalid");
  });
});

describe("leaving the page", () => {
  const leave = (): boolean => {
    const event = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };

  it("asks for confirmation while something is unsaved, and not after a save or after the form is unmounted", async () => {
    const { user, page } = await driveDeposit();
    expect(leave()).toBe(false);
    await user.type(titleField(), "Tides");
    expect(leave()).toBe(true);
    await user.click(save());
    await bannerSaying(/Record saved/);
    expect(leave()).toBe(false);
    await user.type(titleField(), "!");
    expect(leave()).toBe(true);
    page.unmount();
    expect(leave()).toBe(false);
  });

  it("asks for confirmation while a dialog has unsaved input, and not after that is discarded", async () => {
    const { user } = await driveDeposit();
    await user.click(screen.getByRole("button", { name: "Add creator" }));
    const dialog = await screen.findByRole("dialog", { name: "Add creator" });
    expect(leave()).toBe(false);
    await user.type(within(dialog).getByRole("textbox", { name: "Family name" }), "Lindqvist");
    expect(leave()).toBe(true);
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    const question = await screen.findByRole("alertdialog");
    await user.click(within(question).getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(leave()).toBe(false);
  });

  it("asks for confirmation while a keyword is typed, and not for a search", async () => {
    const { user } = await driveDeposit();
    await user.type(screen.getByRole("combobox", { name: "Languages" }), "eng");
    expect(leave()).toBe(false);
    const keywords = screen.getByRole("combobox", { name: "Keywords and subjects" });
    await user.type(keywords, "tide gauges");
    expect(leave()).toBe(true);
    await user.clear(keywords);
    expect(leave()).toBe(false);
  });

  it("asks for confirmation while a file is being removed, since it would stay otherwise", async () => {
    const { client, holdNextCall } = openRepository();
    const { record } = await savedDraft(client, { metadata: {}, files: { enabled: true } });
    const links = { self: record.links["files"] + "/a.csv" };
    const { user } = await driveDeposit({
      client,
      record,
      files: [{ key: "a.csv", size: 3, status: "completed", links }],
    });
    await user.click(await screen.findByRole("button", { name: "Remove a.csv" }));
    const answer = holdNextCall();
    await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: /^Remove/ }));
    expect(await screen.findByText("Being removed")).toBeVisible();
    expect(leave()).toBe(true);
    answer();
    await waitFor(() => expect(screen.queryByText("Being removed")).not.toBeInTheDocument());
    expect(leave()).toBe(false);
  });
});

describe("mounting", () => {
  it("works when mounted twice, as in StrictMode", async () => {
    const { user } = await driveDeposit({}, StrictMode);
    await act(async () => await new Promise((resolve) => setTimeout(resolve)));
    await user.type(titleField(), "Tides");
    await user.click(save());
    await bannerSaying(/Record saved/);
  });
});
