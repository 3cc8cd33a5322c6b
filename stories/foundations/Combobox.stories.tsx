import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Combobox } from "../../packages/react/src/ui/combobox/Combobox.tsx";
import { Field } from "../../packages/react/src/ui/field/Field.tsx";
import type { LoadOptions } from "../../packages/react/src/ui/combobox/useRemoteOptions.ts";
import { comboboxLabels } from "./labels.ts";

interface Funder {
  id: string;
  name: string;
  country?: string;
}

const funders: Funder[] = [
  { id: "1", name: "European Research Council", country: "Belgium" },
  { id: "2", name: "Deutsche Forschungsgemeinschaft", country: "Germany" },
  { id: "3", name: "Swiss National Science Foundation", country: "Switzerland" },
];

const search: LoadOptions<Funder> = (query) =>
  Promise.resolve(funders.filter((funder) => funder.name.toLowerCase().includes(query.toLowerCase())));

function One({
  load = search,
  chosen = null,
  free = false,
  disabled = false,
}: {
  load?: LoadOptions<Funder>;
  chosen?: Funder | null;
  free?: boolean;
  disabled?: boolean;
}) {
  const [value, setValue] = useState(chosen);
  return (
    <>
      <Field label="Funder" help="Search by name or acronym." disabled={disabled}>
        {(inputProps) => (
          <Combobox
            {...inputProps}
            value={value}
            onValueChange={setValue}
            load={load}
            getKey={(funder) => funder.id}
            getLabel={(funder) => funder.name}
            renderOption={(funder) => (
              <span className="deposit-option">
                {funder.name}
                <span className="deposit-option__details">{funder.country}</span>
              </span>
            )}
            createItem={free ? (name) => ({ id: name, name }) : undefined}
            labels={comboboxLabels}
            debounceMs={0}
          />
        )}
      </Field>
      <p className="deposit-muted" data-testid="chosen">
        {value?.name ?? "nothing"}
      </p>
    </>
  );
}

const meta = { title: "Foundations/Combobox", component: One } satisfies Meta<typeof One>;
export default meta;
type Story = StoryObj<typeof meta>;

const input = () => screen.getByRole("combobox", { name: "Funder" });

export const Empty: Story = {};
export const Chosen: Story = { args: { chosen: funders[1] ?? null } };
export const Disabled: Story = { args: { disabled: true, chosen: funders[0] ?? null } };

export const Suggestions: Story = {
  play: async () => {
    await userEvent.click(input());
    await expect(await screen.findAllByRole("option")).toHaveLength(3);
    await screen.findByText("3 suggestions");
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(input(), "swiss");
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(within(canvasElement).getByTestId("chosen")).toHaveTextContent("Swiss National Science Foundation");
    await expect(input()).toHaveValue("Swiss National Science Foundation");
  },
};

export const NothingFound: Story = {
  play: async () => {
    await userEvent.type(input(), "zzz");
    await waitFor(() => expect(screen.getAllByText("Nothing found for “zzz”.")[0]).toBeVisible());
  },
};

export const FreeTextIsKeptOnLeaving: Story = {
  args: { free: true },
  play: async ({ canvasElement }) => {
    await userEvent.type(input(), "My aunt");
    await screen.findByRole("option", { name: /Add “My aunt”/ });
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByTestId("chosen")).toHaveTextContent("My aunt"));
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(input(), "a");
    await screen.findByText("Searching…");
  },
};

let attempts = 0;
export const FailsThenWorks: Story = {
  args: {
    load: (query, signal) => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error("offline")) : search(query, signal);
    },
  },
  play: async () => {
    attempts = 0;
    await userEvent.click(input());
    await userEvent.click(await screen.findByRole("option", { name: "Try again" }));
    await waitFor(() => expect(screen.getAllByRole("option")).toHaveLength(3));
  },
};
