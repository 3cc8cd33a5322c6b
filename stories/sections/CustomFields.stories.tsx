import type { Meta, StoryObj } from "@storybook/react-vite";
import { CustomFieldsSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { rowsOfCustomFields } from "./rowsOfCustomFields.ts";
import { groupWithLongLabel } from "./groupWithLongLabel.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

/** The cards of the section with the gaps of the layout. */
function Cards() {
  return (
    <div className="deposit-stack">
      <CustomFieldsSection />
    </div>
  );
}

const meta = {
  title: "Sections/Custom fields",
  loaders: [loadPage],
  render: sectionStory(Cards, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const record = {
  custom_fields: {
    "journal:journal": { title: "Journal of the Sea", issn: "2077-9550", volume: "6", pages: "15-23" },
    "imprint:imprint": { title: "Tides", isbn: "978-3-16-148410-0", place: "Turku" },
    "thesis:thesis": { university: "Åbo Akademi", type: "PhD", date_submitted: "2026-05" },
    "meeting:meeting": { title: "Sea Days", acronym: "SD26", url: "https://example.org/sd" },
    "code:codeRepository": "https://example.org/code",
    "code:programmingLanguage": [{ id: "python", title: { en: "Python" } }],
    "code:developmentStatus": { id: "active", title: { en: "Active" } },
  },
};
const long = {
  custom_fields: {
    "journal:journal": {
      title: "Proceedings of the Society for the Study of Tides, Currents and Waves in Northern Seas, Series B",
    },
    "code:programmingLanguage": ["Python", "Ada", "Haskell", "Fortran", "JavaScript", "R", "Julia", "C++"].map(
      (title) => ({
        id: title.toLowerCase(),
        title: { en: title },
      }),
    ),
  },
};
const options = ["Winter", "Spring", "Summer", "Autumn"].map((title_l10n) => ({
  id: title_l10n.toLowerCase(),
  title_l10n,
}));
/** One field of every widget that a page can configure. */
const everyWidget = {
  custom_fields: {
    ui: [
      {
        section: "Cruise",
        icon: "globe",
        fields: [
          { field: "sea:name", ui_widget: "Input", props: { label: "Name", description: "As in the log." } },
          { field: "sea:days", ui_widget: "NumberInput", props: { label: "Days" } },
          { field: "sea:crew", ui_widget: "MultiInput", props: { label: "Crew", placeholder: "One name at a time" } },
          { field: "sea:notes", ui_widget: "TextArea", props: { label: "Notes" } },
          { field: "sea:report", ui_widget: "RichInput", props: { label: "Report" } },
          { field: "sea:season", ui_widget: "Dropdown", props: { label: "Season", options } },
          { field: "sea:seasons", ui_widget: "Dropdown", props: { label: "Seasons", options, multiple: true } },
          {
            field: "sea:language",
            ui_widget: "AutocompleteDropdown",
            props: { label: "Log language", autocompleteFrom: "/api/vocabularies/languages" },
          },
          { field: "sea:subjects", ui_widget: "SubjectAutocompleteDropdown", props: { label: "Topics" } },
          {
            field: "sea:ice",
            ui_widget: "BooleanCheckbox",
            props: { label: "Ice", trueLabel: "Seen", falseLabel: "Not seen" },
          },
          {
            field: "sea:stations",
            ui_widget: "Array",
            props: {
              label: "Stations",
              addButtonLabel: "Add station",
              depth: { label: "Depth" },
              place: { label: "Place" },
            },
          },
        ],
      },
    ],
  },
};
const domain = {
  custom_fields: {
    ui: [
      {
        section: "Biodiversity",
        icon: "leaf",
        discoverable_fields: true,
        fields: [
          { field: "dwc:class", ui_widget: "MultiInput", props: { label: "Class", note: "The class of the taxon." } },
          { field: "dwc:order", ui_widget: "MultiInput", props: { label: "Order", note: "The order of the taxon." } },
          { field: "dwc:habitat", ui_widget: "Input", props: { label: "Habitat", note: "Where it was found." } },
        ],
      },
      {
        section: "Audiovisual",
        icon: "video",
        discoverable_fields: true,
        fields: [{ field: "ac:captureDevice", ui_widget: "Input", props: { label: "Capture device" } }],
      },
    ],
  },
};
const filledDomain = { custom_fields: { "dwc:order": ["Gadiformes"] } };
const isbn = "custom_fields.imprint:imprint.isbn";

/** The platform's default configuration. */
export const Empty: Story = {};
export const Filled: Story = { args: { record } };
export const Long: Story = { args: { record: long } };
const groups = ["journal:journal", "imprint:imprint", "meeting:meeting", "thesis:thesis"];
const ofCode = ["code:codeRepository", "code:programmingLanguage", "code:developmentStatus"];
const disabled = [...groups, ...ofCode].map((name) => [`custom_fields.${name}`, { disabled: true }]);
export const Disabled: Story = {
  args: { record, fields: Object.fromEntries(disabled) },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("textbox", { name: "ISSN" });
    for (const box of within(canvasElement).getAllByRole("textbox")) await expect(box).toBeDisabled();
  },
};
export const Invalid: Story = {
  args: { record, errors: [{ field: isbn, messages: ["Please provide a valid ISBN."] }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("textbox", { name: "ISBN" })).toHaveAccessibleDescription(/valid ISBN/);
    const issn = canvas.getByRole("textbox", { name: "ISSN" });
    await userEvent.clear(issn);
    await userEvent.type(issn, "2077-9551");
    await userEvent.tab();
    await expect(issn).toHaveAccessibleDescription(/not a valid ISSN/);
  },
};
export const Warning: Story = {
  args: { record, errors: [{ field: isbn, messages: ["Is this the ISBN of the print?"], severity: "warning" }] },
};
export const Info: Story = {
  args: { record, errors: [{ field: isbn, messages: ["People find books by it."], severity: "info" }] },
};
export const Dark: Story = { args: { record }, globals: dark };
export const RightToLeft: Story = {
  args: {
    record: { custom_fields: { "journal:journal": { title: "مجلة علوم البحار", issn: "2077-9550", pages: "15-23" } } },
  },
  globals: arabic,
};
export const Phone: Story = { args: { record }, globals: phone };

export const EveryWidget: Story = {
  args: { config: everyWidget },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add station" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Depth" })).toHaveFocus());
    await userEvent.keyboard("459 m");
    await userEvent.click(canvas.getByRole("radio", { name: "Seen" }));
    await userEvent.type(canvas.getByRole("combobox", { name: "Crew" }), "Ada{Enter}Grace{Enter}");
    await canvas.findByRole("textbox", { name: "Report" });
  },
};
export const EveryWidgetDark: Story = { args: { config: everyWidget }, globals: dark };
export const EveryWidgetPhone: Story = { args: { config: everyWidget }, globals: phone };
export const EveryWidgetRightToLeft: Story = {
  args: { config: everyWidget },
  globals: arabic,
};
export const Loading: Story = {
  args: {
    config: everyWidget,
    faults: [{ path: "/api/vocabularies/languages", fault: { kind: "delay", ms: 3_600_000 } }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("combobox", { name: "Log language" }), "swe");
    await expect(await canvas.findByText("Loading…")).toBeVisible();
  },
};
export const FailedSearch: Story = {
  args: {
    config: everyWidget,
    faults: [{ path: "/api/vocabularies/languages", fault: { kind: "answer", status: 500, body: "<h1>Oh no</h1>" } }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole("combobox", { name: "Log language" }), "swe");
    await expect((await canvas.findAllByText(/The search did not work/)).length).toBeGreaterThan(0);
  },
};
/** An unknown widget is replaced by a message, and the value stays. */
export const MissingWidget: Story = {
  args: {
    config: {
      custom_fields: {
        ui: [{ section: "Sky", fields: [{ field: "sky:angle", ui_widget: "Sextant", props: { label: "Angle" } }] }],
      },
    },
    record: { custom_fields: { "sky:angle": 30 } },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/its widget “Sextant” is missing/);
  },
};
/** The following content takes the place of a hidden field. */
export const HiddenPart: Story = {
  args: { record, fields: { "custom_fields.journal:journal.volume": { hidden: true } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const issue = await canvas.findByRole("textbox", { name: "Issue" });
    await expect(canvas.queryByRole("textbox", { name: "Volume" })).not.toBeInTheDocument();
    const title = canvas.getByDisplayValue("Journal of the Sea");
    await expect(issue.getBoundingClientRect().left).toBe(title.getBoundingClientRect().left);
  },
};
/** Fields share a line although a label takes two. Messages of the group precede its fields. */
export const LongLabel: Story = {
  args: groupWithLongLabel,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pages = await canvas.findByRole("textbox", { name: /^Page range/ });
    const top = (element: HTMLElement): number => Math.round(element.getBoundingClientRect().top);
    await expect(top(canvas.getByRole("textbox", { name: "Volume" }))).toBe(top(pages));
    await expect(top(canvas.getByRole("textbox", { name: "Issue" }))).toBe(top(pages));
    await expect(top(canvas.getByText("Where the article appeared."))).toBeLessThan(top(canvas.getByText("Title")));
  },
};
export const OnRequest: Story = {
  args: { config: domain, record: filledDomain },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add field" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add field" }));
    await waitFor(() => expect(dialog.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("taxon");
    await userEvent.tab();
    await expect(dialog.getByRole("button", { name: "Class" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Class" })).toHaveFocus());
  },
};
export const OnRequestSearch: Story = {
  args: { config: domain, record: filledDomain },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Add field" }));
    await screen.findByRole("dialog", { name: "Add field" });
  },
};

/** In rows with several lines each field has its label. One-line rows share the labels of the first row. */
export const LabelsOfRows: Story = {
  args: rowsOfCustomFields,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("group", { name: "Hauls" });
    const seen = (text: string): readonly boolean[] =>
      [...canvasElement.querySelectorAll("label")]
        .filter((label) => label.textContent === text)
        .map((label) => (label.closest(".deposit-field__head")?.clientWidth ?? 0) > 1);
    await expect(seen("Depth")).toEqual([true, false]);
    await expect(seen("Catch")).toEqual([true, true]);
    await expect([...seen("Row 1"), ...seen("Row 2")]).toEqual([false, false]);
  },
};

/** Moves through the fields with Tab, adds and removes chips, and adds a row, whose first field gets the focus. */
export const ByKeyboard: Story = {
  args: { config: everyWidget },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("textbox", { name: "Name" });
    await tabTo(() => canvas.getByRole("textbox", { name: "Name" }));
    await userEvent.keyboard("Aranda");
    await tabTo(() => canvas.getByRole("combobox", { name: "Crew" }));
    await userEvent.keyboard("Ada{Enter}Grace{Enter}");
    await canvas.findByRole("button", { name: "Remove Grace" });
    await userEvent.keyboard("{Escape}{Backspace}{Enter}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Remove Grace" })).toBeNull());
    await tabTo(() => canvas.getByRole("button", { name: "Add station" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Depth" })).toHaveFocus());
    await userEvent.keyboard("459 m");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Aranda");
  },
};
