import { readConfig, readRecord, type ReferenceValue } from "@deposit/core";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { lazy, memo, useState, useSyncExternalStore } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DepositFormProps } from "./DepositForm.tsx";
import { GroupField } from "./components/fields/GroupField.tsx";
import { createDepositSession, type DepositSession } from "./form/session/createDepositSession.ts";
import type { FieldOverrides, FieldWidgetProps } from "./form/field/fieldOverrides.ts";
import { CreatorsSection } from "./sections/creators/CreatorsSection.tsx";
import { LanguagesSection } from "./sections/languages/LanguagesSection.tsx";
import { SubjectsSection } from "./sections/subjects/SubjectsSection.tsx";
import {
  findTitleField,
  bannerSaying,
  type DrivenDeposit,
  driveDeposit,
  openRepository,
  savedDraft,
  titleField,
} from "../test/driveDeposit.tsx";
import { createListeners } from "./ui/dom/createListeners.ts";

const save = () => screen.getByRole("button", { name: "Save draft" });

/** React logs caught errors to the console, which is expected here. */
const expectConsole = () => vi.spyOn(console, "error").mockImplementation(() => undefined);

afterEach(() => vi.restoreAllMocks());

const sessionWith = (fields: FieldOverrides): DepositSession =>
  createDepositSession({ client: openRepository().client }, fields, (name, error) => {
    throw new Error(name, { cause: error });
  });

function Shouting({ value, setValue, inputProps }: FieldWidgetProps<string>) {
  return <input {...inputProps} value={value} onChange={(event) => setValue(event.target.value.toUpperCase())} />;
}

function Throwing({ inputProps }: Pick<FieldWidgetProps<unknown>, "inputProps">) {
  const [letters, setLetters] = useState("");
  if (letters.length > 1) throw new Error("no second letter");
  return (
    <input {...inputProps} data-testid="host" value={letters} onChange={(event) => setLetters(event.target.value)} />
  );
}

/** A widget that throws. Its replacement is the lazy rich text editor. */
function ThrowingWithText({ value, setValue, inputProps }: FieldWidgetProps<string>) {
  if (value.length > 1) throw new Error("no second letter");
  return <input {...inputProps} data-testid="host" value={value} onChange={(event) => setValue(event.target.value)} />;
}

