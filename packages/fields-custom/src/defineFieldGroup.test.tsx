import { createClient, type DepositConfig, emptyRecord, type JsonObject, readConfig, readRecord } from "@deposit/core";
import { DepositForm, type FieldGroup } from "@deposit/react";
import { createRepository, memoryStorage } from "@deposit/repository";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { defineFieldGroup } from "./defineFieldGroup.tsx";
import type { FieldGroupDefinition, GroupFieldDefinition } from "./FieldGroupDefinition.ts";
import { imprint } from "./imprint/imprint.ts";
import { journal } from "./journal/journal.ts";
import { meeting, meetingWithout } from "./meeting/meeting.ts";
import { thesis, thesisWithout } from "./thesis/thesis.ts";

const ORIGIN = "https://repository.example";

interface Opened {
  readonly groups: readonly FieldGroup[];
  readonly custom_fields?: JsonObject;
  readonly config?: DepositConfig;
  readonly locale?: string;
}

/** Renders a form with these groups and a draft of a test repository. */
async function openForm({ groups, custom_fields = {}, config, locale }: Opened) {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone", baseUrl: ORIGIN });
  const client = createClient({ baseUrl: ORIGIN, fetch: (request) => repository.fetch(request) });
  const created = await client.drafts.create({ metadata: {}, pids: {}, custom_fields });
  const person = userEvent.setup();
  render(
    <DepositForm
      client={client}
      record={readRecord(created.record) ?? emptyRecord}
      customFields={groups}
      config={config}
      locale={locale}
      onNavigate={() => undefined}
    />,
  );
  const stored = async () => (await client.drafts.read(created.record.links)).record.custom_fields;
  return { person, stored, save: () => person.click(screen.getByRole("button", { name: "Save draft" })) };
}

const field = (part: Partial<GroupFieldDefinition>): GroupFieldDefinition => ({
  name: "x",
  label: { en: "X" },
  columns: 4,
  ...part,
});
const group = (...fields: readonly GroupFieldDefinition[]): FieldGroupDefinition => ({
  field: "a:b",
  title: { en: "A" },
  fields,
});

