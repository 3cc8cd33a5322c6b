import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionsSection, useField } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

const meta = {
  title: "Sections/Descriptions",
  loaders: [loadPage],
  render: sectionStory(DescriptionsSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const description =
  "<h2>Tides of Brest</h2><p>Hourly sea level since <strong>1846</strong>, see <a href='https://example.org'>the series</a>.</p><ul><li>raw</li><li>corrected</li></ul><blockquote>The longest series of its kind.</blockquote>";
const additional = {
  description,
  additional_descriptions: [
    {
      description: `<p>${"The gauge stood at the pier of Brest and was read every hour by hand until 1902. ".repeat(6)}</p>`,
      type: { id: "methods" },
      lang: { id: "eng", title: { en: "English" } },
    },
    { description: "<p>Les <strong>marées</strong> de Brest.</p>", type: { id: "abstract" } },
  ],
};
const editor = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("textbox", { name: /^Description/ }, { timeout: 15_000 });

export const Empty: Story = {};
export const Filled: Story = { args: { metadata: { description } } };
export const Long: Story = { args: { metadata: { description: description.repeat(12) } } };
export const Phone: Story = {
  args: { metadata: { description } },
  globals: phone,
  play: async ({ canvasElement }) => await expect(await editor(canvasElement)).toBeVisible(),
};
export const Disabled: Story = {
  args: { metadata: { description }, fields: { "metadata.description": { disabled: true } } },
};
export const Invalid: Story = {
  args: {
    metadata: { description: "<p>x</p>" },
    errors: [{ field: "metadata.description", messages: ["Shorter than minimum length 3."] }],
  },
};
export const Warning: Story = {
  args: {
    metadata: { description },
    errors: [{ field: "metadata.description", messages: ["Say which instrument was used."], severity: "warning" }],
  },
};

function DescriptionAndValue() {
  const { value } = useField("metadata.description");
  return (
    <>
      <DescriptionsSection />
      <pre data-testid="value">{value}</pre>
    </>
  );
}

/** Every change reaches the form at once, not only when the editor loses the focus. */
export const Typed: Story = {
  render: sectionStory(DescriptionAndValue, "Basic information"),
  play: async ({ canvasElement }) => {
    const text = await editor(canvasElement);
    await userEvent.click(text);
    await userEvent.keyboard("Sea level");
    await waitFor(() => expect(within(canvasElement).getByTestId("value")).toHaveTextContent("<p>Sea level</p>"));
    await expect(await editor(canvasElement)).toHaveFocus();
  },
};

/** Unsafe HTML is neither shown nor sent. */
export const Sanitised: Story = {
  render: sectionStory(DescriptionAndValue, "Basic information"),
  args: { metadata: { description: '<p>Sea<img src="x" onerror="alert(1)"></p><script>alert(2)</script>' } },
  play: async ({ canvasElement }) => {
    const text = await editor(canvasElement);
    await expect(text.querySelector("img, script")).toBeNull();
    await userEvent.click(text);
    await userEvent.keyboard("!");
    await waitFor(() => expect(within(canvasElement).getByTestId("value").textContent).not.toMatch(/onerror|script/));
  },
};

export const Info: Story = {
  args: {
    metadata: { description },
    errors: [
      { field: "metadata.description", messages: ["A good description is found more often."], severity: "info" },
    ],
  },
};
export const Additional: Story = { args: { metadata: additional } };
export const AdditionalInvalid: Story = {
  args: {
    metadata: additional,
    errors: [{ field: "metadata.additional_descriptions.1.description", messages: ["Shorter than minimum length 3."] }],
  },
  play: async ({ canvasElement }) => {
    const word = await within(canvasElement).findByText("Shorter than minimum length 3.");
    await expect(word.closest("li")).toHaveTextContent("Les marées de Brest.");
  },
};
export const AdditionalWarning: Story = {
  args: {
    metadata: additional,
    errors: [{ field: "metadata.additional_descriptions.0", messages: ["Say more."], severity: "warning" }],
  },
};
export const AdditionalDisabled: Story = {
  args: { metadata: additional, fields: { "metadata.additional_descriptions": { disabled: true } } },
};
export const Dark: Story = { args: { metadata: additional }, globals: dark };
export const RightToLeft: Story = { args: { metadata: arabicMetadata }, globals: arabic };
export const AdditionalPhone: Story = {
  args: { metadata: additional },
  globals: phone,
};

/** One row at a time has an editor. The others show their text. */
export const OneEditor: Story = {
  args: { metadata: additional },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (name: RegExp) => within(canvas.getByRole("group", { name }));
    await editor(canvasElement);
    await userEvent.click(row(/additional description 1$/).getByRole("button", { name: "Edit text" }));
    await row(/additional description 1$/).findByRole("textbox", { name: /^Description/ });
    await userEvent.click(row(/additional description 2$/).getByRole("button", { name: "Edit text" }));
    const text = await row(/additional description 2$/).findByRole("textbox", { name: /^Description/ });
    await expect(row(/additional description 1$/).queryByRole("textbox", { name: /^Description/ })).toBeNull();
    await userEvent.click(text);
    await userEvent.keyboard("Hauteurs. ");
    await userEvent.click(row(/additional description 1$/).getByRole("button", { name: "Edit text" }));
    await expect(row(/additional description 2$/).getByText(/Hauteurs\./)).toBeVisible();
  },
};

/** Missing values are shown when it loses the focus. */
export const AdditionalMissing: Story = {
  args: { metadata: { description } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Add description" }));
    const row = within(await canvas.findByRole("group", { name: "Additional description 1" }));
    await waitFor(() => expect(row.getByRole("combobox", { name: /^Type/ })).toHaveFocus());
    await userEvent.selectOptions(row.getByRole("combobox", { name: /^Type/ }), "Abstract");
    await userEvent.click(await row.findByRole("textbox", { name: /^Description/ }, { timeout: 15_000 }));
    await userEvent.click(canvas.getByRole("button", { name: "Add description" }));
    await canvas.findByText("Description is a required field.");
  },
};
const searchLanguage = async (canvasElement: HTMLElement) => {
  const row = within(await within(canvasElement).findByRole("group", { name: /additional description 2$/ }));
  await userEvent.type(row.getByRole("combobox", { name: /^Language/ }), "swe");
};
export const Loading: Story = {
  args: {
    metadata: additional,
    faults: [{ path: "/api/vocabularies/languages", fault: { kind: "delay", ms: 3_600_000 } }],
  },
  play: async ({ canvasElement }) => {
    await searchLanguage(canvasElement);
    await expect(await within(canvasElement).findByText("Loading…")).toBeVisible();
  },
};
export const FailedSearch: Story = {
  args: {
    metadata: additional,
    faults: [{ path: "/api/vocabularies/languages", fault: { kind: "answer", status: 500, body: "<h1>Oh no</h1>" } }],
  },
  play: async ({ canvasElement }) => {
    await searchLanguage(canvasElement);
    const found = await within(canvasElement).findAllByText(/The languages could not be searched/);
    await expect(found.length).toBeGreaterThan(0);
  },
};

/** Moves, removes and restores rows by keyboard. Rows are named by their type and number. */
export const ByKeyboard: Story = {
  args: { metadata: additional },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: string, key: string) => {
      await canvas.findByRole("button", { name });
      await tabTo(() => canvas.getByRole("button", { name }));
      await userEvent.keyboard(key);
    };
    // Only a real Tab leaves the editor on the way here. The end-to-end test by keyboard presses it.
    (await canvas.findByRole("button", { name: "Reorder Abstract, additional description 2" })).focus();
    await press("Reorder Abstract, additional description 2", " ");
    await screen.findByText("Abstract, additional description 2 lifted, position 2 of 2.");
    await userEvent.keyboard("{ArrowUp}");
    await screen.findByText("Abstract, additional description 2 is now at position 1 of 2.");
    await userEvent.keyboard(" ");
    await press("Remove Methods, additional description 2", "{Enter}");
    // The editor's own Undo is an icon.
    await waitFor(() => expect(document.activeElement).toHaveTextContent("Undo"));
    await expect(canvas.getAllByRole("button", { name: /^Remove/ })).toHaveLength(1);
    await expect(canvas.queryByRole("button", { name: /^Reorder/ })).toBeNull();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("button", { name: "Reorder Methods, additional description 2" });
    await canvas.findByRole("button", { name: "Reorder Abstract, additional description 1" });
  },
};