describe("fields", () => {
  it("renders a host's widget under the default label, and shows the default messages beside it", async () => {
    const { user } = await driveDeposit({ fields: { "metadata.title": { widget: Shouting } } });
    await user.type(titleField(), "ti");
    expect(titleField()).toHaveValue("TI");
    await user.tab();
    expect(titleField()).toHaveAccessibleDescription(/A title has at least 3 characters/);
  });

  it("keeps the focus and what was typed when the widget is a new function in every render", async () => {
    const inline = () => ({
      fields: { "metadata.title": { widget: (props: FieldWidgetProps<string>) => Shouting(props) } },
    });
    const { user, redraw } = await driveDeposit(inline());
    await user.type(titleField(), "ti");
    const before = titleField();
    redraw(inline());
    expect(titleField()).toBe(before);
    expect(titleField()).toHaveFocus();
  });

  it.each<[string, keyof FieldOverrides, unknown]>([
    ["nothing for a text", "metadata.title", undefined],
    ["a number for a text", "metadata.publication_date", 2026],
    ["nothing for a list", "metadata.creators", null],
    ["texts for rows", "metadata.subjects", ["tides"]],
    ["an event for a text", "custom_fields.sea:vessel.name", globalThis],
  ])("keeps the value when the host's widget writes %s, and notifies the host", async (_, name, written) => {
    const onError = vi.fn<NonNullable<DepositFormProps["onError"]>>();
    const widget = ({ setValue }: FieldWidgetProps<unknown>) => (
      <button onClick={() => setValue(written)}>Write</button>
    );
    const fields: object = { [name]: { widget } };
    const customFields = [
      {
        field: "sea:vessel",
        title: () => "Vessel",
        Component: () => <GroupField group="sea:vessel" name="name" label="Name" />,
      },
    ];
    const { user } = await driveDeposit({ onError, fields, customFields });
    await user.click(await screen.findByRole("button", { name: "Write" }));
    expect(onError).toHaveBeenCalledExactlyOnceWith({ kind: "component", name, error: expect.any(TypeError) });
    expect(screen.getByRole("button", { name: "Write" })).toBeVisible();
  });

  it("gives a new key to a row that the host's widget wrote with the key of another", async () => {
    const widget = ({ value, setValue }: FieldWidgetProps<readonly ReferenceValue[]>) => (
      <button onClick={() => setValue([{ ...value[0], key: value[0]?.key ?? "a", reference: "Tides" }, ...value])}>
        {value.length} references
      </button>
    );
    const { user } = await driveDeposit({ fields: { "metadata.references": { widget } } });
    await user.type(titleField(), "Tides");
    await user.click(screen.getByRole("button", { name: "0 references" }));
    await user.click(screen.getByRole("button", { name: "1 references" }));
    await user.click(save());
    await bannerSaying(/Record saved/);
    expect(screen.getByRole("button", { name: "2 references" })).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.getByRole("button", { name: "2 references" })).toBeVisible();
  });

  it("renders the standard widget when the host's throws, keeps what was typed, and notifies the host", async () => {
    expectConsole();
    const onError = vi.fn();
    const widget = ({ value, setValue, inputProps }: FieldWidgetProps<string>) => {
      if (value === "Tides!") throw new Error("no exclamation marks");
      return <input {...inputProps} value={value} onChange={(event) => setValue(event.target.value)} />;
    };
    const { user } = await driveDeposit({ onError, fields: { "metadata.title": { widget } } });
    await user.type(titleField(), "Tides!");
    expect(titleField()).toHaveValue("Tides!");
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: "component", name: "metadata.title" }));
    await user.type(titleField(), "?");
    expect(titleField()).toHaveValue("Tides!?");
  });

  it("continues in the standard widget at the caret when the host's throws at a key press", async () => {
    expectConsole();
    const widget = ({ value, setValue, inputProps }: FieldWidgetProps<string>) => {
      if (value.includes("!")) throw new Error("no exclamation marks");
      return <input {...inputProps} value={value} onChange={(event) => setValue(event.target.value)} />;
    };
    const { user } = await driveDeposit({ fields: { "metadata.title": { widget } } });
    await user.type(titleField(), "Tides{ArrowLeft}");
    await user.keyboard("!?");
    expect(titleField()).toHaveFocus();
    expect(titleField()).toHaveValue("Tide!?s");
  });

  it.each<[string, FieldOverrides, () => HTMLElement]>([
    [
      "metadata.creators",
      { "metadata.creators": { widget: Throwing } },
      () => screen.getByRole("button", { name: "Add creator" }),
    ],
    [
      "metadata.description",
      { "metadata.description": { widget: ThrowingWithText } },
      () => screen.getByRole("textbox", { name: /^Description/ }),
    ],
    [
      "access.record",
      { "access.record": { widget: Throwing } },
      () => within(screen.getByRole("group", { name: "Full record" })).getByRole("radio", { name: "Public" }),
    ],
  ])("moves the focus to the replacement when the widget of %s throws", async (_, fields, place) => {
    expectConsole();
    const { user } = await driveDeposit({ fields });
    await user.type(screen.getByTestId("host"), "ab");
    await waitFor(() => expect(place()).toHaveFocus(), { timeout: 3000 });
  });

  it("moves the focus to the replacement when the widget of a custom field with rows throws", async () => {
    expectConsole();
    const rows = { field: "x:y", ui_widget: "Array", props: { label: "Y" } };
    const config = readConfig({ custom_fields: { ui: [{ section: "Ours", fields: [rows] }] } });
    const { user } = await driveDeposit({ config, fields: { "custom_fields.x:y": { widget: Throwing } } });
    await user.type(await screen.findByTestId("host"), "ab");
    const place = await waitFor(() => {
      const found = document.querySelector('[data-deposit-anchor$="custom_fields.x%3Ay"]');
      if (!(found instanceof HTMLElement)) throw new Error("The field is not there.");
      return found;
    });
    await waitFor(() => expect(within(place).getByRole("button", { name: /^Add/ })).toHaveFocus(), { timeout: 3000 });
  });

  it("keeps the caret when the host passes another widget, or none", async () => {
    const lines = ({ value, setValue, inputProps }: FieldWidgetProps<string>) => (
      <textarea {...inputProps} value={value} onChange={(event) => setValue(event.target.value)} />
    );
    const { user, redraw } = await driveDeposit();
    await user.type(titleField(), "Tds{ArrowLeft}{ArrowLeft}");
    redraw({ fields: { "metadata.title": { widget: lines } } });
    await user.keyboard("i");
    redraw({ fields: { "metadata.title": { widget: Shouting } } });
    await user.keyboard("d");
    redraw({});
    expect(titleField()).toHaveFocus();
    expect(titleField()).toHaveValue("TIDDS");
  });

  it("suspends only the place of a lazy widget, and renders the standard one when it does not arrive", async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrive = resolve));
    const Late = lazy(async () => {
      await arrival;
      return { default: Shouting };
    });
    const Gone = lazy(async (): Promise<{ default: typeof Shouting }> => await Promise.reject(new Error("gone")));
    expectConsole();
    const onError = vi.fn();
    const { user } = await driveDeposit({
      onError,
      fields: { "metadata.publisher": { widget: Late }, "metadata.version": { widget: Gone } },
    });
    await user.type(titleField(), "Tides");
    expect(await screen.findByRole("textbox", { name: /^Version/ })).toBeEnabled();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: "component", name: "metadata.version" }));
    arrive();
    await user.type(await screen.findByRole("textbox", { name: /^Publisher/ }), "!s");
    expect(screen.getByRole("textbox", { name: /^Publisher/ })).toHaveDisplayValue(/!S$/);
    expect(titleField()).toHaveValue("Tides");
  });

  it("uses the default when a function of the record throws, and notifies the host once", async () => {
    const told: string[] = [];
    const nowhere = (): never => {
      throw new Error("no such record");
    };
    const props = (): Partial<DepositFormProps> => ({
      // Renders again with new functions when notified, like a page that keeps errors in its state.
      onError(error) {
        told.push(error.kind === "component" ? error.name : error.kind);
        redraw?.(props());
      },
      fields: { "metadata.version": { hidden: () => nowhere() }, "metadata.publisher": { default: () => nowhere() } },
    });
    let redraw: DrivenDeposit["redraw"] | undefined;
    ({ redraw } = await driveDeposit(props()));
    await waitFor(() => expect(told.toSorted()).toEqual(["metadata.publisher", "metadata.version"]));
    redraw(props());
    expect(screen.getByRole("textbox", { name: /^Version/ })).toBeInTheDocument();
    expect(told).toHaveLength(2);
  });

  it("accepts elements as texts, and renders the defaults when they throw", async () => {
    expectConsole();
    const Broken = (): never => {
      throw new Error("broken");
    };
    const onError = vi.fn();
    const fields = { "metadata.title": { label: <Broken /> }, "metadata.publisher": { label: <em>House</em> } };
    await driveDeposit({ onError, fields });
    expect(titleField()).toHaveAccessibleName(/^Title/);
    expect(screen.getByRole("textbox", { name: /^House/ })).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: "component", name: "metadata.title" }));
  });

  it("changes texts, hides, disables and fills a field, by value or by a function of the record", async () => {
    const { client } = openRepository();
    const { record } = await savedDraft(client, { metadata: { title: "Tides" } });
    await driveDeposit({
      client,
      record,
      fields: {
        "metadata.title": { label: "Name", help: ({ id }) => `Name of ${id ?? "a new one"}`, disabled: true },
        "metadata.publication_date": { hidden: true },
        "metadata.publisher": { required: true },
      },
    });
    const title = screen.getByRole("textbox", { name: /^Name/ });
    expect(title).toBeDisabled();
    expect(title).toHaveAccessibleDescription(`Name of ${record.id ?? ""}`);
    expect(screen.queryByRole("textbox", { name: /^Publication date/ })).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: /^Publisher/ })).toBeRequired();
  });

  it("starts a new deposit with the host's defaults, and leaves a saved one unchanged", async () => {
    const fields = { "metadata.publisher": { default: "Wadden Sea Forum" } };
    const fresh = await driveDeposit({ fields });
    expect(screen.getByRole("textbox", { name: /^Publisher/ })).toHaveValue("Wadden Sea Forum");
    fresh.page.unmount();
    const { client } = openRepository();
    const { record } = await savedDraft(client, { metadata: { title: "Tides" } });
    await driveDeposit({ client, record, fields });
    expect(screen.getByRole("textbox", { name: /^Publisher/ })).not.toHaveValue("Wadden Sea Forum");
  });
});

