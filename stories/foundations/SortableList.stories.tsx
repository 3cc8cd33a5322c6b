import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../../packages/react/src/ui/Badge.tsx";
import { EntryRow } from "../../packages/react/src/ui/EntryRow.tsx";
import { IconButton } from "../../packages/react/src/ui/IconButton.tsx";
import { SortableList } from "../../packages/react/src/ui/SortableList.tsx";
import { sortableWords } from "./words.ts";

interface Person {
  id: string;
  name: string;
  affiliation: string;
}

const people: Person[] = [
  { id: "a", name: "Lovelace, Ada", affiliation: "University of London" },
  { id: "b", name: "Noether, Emmy", affiliation: "Universität Göttingen" },
  { id: "c", name: "Curie, Marie", affiliation: "Sorbonne Université" },
];

function Creators({ disabled, faulty }: { disabled?: boolean; faulty?: boolean }) {
  const [items, setItems] = useState(people);
  const move = (from: number, to: number) =>
    setItems((before) => {
      const item = before[from];
      return item === undefined ? before : before.toSpliced(from, 1).toSpliced(to, 0, item);
    });
  return (
    <SortableList
      items={items}
      getId={(person) => person.id}
      getName={(person) => person.name}
      onMove={move}
      labels={sortableWords}
      disabled={disabled}
      rowMenu={(person) => [
        {
          id: "remove",
          label: "Remove",
          icon: "trash",
          danger: true,
          onSelect: () => setItems((before) => before.filter((other) => other.id !== person.id)),
        },
      ]}
      renderItem={(person, { handle, menu, index }) => (
        <EntryRow
          id={person.id}
          handle={handle}
          title={person.name}
          badges={index === 0 ? <Badge>Contact person</Badge> : null}
          details={person.affiliation}
          actions={
            <>
              <IconButton icon="edit" label={`Edit ${person.name}`} />
              {menu}
            </>
          }
          messages={faulty && index === 1 ? [{ severity: "error", text: "Family name is a required field." }] : []}
        />
      )}
    />
  );
}

const meta = { title: "Foundations/SortableList", component: Creators } satisfies Meta<typeof Creators>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll(".deposit-entry__title")].map((title) => title.textContent);

export const Default: Story = {};
export const WithFault: Story = { args: { faulty: true } };
export const Disabled: Story = { args: { disabled: true } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const handle = within(canvasElement).getByRole("button", { name: "Reorder Lovelace, Ada" });
    handle.focus();
    await userEvent.keyboard(" ");
    await screen.findByText("Lovelace, Ada lifted, position 1 of 3.");
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByText("Lovelace, Ada, position 2 of 3.");
    await userEvent.keyboard(" ");
    await waitFor(() => expect(names(canvasElement)).toEqual(["Noether, Emmy", "Lovelace, Ada", "Curie, Marie"]));
    await screen.findByText("Lovelace, Ada is now 2 of 3.");
    await waitFor(() => expect(handle).toHaveFocus());
  },
};

export const EscapePutsItBack: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole("button", { name: "Reorder Lovelace, Ada" }).focus();
    await userEvent.keyboard(" ");
    await screen.findByText("Lovelace, Ada lifted, position 1 of 3.");
    await userEvent.keyboard("{ArrowDown}{Escape}");
    await screen.findByText("Lovelace, Ada is back where it was.");
    await expect(names(canvasElement)).toEqual(people.map((person) => person.name));
  },
};

export const ByMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "More actions for Curie, Marie" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to top" }));
    await waitFor(() => expect(names(canvasElement)[0]).toBe("Curie, Marie"));
    await screen.findByText("Curie, Marie is now 1 of 3.");
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
