import { encodeRecord } from "@deposit/core/serialize";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { type Bench, benchSection, type BenchOptions } from "../../../test/sectionBench.tsx";
import { FundingSection } from "./FundingSection.tsx";

const standard = {
  funder: { id: "00k4n6c32", name: "European Commission" },
  award: {
    id: "00k4n6c32::755030",
    title: { en: "Baltic observation phase 30" },
    number: "755030",
    acronym: "BALT30",
    identifiers: [{ identifier: "https://example.org/award/755030", scheme: "url" }],
  },
};
const custom = {
  funder: { name: "Society of the Sea" },
  award: {
    title: { de: "Gezeiten", sv: "Tidvatten" },
    number: "7",
    identifiers: [
      { identifier: "https://example.org/tides", scheme: "url" },
      { identifier: "10.1234/tides", scheme: "doi" },
    ],
  },
};
const bench = (options: BenchOptions = {}): Bench => benchSection(<FundingSection />, options);
const sent = ({ form }: Bench) => {
  const { values, deposit } = form();
  const state = deposit.getState();
  return encodeRecord(values.read(), state.record, state.config).payload["metadata"];
};
const rows = () => screen.getAllByRole("listitem");
const openSearch = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Add award" }));
  const dialog = within(screen.getByRole("dialog", { name: "Add award" }));
  await waitFor(() => expect(dialog.getAllByRole("radio")).toHaveLength(5));
  return dialog;
};
const openCustom = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Add custom award" }));
  return within(screen.getByRole("dialog", { name: "Add custom award" }));
};

