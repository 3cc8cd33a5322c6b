import type { Meta, StoryObj } from "@storybook/react-vite";
import { useId, useRef, useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../../packages/react/src/ui/display/Badge.tsx";
import { Button } from "../../packages/react/src/ui/controls/Button.tsx";
import { EntryRow } from "../../packages/react/src/ui/display/EntryRow.tsx";
import { IconButton } from "../../packages/react/src/ui/controls/IconButton.tsx";
import { SortableList, type SortableListHandle } from "../../packages/react/src/ui/list/SortableList.tsx";
import { sortableLabels } from "./labels.ts";

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

const crowd = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `p${index + 1}`,
    name: `Author ${String(index + 1).padStart(4, "0")}`,
    affiliation: index % 2 === 0 ? "University of London" : "Universität Göttingen",
  }));

interface CreatorsProps {
  disabled?: boolean;
  faulty?: boolean;
  count?: number;
  /** Id of a row that a button before the list leads to. */
  led?: string;
}

function Creators({ disabled, faulty, count, led }: CreatorsProps) {
  const list = useRef<SortableListHandle>(null);
  const [items, setItems] = useState(() => (count === undefined ? people : crowd(count)));
  const move = (from: number, to: number) =>
    setItems((before) => {
      const item = before[from];
      return item === undefined ? before : before.toSpliced(from, 1).toSpliced(to, 0, item);
    });
  const rows = (
    <SortableList
      id={useId()}
      handle={list}
      items={items}
      getId={(person) => person.id}
      getName={(person) => person.name}
      onMove={move}
      labels={sortableLabels}
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
  if (led === undefined) return rows;
  return (
    <div className="deposit-stack">
      <div>
        <Button onClick={() => list.current?.reveal(led)}>Show the row</Button>
      </div>
      {rows}
    </div>
  );
}

const meta = { title: "Foundations/SortableList", component: Creators } satisfies Meta<typeof Creators>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll(".deposit-entry__title")].map((title) => title.textContent);

export const Default: Story = {};
export const WithFault: Story = { args: { faulty: true } };
/** Disabled: the order is fixed, but the other menu items of a row remain. */
export const InFixedOrder: Story = {
  args: { disabled: true },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await expect(row.queryByRole("button", { name: /^Reorder/ })).not.toBeInTheDocument();
    await userEvent.click(row.getByRole("button", { name: "More actions for Lovelace, Ada" }));
    const items = await screen.findAllByRole("menuitem");
    await expect(items.map(({ textContent }) => textContent)).toEqual(["Remove"]);
  },
};

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

export const LongWithFilter: Story = {
  args: { count: 12 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const filter = canvas.getByRole("textbox", { name: "Filter creators" });
    await userEvent.type(filter, "0007");
    await expect(names(canvasElement)).toEqual(["Author 0007"]);
    await expect(canvas.getByText("1 of 12 shown")).toBeVisible();
    // A filtered list cannot be dragged. The menu moves the row in the whole list.
    await expect(canvas.queryByRole("button", { name: /^Reorder/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "More actions for Author 0007" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to top" }));
    filter.focus();
    await userEvent.keyboard("{Escape}");
    await expect(names(canvasElement)[0]).toBe("Author 0007");
    await userEvent.type(filter, "nobody");
    await expect(canvas.getByText("No entry contains “nobody”.")).toBeVisible();
  },
};

export const ThreeThousand: Story = {
  args: { count: 3000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const drawn = () => canvasElement.querySelectorAll("li").length;
    await waitFor(() => expect(drawn()).toBeGreaterThan(5));
    await expect(drawn()).toBeLessThan(60);
    await userEvent.click(canvas.getByRole("button", { name: "More actions for Author 0002" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Move to position…" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Move Author 0002" }));
    const position = dialog.getByRole("textbox", { name: /^Position, from 1 to 3000/ });
    await waitFor(() => expect(position).toHaveFocus());
    await userEvent.clear(position);
    await userEvent.type(position, "3001{Enter}");
    await expect(dialog.getByText("Give a whole number from 1 to 3000.")).toBeVisible();
    await userEvent.clear(position);
    await userEvent.type(position, "1{Enter}");
    await waitFor(() => expect(names(canvasElement)[0]).toBe("Author 0002"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const list = canvas.getByRole("list", { name: "Creators" }).parentElement;
    list?.scrollTo({ top: 1e6 });
    await waitFor(() => expect(names(canvasElement).at(-1)).toBe("Author 3000"));
    await expect(drawn()).toBeLessThan(60);
    // Other rows are shown from the first one, wherever the list was scrolled.
    await userEvent.type(canvas.getByRole("textbox", { name: "Filter creators" }), "1");
    await waitFor(() => expect(names(canvasElement)[0]).toBe("Author 0001"));
    await expect(list?.scrollTop).toBe(0);
  },
};

/** The rows of a list outside the viewport are not rendered. The list keeps its scroll position. */
export const FarFromSight: Story = {
  args: { count: 3000 },
  decorators: [
    (List) => (
      <>
        <div style={{ blockSize: 6000 }} />
        <List />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Creators" });
    const panel = list.parentElement;
    panel?.scrollTo({ top: 1e6 });
    await waitFor(() => expect(names(canvasElement).at(-1)).toBe("Author 3000"));
    // Two frames, since a browser decides in one what it does not paint in the next.
    const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    let left = 0;
    let still = 0;
    await waitFor(async () => {
      // Rows that are measured while scrolling move the end.
      panel?.scrollTo({ top: 1e6 });
      await frames();
      still = panel?.scrollTop === left ? still + 1 : 0;
      left = panel?.scrollTop ?? 0;
      await expect(still).toBeGreaterThan(5);
    });
    await expect(left).toBeGreaterThan(10_000);
    for (const block of ["end", "start"] as const) {
      const target = block === "end" ? canvasElement.querySelector("li:last-child") : canvasElement;
      target?.scrollIntoView({ block });
      await frames();
      await expect(panel?.scrollTop).toBe(left);
      await expect(names(canvasElement).at(-1)).toBe("Author 3000");
    }
  },
};

/** A row that the filter hides is scrolled to, in a list that is windowed with and without the filter. */
export const LedBehindTheFilter: Story = {
  args: { count: 3000, led: "p2500" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText("Author 0002")).toBeVisible());
    await userEvent.type(canvas.getByRole("textbox", { name: "Filter creators" }), "1");
    await waitFor(() => expect(names(canvasElement)).not.toContain("Author 0002"));
    await userEvent.click(canvas.getByRole("button", { name: "Show the row" }));
    const panel = canvas.getByRole("list", { name: "Creators" }).parentElement;
    await waitFor(async () => {
      const row = canvas.getByText("Author 2500").getBoundingClientRect();
      const seen = panel?.getBoundingClientRect();
      await expect(row.top).toBeGreaterThan(seen?.top ?? Infinity);
      await expect(row.bottom).toBeLessThan(seen?.bottom ?? -Infinity);
    });
  },
};