describe("custom fields", () => {
  it("start with the host's defaults, also inside a group, which keeps its other values", async () => {
    const { values } = sessionWith({
      "custom_fields.code:repository": { default: "https://git.example" },
      "custom_fields.journal:journal": { default: { title: "Sea Letters" } },
      "custom_fields.journal:journal.issn": { default: "2077-9550" },
      "custom_fields.journal:journal.title": { default: "Another" },
    });
    expect(values.read().custom_fields).toEqual({
      "code:repository": "https://git.example",
      "journal:journal": { title: "Sea Letters", issn: "2077-9550" },
    });
  });

  it("keep the focus in a group that is defined inline", async () => {
    const inline = () => ({
      customFields: [
        {
          field: "sea:vessel",
          title: () => "Vessel",
          Component: () => <GroupField group="sea:vessel" name="imo" label="IMO number" />,
        },
      ],
    });
    const { user, redraw } = await driveDeposit(inline());
    const field = await screen.findByRole("textbox", { name: "IMO number" });
    await user.type(field, "91");
    redraw(inline());
    await user.keyboard("7");
    expect(screen.getByRole("textbox", { name: "IMO number" })).toHaveValue("917");
  });

  it("are headed by the name of their field if their heading throws", async () => {
    expectConsole();
    const onError = vi.fn();
    const title = (): never => {
      throw new Error("no such language");
    };
    const Component = () => <GroupField group="sea:vessel" name="imo" label="IMO number" />;
    await driveDeposit({ onError, customFields: [{ field: "sea:vessel", title, Component }] });
    expect(await screen.findByRole("textbox", { name: "IMO number" })).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "sea:vessel" })).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: "component", name: "sea:vessel" }));
  });
});

