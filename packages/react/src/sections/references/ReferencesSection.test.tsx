import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { propsOf } from "../../../test/propsOf.ts";
import { type Bench, benchSection } from "../../../test/sectionBench.tsx";
import { ReferencesSection } from "./ReferencesSection.tsx";

const references = ["Airy 1845", "Darwin 1886", "Doodson 1921"].map((reference) => ({ reference }));
const written = (bench: Bench): string[] =>
  bench
    .form()
    .values.read()
    .metadata.references.map(({ reference }) => reference);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const fields = () => screen.getAllByRole("textbox", { name: "Reference" });

describe("the references", () => {
  it("explain an empty list, and start with a focused row", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<ReferencesSection />);
    expect(screen.getByText("No references")).toBeVisible();
    await user.click(button("Add reference"));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Reference" })).toHaveFocus());
    await user.keyboard("Airy 1845");
    expect(written(bench)).toEqual(["Airy 1845"]);
  });

  it("require text when an empty row loses the focus, but not a new row before", async () => {
    const user = userEvent.setup();
    benchSection(
      <>
        <ReferencesSection />
        <button type="button">Elsewhere</button>
      </>,
    );
    await user.click(button("Add reference"));
    await waitFor(() => expect(fields()[0]).toHaveFocus());
    await user.keyboard("  ");
    expect(fields()[0]).toBeRequired();
    expect(screen.queryByText(/is a required field/)).not.toBeInTheDocument();
    await user.click(button("Elsewhere"));
    expect(await screen.findByText("Reference is a required field.")).toBeVisible();
    expect(fields()[0]).toBeInvalid();
    expect(fields()[0]).toHaveAccessibleDescription(/Reference is a required field\./);
    await user.click(button("Add reference"));
    await waitFor(() => expect(fields()[1]).toHaveFocus());
    await user.keyboard("  ");
    expect(fields()[1]).toBeValid();
    expect(screen.getAllByText("Reference is a required field.")).toHaveLength(1);
  });

  it("are removed at once, and restored at their position with the focus", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<ReferencesSection />, { metadata: { references } });
    await user.click(button("Remove Darwin 1886"));
    expect(written(bench)).toEqual(["Airy 1845", "Doodson 1921"]);
    expect(button("Undo")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(written(bench)).toEqual(["Airy 1845", "Darwin 1886", "Doodson 1921"]);
    await waitFor(() => expect(fields()[1]).toHaveFocus());
    expect(screen.getByRole("log")).toHaveTextContent(/Darwin 1886 is back\./);
  });

  it.each([
    ["Airy 1845", "Move to the bottom", ["Darwin 1886", "Doodson 1921", "Airy 1845"]],
    ["Doodson 1921", "Move to the top", ["Doodson 1921", "Airy 1845", "Darwin 1886"]],
    ["Airy 1845", "Move to the top", ["Airy 1845", "Darwin 1886", "Doodson 1921"]],
  ])("are restored at their position also if %s was moved meanwhile: %s", async (moved, how, order) => {
    const user = userEvent.setup();
    const bench = benchSection(<ReferencesSection />, { metadata: { references } });
    await user.click(button("Remove Darwin 1886"));
    await user.click(button(`Move ${moved}`));
    await user.click(await screen.findByRole("menuitem", { name: how }));
    await user.click(button("Undo"));
    expect(written(bench)).toEqual(order);
  });

  it("are restored with the last typed text, until another is added", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<ReferencesSection />, { metadata: { references } });
    await user.type(screen.getByDisplayValue("Darwin 1886"), ", on tides");
    await user.click(button(/^Remove Darwin 1886/));
    expect(screen.getByRole("log")).toHaveTextContent(/Darwin 1886, on tides removed/);
    await user.click(button("Undo"));
    expect(written(bench)).toEqual(["Airy 1845", "Darwin 1886, on tides", "Doodson 1921"]);
    await user.click(button("Remove Airy 1845"));
    await user.click(button(/^Add reference/));
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("show server feedback for a row with the highest severity", () => {
    benchSection(<ReferencesSection />, {
      metadata: { references },
      errors: [
        { field: "metadata.references.1", messages: ["Is it a book?"], severity: "info" },
        { field: "metadata.references.1.reference", messages: ["Who is that?"] },
      ],
    });
    const row = screen.getByRole("group", { name: "Darwin 1886" });
    expect(row).toHaveAccessibleDescription(/Is it a book\?/);
    expect(row).toHaveAttribute("data-severity", "error");
  });

  it("have buttons named after their text once the field loses the focus", async () => {
    const user = userEvent.setup();
    benchSection(<ReferencesSection />, { metadata: { references } });
    await user.type(screen.getByDisplayValue("Darwin 1886"), ", on tides");
    await user.tab();
    expect(button("Move Darwin 1886, on tides")).toHaveFocus();
    expect(button("Remove Darwin 1886, on tides")).toBeVisible();
  });

  it("stay in view while they are edited, even if they no longer match the filter", async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 10 }, (_, index) => ({ reference: `Tide table ${1840 + index}` }));
    benchSection(<ReferencesSection />, { metadata: { references: many } });
    const filter = screen.getByRole("textbox", { name: "Filter: References" });
    await user.type(filter, "1845");
    const [found] = fields();
    expect(fields()).toHaveLength(1);
    await user.clear(found ?? filter);
    await user.tab();
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Remove Tide table/ })).not.toBeInTheDocument());
    expect(fields()).toEqual([found]);
    await user.type(found ?? filter, "Airy");
    expect(found).toHaveFocus();
    await user.type(filter, "{Backspace}");
    expect(fields()).toHaveLength(9);
    expect(screen.queryByDisplayValue("Airy")).not.toBeInTheDocument();
  });

  it("are moved with the keyboard through the menu, which is announced", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<ReferencesSection />, { metadata: { references } });
    button("Move Doodson 1921").focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("menuitem", { name: "Move to the top" }));
    expect(written(bench)).toEqual(["Doodson 1921", "Airy 1845", "Darwin 1886"]);
    expect(await screen.findByText("Doodson 1921 moved to position 1 of 3.")).toBeInTheDocument();
  });

  it("show server feedback in their row until it changes", async () => {
    const user = userEvent.setup();
    benchSection(<ReferencesSection />, {
      metadata: { references },
      errors: [{ field: "metadata.references.1.reference", messages: ["Who is that?"] }],
    });
    const word = screen.getByText("Who is that?");
    expect(word.closest("[role=group]")).toHaveAccessibleName("Darwin 1886");
    expect(fields()[1]).toHaveAccessibleDescription(/Who is that\?/);
    await user.type(fields()[0] ?? document.body, "!");
    expect(word).toBeVisible();
    await user.type(fields()[1] ?? document.body, "!");
    await waitFor(() => expect(word).not.toBeInTheDocument());
  });

  it("render nothing at a key press, and one row after a pause in typing", async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 9 }, (_, index) => ({ reference: `Work ${index}` }));
    const bench = benchSection(<ReferencesSection />, { metadata: { references: many } });
    const typedIn = fields()[4] ?? document.body;
    const others = fields().filter((field) => field !== typedIn);
    const before = others.map(propsOf);
    const own = propsOf(typedIn);
    await user.type(typedIn, "x");
    const changed: MutationRecord[] = [];
    const changes = new MutationObserver((records) => changed.push(...records));
    changes.observe(document.body, { attributes: true, characterData: true, childList: true, subtree: true });
    await user.keyboard("y");
    changes.disconnect();
    expect(changed).toEqual([]);
    expect(written(bench)[4]).toBe("Work 4xy");
    expect(propsOf(typedIn)).toBe(own);
    await waitFor(() => expect(propsOf(typedIn)).not.toBe(own));
    expect(typedIn).toHaveValue("Work 4xy");
    for (const [index, other] of others.entries()) expect(propsOf(other)).toBe(before[index]);
  });

  it("show other changes of the form at once, also in a row that was typed in", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<ReferencesSection />, { metadata: { references } });
    await user.type(fields()[1] ?? document.body, ", on tides");
    const { values } = bench.form();
    const tidy = values.read().metadata.references.map((row, index) => ({ ...row, reference: `${index + 1}. tidied` }));
    act(() => values.write("metadata.references", tidy));
    expect(fields().map((field) => field instanceof HTMLTextAreaElement && field.value)).toEqual([
      "1. tidied",
      "2. tidied",
      "3. tidied",
    ]);
    await user.type(fields()[1] ?? document.body, "!");
    expect(written(bench)).toEqual(["1. tidied", "2. tidied!", "3. tidied"]);
  });

  it("keep their height while they are typed in, until the text is replaced, the page changes its width, or they lose the focus", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<ReferencesSection />, { metadata: { references } });
    const field = fields()[1] ?? document.body;
    await user.type(field, "!");
    expect(field.style.height).not.toBe("");
    const { values } = bench.form();
    act(() =>
      values.write(
        "metadata.references",
        values.read().metadata.references.map((row) => ({ ...row, reference: "Long" })),
      ),
    );
    expect(field.style.height).toBe("");
    await user.type(field, "e");
    expect(field.style.height).not.toBe("");
    fireEvent(window, new Event("resize"));
    expect(field.style.height).toBe("");
    await user.type(field, "r");
    expect(field.style.height).not.toBe("");
    await user.tab();
    expect(field.style.height).toBe("");
  });

  it("keep the caret with any line endings and in any row", async () => {
    const user = userEvent.setup();
    const lines = [{ reference: "Airy\r\n1845" }, { reference: "Darwin 1886" }];
    const bench = benchSection(<ReferencesSection />, { metadata: { references: lines } });
    const [first, second] = fields();
    if (!(first instanceof HTMLTextAreaElement) || second === undefined) throw new Error("There are two fields.");
    first.setSelectionRange(2, 2);
    await user.type(second, "!");
    expect(first.selectionStart).toBe(2);
    expect(written(bench)[0]).toBe("Airy\r\n1845");
    await user.type(first, "xy", { initialSelectionStart: 2 });
    expect(first).toHaveValue("Aixyry\n1845");
    expect(first.selectionStart).toBe(4);
    expect(written(bench)).toEqual(["Aixyry\n1845", "Darwin 1886!"]);
  });

  it("cannot be changed in a read-only deposit", () => {
    benchSection(<ReferencesSection />, {
      metadata: { references },
      fields: { "metadata.references": { disabled: true } },
    });
    for (const field of fields()) expect(field).toBeDisabled();
    expect(screen.queryByRole("button", { name: /Remove|Add|Move|Reorder/ })).not.toBeInTheDocument();
  });

  it("cannot be restored while the deposit is being published, only afterwards", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<ReferencesSection />, {
      metadata: { references },
      record: { files: { enabled: false } },
    });
    await user.click(button("Remove Darwin 1886"));
    expect(button("Undo")).toHaveFocus();
    const { deposit, values } = bench.form();
    const published = deposit.publish(values.read);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument());
    expect(await act(() => published)).toBe("rejected");
    await user.click(button("Undo"));
    expect(written(bench)).toEqual(["Airy 1845", "Darwin 1886", "Doodson 1921"]);
  });

  it("keep the focus at the filter when it is cleared with its button, which disappears", async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 10 }, (_, index) => ({ reference: `Airy ${1845 + index}` }));
    benchSection(<ReferencesSection />, { metadata: { references: many } });
    const filter = screen.getByRole("textbox", { name: /^Filter/ });
    await user.type(filter, "1850");
    await user.click(button("Show all again"));
    expect(filter).toHaveValue("");
    expect(filter).toHaveFocus();
  });
});
