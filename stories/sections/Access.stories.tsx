import type { Meta, StoryObj } from "@storybook/react-vite";
import { AccessSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, phone } from "../looks.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Access",
  loaders: [loadPage],
  render: sectionStory(AccessSection, "Visibility"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const embargo = { active: true, until: "2099-03-01", reason: "The results are being reviewed." };
const embargoed = { access: { record: "restricted", files: "restricted", embargo } };
const published = { id: "a", status: "published", is_published: true, created: "2020-01-01T00:00:00Z" };

export const Empty: Story = {};
export const Filled: Story = { args: { record: embargoed } };
export const RestrictedFiles: Story = { args: { record: { access: { record: "public", files: "restricted" } } } };
export const EmbargoedFiles: Story = {
  args: { record: { access: { record: "public", files: "restricted", embargo } } },
};
export const Long: Story = {
  args: {
    record: {
      access: {
        record: "restricted",
        files: "restricted",
        embargo: { ...embargo, reason: "The partners of the project have to agree. ".repeat(20) },
      },
    },
  },
};
export const LiftedEmbargo: Story = {
  args: { record: { access: { record: "public", files: "public", embargo: { active: false, until: "2020-02-29" } } } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText("The embargo was lifted on February 29, 2020.");
  },
};
/** An embargo that the platform has not lifted yet, and a date that is too early. */
export const EmbargoWhoseDayHasCome: Story = {
  args: { record: { access: { ...embargoed.access, embargo: { ...embargo, until: "2020-02-29" } } } },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText(
      /^February 29, 2020 is not in the future, so no embargo can last until then\./,
    );
    await expect(text.closest("[data-tone]")).toHaveAttribute("data-tone", "warning");
  },
};
export const GracePeriodOver: Story = {
  args: { record: published },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(
      "Record visibility can not be changed to restricted anymore. Please contact support if you still need to make these changes.",
    );
  },
};
export const MetadataOnly: Story = { args: { record: { files: { enabled: false } } } };
export const WithoutPermission: Story = { args: { permissions: { can_manage_record_access: false } } };
export const Disabled: Story = {
  args: {
    record: embargoed,
    fields: {
      "access.record": { disabled: true },
      "access.files": { disabled: true },
      "access.embargo": { disabled: true },
    },
  },
};
export const Invalid: Story = {
  args: {
    record: embargoed,
    errors: [{ field: "access.embargo.until", messages: ["Embargo end date must be set to a future date."] }],
  },
};
export const Warning: Story = {
  args: {
    errors: [{ field: "access.record", messages: ["Records of this project are restricted."], severity: "warning" }],
  },
};
export const Info: Story = {
  args: { errors: [{ field: "access.files", messages: ["Most files of this kind are public."], severity: "info" }] },
};
export const Dark: Story = { args: { record: embargoed }, globals: dark };
export const RightToLeft: Story = {
  args: { record: { access: { ...embargoed.access, embargo: { ...embargo, reason: "تجري مراجعة النتائج." } } } },
  globals: arabic,
};
export const Phone: Story = { args: { record: embargoed }, globals: phone };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const record = within(await canvas.findByRole("group", { name: "Full record" }));
    record.getByRole("radio", { name: "Public" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(record.getByRole("radio", { name: "Restricted" })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Apply an embargo" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard("2099-03-01");
    await waitFor(() => expect(canvas.getByText(/^On March 1, 2099/, { selector: "p" })).toBeVisible());
  },
};