describe("components", () => {
  it("removes a part for null, and its card when nothing is left on it", async () => {
    await driveDeposit({ components: { Titles: null, Files: null } });
    expect(findTitleField()).toBeNull();
    expect(screen.queryByRole("heading", { name: "Files" })).not.toBeInTheDocument();
    expect(screen.getByRole("textbox", { name: /^Publisher/ })).toBeInTheDocument();
  });

  it("renders the host's part instead of the default, and keeps its state when it is defined inline", async () => {
    const inline = () => ({
      components: {
        Titles: function Counter() {
          const [count, setCount] = useState(0);
          return <button onClick={() => setCount(count + 1)}>pressed {count}</button>;
        },
      },
    });
    const { user, redraw } = await driveDeposit(inline());
    await user.click(screen.getByRole("button", { name: "pressed 0" }));
    redraw(inline());
    expect(screen.getByRole("button", { name: "pressed 1" })).toHaveFocus();
  });

  it("gives another part its own state and error boundary, even if both have no name", async () => {
    expectConsole();
    const words = [() => useState("one")[0], () => useState("two")[0]];
    const broken = memo(() => {
      throw new Error("broken");
    });
    const { redraw } = await driveDeposit({ components: { Titles: words[0], Publisher: broken } });
    expect(screen.getByText("one")).toBeInTheDocument();
    redraw({ components: { Titles: words[1], Publisher: memo(() => "mended") } });
    expect(screen.getByText("two")).toBeInTheDocument();
    expect(screen.getByText("mended")).toBeInTheDocument();
  });

  it("moves the focus to the replacement when a part throws at a key press in its own field", async () => {
    expectConsole();
    const Part = () => {
      const [letters, setLetters] = useState("");
      if (letters.length > 1) throw new Error("no second letter");
      return (
        <label>
          Letters <input id="host-letters" value={letters} onChange={(event) => setLetters(event.target.value)} />
        </label>
      );
    };
    const { user } = await driveDeposit({ components: { Publisher: Part } });
    await user.type(screen.getByRole("textbox", { name: "Letters" }), "ab");
    const publisher = screen.getByRole("textbox", { name: /^Publisher/ });
    expect(document.activeElement).toContainElement(publisher);
    expect(document.activeElement).not.toContainElement(screen.getByRole("textbox", { name: /^Version/ }));
    await user.tab();
    expect(publisher).toHaveFocus();
  });

  it("moves the focus to the column of a part that throws and has no replacement", async () => {
    expectConsole();
    const Part = () => {
      const [letters, setLetters] = useState("");
      if (letters.length > 1) throw new Error("no second letter");
      return <input aria-label="Letters" value={letters} onChange={(event) => setLetters(event.target.value)} />;
    };
    const { user } = await driveDeposit({ components: { FeedbackBanner: Part } });
    await user.type(screen.getByRole("textbox", { name: "Letters" }), "ab");
    expect(document.body).not.toHaveFocus();
  });

  it.each([
    ["Languages", LanguagesSection, "Languages"],
    ["Subjects", SubjectsSection, "Keywords and subjects"],
  ] as const)(
    "goes on with what was typed of a search when the host's part around %s throws",
    async (part, Standard, name) => {
      expectConsole();
      const Part = () => {
        const [typed, setTyped] = useState<unknown>();
        if (typed === "geran") throw new Error("the host's fault");
        return (
          <div onInput={({ target }) => setTyped("value" in target ? target.value : "")}>
            <Standard />
          </div>
        );
      };
      const { user } = await driveDeposit({ components: { [part]: Part } });
      const typedIn = screen.getByRole("combobox", { name });
      await user.type(typedIn, "gerxan{ArrowLeft}{ArrowLeft}{Backspace}");
      expect(typedIn).not.toBeInTheDocument();
      const box = screen.getByRole("combobox", { name });
      await waitFor(() => expect(box).toHaveValue("geran"));
      expect(box).toHaveFocus();
      await user.keyboard("m");
      expect(box).toHaveValue("german");
      expect(await screen.findAllByRole("option", { name: /German/i })).not.toHaveLength(0);
    },
  );

  /** A part around the creators that fails on demand. */
  const twelveCreators = async () => {
    expectConsole();
    const faults = createListeners();
    let isBroken = false;
    const Part = () => {
      if (useSyncExternalStore(faults.subscribe, () => isBroken)) throw new Error("the host's fault");
      return <CreatorsSection />;
    };
    const creators = Array.from({ length: 12 }, (_, index) => ({
      person_or_org: { type: "organizational", name: `Group ${index + 1}` },
    }));
    const record = readRecord({ id: "a", links: { self: "/api/records/a/draft" }, metadata: { creators } });
    const { user } = await driveDeposit({ record: record ?? undefined, components: { Creators: Part } });
    return {
      user,
      throwNow: () => {
        isBroken = true;
        act(faults.tell);
      },
    };
  };
  const creators = () =>
    screen.getAllByRole("listitem").flatMap(({ textContent }) => /Group \d+/.exec(textContent)?.[0] ?? []);

  it("keeps the filter of a list when the host's part around it throws", async () => {
    const { user, throwNow } = await twelveCreators();
    const filter = () => screen.getByRole("textbox", { name: /^Filter/ });
    const before = filter();
    await user.type(before, "group 9{ArrowLeft}");
    throwNow();
    expect(before).not.toBeInTheDocument();
    await waitFor(() => expect(filter()).toHaveValue("group 9"));
    await user.keyboard("{Backspace}{Backspace}{Backspace}");
    expect(filter()).toHaveValue("gro9");
    await user.keyboard("up ");
    expect(creators()).toEqual(["Group 9"]);
  });

  it("keeps the typed position of a row when the host's part around its list throws", async () => {
    const { user, throwNow } = await twelveCreators();
    await user.click(screen.getByRole("button", { name: "Move Group 3" }));
    await user.click(await screen.findByRole("menuitem", { name: /^Move to position/ }));
    const position = within(await screen.findByRole("dialog")).getByRole("textbox");
    await user.clear(position);
    await user.type(position, "1");
    throwNow();
    await user.keyboard("1{Enter}");
    expect(creators().slice(9)).toEqual(["Group 11", "Group 3", "Group 12"]);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("button", { name: "Move Group 3" })).toHaveFocus());
  });

  it("keeps the rest of the form working when a part throws", async () => {
    expectConsole();
    const onError = vi.fn();
    const Broken = () => {
      throw new Error("broken");
    };
    const { user } = await driveDeposit({ onError, components: { Titles: Broken, Outline: Broken } });
    await user.type(titleField(), "Tides");
    await user.click(save());
    await bannerSaying(/Record saved/);
    expect(titleField()).toHaveValue("Tides");
    expect(onError.mock.calls.map(([error]: unknown[]) => error)).toEqual([
      expect.objectContaining({ kind: "component", name: "Titles" }),
      expect.objectContaining({ kind: "component", name: "Outline" }),
    ]);
  });
});