describe("a group is rejected when it is defined", () => {
  test.each<[string, FieldGroupDefinition, string]>([
    ["with two fields of one name", group(field({}), field({})), 'two fields named "x"'],
    ["with a width that is none", group(field({ columns: 0 })), "0 columns wide"],
    ["with no fields", group(), "has no fields"],
    ["without the custom field that holds it", { ...group(field({})), field: " " }, "has no `field`"],
    ["with a field without a name", group(field({ name: "" })), "has no name"],
    ["with nothing to choose from", group(field({ widget: "Dropdown" })), "nothing to choose from"],
    [
      "with one value twice",
      group(
        field({
          widget: "Dropdown",
          options: [
            { value: "a", label: { en: "A" } },
            { value: "a", label: { en: "B" } },
          ],
        }),
      ),
      "one value twice",
    ],
    ["with nowhere to search", group(field({ widget: "AutocompleteDropdown" })), "where to search"],
    [
      "with an address that is not searched",
      group(field({ widget: "AutocompleteDropdown", from: "/api/licenses" })),
      "where to search",
    ],
    ["with a blank for a label", group(field({ label: { en: " " } })), "has no label in English"],
    ["with rows of nothing", group(field({ widget: "Array", fields: [] })), "has no fields in its rows"],
    ["with a width between two columns", group(field({ columns: 4.5 })), "4.5 columns wide"],
    ["with a check of what is no line of text", group(field({ widget: "TextArea", check: "url" })), "no line of text"],
    [
      "with a fault inside of its rows",
      group(field({ widget: "Array", fields: [field({ columns: 17 })] })),
      '"a:b.x.x" is 17 columns wide',
    ],
  ])("%s", (_, definition, message) => {
    expect(() => defineFieldGroup(definition)).toThrow(message);
  });

  test("with an unknown widget or check, by hosts without types", () => {
    const definition: FieldGroupDefinition = JSON.parse(
      JSON.stringify(group({ ...field({}), widget: "Input" })).replace('"Input"', '"Sextant"'),
    );
    expect(() => defineFieldGroup(definition)).toThrow('the widget "Sextant"');
    // @ts-expect-error -- a host without types may write any name
    expect(() => defineFieldGroup(group(field({ check: "doi" })))).toThrow('judged by "doi", which is no check');
  });

  test("without an English text or without fields, by hosts without types", () => {
    const { title: _, ...untitled } = group(field({}));
    const { fields: __, ...empty } = group();
    // @ts-expect-error -- a host without types may leave out anything
    expect(() => defineFieldGroup(untitled)).toThrow('"a:b" has no title in English');
    // @ts-expect-error -- as above
    expect(() => defineFieldGroup(empty)).toThrow('"a:b" has no fields');
    // @ts-expect-error -- as above
    expect(() => defineFieldGroup(group(field({ label: { de: "X" } })))).toThrow('"a:b.x" has no label in English');
  });

  test.each([
    ["an option without a label", { widget: "Dropdown" as const, options: [{ value: "a", label: { de: "A" } }] }],
    ["no help", { help: { de: "Hilfe" } }],
    ["no placeholder", { placeholder: { de: "z. B." } }],
    ["no addLabel", { widget: "Array" as const, addLabel: { de: "Neu" } }],
  ])("with %s in English, by hosts without types", (fault, part) => {
    // @ts-expect-error -- as above
    expect(() => defineFieldGroup(group(field(part)))).toThrow(`"a:b.x" has ${fault} in English`);
  });

  test.each<[string, unknown, string]>([
    ["nothing at all", undefined, "a group is of another type. Give it an object."],
    ["a number as its custom field", { ...group(field({})), field: 5 }, "`field` of a group"],
    ["a title without its language", { ...group(field({})), title: "A" }, '`title` of "a:b"'],
    [
      "fields by name",
      { ...group(), fields: { x: field({}) } },
      '`fields` of "a:b" is of another type. Give it a list.',
    ],
    ["a field that is none", { ...group(), fields: [null] }, '`fields.0` of "a:b"'],
    ["a number as a name", { ...group(), fields: [field({}), { ...field({}), name: 5 }] }, '`fields.1.name` of "a:b"'],
    [
      "a label without its language",
      { ...group(), fields: [{ ...field({}), label: "X" }] },
      '`fields.0.label` of "a:b"',
    ],
    [
      "options by value",
      { ...group(), fields: [{ ...field({}), options: { a: "A" } }] },
      '`fields.0.options` of "a:b"',
    ],
    [
      "an option that is a text",
      { ...group(), fields: [{ ...field({}), options: ["a"] }] },
      '`fields.0.options.0` of "a:b"',
    ],
    ["an address that is none", { ...group(), fields: [{ ...field({}), from: true }] }, '`fields.0.from` of "a:b"'],
    [
      "a row's field that is none",
      { ...group(), fields: [{ ...field({}), fields: [{ ...field({}), help: 1 }] }] },
      '`fields.0.fields.0.help` of "a:b"',
    ],
  ])("with %s, by hosts without types", (_, definition, message) => {
    // @ts-expect-error -- as above
    expect(() => defineFieldGroup(definition)).toThrow(message);
  });

  test("of the platform, when an unknown field is left out, by hosts without types", () => {
    // @ts-expect-error -- as above
    expect(() => thesisWithout("dept")).toThrow('"thesis:thesis" has no field "dept" to leave out. It has university,');
    // @ts-expect-error -- as above
    expect(() => meetingWithout(["url"])).toThrow('has no field "url" to leave out');
  });

  test("without the name of a field, by hosts without types", () => {
    const { name: _, ...unnamed } = field({});
    // @ts-expect-error -- as above
    expect(() => defineFieldGroup(group(unnamed))).toThrow('"a:b." has no name');
  });
});

test("every group has its heading and fields, and saving keeps its other values", async () => {
  const identifiers = [{ scheme: "url", identifier: "https://example.org/sd" }];
  const { person, save, stored } = await openForm({
    groups: [imprint, journal, meeting, thesis],
    custom_fields: { "meeting:meeting": { title: "Sea Days", identifiers } },
  });
  for (const name of ["Imprint", "Journal", "Meeting", "Thesis"]) await screen.findByRole("heading", { name });
  await person.type(screen.getByLabelText("ISSN"), "1234");
  await person.type(screen.getByLabelText("Acronym"), "SD26");
  await save();

  expect(await screen.findByText("Please provide a valid ISSN.")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("ISSN").value).toBe("1234");
  await waitFor(async () => {
    expect((await stored())["meeting:meeting"]).toMatchObject({ title: "Sea Days", acronym: "SD26", identifiers });
  });
});

test("the imprint is laid out in sixteen columns as specified", async () => {
  await openForm({ groups: [imprint] });
  const columns = within(await screen.findByRole("group", { name: "Imprint" }))
    .getAllByRole("textbox")
    .map((box) => [box.getAttribute("name")?.split(".").at(-1), box.closest("[data-span]")?.getAttribute("data-span")]);
  expect(columns).toEqual([
    ["title", "12"],
    ["isbn", "4"],
    ["place", "6"],
    ["pages", "6"],
    ["edition", "4"],
  ]);
});

