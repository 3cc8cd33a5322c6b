import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler, type ProfilerOnRenderCallback } from "react";
import { describe, expect, it, vi } from "vitest";
import { type Bench, benchSection } from "../../../test/sectionBench.tsx";
import { CreatorsSection } from "./CreatorsSection.tsx";

const person = (family_name: string, given_name: string) => ({
  person_or_org: { type: "personal", family_name, given_name },
});
const three = [person("Lovelace", "Ada"), person("Curie", "Marie"), person("Noether", "Emmy")];
const names = (bench: Bench): string[] =>
  bench
    .form()
    .values.read()
    .metadata.creators.map(({ person_or_org }) => person_or_org.family_name);
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const openDialog = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(button("Add creator"));
  return await screen.findByRole("dialog", { name: "Add creator" });
};

describe("the creators", () => {
  it("explain an empty list, and are added in the dialog", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />);
    expect(screen.getByText("No creators yet")).toBeVisible();
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByLabelText(/^Family name/), "Lovelace");
    await user.type(within(dialog).getByLabelText(/^Given names/), "Ada");
    await user.type(within(dialog).getByLabelText("Identifier 1"), "https://orcid.org/0000-0002-1825-0097");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Lovelace, Ada")).toBeVisible();
    expect(screen.getByRole("link", { name: /^ORCID of Lovelace, Ada: 0000-0002-1825-0097/ })).toHaveAttribute(
      "href",
      "https://orcid.org/0000-0002-1825-0097",
    );
    expect(bench.form().values.read().metadata.creators[0]?.person_or_org.identifiers).toEqual([
      { scheme: "orcid", identifier: "0000-0002-1825-0097" },
    ]);
    expect(button("Add creator")).toHaveFocus();
  });

  it("show an error when a field loses the focus, not while it is first typed in", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />);
    const dialog = await openDialog(user);
    const family = within(dialog).getByLabelText(/^Family name/);
    await user.type(family, "L");
    await user.clear(family);
    expect(within(dialog).queryByText("Family name is a required field.")).not.toBeInTheDocument();
    await user.tab();
    expect(await within(dialog).findByText("Family name is a required field.")).toBeVisible();
    expect(family).toBeInvalid();
    await user.type(family, "Lovelace");
    await waitFor(() => expect(family).toBeValid());
  });

  it("do not render the dialog again while text is typed in it", async () => {
    const user = userEvent.setup();
    const drawn = vi.fn<ProfilerOnRenderCallback>();
    benchSection(
      <Profiler id="creators" onRender={drawn}>
        <CreatorsSection />
      </Profiler>,
    );
    const family = within(await openDialog(user)).getByLabelText(/^Family name/);
    await user.type(family, "Lo");
    drawn.mockClear();
    await user.type(family, "velace");
    expect(family).toHaveValue("Lovelace");
    expect(drawn).not.toHaveBeenCalled();
  });

  it("ask an organization for its name, and do not add one without it", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />);
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole("radio", { name: "An organization" }));
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Name is a required field.")).toBeVisible();
    expect(within(dialog).getByLabelText(/^Name/)).toHaveFocus();
    expect(screen.getByText("One field needs to be corrected.").closest("[aria-live]")).not.toBeNull();
    expect(bench.form().values.read().metadata.creators).toEqual([]);
  });

  it("continue with another organization without asking for the type again", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />);
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole("radio", { name: "An organization" }));
    await user.type(within(dialog).getByLabelText(/^Name/), "Water Board");
    await user.click(within(dialog).getByRole("button", { name: "Save and add another" }));
    await waitFor(() => expect(within(dialog).getByLabelText(/^Name/)).toHaveValue(""));
    expect(within(dialog).getByRole("radio", { name: "An organization" })).toBeChecked();
    expect(within(dialog).getByRole("combobox", { name: "Find an organization" })).toHaveFocus();
  });

  it("search again and show no errors when the type changes from person to organization", async () => {
    const user = userEvent.setup();
    const { repository } = benchSection(<CreatorsSection />);
    repository.faults.add({ path: "/api/names", fault: { kind: "answer", status: 502, body: "" } });
    const dialog = within(await openDialog(user));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(await dialog.findByText("Family name is a required field.")).toBeVisible();
    await user.type(dialog.getByRole("combobox", { name: "Find a person" }), "Cur");
    await waitFor(() => expect(dialog.getAllByText(/^The search did not work/)).not.toHaveLength(0));
    await user.click(dialog.getByRole("radio", { name: "An organization" }));
    expect(dialog.queryByText(/^The search did not work/)).not.toBeInTheDocument();
    expect(dialog.getByLabelText(/^Name/)).toBeValid();
    await user.click(dialog.getByRole("radio", { name: "A person" }));
    expect(dialog.getByLabelText(/^Family name/)).toBeValid();
  });

  it("focus the first invalid field of the dialog, in any order of rendering", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />);
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByLabelText("Identifier 1"), "0000-0002-1825-0098");
    await user.click(within(dialog).getByRole("radio", { name: "An organization" }));
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(within(dialog).getByLabelText(/^Name/)).toHaveFocus());
    await user.keyboard("Water Board");
    await user.clear(within(dialog).getByLabelText("Identifier 1"));
    await user.type(within(dialog).getByLabelText("Identifier 1"), "0000-0002-1825-0097");
    await user.click(within(dialog).getByRole("button", { name: "Add identifier" }));
    await user.keyboard("0000-0002-1694-233X");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    // Two of one scheme: the issue belongs to the scheme, the message to the identifier.
    await waitFor(() => expect(within(dialog).getByLabelText("Identifier 2")).toHaveFocus());
  });

  it("clear a recognized scheme together with its identifier", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />);
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByLabelText("Identifier 1"), "118540238");
    await user.tab();
    expect(within(dialog).getByLabelText("Scheme of identifier 1")).toHaveDisplayValue("GND");
    await user.clear(within(dialog).getByLabelText("Identifier 1"));
    await user.type(within(dialog).getByLabelText("Identifier 1"), "0000 0001 2103 2683");
    await user.tab();
    expect(within(dialog).getByLabelText("Scheme of identifier 1")).toHaveDisplayValue("ISNI");
  });

  it("are saved after an identifier with a recognized scheme is removed", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />);
    const dialog = within(await openDialog(user));
    await user.type(dialog.getByLabelText(/^Family name/), "Lovelace");
    await user.type(dialog.getByLabelText("Identifier 1"), "118540238");
    await user.tab();
    await user.clear(dialog.getByLabelText("Identifier 1"));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Lovelace")).toBeVisible();
  });

  it("check the check digit of an ORCID", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />);
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByLabelText(/^Family name/), "Lovelace");
    await user.type(within(dialog).getByLabelText("Identifier 1"), "0000-0002-1825-0098");
    await user.tab();
    expect(within(dialog).getByLabelText("Scheme of identifier 1")).toHaveDisplayValue("ORCID");
    expect(await within(dialog).findByText(/not a valid ORCID/)).toBeVisible();
  });

  it("keep the identifier row when they are invalid, and drop empty rows on saving", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />);
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    expect(await within(dialog).findByText("Family name is a required field.")).toBeVisible();
    expect(within(dialog).getByLabelText("Identifier 1")).toBeVisible();
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    await openDialog(user);
    await user.type(screen.getByLabelText(/^Family name/), "Lovelace");
    await user.click(button("Save"));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(bench.form().values.read().metadata.creators[0]?.person_or_org.identifiers).toEqual([]);
  });

  it("show no errors for an empty identifier row, or for one that was just added", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />);
    const dialog = await openDialog(user);
    const add = within(dialog).getByRole("button", { name: "Add identifier" });
    await user.click(within(dialog).getByLabelText("Identifier 1"));
    await user.click(add);
    expect(within(dialog).getByLabelText("Identifier 2")).toHaveFocus();
    await user.selectOptions(within(dialog).getByLabelText("Scheme of identifier 2"), "ORCID");
    await user.click(add);
    expect(within(dialog).getByLabelText("Identifier 3")).toHaveFocus();
    // A chosen scheme requires an identifier. The other rows stay without errors.
    expect(await within(dialog).findByText("Identifier is a required field.")).toBeVisible();
    expect(within(dialog).getByLabelText("Identifier 2")).toHaveAccessibleDescription(
      /Identifier is a required field\./,
    );
    expect(within(dialog).getByLabelText("Identifier 1")).toBeValid();
    expect(within(dialog).getByLabelText("Identifier 3")).toBeValid();
  });

  it("can be added one after the other, each with a short confirmation", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />);
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByLabelText(/^Family name/), "Lovelace");
    await user.click(within(dialog).getByRole("button", { name: "Save and add another" }));
    expect(await within(dialog).findByRole("button", { name: "Added" })).toBeVisible();
    await waitFor(() => expect(within(dialog).getByLabelText(/^Family name/)).toHaveValue(""));
    // The second press of a double click.
    await user.click(within(dialog).getByRole("button", { name: "Added" }));
    expect(within(dialog).getByLabelText(/^Family name/)).toBeValid();
    await user.type(within(dialog).getByLabelText(/^Family name/), "Curie");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(names(bench)).toEqual(["Lovelace", "Curie"]);
    expect(bench.form().values.read().metadata.creators[0]?.person_or_org.identifiers).toEqual([]);
  });

  it("ask before Escape discards input, and restore the focus", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />, { metadata: { creators: three } });
    await user.click(button("Edit Curie, Marie"));
    const dialog = await screen.findByRole("dialog", { name: "Edit creator" });
    await user.type(within(dialog).getByLabelText(/^Given names/), " S.");
    await user.keyboard("{Escape}");
    const question = await screen.findByRole("alertdialog", { name: "Discard what you changed here?" });
    await user.click(within(question).getByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Curie, Marie")).toBeVisible();
    expect(button("Edit Curie, Marie")).toHaveFocus();
  });

  it("keep values of the row that the dialog does not show", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />, { metadata: { creators: three } });
    const before = bench.form().values.read().metadata.creators;
    await user.click(button("Edit Curie, Marie"));
    const dialog = await screen.findByRole("dialog");
    await user.clear(within(dialog).getByLabelText(/^Family name/));
    await user.type(within(dialog).getByLabelText(/^Family name/), "Skłodowska-Curie");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(names(bench)).toEqual(["Lovelace", "Skłodowska-Curie", "Noether"]));
    expect(bench.form().values.read().metadata.creators[1]?.key).toBe(before[1]?.key);
    expect(bench.form().values.read().metadata.creators[0]).toBe(before[0]);
  });

  it("are added again if the edited row was removed meanwhile, for example by another page", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />, { metadata: { creators: three } });
    await user.click(button("Edit Curie, Marie"));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByLabelText(/^Given names/), " S.");
    const { values } = bench.form();
    const others = values.read().metadata.creators.filter(({ person_or_org }) => person_or_org.family_name !== "Curie");
    act(() => values.write("metadata.creators", others));
    expect(within(dialog).getByLabelText(/^Given names/)).toHaveValue("Marie S.");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(names(bench)).toEqual(["Lovelace", "Noether", "Curie"]));
  });

  it("are removed at once, and restored at their position", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />, { metadata: { creators: three } });
    await user.click(button("Remove Curie, Marie"));
    expect(names(bench)).toEqual(["Lovelace", "Noether"]);
    expect(button("Undo")).toHaveFocus();
    await user.keyboard("{Enter}");
    expect(names(bench)).toEqual(["Lovelace", "Curie", "Noether"]);
    await waitFor(() => expect(document.activeElement?.closest("li")).toHaveTextContent("Curie, Marie"));
  });

  it("are moved with the keyboard through the menu", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />, { metadata: { creators: three } });
    button("Move Noether, Emmy").focus();
    await user.keyboard("{Enter}");
    await user.click(await screen.findByRole("menuitem", { name: "Move to the top" }));
    expect(names(bench)).toEqual(["Noether", "Lovelace", "Curie"]);
    expect(await screen.findByText("Noether, Emmy moved to position 1 of 3.")).toBeInTheDocument();
  });

  it("keep the focus in a row that moves out of view in a long list", async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 300 }, (_, index) => person(`Row${index + 1}`, ""));
    benchSection(<CreatorsSection />, { record: { metadata: { creators: many } } });
    const choose = async (name: string | RegExp) => {
      button("Move Row2").focus();
      await user.keyboard("{Enter}");
      await user.click(await screen.findByRole("menuitem", { name }));
    };
    await waitFor(() => expect(button("Move Row2")).toBeVisible());
    await choose(/bottom/);
    await waitFor(() => expect(button("Move Row2")).toHaveFocus());
    await choose(/position/);
    await screen.findByRole("dialog");
    await user.keyboard("150{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(button("Move Row2")).toHaveFocus());
    expect(button("Move Row2").closest("li")).toHaveAttribute("aria-posinset", "150");
  });

  it("scroll to a row that is added at the end of a long list", async () => {
    const user = userEvent.setup();
    const many = Array.from({ length: 300 }, (_, index) => person(`Row${index + 1}`, ""));
    benchSection(<CreatorsSection />, { record: { metadata: { creators: many } } });
    await waitFor(() => expect(button("Move Row2")).toBeVisible());
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByLabelText(/^Family name/), "Lovelace");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(button("Move Lovelace").closest("li")).toHaveAttribute("aria-posinset", "301"));
    expect(button("Add creator")).toHaveFocus();
  });

  it("show server feedback in their row, and at the field of the dialog until it changes", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />, {
      metadata: { creators: three },
      errors: [{ field: "metadata.creators.1.person_or_org.family_name", messages: ["Too famous."] }],
    });
    const row = screen.getByText("Too famous.").closest("li");
    expect(row).toHaveTextContent("Curie, Marie");
    expect(button("Edit Curie, Marie")).toHaveAccessibleDescription("Too famous.");
    expect(button("Edit Lovelace, Ada")).not.toHaveAttribute("aria-describedby");
    await user.click(button("Edit Curie, Marie"));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Too famous.")).toBeVisible();
    expect(within(dialog).getByLabelText(/^Family name/)).toBeInvalid();
    await user.type(within(dialog).getByLabelText(/^Family name/), "x");
    await waitFor(() => expect(within(dialog).queryByText("Too famous.")).not.toBeInTheDocument());
  });

  it("show a failed name search, and allow typing instead", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />, { config: { autocomplete_names: "search_only" } });
    bench.repository.faults.add({ path: "/api/names", fault: { kind: "answer", status: 500, body: "<h1>Oh</h1>" } });
    const dialog = await openDialog(user);
    expect(within(dialog).queryByLabelText(/^Family name/)).not.toBeInTheDocument();
    await user.type(within(dialog).getByRole("combobox", { name: "Find a person" }), "Cur");
    await waitFor(() => expect(within(dialog).getAllByText(/The search did not work/).length).toBeGreaterThan(0));
    await user.type(await within(dialog).findByLabelText(/^Family name/), "Curie");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(names(bench)).toEqual(["Curie"]));
  });

  it.each([
    [401, /You are signed out. Sign in again/],
    [403, /Your session may have ended: sign in again/],
    [429, /The server asks for a pause of 30 seconds/],
  ])("explain after a search that answered %i what a retry needs", async (status, sentence) => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />);
    const headers = { "Retry-After": "30" };
    bench.repository.faults.add({ path: "/api/names", fault: { kind: "answer", status, headers } });
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole("combobox", { name: "Find a person" }), "Cur");
    await waitFor(() => expect(within(dialog).getAllByText(sentence)).not.toHaveLength(0));
    expect(within(dialog).queryByText(/The search did not work/)).not.toBeInTheDocument();
  });

  it("allow typing the names if the site offers only the search", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />, { config: { autocomplete_names: "search_only" } });
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole("button", { name: /Fill in the fields yourself/ }));
    expect(within(dialog).getByLabelText(/^Family name/)).toHaveFocus();
  });

  it("show missing fields if the site offers only the search and nobody was searched for", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />, { config: { autocomplete_names: "search_only" } });
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    const name = await within(dialog).findByLabelText(/^Family name/);
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription("Family name is a required field.");
    await user.type(name, "Curie");
    expect(name).toBeVisible();
  });

  it("are filled in from a found name", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />);
    const found = await bench.form().deposit.client.vocabularies.names({ text: "smith", size: 1 });
    const known = found.hits[0];
    if (known === undefined) throw new Error("The embedded repository knows nobody.");
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole("combobox", { name: "Find a person" }), known.family_name);
    await user.click((await screen.findAllByRole("option", { name: new RegExp(known.family_name) }))[0] ?? dialog);
    expect(within(dialog).getByLabelText(/^Family name/)).toHaveValue(known.family_name);
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(names(bench)).toEqual([known.family_name]));
  });

  it("ask before Cancel discards a found name", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<CreatorsSection />);
    const found = await bench.form().deposit.client.vocabularies.names({ text: "smith", size: 1 });
    const name = found.hits[0]?.family_name ?? "nobody";
    const dialog = await openDialog(user);
    await user.type(within(dialog).getByRole("combobox", { name: "Find a person" }), name);
    await user.click((await screen.findAllByRole("option", { name: new RegExp(name) }))[0] ?? dialog);
    await user.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByRole("alertdialog", { name: "Discard what you changed here?" })).toBeVisible();
  });

  it("neither save on Enter in a search nor submit another form of the page", async () => {
    const user = userEvent.setup();
    const submitted = vi.fn();
    const bench = benchSection(
      <form onSubmit={submitted}>
        <CreatorsSection />
      </form>,
    );
    const dialog = await openDialog(user);
    const [family, search] = [within(dialog).getByLabelText(/^Family name/), within(dialog).getAllByRole("combobox")];
    await user.type(family, "Lovelace");
    await user.click(search[0] ?? dialog);
    fireEvent.submit(family);
    await user.type(family, " King");
    expect(bench.form().values.read().metadata.creators).toEqual([]);
    fireEvent.submit(family);
    await waitFor(() => expect(names(bench)).toEqual(["Lovelace King"]));
    expect(submitted).not.toHaveBeenCalled();
  });

  it("start the next one with the search alone if the site prefers it", async () => {
    const user = userEvent.setup();
    benchSection(<CreatorsSection />, { config: { autocomplete_names: "search_only" } });
    const dialog = await openDialog(user);
    await user.click(within(dialog).getByRole("button", { name: /Fill in the fields yourself/ }));
    await user.type(within(dialog).getByLabelText(/^Family name/), "Lovelace");
    await user.click(within(dialog).getByRole("button", { name: "Save and add another" }));
    await waitFor(() => expect(within(dialog).queryByLabelText(/^Family name/)).not.toBeInTheDocument());
    expect(within(dialog).getByRole("combobox", { name: "Find a person" })).toHaveFocus();
  });

  it("cannot be changed in a read-only deposit", () => {
    benchSection(<CreatorsSection />, {
      metadata: { creators: three },
      fields: { "metadata.creators": { disabled: true } },
    });
    expect(screen.getByText("Curie, Marie")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Remove|Edit|Add|Move|Reorder/ })).not.toBeInTheDocument();
  });
});
