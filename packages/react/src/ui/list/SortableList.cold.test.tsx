import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as lazyParts from "../lazy/lazyPart.ts";
import type { SortableLabels } from "./sortableLabels.ts";

// A list whose dragging and windowing, chunks of their own, have not arrived.
let arrive: () => Promise<void>;

beforeEach(() => {
  vi.resetModules();
  vi.doMock("../lazy/lazyPart.ts", async () => {
    const { lazyPart, ...others } = await vi.importActual<typeof lazyParts>("../lazy/lazyPart.ts");
    return {
      ...others,
      lazyPart: <Part,>(fetchPart: () => Promise<Part>) =>
        lazyPart(async () => {
          await arrive();
          return fetchPart();
        }),
    };
  });
});
afterEach(() => vi.doUnmock("../lazy/lazyPart.ts"));

const labels: SortableLabels = {
  list: "Authors",
  handle: (name) => `Reorder ${name}`,
  roleDescription: "sortable",
  instructions: "Press space to lift.",
  menu: (name) => `More actions for ${name}`,
  moveUp: "Move up",
  moveDown: "Move down",
  moveToTop: "Move to top",
  moveToBottom: "Move to bottom",
  moveToPosition: "Move to position",
  positionTitle: (name) => `Move ${name}`,
  positionLabel: (total) => `Position, from 1 to ${total}`,
  positionRefused: (total) => `From 1 to ${total}`,
  applyPosition: "Move",
  cancelPosition: "Cancel",
  filter: "Filter",
  clearFilter: "Clear",
  filtered: (shown, total) => `${shown} of ${total}`,
  noneFiltered: (query) => `Nothing for ${query}`,
  lifted: (name, position, total) => `${name} lifted, ${position} of ${total}`,
  over: (name, position) => `${name} over ${position}`,
  moved: (name, position) => `${name} moved to ${position}`,
  cancelled: (name) => `${name} put back`,
};
const late = {
  loading: "Loading…",
  failed: "This part of the page did not arrive.",
  failedText: "Nothing that you typed is lost.",
  retry: "Try again",
  giveUp: "Not now",
};

/** A list of rows with a field in each. */
async function renderNames(count: number): Promise<void> {
  const [{ SortableList }, { UiRoot }] = await Promise.all([
    import("./SortableList.tsx"),
    import("../root/UiRoot.tsx"),
  ]);
  function Names() {
    const [names, setNames] = useState(() => Array.from({ length: count }, (_, index) => `Author ${index + 1}`));
    return (
      <UiRoot late={late}>
        <SortableList
          id="names"
          items={names}
          getId={(name) => name}
          getName={(name) => name}
          onMove={(from, to) => setNames((before) => before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? ""))}
          renderItem={(name, { handle }) => (
            <>
              {handle}
              <input aria-label={`Note on ${name}`} />
            </>
          )}
          labels={labels}
        />
      </UiRoot>
    );
  }
  render(<Names />);
}

/** Opens when told. */
function door(): { readonly open: () => void; readonly opened: Promise<void> } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

const handleOf = (name: string): HTMLElement => screen.getByRole("button", { name: `Reorder ${name}` });

test("a handle pressed before dragging arrived lifts its row when it does, and says so; no row is drawn anew", async () => {
  const { open, opened } = door();
  arrive = () => opened;
  await renderNames(3);
  const note = screen.getByLabelText("Note on Author 1");
  await userEvent.type(note, "first");
  act(() => handleOf("Author 2").focus());
  await userEvent.keyboard(" ");
  expect(handleOf("Author 2")).not.toHaveAttribute("aria-pressed");
  open();
  await waitFor(() => expect(handleOf("Author 2")).toHaveAttribute("aria-pressed", "true"));
  expect(screen.getByRole("log")).toHaveTextContent(/^Author 2 lifted, 2 of 3/);
  expect(handleOf("Author 2")).toHaveFocus();
  expect(screen.getByLabelText("Note on Author 1")).toBe(note);
  expect(note).toHaveValue("first");
  await userEvent.keyboard("{Escape}");
  await screen.findByText("Author 2 put back");
});

/** Lifts the second of three rows by keyboard. */
async function liftTheSecond(): Promise<void> {
  arrive = () => Promise.resolve();
  await renderNames(3);
  act(() => handleOf("Author 2").focus());
  expect(await screen.findByText("Press space to lift.")).toBeInTheDocument();
  await userEvent.keyboard(" ");
  await waitFor(() => expect(handleOf("Author 2")).toHaveAttribute("aria-pressed", "true"));
}

