import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionsSection, useField } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { loadPage } from "./SectionStage.tsx";
import { onAPhone, sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Descriptions",
  loaders: [loadPage],
  render: sectionStory(DescriptionsSection, "Basic information"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const description =
  "<h2>Tides of Brest</h2><p>Hourly sea level since <strong>1846</strong>, see <a href='https://example.org'>the series</a>.</p><ul><li>raw</li><li>corrected</li></ul><blockquote>The longest series of its kind.</blockquote>";
const editor = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole("textbox", { name: /^Description/ }, { timeout: 15_000 });

export const Empty: Story = {};
export const Filled: Story = { args: { metadata: { description } } };
export const Long: Story = { args: { metadata: { description: description.repeat(12) } } };
export const Phone: Story = { args: { metadata: { description } }, decorators: [onAPhone] };
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

/** Every edit is in the form at once, not only when the editor is left. */
export const Typed: Story = {
  render: sectionStory(DescriptionAndValue, "Basic information"),
  play: async ({ canvasElement }) => {
    const text = await editor(canvasElement);
    await userEvent.click(text);
    await userEvent.keyboard("Sea level");
    await waitFor(() => expect(within(canvasElement).getByTestId("value")).toHaveTextContent("<p>Sea level</p>"));
    await expect(text).toHaveFocus();
  },
};

/** What could do harm is neither shown nor sent. */
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
