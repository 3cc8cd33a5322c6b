import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type Bench, benchSection } from "../../../test/sectionBench.tsx";
import { LicensesSection } from "./LicensesSection.tsx";

const ccBy = { id: "cc-by-4.0", title: { en: "Creative Commons Attribution 4.0 International" } };
const custom = { title: { en: "Our terms" }, description: { en: "Ask first." }, link: "https://example.org/terms" };
const rights = (bench: Bench) => bench.form().values.read().metadata.rights;
const button = (name: string | RegExp) => screen.getByRole("button", { name });

describe("the licenses", () => {
  it("show title, beginning of the description and link", () => {
    benchSection(<LicensesSection />, {
      metadata: { rights: [{ ...custom, description: { en: "word ".repeat(100) } }] },
    });
    const row = screen.getByText("Our terms").closest("li");
    expect(row).toHaveTextContent(/word word…/);
    expect(screen.getByRole("link", { name: /^Read more about Our terms/ })).toHaveAttribute(
      "href",
      "https://example.org/terms",
    );
  });

  it("are chosen from the recommended ones", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<LicensesSection />);
    await user.click(button("Add standard"));
    const dialog = await screen.findByRole("dialog", { name: "Add standard license" });
    expect(within(dialog).getByRole("tab", { name: "Recommended" })).toHaveAttribute("aria-selected", "true");
    const first = (await within(dialog).findAllByRole("radio"))[0];
    if (first === undefined) throw new Error("No licence was offered.");
    expect(within(dialog).getByRole("button", { name: /^Add license/ })).toHaveAttribute("aria-disabled", "true");
    await user.click(first);
    await user.click(within(dialog).getByRole("button", { name: /^Add license/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(rights(bench)).toHaveLength(1);
    expect(rights(bench)[0]?.id).toBeTypeOf("string");
    expect(rights(bench)[0]?.title).not.toBe("");
  });

  it("are searched in the whole vocabulary, whatever the tag", async () => {
    const user = userEvent.setup();
    benchSection(<LicensesSection />);
    await user.click(button("Add standard"));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByRole("searchbox"), "glide{Enter}");
    expect(await within(dialog).findByRole("radio", { name: /Glide/ })).toBeVisible();
    expect(within(dialog).getByRole("tab", { name: "All" })).toHaveAttribute("aria-selected", "true");
    expect(within(dialog).getByRole("searchbox")).toHaveFocus();
  });

  it("show that nothing matches, and lead to a custom license", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<LicensesSection />);
    await user.click(button("Add standard"));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByRole("searchbox"), "zzzzzz{Enter}");
    expect(await within(dialog).findByText(/No license matches/)).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Add a custom license." }));
    const own = await screen.findByRole("dialog", { name: "Add custom license" });
    await user.type(within(own).getByLabelText(/^Title/), " Our terms ");
    await user.type(within(own).getByLabelText(/^Link/), "example.org/terms");
    await user.tab();
    expect(await within(own).findByText("Link must be a valid URL")).toBeVisible();
    await user.clear(within(own).getByLabelText(/^Link/));
    await user.type(within(own).getByLabelText(/^Link/), "https://example.org/terms");
    await user.click(within(own).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(rights(bench)).toHaveLength(1));
    expect(rights(bench)[0]).toMatchObject({ title: "Our terms", link: "https://example.org/terms" });
    expect(rights(bench)[0]).not.toHaveProperty("id");
  });

  it("show a failed search, and retry it", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<LicensesSection />);
    bench.repository.faults.add({
      path: "/api/vocabularies/licenses",
      fault: { kind: "answer", status: 500, body: "<h1>Oh</h1>" },
      times: 1,
    });
    await user.click(button("Add standard"));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText(/could not be loaded/)).toBeVisible();
    await user.click(within(dialog).getByRole("button", { name: "Try again" }));
    expect((await within(dialog).findAllByRole("radio")).length).toBeGreaterThan(0);
  });

  it("turn the pages of the results", async () => {
    const user = userEvent.setup();
    benchSection(<LicensesSection />);
    await user.click(button("Add standard"));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("tab", { name: "All" }));
    await within(dialog).findByText(/^Page 1 of \d+/);
    const before = (await within(dialog).findAllByRole("radio")).map((radio) => radio.id);
    expect(before).toHaveLength(12);
    await user.click(within(dialog).getByRole("button", { name: "Next" }));
    await within(dialog).findByText(/^Page 2 of \d+/);
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole("radio")
          .map((radio) => radio.id),
      ).not.toEqual(before),
    );
  });

  it("announce the number of results once, with the page", async () => {
    const user = userEvent.setup();
    benchSection(<LicensesSection />);
    await user.click(button("Add standard"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("tab", { name: "All" }));
    const log = screen.getByRole("log");
    await user.click(await dialog.findByRole("button", { name: "Next" }));
    await waitFor(() => expect(log).toHaveTextContent(/\d+ licenses found\. Page 2 of \d+\.$/));
    await user.click(dialog.getByRole("searchbox"));
    await user.keyboard("attribution{Enter}");
    await waitFor(() => expect(log).toHaveTextContent(/Page 1 of \d+\.$/));
    await user.keyboard(" share{Enter}");
    await waitFor(() => expect(log).toHaveTextContent(/found\.$/));
  });

  it("offer to restore a removed one until another is to be added", async () => {
    const user = userEvent.setup();
    benchSection(<LicensesSection />, { metadata: { rights: [ccBy] } });
    await user.click(button(/^Remove /));
    await user.click(button("Add standard"));
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("ask before Escape discards a chosen one", async () => {
    const user = userEvent.setup();
    benchSection(<LicensesSection />);
    await user.click(button("Add standard"));
    const dialog = within(await screen.findByRole("dialog"));
    const [first] = await dialog.findAllByRole("radio");
    await user.click(first ?? button("Add standard"));
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(first).toBeChecked();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("are added only while the chosen one is visible, not from another page", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<LicensesSection />);
    await user.click(button("Add standard"));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("tab", { name: "All" }));
    await dialog.findByText(/^Page 1 of \d+/);
    const [first] = await dialog.findAllByRole("radio");
    await user.click(first ?? document.body);
    expect(dialog.queryByText("Choose a license first.")).not.toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Next" }));
    const add = dialog.getByRole("button", { name: "Add license" });
    await dialog.findByText("Choose a license first.", { selector: ":not(button *)" });
    expect(add).toHaveAccessibleDescription("Choose a license first.");
    await user.click(add);
    expect(rights(bench)).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Previous" }));
    await waitFor(() => expect(dialog.getAllByRole("radio")[0]).toBeChecked());
    expect(dialog.queryByText("Choose a license first.")).not.toBeInTheDocument();
    await user.click(add);
    expect(rights(bench)).toHaveLength(1);
  });

  it("are replaced in their row", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<LicensesSection />, { metadata: { rights: [ccBy] } });
    const [before] = rights(bench);
    await user.click(button(/^Edit /));
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByRole("radio", { name: /Attribution 4\.0 International/ })).toBeEnabled();
    const other = within(dialog)
      .getAllByRole<HTMLInputElement>("radio")
      .find((radio) => !radio.checked);
    await user.click(other ?? dialog);
    await user.click(within(dialog).getByRole("button", { name: "Change license" }));
    await waitFor(() => expect(rights(bench)[0]?.id).not.toBe(before?.id));
    expect(rights(bench)).toMatchObject([{ key: before?.key }]);
  });

  it("cannot be added twice", async () => {
    const user = userEvent.setup();
    benchSection(<LicensesSection />, { metadata: { rights: [ccBy] } });
    await user.click(button("Add standard"));
    const dialog = await screen.findByRole("dialog");
    const radio = await within(dialog).findByRole("radio", { name: /Attribution 4\.0 International/ });
    expect(radio).toBeDisabled();
    expect(within(dialog).getByText("Already added")).toBeVisible();
  });

  it("require a title for a custom one", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<LicensesSection />);
    await user.click(button("Add custom"));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Title is a required field.")).toBeVisible();
    expect(rights(bench)).toEqual([]);
  });

  it("are edited in their row, removed, and restored", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<LicensesSection />, { metadata: { rights: [ccBy, custom] } });
    await user.click(button("Edit Our terms"));
    const dialog = await screen.findByRole("dialog", { name: "Change custom license" });
    await user.type(within(dialog).getByLabelText(/^Title/), " 2");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(rights(bench).map(({ title }) => title)).toContain("Our terms 2"));
    await user.click(button("Remove Our terms 2"));
    expect(rights(bench)).toHaveLength(1);
    await user.click(button("Undo"));
    expect(rights(bench)[1]?.title).toBe("Our terms 2");
  });

  it("show server feedback in their own row", () => {
    benchSection(<LicensesSection />, {
      metadata: { rights: [ccBy, custom] },
      errors: [{ field: "metadata.rights.1.link", messages: ["Not a valid URL."] }],
    });
    expect(screen.getByText("Not a valid URL.").closest("li")).toHaveTextContent("Our terms");
  });
});