test("a thesis without department gives the university the whole line, and a meeting can have no website", async () => {
  await openForm({ groups: [thesisWithout("department"), meetingWithout("url")] });
  const university = await screen.findByLabelText("Awarding university");
  expect(university.closest("[data-span]")?.getAttribute("data-span")).toBe("16");
  expect(screen.queryByLabelText("Awarding department")).toBeNull();
  expect(screen.queryByLabelText("Website")).toBeNull();
  expect(screen.getByLabelText("Meeting title")).toBeTruthy();
});

test("a group of the host replaces the configured field of that name, under the page's heading", async () => {
  const ui = [
    { section: "Where it appeared", fields: [{ field: "journal:journal", ui_widget: "Journal", props: {} }] },
  ];
  await openForm({ groups: [journal], config: readConfig({ custom_fields: { ui } }) });
  await screen.findByRole("heading", { name: "Where it appeared" });
  expect(screen.queryByRole("heading", { name: "Journal" })).toBeNull();
  expect(screen.getByLabelText("Journal title")).toBeTruthy();
});

describe("a group of the host", () => {
  const cruise = (...fields: readonly GroupFieldDefinition[]) =>
    defineFieldGroup({ field: "sea:cruise", title: { en: "Cruise", de: "Fahrt" }, fields });

  test("can have numbers, yes-no answers and options", async () => {
    const own = cruise(
      field({ name: "days", label: { en: "Days" }, widget: "NumberInput" }),
      field({ name: "ice", label: { en: "Ice" }, widget: "BooleanCheckbox" }),
      field({
        name: "season",
        label: { en: "Season" },
        widget: "Dropdown",
        options: [{ value: "winter", label: { en: "Winter" } }],
      }),
    );
    const { person } = await openForm({ groups: [own] });
    await person.type(await screen.findByLabelText("Days"), "12");
    expect(screen.getByLabelText<HTMLInputElement>("Days").value).toBe("12");
    await person.click(screen.getByLabelText("Yes"));
    expect(screen.getByLabelText<HTMLInputElement>("Yes").checked).toBe(true);
    await person.selectOptions(screen.getByLabelText("Season"), "Winter");
    expect(screen.getByLabelText<HTMLSelectElement>("Season").value).toBe("winter");
    expect(own.schema.safeParse({ days: 12, ice: true, season: "winter" }).success).toBe(true);
    expect(own.schema.safeParse({ days: "twelve" }).success).toBe(false);
  });

  test("can search a vocabulary", async () => {
    const language = field({
      name: "language",
      label: { en: "Log language" },
      widget: "AutocompleteDropdown",
      from: "/api/vocabularies/languages",
      isVocabulary: true,
    });
    const { person } = await openForm({ groups: [cruise(language)] });
    const box = await screen.findByLabelText<HTMLInputElement>("Log language");
    await person.type(box, "swedish");
    await screen.findByText("Swedish", {}, { timeout: 20_000 });
    await person.keyboard("{ArrowDown}{Enter}");
    expect(box.value).toBe("Swedish");
  });

  test("uses the reader's language for each text, the region first", async () => {
    const twice = (word: string) => ({ en: word, de: `${word} (de)`, "de-DE": `${word} (Deutschland)` });
    const depth = field({ name: "depth", label: twice("Depth"), help: twice("Below the surface") });
    const own = defineFieldGroup({
      field: "sea:cruise",
      title: twice("Cruise"),
      help: { en: "Where it went", de: "Wohin sie ging" },
      fields: [
        field({ name: "ship", label: twice("Ship"), help: twice("Its name"), placeholder: twice("e.g. Aranda") }),
        field({
          name: "season",
          label: twice("Season"),
          widget: "Dropdown",
          options: [{ value: "winter", label: twice("Winter") }],
        }),
        field({
          name: "stations",
          label: twice("Stations"),
          widget: "Array",
          addLabel: twice("Add station"),
          fields: [depth],
        }),
      ],
    });
    const { person } = await openForm({ groups: [own], locale: "de_DE" });
    const whole = await screen.findByRole("group", { name: "Cruise (Deutschland)" }, { timeout: 20_000 });
    expect(screen.getByRole("heading", { name: "Cruise (Deutschland)" })).toBeTruthy();
    expect(whole.textContent).toContain("Wohin sie ging");
    const form = within(whole);
    expect(form.getByPlaceholderText("e.g. Aranda (Deutschland)")).toBe(form.getByLabelText(/^Ship \(Deutschland\)/));
    expect(form.getByText("Its name (Deutschland)")).toBeTruthy();
    expect(form.getByRole("option", { name: "Winter (Deutschland)" })).toBeTruthy();
    await person.click(form.getByText("Add station (Deutschland)"));
    expect(form.getByLabelText(/^Depth \(Deutschland\)/)).toBeTruthy();
    expect(form.getByText("Below the surface (Deutschland)")).toBeTruthy();
  });

  test("can have rows of fields", async () => {
    const own = cruise(
      field({
        name: "stations",
        label: { en: "Stations" },
        widget: "Array",
        addLabel: { en: "Add station" },
        fields: [field({ name: "depth", label: { en: "Depth" } })],
      }),
    );
    const { person } = await openForm({ groups: [own] });
    await person.click(await screen.findByText("Add station"));
    await person.type(screen.getByLabelText("Depth"), "459 m");
    expect(screen.getByLabelText<HTMLInputElement>("Depth").value).toBe("459 m");
    expect(own.schema.safeParse({ stations: [{ depth: "459 m" }] }).success).toBe(true);
  });
});