test("a lifted row stays where it is at the keys that scroll a page", async () => {
  await liftTheSecond();
  for (const key of ["End", "Home", "PageDown", "PageUp"]) {
    // False: the page will not scroll.
    await waitFor(() => expect(fireEvent.keyDown(handleOf("Author 2"), { key, code: key })).toBe(false));
  }
  await userEvent.keyboard("{Escape}");
  expect(fireEvent.keyDown(handleOf("Author 2"), { key: "End", code: "End" })).toBe(true);
});

test("a handle let go before dragging arrived lifts nothing", async () => {
  const { open, opened } = door();
  arrive = () => opened;
  await renderNames(3);
  fireEvent.pointerDown(handleOf("Author 2"), { button: 0, isPrimary: true });
  fireEvent.pointerUp(handleOf("Author 2"));
  open();
  expect(await screen.findByText("Press space to lift.")).toBeInTheDocument();
  fireEvent.pointerMove(document, { clientX: 0, clientY: 90 });
  expect(screen.queryByText(/lifted/)).toBeNull();
});

test("dragging that does not arrive says so, and can be tried again", async () => {
  let isOnline = false;
  arrive = () => (isOnline ? Promise.resolve() : Promise.reject(new TypeError("offline")));
  await renderNames(3);
  act(() => handleOf("Author 2").focus());
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.keyboard(" ");
  expect(await screen.findByRole("alert")).toHaveTextContent("This part of the page did not arrive.");
  isOnline = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Press space to lift.")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("the first rows of a long list are there at once; the one with the focus keeps it, and its text, in the window", async () => {
  const { open, opened } = door();
  arrive = () => opened;
  await renderNames(300);
  expect(screen.getAllByRole("listitem")).toHaveLength(12);
  const note = screen.getByLabelText("Note on Author 12");
  await userEvent.type(note, "twelfth");
  open();
  await waitFor(() => expect(screen.getByRole("list")).toHaveStyle({ blockSize: "18000px" }));
  expect(screen.getByLabelText("Note on Author 12")).toBe(note);
  expect(note).toHaveFocus();
  expect(note).toHaveValue("twelfth");
});

test("a window that does not arrive says so; without it all rows are drawn", async () => {
  arrive = () => Promise.reject(new TypeError("offline"));
  await renderNames(50);
  expect(await screen.findByRole("alert")).toHaveTextContent("This part of the page did not arrive.");
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(50);
});

test("on paper a long list is whole, and the field that was typed in is the same; on the screen it has its window again", async () => {
  arrive = () => Promise.resolve();
  await renderNames(300);
  await waitFor(() => expect(screen.getByRole("list")).toHaveStyle({ blockSize: "18000px" }));
  const note = screen.getByLabelText("Note on Author 2");
  await userEvent.type(note, "second");
  fireEvent(window, new Event("beforeprint"));
  expect(screen.getAllByRole("listitem")).toHaveLength(300);
  expect(screen.getByRole("list").style.blockSize).toBe("");
  fireEvent(window, new Event("afterprint"));
  expect(screen.getAllByRole("listitem").length).toBeLessThan(50);
  expect(screen.getByRole("list")).toHaveStyle({ blockSize: "18000px" });
  expect(screen.getByLabelText("Note on Author 2")).toBe(note);
  expect(note).toHaveValue("second");
});

test("a handle is only where there is another row, and says how its row is moved", async () => {
  arrive = async () => undefined;
  await renderNames(2);
  act(() => handleOf("Author 1").focus());
  await waitFor(() => expect(handleOf("Author 1")).toHaveAccessibleDescription("Press space to lift."));
  cleanup();
  await renderNames(1);
  expect(screen.getByLabelText("Note on Author 1")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Reorder Author 1" })).toBeNull();
});

test("a lifted row is back where it was when the focus goes to a field, which has its keys and keeps it", async () => {
  await liftTheSecond();
  const note = screen.getByLabelText("Note on Author 1");
  await userEvent.click(note);
  expect(await screen.findByText("Author 2 put back")).toBeInTheDocument();
  await userEvent.keyboard("New York");
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(note).toHaveValue("New York");
  expect(note).toHaveFocus();
  expect(handleOf("Author 2")).not.toHaveAttribute("aria-pressed");
  // And it can be lifted anew.
  act(() => handleOf("Author 2").focus());
  await userEvent.keyboard(" ");
  await waitFor(() => expect(handleOf("Author 2")).toHaveAttribute("aria-pressed", "true"));
});
