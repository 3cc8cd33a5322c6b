import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Field } from "../../packages/react/src/ui/field/Field.tsx";
import { MultiCombobox } from "../../packages/react/src/ui/combobox/MultiCombobox.tsx";
import { comboboxLabels } from "./labels.ts";

interface Language {
  id: string;
  title: string;
}

const languages: Language[] = [
  { id: "eng", title: "English" },
  { id: "deu", title: "German" },
  { id: "fra", title: "French" },
];

function Languages({
  chosen,
  disabled = false,
  invalid = false,
}: {
  chosen: Language[];
  disabled?: boolean;
  invalid?: boolean;
}) {
  const [value, setValue] = useState(chosen);
  return (
    <Field
      label="Languages"
      disabled={disabled}
      messages={invalid ? [{ severity: "error", text: "German is not in the vocabulary." }] : []}
    >
      {(inputProps) => (
        <MultiCombobox
          {...inputProps}
          value={value}
          onValueChange={setValue}
          load={(query) =>
            Promise.resolve(languages.filter(({ title }) => title.toLowerCase().includes(query.toLowerCase())))
          }
          getKey={({ id }) => id}
          getLabel={({ title }) => title}
          isInvalid={({ id }) => invalid && id === "deu"}
          labels={comboboxLabels}
          placeholder="Search languages"
          debounceMs={0}
        />
      )}
    </Field>
  );
}

const meta = {
  title: "Foundations/MultiCombobox",
  component: Languages,
  args: { chosen: languages.slice(0, 2) },
} satisfies Meta<typeof Languages>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.getByRole("combobox", { name: "Languages" });

export const Empty: Story = { args: { chosen: [] } };
export const Chosen: Story = {};
export const Invalid: Story = { args: { invalid: true } };
export const Disabled: Story = { args: { disabled: true } };

export const AddsAndAnnounces: Story = {
  play: async () => {
    await userEvent.type(input(), "fr");
    await screen.findByRole("option", { name: "French" });
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await screen.findByRole("button", { name: "Remove French" });
    await screen.findByText("French added");
    await expect(input()).toHaveValue("");
  },
};

export const RemovesAndKeepsTheFocus: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole("button", { name: "Remove English" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Remove English" })).toBeNull());
    await expect(screen.getByRole("button", { name: "Remove German" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(input()).toHaveFocus());
  },
};

export const BackspaceGoesToTheLastChip: Story = {
  play: async () => {
    await userEvent.click(input());
    await userEvent.keyboard("{Backspace}");
    await expect(screen.getByRole("button", { name: "Remove German" })).toHaveFocus();
  },
};