describe("values of a host without types", () => {
  it("count as missing if they are null", async () => {
    const given: object = {
      ...{ fields: null, components: null, messages: null, customFields: null, publishCheckboxes: null },
      ...{ record: null, files: null, config: null, permissions: null, community: null, errors: null, onError: null },
    };
    await driveDeposit(given);
    expect(titleField()).toHaveValue("");
  });

  it("are ignored if they are no text, group or component, and the rest of the form is unaffected", async () => {
    expectConsole();
    const onError = vi.fn();
    const journal = { field: "sea:vessel", title: () => "Vessel", Component: () => <p>IMO number</p> };
    const given: object = {
      onError,
      messages: { "titles.label": 5, "version.label": null },
      customFields: [undefined, journal, journal],
      components: { Titles: "section", Publisher: async () => await Promise.resolve({ default: () => null }) },
    };
    await driveDeposit(given);
    expect(await screen.findAllByText("IMO number")).toHaveLength(1);
    expect(titleField()).toHaveAccessibleName(/^Title/);
    expect(screen.getByRole("textbox", { name: /^Publisher/ })).toBeInTheDocument();
    await waitFor(() => expect(onError).toHaveBeenCalledWith(expect.objectContaining({ name: "sea:vessel" })));
    const said = onError.mock.calls.map(([error]: { name: string; error: unknown }[]) => String(error?.error));
    expect(said).toContainEqual(expect.stringContaining("section is no component"));
    expect(said).toContainEqual(expect.stringContaining("by React.lazy"));
  });

  it("are reported if a function of the record returns a promise, which would count as true", async () => {
    const onError = vi.fn();
    const given: object = {
      onError,
      fields: { "metadata.title": { hidden: async () => await Promise.resolve(false) } },
    };
    await driveDeposit(given);
    expect(titleField()).toBeInTheDocument();
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: "component", name: "metadata.title" }));
  });

  it("are not used as defaults if they have the wrong type or are promises", async () => {
    const told: string[] = [];
    const fields: object = {
      "metadata.publisher": { default: 5 },
      "metadata.creators": { default: "Me" },
      "metadata.title": { default: async () => await Promise.resolve("Tides") },
      "custom_fields.code:repository": { default: Promise.resolve("late") },
      "metadata.version": { default: "2" },
    };
    const { values } = createDepositSession({ client: openRepository().client }, fields, (name) => told.push(name));
    expect(values.read().metadata).toMatchObject({ publisher: "", creators: [], title: "", version: "2" });
    expect(values.read().custom_fields).toEqual({});
    expect(told).toEqual(Object.keys(fields).slice(0, 4));
  });

  it("are reported with the function that reads them if a record is as the page passed it", () => {
    const record: object = { id: null, metadata: {}, links: {}, custom_fields: null };
    const options = { client: openRepository().client, record };
    expect(() => createDepositSession(Object.assign(options), {}, () => undefined)).toThrow("Give readRecord(record).");
  });
});

