import type { JsonObject } from "@deposit/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { CustomFieldsSection } from "@deposit/react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { arabic, dark, inEnglish, phone } from "../looks.ts";
import { loadPage } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { tabTo } from "../tabTo.ts";
import { escapeBackTo, openByKeyboard, openDialog } from "./openDialog.ts";

const meta = {
  title: "Dialogs/AddFieldDialog",
  loaders: [loadPage],
  render: sectionStory(CustomFieldsSection, null),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const field = (name: string, label: string, note: string) => ({
  field: name,
  ui_widget: "Input",
  props: { label, note },
});
const fieldsOf = (section: string, fields: readonly JsonObject[]) => ({
  custom_fields: { ui: [{ section, icon: "leaf", discoverable_fields: true, fields: [...fields] }] },
});
const config = fieldsOf("Biodiversity", [
  field("dwc:class", "Class", "The class of the taxon."),
  field("dwc:order", "Order", "The order of the taxon."),
  field("dwc:habitat", "Habitat", "Where it was found."),
]);
const add = "Add field";

/** Nothing matches. */
export const Empty: Story = {
  args: { config },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement, add);
    await userEvent.type(dialog.getByRole("searchbox"), "zzzzzz");
    await dialog.findByText("No field matches. Try another word.");
  },
};
export const Filled: Story = {
  args: { config },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, add)),
};
export const Long: Story = {
  args: {
    config: fieldsOf(
      "Biodiversity of the northern archipelago",
      Array.from({ length: 40 }, (_, index) =>
        field(
          `dwc:field${index}`,
          `Measurement of the taxon number ${index + 1}`,
          "As the field notes say. ".repeat(6),
        ),
      ),
    ),
  },
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, add)),
};
export const RightToLeft: Story = {
  args: { config: fieldsOf("التنوع الحيوي", [field("dwc:habitat", "الموئل", "أين وُجد.")]) },
  globals: arabic,
  parameters: inEnglish,
  play: async ({ canvasElement }) => void (await openDialog(canvasElement, add)),
};
export const Dark: Story = { ...Filled, globals: dark };
export const Phone: Story = { ...Filled, globals: phone };

/** Searches and adds a field by keyboard. The new field gets the focus. */
export const ByKeyboard: Story = {
  args: { config },
  play: async ({ canvasElement }) => {
    const dialog = await openByKeyboard(canvasElement, add);
    await waitFor(() => expect(dialog.getByRole("searchbox")).toHaveFocus());
    await userEvent.keyboard("habi");
    await tabTo(() => dialog.getByRole("button", { name: "Habitat" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(within(canvasElement).getByRole("textbox", { name: /^Habitat/ })).toHaveFocus());
  },
};
export const LeftByKeyboard: Story = {
  args: { config },
  play: async ({ canvasElement }) => {
    await openByKeyboard(canvasElement, add);
    await escapeBackTo(canvasElement, add);
  },
};
