import type { Json, JsonObject } from "@deposit/core";
import { encodeRecord } from "@deposit/core/serialize";
import { createRepository, memoryStorage } from "@deposit/repository";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { type Bench, benchSection, type BenchOptions } from "../../../test/sectionBench.tsx";
import type { CustomSubfield } from "../../components/custom-fields/CustomFieldDefinition.ts";
import { CustomField } from "../../components/custom-fields/CustomField.tsx";
import { CustomFieldsContext } from "../../components/fields/FieldGroup.ts";
import type { FieldWidgetProps } from "../../form/field/fieldOverrides.ts";
import { CustomFieldsSection } from "./CustomFieldsSection.tsx";

const bench = (options: BenchOptions = {}): Bench => benchSection(<CustomFieldsSection />, options);
const configured = (custom_fields: object): JsonObject => JSON.parse(JSON.stringify({ custom_fields }));
/** What the deposit page of a repository provides. */
let platform: JsonObject = {};
const one = (ui_widget: string, props: object = {}, field: object = {}) =>
  configured({
    ui: [{ section: "Ours", fields: [{ field: "x:y", ui_widget, props: { label: "Y", ...props }, ...field }] }],
  });
const held = ({ form }: Bench) => form().values.read().custom_fields;
const sent = ({ form }: Bench) => {
  const { values, deposit } = form();
  const { record, config } = deposit.getState();
  return encodeRecord(values.read(), record, config).payload["custom_fields"];
};

describe("a list whose value is no list", () => {
  it("shows it as its only row, and keeps it when another row is added", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("Array"), record: { custom_fields: { "x:y": "Station 1" } } });
    expect(screen.getByRole("textbox", { name: "Row 1" })).toHaveValue("Station 1");
    await user.type(screen.getByRole("textbox", { name: "Row 1" }), "2");
    await user.click(screen.getByRole("button", { name: /^Add/ }));
    expect(held(drawn)["x:y"]).toEqual(["Station 12", ""]);
  });

  it("shows a text row where fields are configured", () => {
    const config = one("Array", { name: { label: "Name" } });
    bench({ config, record: { custom_fields: { "x:y": "Station 1" } } });
    expect(screen.getByRole("textbox", { name: "Row 1" })).toHaveValue("Station 1");
  });
});

