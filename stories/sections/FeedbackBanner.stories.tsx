import type { Meta, StoryObj } from "@storybook/react-vite";
import { ActionBarSection, FeedbackBannerSection, PublisherSection, Section, TitlesSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { arabicMessage, arabicMetadata } from "./arabicRecord.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

/** The banner with two sections to link to, and the buttons that cause it. */
function BannerWithFields() {
  return (
    <>
      <FeedbackBannerSection />
      <Section heading="Basic information">
        <TitlesSection />
        <PublisherSection />
      </Section>
      <ActionBarSection />
    </>
  );
}

const meta = {
  title: "Sections/FeedbackBanner",
  loaders: [loadPage],
  render: sectionStory(BannerWithFields, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const title = { field: "metadata.title", messages: ["Missing data for required field."] };
const publisher = { field: "metadata.publisher", messages: ["Missing publisher field required for DOI."] };
const press = async (canvasElement: HTMLElement, name: string): Promise<void> => {
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));
};
const answering = (status: number, body: unknown) => [
  { path: "/api/records", method: "POST", fault: { kind: "answer" as const, status, body } },
];

export const Empty: Story = {};
export const Invalid: Story = {
  args: { errors: [title, publisher, { ...publisher, messages: ["Give the name of the house."], severity: "info" }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText("Draft has validation feedback in");
    await canvas.findByText("(1 error, 1 hint)");
    await userEvent.click(canvas.getByRole("link", { name: "Publisher" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Publisher/ })).toHaveFocus());
  },
};
export const Warning: Story = { args: { errors: [{ ...title, severity: "warning" }] } };
export const Info: Story = { args: { errors: [{ ...publisher, severity: "info" }] } };
export const RecordAsAWhole: Story = {
  args: { errors: [title, { field: "", messages: ["The record breaks a rule of this repository."] }] },
};
export const Saved: Story = {
  args: { metadata: { title: "Sea level" }, faults: [] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Save draft");
    await within(canvasElement).findByText("Record saved with validation feedback in");
  },
};
export const NetworkDown: Story = {
  args: { faults: [{ path: "/api/records", fault: { kind: "drop" } }] },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Save draft");
    const canvas = within(canvasElement);
    await canvas.findByText(
      "The draft was not saved. Please try again. If the problem persists, contact user support.",
    );
    await canvas.findByRole("button", { name: "Try again" });
  },
};
export const ServerRefuses: Story = {
  args: { faults: answering(403, { status: 403, message: "Depositing is closed until Monday." }) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Save draft");
    await within(canvasElement).findByText(/The draft was not saved/, { selector: ".deposit-banner__heading" });
  },
};
export const Dark: Story = { args: { errors: [title, publisher] }, globals: dark };
export const RightToLeft: Story = {
  args: { metadata: { title: arabicMetadata["title"] }, errors: [title, { ...publisher, messages: [arabicMessage] }] },
  globals: arabic,
};
export const Phone: Story = { args: { errors: [title, publisher] }, globals: phone };

export const PublishLeadsToTheFirstFault: Story = {
  args: { record: { files: { enabled: false } } },
  play: async ({ canvasElement }) => {
    await press(canvasElement, "Publish");
    const dialog = within(await within(document.body).findByRole("alertdialog"));
    await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
    const canvas = within(canvasElement);
    await canvas.findByText("The draft was not published. Record saved with validation feedback in");
    // Only these of the invalid fields are on this page.
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Title/ })).toHaveFocus());
  },
};
export const Long: Story = {
  args: {
    errors: Array.from({ length: 12 }, (_, index) => ({
      ...title,
      messages: [`Rule ${index + 1} of this repository asks for more than what the title says.`],
    })),
  },
};

const sizes = Array.from({ length: 2000 }, (_, index) => ({
  field: `metadata.sizes.${index}`,
  messages: [`Size ${index + 1} is none that this repository knows.`],
  severity: "warning",
}));
/** A repository that reports thousands of values without a field. */
export const ThousandsOfNoField: Story = {
  args: { errors: [title, ...sizes] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const shown = () => canvas.queryAllByText(/^metadata\.sizes\.\d+: Size/);
    const button = await canvas.findByRole("button", { name: "All 2,000 messages" });
    await expect(shown()).toHaveLength(10);
    await tabTo(() => button);
    const { top } = button.getBoundingClientRect();
    await userEvent.keyboard("{Enter}");
    await expect(shown()).toHaveLength(2000);
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).toHaveTextContent(
      "metadata.sizes.1999: Size 2000 is none",
    );
    // It keeps the focus in view, and hides them again.
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().top).toBe(top);
    await userEvent.keyboard("{Enter}");
    await expect(shown()).toHaveLength(10);
  },
};
export const ThousandsOfNoFieldOnAPhone: Story = { args: { errors: [title, ...sizes] }, globals: phone };

/** The banner's links lead to their fields with Enter. */
export const ByKeyboard: Story = {
  args: { errors: [title, publisher] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("link", { name: "Publisher" });
    await tabTo(() => canvas.getByRole("link", { name: "Publisher" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("textbox", { name: /^Publisher/ })).toHaveFocus());
  },
};