describe("the awards of a record", () => {
  it("are named by acronym and title, with number, funder and page", () => {
    bench({ metadata: { funding: [standard, { funder: { name: "Me" } }] } });
    const [first, second] = rows();
    expect(first).toHaveTextContent("BALT30 — Baltic observation phase 30");
    expect(first).toHaveTextContent("Number 755030");
    expect(first).toHaveTextContent("European Commission");
    expect(screen.getByRole("link", { name: /Page of BALT30/ })).toHaveAttribute(
      "href",
      "https://example.org/award/755030",
    );
    expect(second).toHaveTextContent("Me");
  });

  it("are removed, and can be restored", async () => {
    const user = userEvent.setup();
    const { form } = bench({ metadata: { funding: [standard] } });
    await user.click(screen.getByRole("button", { name: /^Remove BALT30/ }));
    expect(form().values.read().metadata.funding).toEqual([]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(form().values.read().metadata.funding).toHaveLength(1);
  });

  it("show server feedback in their row", () => {
    bench({
      metadata: { funding: [standard, custom] },
      errors: [{ field: "metadata.funding.1.award.identifiers.0.identifier", messages: ["Invalid URL identifier."] }],
    });
    expect(screen.getByText("Invalid URL identifier.").closest("li")).toBe(rows()[1]);
  });
});

describe("the search for awards", () => {
  it("shows five per page, can be narrowed to a funder, and adds the chosen award by its ids", async () => {
    const user = userEvent.setup();
    const drawn = bench();
    const dialog = await openSearch(user);
    expect(dialog.getByRole("searchbox")).toHaveFocus();
    await user.click(dialog.getByRole("button", { name: "Next" }));
    await dialog.findByText(/^Page 2 of/);

    const funder = dialog.getByRole("combobox", { name: "Funder" });
    const [, option] = within(funder).getAllByRole("option");
    if (!(option instanceof HTMLOptionElement)) throw new Error("No funder is offered.");
    await user.selectOptions(funder, option.value);
    await waitFor(() => expect(dialog.getByRole("radiogroup")).toHaveAttribute("aria-busy", "false"));
    expect(within(funder).getAllByRole("option").length).toBeGreaterThan(2);

    const [award] = dialog.getAllByRole("radio");
    if (award === undefined) throw new Error("Nothing was found.");
    await user.click(award);
    await user.click(dialog.getByRole("button", { name: "Add award" }));
    const [entry] = drawn.form().values.read().metadata.funding;
    expect(entry?.funder.id).toBe(option.value);
    expect(sent(drawn)).toMatchObject({ funding: [{ funder: { id: option.value }, award: { id: entry?.award.id } }] });
    await waitFor(() => expect(screen.getByRole("button", { name: "Add award" })).toHaveFocus());
  });

  it("searches on Enter, and does not offer awards of the record", async () => {
    const user = userEvent.setup();
    const drawn = bench();
    const dialog = await openSearch(user);
    await user.keyboard("755004{Enter}");
    await waitFor(() => expect(dialog.getAllByRole("radio")).toHaveLength(1));
    await user.click(dialog.getByRole("radio"));
    await user.click(dialog.getByRole("button", { name: "Add award" }));
    expect(drawn.form().values.read().metadata.funding[0]?.award.number).toBe("755004");

    const again = await openSearch(user);
    await user.keyboard("755004{Enter}");
    await again.findByText("Already added");
    expect(again.getByRole("radio")).toBeDisabled();
  });

  it("replaces an award in its row, with the current one as the selected choice", async () => {
    const user = userEvent.setup();
    const known = { ...standard, award: { ...standard.award, id: "01gavpb45::755030" } };
    const drawn = bench({ metadata: { funding: [custom, known] } });
    const funding = () => drawn.form().values.read().metadata.funding;
    const [, before] = funding();
    await user.click(screen.getByRole("button", { name: /^Edit BALT30/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "Change award" }));
    await user.keyboard("755030{Enter}");
    await waitFor(() => expect(dialog.getByRole("radio")).toBeChecked());
    expect(dialog.getByRole("radio")).toBeEnabled();
    await user.clear(dialog.getByRole("searchbox"));
    await user.keyboard("755004{Enter}");
    await waitFor(() => expect(dialog.getByRole("radio")).not.toBeChecked());
    await user.click(dialog.getByRole("radio"));
    await user.click(dialog.getByRole("button", { name: "Change award" }));
    expect(funding()).toMatchObject([{ award: { number: "7" } }, { key: before?.key, award: { number: "755004" } }]);
  });

  it("asks on Escape after an award is chosen", async () => {
    const user = userEvent.setup();
    bench();
    const dialog = await openSearch(user);
    const [award] = dialog.getAllByRole("radio");
    if (award === undefined) throw new Error("Nothing was found.");
    await user.click(award);
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(award).toBeChecked();
  });

  it("does not add an award that is no longer among the results", async () => {
    const user = userEvent.setup();
    const drawn = bench();
    const dialog = await openSearch(user);
    await user.click(dialog.getAllByRole("radio")[0] ?? document.body);
    await user.type(dialog.getByRole("searchbox"), "zzzz{Enter}");
    await dialog.findByText(/^No award matches/);
    await user.click(dialog.getByRole("button", { name: "Add award" }));
    expect(dialog.getByText("Choose an award first.", { selector: ":not(button *)" })).toBeVisible();
    expect(drawn.form().values.read().metadata.funding).toEqual([]);
  });

  it("shows that nothing was found, and leads to a custom award", async () => {
    const user = userEvent.setup();
    bench();
    const dialog = await openSearch(user);
    await user.keyboard("zzzzz{Enter}");
    await dialog.findByText(/No award matches/);
    await user.click(dialog.getByRole("button", { name: "Add a custom award." }));
    expect(screen.getByRole("dialog", { name: "Add custom award" })).toBeInTheDocument();
  });

  it("shows a failure, and retries", async () => {
    const user = userEvent.setup();
    const drawn = bench();
    drawn.repository.faults.add({ path: "/api/awards", times: 1, fault: { kind: "answer", status: 502, body: "" } });
    await user.click(screen.getByRole("button", { name: "Add award" }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    await waitFor(() => expect(screen.getAllByRole("radio")).toHaveLength(5));
  });
});

describe("a custom award", () => {
  it("shows a missing funder when the field loses the focus, until there is one", async () => {
    const user = userEvent.setup();
    bench();
    const dialog = await openCustom(user);
    const funder = dialog.getByRole("combobox", { name: /^Funder/ });
    await user.click(funder);
    await user.click(dialog.getByRole("textbox", { name: "Number" }));
    await dialog.findByText("Funder is required.");
    expect(funder).toHaveAttribute("aria-invalid", "true");
    await user.type(funder, "Society of the Sea{Enter}");
    await waitFor(() => expect(dialog.queryByText("Funder is required.")).toBeNull());
  });

  it("requires a funder, a valid URL, and with a URL a title or a number", async () => {
    const user = userEvent.setup();
    const drawn = bench();
    const dialog = await openCustom(user);
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Funder is required.");
    expect(dialog.getByRole("combobox", { name: /^Funder/ })).toHaveFocus();
    await user.type(dialog.getByRole("textbox", { name: "URL" }), "example.org");
    await user.tab();
    await dialog.findByText("URL must be valid.");
    await user.clear(dialog.getByRole("textbox", { name: "URL" }));
    await user.type(dialog.getByRole("textbox", { name: "URL" }), "https://example.org");
    await user.tab();
    await dialog.findByText("URL must be set alongside title or number.");
    await user.type(dialog.getByRole("textbox", { name: "Number" }), "7");
    await user.tab();
    await waitFor(() => expect(dialog.queryByText(/alongside/)).toBeNull());
    await user.type(dialog.getByRole("combobox", { name: /^Funder/ }), "Society of the Sea{Enter}");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent(drawn)).toMatchObject({
      funding: [
        {
          funder: { name: "Society of the Sea" },
          award: { number: "7", identifiers: [{ scheme: "url", identifier: "https://example.org" }] },
        },
      ],
    });
  });

  it("finds its funder in the vocabulary, an exact name first", async () => {
    const user = userEvent.setup();
    const drawn = bench();
    const dialog = await openCustom(user);
    await user.type(dialog.getByRole("combobox", { name: /^Funder/ }), "european comm");
    await waitFor(() => expect(screen.getAllByRole("option")[0]).toHaveTextContent(/^European Commission/));
    await user.keyboard("{ArrowDown}{Enter}");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent(drawn)).toMatchObject({ funding: [{ funder: { id: "00k4n6c32" } }] });
    expect(rows()[0]).toHaveTextContent("European Commission");
  });

  it("keeps other languages of its title and other identifiers", async () => {
    const user = userEvent.setup();
    const drawn = bench({ metadata: { funding: [custom] }, config: { default_locale: "de" }, locale: "en" });
    await user.click(screen.getByRole("button", { name: "Edit Gezeiten" }));
    const title = screen.getByRole("textbox", { name: "Title" });
    await user.clear(title);
    await user.type(title, "Ebbe und Flut");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent(drawn)).toMatchObject({
      funding: [
        {
          award: {
            title: { de: "Ebbe und Flut", sv: "Tidvatten" },
            identifiers: [
              { scheme: "url", identifier: "https://example.org/tides" },
              { scheme: "doi", identifier: "10.1234/tides" },
            ],
          },
        },
      ],
    });
  });

  it("asks on Escape after something was typed", async () => {
    const user = userEvent.setup();
    bench();
    const dialog = await openCustom(user);
    await user.type(dialog.getByRole("textbox", { name: "Title" }), "Tides");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Tides");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows server feedback at the field, until it changes", async () => {
    const user = userEvent.setup();
    bench({
      metadata: { funding: [custom] },
      config: { default_locale: "de" },
      locale: "en",
      errors: [{ field: "metadata.funding.0.award.identifiers.0.identifier", messages: ["Invalid URL identifier."] }],
    });
    await user.click(screen.getByRole("button", { name: "Edit Gezeiten" }));
    const url = screen.getByRole("textbox", { name: "URL" });
    expect(url).toHaveAccessibleDescription(/Invalid URL identifier/);
    await user.type(screen.getByRole("textbox", { name: "Number" }), "8");
    expect(url).toHaveAccessibleDescription(/Invalid URL identifier/);
    await user.type(url, "/2026");
    expect(url).not.toHaveAccessibleDescription(/Invalid URL identifier/);
  });
});