describe("the groups that the platform's page configures", () => {
  beforeAll(async () => {
    const repository = createRepository({ storage: memoryStorage(), trust: "everyone", development: true });
    const page = await repository.fetch(new Request("http://repository.test/__page/deposit"));
    const { config }: { config: JsonObject } = await page.json();
    platform = config;
  });
  afterEach(() => vi.restoreAllMocks());

  it("are rendered from the configuration: headings, fields with label, help and placeholder", () => {
    bench({ config: platform });
    for (const name of ["Journal", "Book / Report / Conference proceedings", "Thesis", "Conference", "Software"]) {
      expect(screen.getByRole("heading", { name })).toBeInTheDocument();
    }
    // The platform has no label for this group.
    expect(screen.getByRole("group", { name: "Conference" })).toBeInTheDocument();
    const journal = within(screen.getByRole("group", { name: "Journal" }));
    expect(journal.getAllByRole("textbox").map((box) => box.getAttribute("name"))).toEqual([
      "custom_fields.journal:journal.title",
      "custom_fields.journal:journal.issn",
      "custom_fields.journal:journal.volume",
      "custom_fields.journal:journal.issue",
      "custom_fields.journal:journal.pages",
    ]);
    expect(journal.getByRole("textbox", { name: "ISSN" })).toHaveAttribute("placeholder", "e.g. 2077-9550");
    expect(journal.getByRole("textbox", { name: "ISSN" })).toHaveAccessibleDescription(
      "International Standard Serial Number",
    );
  });

  it("keep values without a visible field", async () => {
    const user = userEvent.setup();
    const drawn = bench({
      config: platform,
      record: { custom_fields: { "meeting:meeting": { title: "Sea Days", identifiers: [{ identifier: "10.1/x" }] } } },
    });
    await user.type(screen.getByRole("textbox", { name: "Acronym" }), "SD");
    expect(held(drawn)["meeting:meeting"]).toEqual({
      title: "Sea Days",
      acronym: "SD",
      identifiers: [{ identifier: "10.1/x" }],
    });
  });

  it.each([
    ["ISSN", "2077-9551", /ISSN/],
    ["ISBN", "978-3-16-148410-1", /ISBN/],
    ["Website", "nowhere", /URL/],
    ["Submission date", "2026-02-31", /date/],
  ])("validate %s when it loses the focus, until it is corrected", async (name, wrong, sentence) => {
    const user = userEvent.setup();
    bench({ config: platform });
    const box = screen.getByRole("textbox", { name });
    await user.type(box, wrong);
    expect(box).not.toBeInvalid();
    await user.tab();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(sentence);
    await user.clear(box);
    expect(box).not.toBeInvalid();
  });

  it("show how a date was understood, like the dates of the form", async () => {
    const user = userEvent.setup();
    bench({ config: platform });
    await user.type(screen.getByRole("textbox", { name: "Submission date" }), "2024-03");
    await user.tab();
    expect(screen.getByRole("textbox", { name: "Submission date" })).toHaveAccessibleDescription(
      /^Understood as March 2024\./,
    );
  });

  it.each([
    ["ISSN", "https://portal.issn.org/resource/ISSN/2077-9550", "2077-9550"],
    ["ISSN", "issn 2077–9550", "2077-9550"],
    ["ISBN", "urn:isbn:978-3-16-148410-0", "9783161484100"],
    ["ISBN", "978-3-16-148410-0", "978-3-16-148410-0"],
    ["ISSN", "۲۰۷۷-۹۵۵۰", "2077-9550"],
  ])("send an %s typed as %s in the format of the platform", async (label, text, written) => {
    const user = userEvent.setup();
    bench({ config: platform });
    await user.type(screen.getByRole("textbox", { name: label }), text);
    await user.tab();
    expect(screen.getByRole("textbox", { name: label })).toHaveValue(written);
    expect(screen.getByRole("textbox", { name: label })).toBeValid();
  });

  it("render one field while it is typed in", async () => {
    const user = userEvent.setup();
    let drawings = 0;
    const Counted = () => {
      drawings += 1;
      return null;
    };
    bench({ config: platform, fields: { "custom_fields.journal:journal.issn": { widget: Counted } } });
    const before = drawings;
    await user.type(screen.getByRole("textbox", { name: "Page range or article number" }), "15-23");
    expect(drawings).toBe(before);
  });

  it("leave dates that only the server understands to the server", async () => {
    const user = userEvent.setup();
    bench({ config: platform });
    const box = screen.getByRole("textbox", { name: "Defense date" });
    await user.type(box, "2020?");
    await user.tab();
    expect(box).not.toBeInvalid();
  });

  it("show server feedback for a field beside it, and for the group below its label", () => {
    bench({
      config: platform,
      errors: [
        { field: "custom_fields.imprint:imprint.isbn", messages: ["Please provide a valid ISBN."] },
        { field: "custom_fields.journal:journal._schema", messages: ["Nothing fits."] },
      ],
    });
    expect(screen.getByRole("textbox", { name: "ISBN" })).toHaveAccessibleDescription(/valid ISBN/);
    expect(screen.getByRole("group", { name: "Journal" })).toHaveAccessibleDescription(/Nothing fits/);
  });

  it("hold vocabulary entries by id, show the title from the record, and send them in the server's format", async () => {
    const user = userEvent.setup();
    const drawn = bench({
      config: platform,
      record: { custom_fields: { "code:programmingLanguage": [{ id: "ada", title: { en: "Ada" } }] } },
    });
    expect(screen.getByRole("button", { name: "Remove Ada" })).toBeInTheDocument();
    await user.type(screen.getByRole("combobox", { name: "Programming language" }), "python");
    await screen.findByRole("option", { name: "Python" });
    await user.keyboard("{ArrowDown}{Enter}");
    await user.selectOptions(screen.getByRole("combobox", { name: "Development Status" }), "Active");
    expect(held(drawn)["code:programmingLanguage"]).toEqual(["ada", "python"]);
    expect(sent(drawn)).toEqual({
      "code:programmingLanguage": [{ id: "ada" }, { id: "python" }],
      "code:developmentStatus": { id: "active" },
    });
  });

  it("leave out the website of a meeting and parts of a thesis if the site does", () => {
    bench({
      config: configured({
        ui: [
          {
            section: "M",
            fields: [{ field: "meeting:meeting", ui_widget: "Meeting", props: { title: { label: "Title" } } }],
          },
          {
            section: "T",
            fields: [{ field: "thesis:thesis", ui_widget: "Thesis", props: { university: { label: "University" } } }],
          },
        ],
      }),
    });
    expect(screen.getAllByRole("textbox")).toHaveLength(2);
    expect(screen.getByRole("textbox", { name: "University" }).closest("[data-span]")).toHaveAttribute(
      "data-span",
      "16",
    );
  });

  it("show in place of a missing widget that it is missing, and keep the value", () => {
    const onError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const drawn = bench({ config: one("Sextant"), record: { custom_fields: { "x:y": { angle: 30 } } } });
    expect(screen.getByText(/its widget “Sextant” is missing/)).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ name: "custom_fields.x:y" }));
    expect(sent(drawn)).toEqual({ "x:y": { angle: 30 } });
  });

  it("pass a host's widget of a group or list its value and messages", () => {
    const Whole = ({ value, inputProps }: FieldWidgetProps<Json | undefined>) => (
      <output {...inputProps}>{JSON.stringify(value)}</output>
    );
    const journal = { title: "Sea Letters" };
    bench({
      config: platform,
      record: { custom_fields: { "journal:journal": journal } },
      fields: { "custom_fields.journal:journal": { widget: Whole } },
    });
    expect(screen.getByText(JSON.stringify(journal))).toBeInTheDocument();
    bench({
      config: one("Array", { name: { label: "Name" } }),
      record: { custom_fields: { "x:y": [{ name: "Utö" }] } },
      fields: { "custom_fields.x:y": { widget: Whole } },
      errors: [{ field: "custom_fields.x:y.0.name", messages: ["Not a station."] }],
    });
    expect(screen.getByText("Not a station.")).toBeInTheDocument();
  });

  it("show in place of a host's broken group that it does not work, and keep its values", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const broken = (): never => {
      throw new Error("broken");
    };
    const record = { custom_fields: { "journal:journal": { title: "Sea Letters" } } };
    const group = { field: "journal:journal", title: () => "Journal", Component: broken };
    const drawn = benchSection(
      <CustomFieldsContext value={[group]}>
        <CustomFieldsSection />
      </CustomFieldsContext>,
      { record },
    );
    expect(within(screen.getByRole("region", { name: "Journal" })).getByText(/^These fields/)).toBeVisible();
    expect(held(drawn)).toEqual(record.custom_fields);
  });

  it("use a host's widget for a field whose own widget is missing", () => {
    bench({
      config: one("Sextant"),
      fields: { "custom_fields.x:y": { widget: ({ inputProps }) => <input {...inputProps} defaultValue="ours" /> } },
    });
    expect(screen.getByDisplayValue("ours")).toHaveAccessibleName("Y");
  });
});