describe("onError", () => {
  const throwing = (): never => {
    throw new Error("no such log");
  };
  it.each([
    ["throws", throwing],
    ["is a promise that rejects", async () => throwing()],
  ])("affects nothing else when it %s", async (_, onError) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const widget = (): never => {
      throw new Error("broken");
    };
    await driveDeposit({ onError, fields: { "metadata.title": { widget } } });
    expect(titleField()).toBeInTheDocument();
    expect(log).toHaveBeenCalledWith("@deposit/react: onError threw", new Error("no such log"));
  });
});

describe("messages", () => {
  it("shows the host's texts by id, also with placeholders", async () => {
    const words = {
      "titles.label": "Name of the work",
      "feedback.errors": "{count, plural, one {# flaw} other {# flaws}}",
    };
    const { user } = await driveDeposit({ messages: words });
    expect(screen.getByRole("textbox", { name: /^Name of the work/ })).toBeInTheDocument();
    await user.click(save());
    expect((await screen.findAllByText(/\d flaws?/)).length).toBeGreaterThan(0);
  });
});

describe("a message with invalid ICU syntax", () => {
  it("is reported with its id and replaced by the default, without affecting the host's other messages", async () => {
    const onError = vi.fn();
    await driveDeposit({ onError, messages: { "titles.label": "Name {of", "version.label": "Edition" } });
    await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ kind: "override", name: "titles.label" }));
    expect(titleField()).toHaveAccessibleName(/^Title/);
    expect(screen.getByRole("textbox", { name: /^Edition/ })).toBeInTheDocument();
  });
});

