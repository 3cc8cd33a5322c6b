import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { bannerSaying, driveDeposit, openRepository, savedDraft, titleField } from "../test/driveDeposit.tsx";

/** Records the texts added to the live regions of the page from now on, as screen readers read them. */
function transcribe(): readonly string[] {
  const said: string[] = [];
  const regions = document.querySelectorAll("[role=status], [role=alert], [aria-live]");
  for (const region of regions) {
    const listen = new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        said.push(
          ...[...(type === "characterData" ? [target] : addedNodes)].flatMap(({ textContent }) => textContent || []),
        );
    });
    listen.observe(region, { childList: true, characterData: true, subtree: true });
  }
  return said;
}

const person = (family_name: string) => ({ person_or_org: { type: "personal" as const, family_name } });
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the page", () => {
  it("has one polite live region of its own", async () => {
    await driveDeposit();
    const regions = [...document.querySelectorAll("[aria-live], [role=alert]")];
    expect(regions.map((region) => region.getAttribute("aria-live"))).toEqual(["polite"]);
  });
});

describe("announcements, once each", () => {
  it("when a draft is saved", async () => {
    const { user } = await driveDeposit();
    await user.type(titleField(), "Tides");
    const said = transcribe();
    await user.click(button("Save draft"));
    await bannerSaying(/Record saved/);
    expect(said).toMatchInlineSnapshot(`
      [
        "Record saved with validation feedback in Resource type, Publication date, Creators, Publisher",
      ]
    `);
  });

  it("when a save comes back with feedback", async () => {
    const { user } = await driveDeposit();
    const said = transcribe();
    await user.click(button("Save draft"));
    await bannerSaying(/Record saved with validation feedback in/);
    expect(said).toMatchInlineSnapshot(`
      [
        "Record saved with validation feedback in Resource type, Title, Publication date, Creators, Publisher",
      ]
    `);
  });

  it("when a row is moved, removed and restored", async () => {
    const { client } = openRepository();
    const opened = await savedDraft(client, {
      metadata: { creators: [person("Lovelace"), person("Noether"), person("Curie")] },
    });
    const { user } = await driveDeposit({ client, ...opened });
    const said = transcribe();
    await user.click(button("Move Curie"));
    await user.click(await screen.findByRole("menuitem", { name: "Move to the top" }));
    await user.click(button("Remove Noether"));
    await user.click(await screen.findByRole("button", { name: "Undo" }));
    await screen.findByRole("button", { name: "Remove Noether" });
    expect(said).toMatchInlineSnapshot(`
      [
        "Curie moved to position 1 of 3.",
        "Noether removed.",
        "Noether is back.",
      ]
    `);
  });

  it("when a row is picked up with the key that loads the drag module, and put back", async () => {
    const { client } = openRepository();
    const opened = await savedDraft(client, { metadata: { creators: [person("Lovelace"), person("Noether")] } });
    const { user } = await driveDeposit({ client, ...opened });
    const said = transcribe();
    button("Reorder Lovelace").focus();
    await user.keyboard(" ");
    await waitFor(() => expect(button("Reorder Lovelace")).toHaveAttribute("aria-pressed", "true"));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(said).toHaveLength(2));
    expect(said).toMatchInlineSnapshot(`
      [
        "Lovelace lifted, position 1 of 2.",
        "Moving Lovelace was cancelled; it is back where it was.",
      ]
    `);
  });

  it("when a creator is added, and before that what is still missing", async () => {
    const { user } = await driveDeposit();
    const said = transcribe();
    await user.click(button("Add creator"));
    const dialog = within(await screen.findByRole("dialog", { name: "Add creator" }, { timeout: 15_000 }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Family name is a required field.");
    await user.type(dialog.getByLabelText(/^Family name/), "Curie");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByRole("button", { name: "Remove Curie" });
    expect(said).toMatchInlineSnapshot(`
      [
        "One field needs to be corrected.",
        "Curie added.",
      ]
    `);
  });

  it("when the page of a search changes, and when a result is added", async () => {
    const { user } = await driveDeposit();
    await user.click(button("Add award"));
    const dialog = within(await screen.findByRole("dialog", { name: "Add award" }, { timeout: 15_000 }));
    await user.click(await dialog.findByRole("button", { name: "Next" }, { timeout: 15_000 }));
    const said = transcribe();
    await dialog.findByText(/^Page 2 of/, {}, { timeout: 15_000 });
    const [first] = await dialog.findAllByRole("radio");
    await waitFor(() => expect(said).toHaveLength(1), { timeout: 15_000 });
    await user.click(first ?? document.body);
    await user.click(dialog.getByRole("button", { name: "Add award" }));
    await waitFor(() => expect(said).toHaveLength(2));
    expect(said[0]).toMatch(/^\d+ awards found\. Page 2 of \d+\.$/);
    expect(said[1]).toMatch(/ added\.$/);
  });

  it("when a search finds something, and when a result is selected", async () => {
    const { user } = await driveDeposit();
    const said = transcribe();
    await user.type(screen.getByRole("combobox", { name: /^Languages/ }), "swedish");
    const found = await screen.findAllByRole("option", { name: /^Swedish/ }, { timeout: 15_000 });
    await user.click(found[0] ?? document.body);
    await user.click(await screen.findByRole("button", { name: /^Remove Swedish/ }));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Remove Swedish/ })).toBeNull());
    expect(said).toMatchInlineSnapshot(`
      [
        "3 suggestions.",
        "Swedish added.",
        "Swedish removed.",
      ]
    `);
  });

  it("when a field with an error loses the focus, and how a date was understood", async () => {
    const { user } = await driveDeposit();
    const date = screen.getByRole("textbox", { name: /^Publication date/ });
    await user.clear(date);
    const said = transcribe();
    await user.type(date, "2024-03");
    expect(said, "not while it is typed").toEqual([]);
    await waitFor(() => expect(said).toHaveLength(1), { timeout: 5000 });
    await user.type(date, "/2023");
    await user.tab();
    await waitFor(() => expect(said).toHaveLength(2));
    await user.tab({ shift: true });
    await user.clear(date);
    await user.type(date, "2024-05");
    await user.tab();
    await user.type(titleField(), "Ti");
    await user.tab();
    await waitFor(() => expect(said.at(-1)).toMatch(/at least 3 characters/));
    expect(said).toMatchInlineSnapshot(`
      [
        "Understood as March 2024.",
        "Publication date: An interval ends on or after its start.",
        "Creators: At least one creator is required.",
        "Understood as May 2024.",
        "Title: A title has at least 3 characters.",
      ]
    `);
  });
});