describe("the configuration of a custom field", () => {
  it("can make it required or read-only", () => {
    bench({ config: one("Input", { required: true }) });
    expect(screen.getByRole("textbox", { name: /^Y/ })).toBeRequired();
    document.body.replaceChildren();
    bench({ config: one("Input", { disabled: true }) });
    expect(screen.getByRole("textbox", { name: "Y" })).toBeDisabled();
  });

  it("can use the former property names, and the name of the field is its default label", () => {
    bench({ config: one("Input", { label: "", description: "As on the label." }) });
    expect(screen.getByRole("textbox", { name: "x:y" })).toHaveAccessibleDescription("As on the label.");
  });

  it("can hide it, or put it into a section without a heading", () => {
    const fields = [
      { field: "x:y", ui_widget: "Input", props: { label: "Y" } },
      { field: "x:z", ui_widget: "Input", props: { label: "Z", hidden: true } },
    ];
    bench({ config: configured({ ui: [{ section: "Ours", displaySection: false, fields }] }) });
    expect(screen.getAllByRole("textbox")).toEqual([screen.getByRole("textbox", { name: "Y" })]);
    expect(screen.queryByRole("heading", { name: "Ours" })).not.toBeInTheDocument();
  });

  it("can list options with values and labels, of which one can be selected and cleared", async () => {
    const user = userEvent.setup();
    const options = [{ value: "a", text: "Alive" }, { value: "d", label: "Dead" }, { id: "x" }, { text: "None" }];
    const drawn = bench({ config: one("Dropdown", { options, placeholder: "State of it" }) });
    const box = screen.getByRole("combobox", { name: "Y" });
    const words = within(box)
      .getAllByRole("option")
      .map((option) => option.textContent);
    expect(words).toEqual(["State of it", "Alive", "Dead", "x"]);
    await user.selectOptions(box, "Dead");
    expect(held(drawn)["x:y"]).toBe("d");
    await user.selectOptions(box, "State of it");
    expect(held(drawn)["x:y"]).toBeUndefined();
  });
});