describe("the schema of a group", () => {
  const faults = (judged: { readonly schema: typeof journal.schema }, values: object) =>
    judged.schema.safeParse(values).error?.issues.map(({ path, message }) => [path.join("."), message]) ?? [];

  test.each([
    ["an ISSN", journal, { issn: "2077-9551" }, [["issn", "check.issn.invalid"]]],
    ["an ISBN", imprint, { isbn: "978-3-16-148410-1" }, [["isbn", "check.isbn.invalid"]]],
    ["a website", meeting, { url: "nowhere" }, [["url", "check.url.invalid"]]],
    ["a date", thesis, { date_defended: "soon" }, [["date_defended", "check.date.format"]]],
    ["a date with full stops", thesis, { date_submitted: "12.03.2024" }, [["date_submitted", "check.date.format"]]],
    ["an open set of years", thesis, { date_submitted: "[..1984]", date_defended: "1985/.." }, []],
    ["sound values", thesis, { university: "Turku", date_submitted: "2026-05", date_defended: "2026?" }, []],
  ])("validates %s", (_, judged, values, expected) => {
    expect(faults(judged, values)).toEqual(expected);
  });

  test.each<[string, Partial<GroupFieldDefinition>, readonly unknown[], readonly unknown[]]>([
    ["an answer", { widget: "BooleanCheckbox" }, [true, false], ["true"]],
    ["lines", { widget: "MultiInput" }, [["one", "two"], []], ["one", [1]]],
    [
      "one choice",
      { widget: "AutocompleteDropdown", from: "/api/vocabularies/x" },
      ["swe", { id: "swe", title: {} }],
      [["swe"], {}],
    ],
    [
      "several choices",
      { widget: "AutocompleteDropdown", from: "/api/vocabularies/x", multiple: true },
      [["swe", { id: "fin" }]],
      ["swe", [{ title: "Swedish" }]],
    ],
    [
      "subjects",
      { widget: "SubjectAutocompleteDropdown" },
      [[{ subject: "tides" }, { id: "x", subject: "ice" }]],
      [{ subject: "tides" }, [{ id: "x" }]],
    ],
    [
      "one subject",
      { widget: "SubjectAutocompleteDropdown", multiple: false },
      [{ subject: "tides" }],
      [[{ subject: "tides" }]],
    ],
    ["rows of one line", { widget: "Array" }, [["one"]], [[{ x: "one" }], "one"]],
  ])("accepts %s in the server's format, and nothing else", (_, part, taken, refused) => {
    const { schema } = defineFieldGroup(group(field(part)));
    for (const x of taken) expect(schema.safeParse({ x }).data).toEqual({ x });
    for (const x of refused) expect(schema.safeParse({ x }).success).toBe(false);
  });

  test("accepts unknown keys, and requires only required fields", () => {
    expect(meeting.schema.safeParse({ identifiers: [{ scheme: "doi", identifier: "10.1/x" }] }).success).toBe(true);
    const strict = defineFieldGroup(group(field({ required: true })));
    expect(strict.schema.safeParse({}).success).toBe(false);
  });
});

test("a group names itself if the page's configuration puts several in one section", async () => {
  const config = readConfig({
    custom_fields: {
      ui: [
        {
          section: "Publishing information",
          fields: [
            { field: "journal:journal", ui_widget: "Journal", props: {} },
            { field: "imprint:imprint", ui_widget: "Imprint", props: {} },
          ],
        },
        { section: "Conference", fields: [{ field: "meeting:meeting", ui_widget: "Meeting", props: {} }] },
      ],
    },
  });
  await openForm({ groups: [imprint, journal, meeting], config });
  await screen.findByRole("heading", { name: "Publishing information", level: 2 });
  const names = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  expect(names).toEqual(expect.arrayContaining(["Journal", "Imprint"]));
  expect(names).not.toContain("Meeting");
});