describe("a message that cannot be formatted with its values", () => {
  it.each([
    ["a choice without its other", "{name, plural, one {# row}}"],
    ["a format that there is not", "{name, shout}"],
    ["a currency that is none", "{name, number, ::currency/EUR}"],
  ])("is reported once and replaced by the default: %s", async (_, words) => {
    const onError = vi.fn();
    const { user } = await driveDeposit({ onError, messages: { "form.removed": words } });
    await user.type(titleField(), "Tides");
    await user.click(screen.getByRole("button", { name: "Add reference" }));
    await user.click(screen.getByRole("button", { name: /^Remove .*reference/i }));
    expect(await screen.findAllByText(/ removed\.$/)).not.toHaveLength(0);
    await waitFor(() =>
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ kind: "override", name: "form.removed" }),
      ),
    );
    expect(titleField()).toHaveValue("Tides");
  });
});

describe("undefined messages of a host", () => {
  it("are replaced by the defaults", async () => {
    await driveDeposit({ messages: { "titles.label": undefined, "version.label": "Edition" } });
    expect(titleField()).toHaveAccessibleName(/^Title/);
    expect(screen.getByRole("textbox", { name: /^Edition/ })).toBeInTheDocument();
  });
});

describe("unknown names", () => {
  it("are reported to the host once, also when it renders the form again as a result", async () => {
    const told: unknown[] = [];
    const props = (): Partial<DepositFormProps> => ({
      onError(error) {
        told.push(error);
        redraw?.(props());
      },
      // @ts-expect-error -- a host without types may write any name
      messages: { "titles.lable": "Name" },
    });
    let redraw: DrivenDeposit["redraw"] | undefined;
    ({ redraw } = await driveDeposit(props()));
    await waitFor(() => expect(told).toEqual([expect.objectContaining({ kind: "override", name: "titles.lable" })]));
    redraw(props());
    expect(titleField()).toBeInTheDocument();
    expect(told).toHaveLength(1);
  });
});

describe("rendering", () => {
  it("renders no other field, no section and no host's part for a key press in one field", async () => {
    const drawn = { publisher: 0, part: 0, title: 0 };
    const fields = {
      "metadata.publisher": {
        widget: ({ value, inputProps }: FieldWidgetProps<string>) => {
          drawn.publisher += 1;
          return <input {...inputProps} value={value} readOnly />;
        },
      },
      "metadata.title": {
        widget: (props: FieldWidgetProps<string>) => {
          drawn.title += 1;
          return <Shouting {...props} />;
        },
      },
    };
    const Part = () => {
      drawn.part += 1;
      return <p>part</p>;
    };
    await driveDeposit({ fields, components: { Outline: Part, PublicationDate: Part } });
    const before = { ...drawn };
    for (const text of ["T", "Ti", "Tid"]) fireEvent.change(titleField(), { target: { value: text } });
    expect(drawn).toEqual({ ...before, title: before.title + 3 });
  });
});