describe("read-only custom fields", () => {
  const fields = { "custom_fields.x:y": { disabled: true } };

  it("cannot add or remove rows or type in them", () => {
    const config = one("Array", { name: { label: "Name" } });
    bench({ config, fields, record: { custom_fields: { "x:y": [{ name: "Utö" }, "Brest"] } } });
    expect(screen.getByRole("textbox", { name: "Name" })).toBeDisabled();
    expect(screen.getByRole("textbox", { name: "Row 2" })).toBeDisabled();
    expect(within(screen.getByRole("group", { name: "Y" })).queryByRole("button")).not.toBeInTheDocument();
  });

  it("keep their answer", () => {
    bench({ config: one("BooleanCheckbox"), fields, record: { custom_fields: { "x:y": true } } });
    expect(screen.getByRole("radio", { name: "No" })).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Take the answer back" })).not.toBeInTheDocument();
  });

  it("include those of a disabled group", () => {
    bench({ config: platform, fields: { "custom_fields.journal:journal": { disabled: true } } });
    const journal = within(screen.getByRole("group", { name: "Journal" }));
    for (const box of journal.getAllByRole("textbox")) expect(box).toBeDisabled();
  });
});

describe("the widgets of custom fields", () => {
  it("hold a number as a number, and invalid text as typed", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("NumberInput") });
    const box = screen.getByRole("textbox", { name: "Y" });
    await user.type(box, "1.5");
    expect(held(drawn)["x:y"]).toBe(1.5);
    await user.clear(box);
    await user.type(box, "1.50");
    await user.tab();
    expect(held(drawn)["x:y"]).toBe(1.5);
    await user.clear(box);
    await user.type(box, "many");
    expect(held(drawn)["x:y"]).toBe("many");
    await user.clear(box);
    expect(sent(drawn)).toEqual({});
  });

  it.each(["12345678901234567890", "0x10", "NaN", "Infinity"])("leave %s as it was typed", async (text) => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("NumberInput") });
    await user.type(screen.getByRole("textbox", { name: "Y" }), text);
    await user.tab();
    expect(held(drawn)).toEqual({ "x:y": text });
  });

  it("accept the digits of Arabic and Persian keyboards", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("NumberInput") });
    await user.type(screen.getByRole("textbox", { name: "Y" }), "۱۲٣");
    expect(held(drawn)["x:y"]).toBe(123);
  });

  it("hold several lines of text", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("TextArea") });
    await user.type(screen.getByRole("textbox", { name: "Y" }), "a{Enter}b");
    expect(held(drawn)["x:y"]).toBe("a\nb");
  });

  it("edit formatted text", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("RichInput"), record: { custom_fields: { "x:y": "<p>Hello</p>" } } });
    const box = await screen.findByRole("textbox", { name: "Y" });
    expect(box).toHaveTextContent("Hello");
    expect(held(drawn)["x:y"]).toBe("<p>Hello</p>");
    act(() => box.focus());
    await user.keyboard("!");
    await waitFor(() => expect(held(drawn)["x:y"]).toMatch(/!/));
  });

  it("hold yes, no or no answer", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("BooleanCheckbox", { trueLabel: "Wet", falseLabel: "Dry" }) });
    expect(screen.getByRole("group", { name: "Y" })).toBeInTheDocument();
    await user.click(screen.getByRole("radio", { name: "Dry" }));
    expect(sent(drawn)).toEqual({ "x:y": false });
    await user.click(screen.getByRole("button", { name: "Take the answer back" }));
    expect(sent(drawn)).toEqual({});
    expect(screen.getByRole("radio", { name: "Wet" })).toHaveFocus();
  });

  it("ask for a required answer, which cannot be cleared then", async () => {
    const user = userEvent.setup();
    bench({ config: one("BooleanCheckbox", { required: true }) });
    expect(screen.getByRole("radio", { name: "Yes" })).toBeRequired();
    await user.click(screen.getByRole("radio", { name: "Yes" }));
    expect(screen.queryByRole("button", { name: "Take the answer back" })).not.toBeInTheDocument();
  });

  it("hold any number of lines, added with Enter", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("MultiInput") });
    const box = screen.getByRole("combobox", { name: "Y" });
    await user.type(box, "one{Enter}two{Enter}");
    expect(held(drawn)["x:y"]).toEqual(["one", "two"]);
    await user.click(screen.getByRole("button", { name: "Remove one" }));
    expect(held(drawn)["x:y"]).toEqual(["two"]);
  });

  it.each<[string, Json, readonly string[], Json]>([
    ["a line that stands alone", "one", ["one"], ["one", "new"]],
    ["what is no line", ["one", { id: "x" }], ["one", '{"id":"x"}'], ["one", { id: "x" }, "new"]],
    ["a number", [7], ["7"], [7, "new"]],
    ["nothing", null, [], ["new"]],
  ])("show %s among lines, and keep it when one is added", async (_, value, shown, kept) => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("MultiInput"), record: { custom_fields: { "x:y": value } } });
    const names = screen.queryAllByRole("button", { name: /^Remove / }).map((button) => button.ariaLabel);
    expect(names).toEqual(shown.map((line) => `Remove ${line}`));
    await user.type(screen.getByRole("combobox", { name: "Y" }), "new{Enter}");
    expect(held(drawn)["x:y"]).toEqual(kept);
  });

  it("remove one of two equal lines", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("MultiInput"), record: { custom_fields: { "x:y": ["a", "b", "a"] } } });
    const [first = document.body] = screen.getAllByRole("button", { name: "Remove a" });
    await user.click(first);
    expect(held(drawn)["x:y"]).toEqual(["b", "a"]);
    expect(screen.getAllByRole("button", { name: /^Remove / })).toHaveLength(2);
  });

  it("select any number of options, found by their labels", async () => {
    const user = userEvent.setup();
    const options = ["Åland", "Gotland", "Öland"].map((title_l10n, index) => ({ id: `i${index}`, title_l10n }));
    const drawn = bench({ config: one("Dropdown", { options, multiple: true }) });
    await user.type(screen.getByRole("combobox", { name: "Y" }), "aland");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await user.keyboard("{ArrowDown}{Enter}");
    expect(held(drawn)["x:y"]).toEqual(["i0"]);
    expect(screen.getByRole("button", { name: "Remove Åland" })).toBeInTheDocument();
  });

  it("search subjects, and accept own terms if the site does", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("SubjectAutocompleteDropdown", { limitTo: "GEMET" }) });
    const box = screen.getByRole("combobox", { name: "Y" });
    await user.type(box, "salinity");
    await screen.findByRole("option", { name: "(GEMET) salinity" });
    await user.keyboard("{ArrowDown}{Enter}");
    await user.type(box, "tides{Enter}");
    expect(held(drawn)["x:y"]).toEqual([
      { id: expect.stringMatching(/\S/), subject: "salinity" },
      { subject: "tides" },
    ]);
  });

  it("show subjects as stored, also plain strings and none", () => {
    const subjects = ["tides", { id: "g:1", subject: "salinity", scheme: "GEMET" }, { id: "g:2" }];
    bench({ config: one("SubjectAutocompleteDropdown"), record: { custom_fields: { "x:y": subjects } } });
    const names = screen.getAllByRole("button", { name: /^Remove / }).map((button) => button.ariaLabel);
    expect(names).toEqual(["Remove tides", "Remove (GEMET) salinity", "Remove g:2"]);
  });

  it("hold one subject of the vocabulary if the site allows only one", async () => {
    const user = userEvent.setup();
    const props = { multiple: false, limitTo: "GEMET", allowAdditions: false };
    const drawn = bench({ config: one("SubjectAutocompleteDropdown", props) });
    const box = screen.getByRole("combobox", { name: "Y" });
    await user.type(box, "water");
    const options = await screen.findAllByRole("option");
    for (const option of options) expect(option).toHaveTextContent(/^\(GEMET\)/);
    await user.keyboard("{ArrowDown}{Enter}");
    expect(held(drawn)["x:y"]).toEqual({ id: expect.stringMatching(/\S/), subject: expect.stringMatching(/\S/) });
    await user.clear(box);
    await user.tab();
    expect(held(drawn)["x:y"]).toBeUndefined();
    await user.type(box, "words of mine");
    await user.tab();
    expect(held(drawn)["x:y"]).toBeUndefined();
  });

  it("hold one vocabulary entry, and none after its name is cleared", async () => {
    const user = userEvent.setup();
    const swedish = { id: "swe", title: { fi: "ruotsi", de: "Schwedisch", en: "Swedish" } };
    const drawn = bench({
      config: one("AutocompleteDropdown", { autocompleteFrom: "/api/vocabularies/languages" }, { is_vocabulary: true }),
      record: { custom_fields: { "x:y": swedish } },
    });
    const box = screen.getByRole("combobox", { name: "Y" });
    expect(box).toHaveValue("Swedish");
    await user.clear(box);
    await user.tab();
    expect(sent(drawn)).toEqual({});
  });

  it.each<[string, object, string]>([
    ["in the reader's language", { title: { en: "Swedish", de: "Schwedisch" } }, "Schwedisch"],
    [
      "as the platform has put it into that",
      { title_l10n: "das Schwedische", title: { de: "Schwedisch" } },
      "das Schwedische",
    ],
    ["in English where it has no other", { title: { fi: "ruotsi", en: "Swedish" } }, "Swedish"],
    ["in any language where there is no other", { title: { fi: "ruotsi" } }, "ruotsi"],
    ["by its id where it has none", {}, "swe"],
  ])("name an entry %s", async (_, title, name) => {
    bench({
      config: one("AutocompleteDropdown", { autocompleteFrom: "/api/vocabularies/languages" }),
      record: { custom_fields: { "x:y": { id: "swe", ...title } } },
      locale: "de_DE",
    });
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Y" })).toHaveValue(name));
  });

  it("report an invalid search address, also to the host", () => {
    const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
    bench({ config: one("AutocompleteDropdown", { autocompleteFrom: "/elsewhere" }) });
    expect(screen.getByText(/“\/elsewhere” is no vocabulary/)).toBeInTheDocument();
    const fault = {
      error: expect.objectContaining({ message: expect.stringContaining('at the address "/elsewhere"') }),
    };
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.anything(), expect.objectContaining(fault));
  });

  it("name an entry by its title after its row has moved", async () => {
    const user = userEvent.setup();
    const entry = (id: string, title: string) => ({ language: { id, title: { en: title } } });
    const language: CustomSubfield = {
      name: "language",
      widget: "AutocompleteDropdown",
      label: "Language",
      from: "/api/vocabularies/languages",
      isVocabulary: true,
    };
    benchSection(
      <CustomField
        path={["custom_fields", "x:y"]}
        definition={{ widget: "Array", label: "Parts", fields: [language] }}
      />,
      { record: { custom_fields: { "x:y": [entry("swe", "Swedish"), entry("fin", "Finnish")] } } },
    );
    await user.click(screen.getByRole("button", { name: "Remove Row 1" }));
    expect(screen.getByRole("combobox", { name: "Language" })).toHaveValue("Finnish");
  });

  it("hold rows of fields, which can be added, filled in, moved, removed and restored", async () => {
    const user = userEvent.setup();
    const drawn = bench({
      config: one("Array", {
        addButtonLabel: "Add station",
        name: { label: "Name" },
        depth: { label: "Depth", ui_widget: "NumberInput" },
      }),
    });
    await user.click(screen.getByRole("button", { name: "Add station" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus());
    await user.keyboard("Utö");
    await user.click(screen.getByRole("button", { name: "Add station" }));
    await user.type(screen.getAllByRole("textbox", { name: "Depth" })[1] ?? document.body, "12");
    expect(held(drawn)["x:y"]).toEqual([{ name: "Utö" }, { depth: 12 }]);
    await user.click(screen.getByRole("button", { name: "Remove Row 1" }));
    expect(held(drawn)["x:y"]).toEqual([{ depth: 12 }]);
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(held(drawn)["x:y"]).toEqual([{ name: "Utö" }, { depth: 12 }]);
    await user.click(screen.getByRole("button", { name: "Remove Row 2" }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getAllByRole("textbox", { name: "Name" })[1]).toHaveFocus());
  });

  it("show the labels of one-line rows only above the first, and move rows with their fields", async () => {
    const user = userEvent.setup();
    const parts = { name: { label: "Name" }, depth: { label: "Depth" } };
    const record = { custom_fields: { "x:y": [{ name: "Utö" }, { name: "Brest" }] } };
    const drawn = bench({ config: one("Array", parts), record });
    const [first] = screen.getAllByRole("group", { name: "Row 1" });
    expect(first).toHaveAttribute("data-headings", "first");
    expect(screen.getAllByRole("textbox", { name: "Name" })[0]?.closest("[data-span]")).toHaveAttribute(
      "data-span",
      "8",
    );
    await user.click(screen.getByRole("button", { name: "Move Row 2" }));
    await user.click(await screen.findByRole("menuitem", { name: "Move to the top" }));
    expect(held(drawn)["x:y"]).toEqual([{ name: "Brest" }, { name: "Utö" }]);
  });

  it("offer to restore a row until another is added", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: one("Array"), record: { custom_fields: { "x:y": ["Utö", "Brest"] } } });
    await user.click(screen.getByRole("button", { name: "Remove Row 1" }));
    await user.click(screen.getByRole("button", { name: "Add row" }));
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
    expect(held(drawn)["x:y"]).toEqual(["Brest", ""]);
  });

  it("filter rows by their content, and focus an added or restored row in a windowed list", async () => {
    const user = userEvent.setup();
    const lines = Array.from({ length: 60 }, (_, index) => `Station ${index}`);
    const drawn = bench({
      config: one("Array", { addButtonLabel: "Add station" }),
      record: { custom_fields: { "x:y": lines } },
    });
    await user.click(screen.getByRole("button", { name: "Add station" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Row 61" })).toHaveFocus());
    await user.keyboard("Utö");
    expect(held(drawn)["x:y"]).toEqual([...lines, "Utö"]);
    await user.type(screen.getByRole("textbox", { name: "Filter: Y" }), "station 50");
    await waitFor(() => expect(screen.getAllByRole("textbox", { name: /^Row/ })).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Remove Row 51" }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Row 51" })).toHaveFocus());
    expect(held(drawn)["x:y"]).toEqual([...lines, "Utö"]);
  });

  it("show server feedback for a field in a row at that field, until it changes", async () => {
    const user = userEvent.setup();
    bench({
      config: one("Array", { name: { label: "Name" }, depth: { label: "Depth", ui_widget: "NumberInput" } }),
      record: { custom_fields: { "x:y": [{}, { name: "Utö" }, { name: "Brest" }] } },
      errors: [
        { field: "custom_fields.x:y.1.name", messages: ["Not a station."] },
        { field: "custom_fields.x:y.1.code", messages: ["Unknown field."] },
      ],
    });
    const [, first, second] = screen.getAllByRole("textbox", { name: "Name" });
    expect(second).toHaveAccessibleDescription("Not a station.");
    expect(first).not.toHaveAccessibleDescription();
    const list = screen.getByRole("group", { name: "Y" });
    expect(list).toHaveAccessibleDescription("Unknown field.");
    await user.type(first ?? list, "!");
    expect(second).toHaveAccessibleDescription("Not a station.");
    await user.type(second ?? list, "!");
    expect(second).not.toHaveAccessibleDescription();
  });

  it("show the same server feedback for several entries once", () => {
    bench({
      config: one("MultiInput"),
      record: { custom_fields: { "x:y": ["a", "b"] } },
      errors: ["0", "1"].map((row) => ({ field: `custom_fields.x:y.${row}`, messages: ["Too short."] })),
    });
    expect(screen.getByText("Too short.")).toBeVisible();
  });

  it("show server feedback for one line at that line", () => {
    bench({
      config: one("Array"),
      record: { custom_fields: { "x:y": ["Utö", "Brest"] } },
      errors: [{ field: "custom_fields.x:y.1", messages: ["Not a station."] }],
    });
    expect(screen.getByRole("textbox", { name: "Row 2" })).toHaveAccessibleDescription("Not a station.");
    expect(screen.getByRole("group", { name: "Y" })).not.toHaveAccessibleDescription();
  });
});

