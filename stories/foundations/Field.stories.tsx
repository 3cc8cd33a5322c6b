import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Field } from "../../packages/react/src/ui/field/Field.tsx";
import { TextField } from "../../packages/react/src/ui/controls/TextField.tsx";
import { arabic } from "../looks.ts";

const meta: Meta<typeof Field> = {
  title: "Foundations/Field",
  component: Field,
  args: {
    label: "Title",
    requirement: "required",
    required: true,
    children: (inputProps) => <TextField {...inputProps} defaultValue="Soil moisture in the Alps" />,
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Plain: Story = {};
export const WithHelp: Story = { args: { help: "The name the dataset is cited by." } };
export const WithError: Story = {
  args: {
    help: "The name the dataset is cited by.",
    messages: [{ severity: "error", text: "Missing data for required field." }],
  },
};
export const WithWarningAndNote: Story = {
  args: {
    messages: [
      {
        severity: "warning",
        text: "The title is all capitals.",
        description: "Curators of this community ask for sentence case.",
      },
      { severity: "info", text: "Other records have this title too." },
    ],
  },
};
export const Optional: Story = { args: { required: false, requirement: "optional" } };
export const Disabled: Story = { args: { disabled: true } };
export const HiddenLabel: Story = { args: { hideLabel: true } };
export const Group: Story = {
  args: {
    label: "Embargo",
    group: true,
    help: "Files stay closed until this day.",
    children: () => (
      <div className="deposit-grid-2">
        <Field label="Until">{(inputProps) => <TextField {...inputProps} placeholder="2027-01-31" />}</Field>
        <Field label="Reason">{(inputProps) => <TextField {...inputProps} />}</Field>
      </div>
    ),
  },
};

/** Returns the position of the letter at `index`, in pixels from the left. */
function letterLeft(text: HTMLElement, index: number): number {
  const letter = document.createRange();
  if (text.firstChild === null) throw new Error("There is no text.");
  letter.setStart(text.firstChild, index);
  letter.setEnd(text.firstChild, index + 1);
  return letter.getBoundingClientRect().left;
}

/** Untranslated text is in English but aligned to the right of an Arabic page, like what is typed. */
export const OtherScripts: Story = {
  globals: arabic,
  args: {
    label: "العنوان",
    help: "The name the dataset is cited by.",
    messages: [{ severity: "error", text: "هذا الحقل مطلوب." }],
    children: (inputProps) => <TextField {...inputProps} defaultValue="Soil moisture (2024)." />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const english = canvas.getByText("The name the dataset is cited by.");
    const arabicWords = canvas.getByText("هذا الحقل مطلوب.");
    const last = (text: HTMLElement) => (text.textContent ?? "").length - 1;
    await expect(letterLeft(english, last(english))).toBeGreaterThan(letterLeft(english, 0));
    await expect(letterLeft(arabicWords, last(arabicWords))).toBeLessThan(letterLeft(arabicWords, 0));
    // Both are aligned to the right, where an Arabic page starts.
    await expect(letterLeft(english, 0)).toBeGreaterThan(window.innerWidth / 2);
    await expect(getComputedStyle(canvas.getByRole("textbox")).unicodeBidi).toBe("plaintext");
  },
};
