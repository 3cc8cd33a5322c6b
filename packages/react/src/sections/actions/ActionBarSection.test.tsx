import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bannerSaying, driveDeposit, findTitleField } from "../../../test/driveDeposit.tsx";

describe("the actions", () => {
  it("can be saved again while a save runs", async () => {
    const { user, client, holdNextCall } = await driveDeposit();
    const title = findTitleField();
    if (title === null) throw new Error("The form shows no title.");
    const save = screen.getByRole("button", { name: "Save draft" });
    await user.type(title, "Tides");
    const release = holdNextCall();
    await user.click(save);
    expect(save).toHaveAttribute("aria-busy", "true");
    await user.type(title, " of the North Sea");
    await user.click(save);
    release();
    await waitFor(() => expect(screen.getByText(/^Saved at /)).toBeInTheDocument());
    expect(save).not.toHaveAttribute("aria-busy");
    const [draft, ...others] = await client.drafts.listNewest();
    expect(draft?.metadata).toMatchObject({ title: "Tides of the North Sea" });
    expect(others).toEqual([]);
  });
});

describe("the buttons beside the form", () => {
  it("do not move while a save runs", async () => {
    const { user, holdNextCall } = await driveDeposit();
    const title = findTitleField();
    if (title === null) throw new Error("The form shows no title.");
    const card = screen.getByRole("heading", { name: "Actions" }).closest(".deposit-card");
    if (card === null) throw new Error("There is no card of actions.");
    await user.type(title, "Tides");
    const release = holdNextCall();
    const save = screen.getByRole("button", { name: "Save draft" });
    await user.click(save);
    expect(save).toHaveAttribute("aria-busy", "true");
    const shown = [...card.querySelectorAll("p")].map(({ textContent }) => textContent);
    expect(shown).toEqual(["Saving…", expect.stringMatching(/^Add at least one file/)]);
    release();
    const banner = await bannerSaying(/Record saved with validation feedback in/);
    expect(card.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe("two quick presses on Save", () => {
  it("cause one save, and a later press another", async () => {
    const onSaved = vi.fn();
    const { user, holdNextCall } = await driveDeposit({ onSaved });
    const title = findTitleField();
    if (title === null) throw new Error("The form shows no title.");
    const save = screen.getByRole("button", { name: "Save draft" });
    await user.type(title, "Tides");
    const release = holdNextCall();
    await user.dblClick(save);
    release();
    await waitFor(() => expect(screen.getByText(/^Saved at /)).toBeInTheDocument());
    await waitFor(() => expect(save).not.toHaveAttribute("aria-busy"));
    expect(onSaved).toHaveBeenCalledTimes(1);
    await user.click(save);
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(2));
  });
});

describe("the actions on a phone", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
  });
  afterEach(() => vi.unstubAllGlobals());

  it("form one bar, with preview and delete in a menu that explains why they are disabled", async () => {
    const { user } = await driveDeposit();
    expect(screen.getAllByRole("button", { name: "Save draft" })).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Delete" })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "More actions" }));
    expect(screen.getByRole("menuitem", { name: "Preview" })).toBeInTheDocument();
    expect(screen.getByRole("menuitem", { name: "Delete (Save the draft first.)" })).toHaveAttribute("aria-disabled");
  });

  it("show in the bar why the upload cannot be published yet, without repeating it for screen readers", async () => {
    const { user } = await driveDeposit();
    const bar = screen.getByRole("region", { name: "Actions" });
    const reason = within(bar).getByText(/^Add at least one file/, { selector: "p *" });
    expect(reason).toBeVisible();
    expect(reason).toHaveAttribute("aria-hidden", "true");
    await user.click(screen.getByRole("checkbox", { name: "Metadata-only record" }));
    await waitFor(() => expect(reason).not.toBeInTheDocument());
  });

  it("save, and show the outcome above the bar", async () => {
    const { user } = await driveDeposit();
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    const banner = await bannerSaying(/Record saved with validation feedback in/);
    expect(banner.closest(".deposit-layout__bottom")).not.toBeNull();
  });
});