describe("fields on request", () => {
  const domain = configured({
    ui: [
      {
        section: "Biodiversity",
        icon: "leaf",
        discoverable_fields: true,
        fields: [
          { field: "dwc:class", ui_widget: "MultiInput", props: { label: "Class", note: "The class of the taxon." } },
          { field: "dwc:order", ui_widget: "MultiInput", props: { label: "Order" } },
        ],
      },
      {
        section: "Audiovisual",
        discoverable_fields: true,
        fields: [{ field: "ac:captureDevice", ui_widget: "Input", props: { label: "Capture device" } }],
      },
    ],
  });

  it("are shown if they have a value, and added through a search", async () => {
    const user = userEvent.setup();
    bench({ config: domain, record: { custom_fields: { "dwc:order": ["Gadiformes"] } } });
    expect(screen.getByRole("combobox", { name: "Order" })).toBeInTheDocument();
    expect(screen.queryByRole("combobox", { name: "Class" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Add field" }));
    const dialog = within(screen.getByRole("dialog", { name: "Add field" }));
    expect(dialog.getByRole("searchbox")).toHaveFocus();
    expect(dialog.getAllByRole("listitem")).toHaveLength(2);
    await user.keyboard("taxon");
    expect(dialog.getAllByRole("listitem")).toHaveLength(1);
    await user.tab();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Class" })).toHaveFocus());
    expect(screen.getByRole("heading", { name: "Biodiversity" })).toBeInTheDocument();
    expect(screen.queryByRole("heading", { name: "Audiovisual" })).toBeNull();
  });

  it("stay when they are cleared, and lose their value when they are removed, with an undo", async () => {
    const user = userEvent.setup();
    const drawn = bench({ config: domain, record: { custom_fields: { "ac:captureDevice": "Camera" } } });
    await user.clear(screen.getByRole("textbox", { name: "Capture device" }));
    await user.type(screen.getByRole("textbox", { name: "Capture device" }), "Sonar");
    await user.click(screen.getByRole("button", { name: "Remove the field Capture device" }));
    expect(screen.queryByRole("textbox", { name: "Capture device" })).toBeNull();
    expect(sent(drawn)).toEqual({});
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByRole("textbox", { name: "Capture device" })).toHaveValue("Sonar");
  });

  it("get the focus back when they are restored, which is not offered after another one is to be added", async () => {
    const user = userEvent.setup();
    bench({ config: domain, record: { custom_fields: { "ac:captureDevice": "Camera" } } });
    await user.click(screen.getByRole("button", { name: "Remove the field Capture device" }));
    await user.click(screen.getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Capture device" })).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Remove the field Capture device" }));
    await user.click(screen.getByRole("button", { name: "Add field" }));
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
  });

  it("appear when a value is set, and when a message leads to a hidden one", async () => {
    const user = userEvent.setup();
    const Message = () => {
      const focusField = useFocusField();
      return <button onClick={() => void focusField(["custom_fields", "dwc:class"])}>A class is missing.</button>;
    };
    const { form } = benchSection(
      <>
        <CustomFieldsSection />
        <Message />
      </>,
      { config: domain },
    );
    act(() => form().values.write("custom_fields.ac:captureDevice", "Camera"));
    expect(await screen.findByRole("textbox", { name: "Capture device" })).toHaveValue("Camera");
    await user.click(screen.getByRole("button", { name: "A class is missing." }));
    await waitFor(() => expect(screen.getByRole("combobox", { name: "Class" })).toHaveFocus());
  });

  it("say that all of them are shown, and cannot be added or removed in a read-only record", async () => {
    const filled = { "dwc:class": ["a"], "dwc:order": ["b"], "ac:captureDevice": "c" };
    const { form } = bench({ config: domain, record: { custom_fields: filled, files: { enabled: false } } });
    const add = screen.getByRole("button", { name: "Add field" });
    expect(add).toHaveAccessibleDescription("All of these fields are shown already.");
    expect(screen.getAllByRole("button", { name: /^Remove the field/ })).toHaveLength(3);
    const published = form().deposit.publish(form().values.read);
    await waitFor(() => expect(screen.queryAllByRole("button", { name: /^(Add|Remove the) field/ })).toEqual([]));
    await act(() => published);
  });

  it("announce how many fields a search finds", async () => {
    const user = userEvent.setup();
    const { container } = bench({ config: domain });
    await user.click(screen.getByRole("button", { name: "Add field" }));
    await user.keyboard("taxon");
    await waitFor(() => expect(container.ownerDocument.body).toHaveTextContent("1 field found."));
  });

  it("find nothing for text that no field contains", async () => {
    const user = userEvent.setup();
    bench({ config: domain });
    await user.click(screen.getByRole("button", { name: "Add field" }));
    await user.keyboard("zzz");
    expect(screen.getByText(/No field matches/)).toBeInTheDocument();
  });
});
