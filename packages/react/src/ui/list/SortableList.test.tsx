import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { DepositI18n } from "../../i18n/DepositI18n.tsx";
import { useSortableLabels } from "../../components/lists/useSortableLabels.ts";
import { UiRoot } from "../root/UiRoot.tsx";
import { SortableList } from "./SortableList.tsx";

const late = { loading: "", failed: "", failedText: "", retry: "", giveUp: "" };

/** A list of twelve authors in a form of the host; what its submission tells. */
function renderAuthors() {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  function Authors() {
    const [names, setNames] = useState(() => Array.from({ length: 12 }, (_, index) => `Author ${index + 1}`));
    const labels = useSortableLabels("Authors");
    return (
      <form onSubmit={onSubmit}>
        <SortableList
          id="authors"
          items={names}
          getId={(name) => name}
          getName={(name) => name}
          onMove={(from, to) => setNames((before) => before.toSpliced(from, 1).toSpliced(to, 0, before[from] ?? ""))}
          renderItem={(name, { menu }) => (
            <>
              {name}
              {menu}
            </>
          )}
          labels={labels}
        />
        <button type="button" onClick={() => setNames((before) => [...before, "Somebody else"])}>
          Add
        </button>
        <button type="button" onClick={() => setNames((before) => [...before, "Author 111"])}>
          Add another author
        </button>
        <button type="button" onClick={() => setNames((before) => before.slice(1))}>
          Drop the first
        </button>
        <button type="submit">Send</button>
      </form>
    );
  }
  render(
    <DepositI18n>
      <UiRoot late={late}>
        <Authors />
      </UiRoot>
    </DepositI18n>,
  );
  return { user: userEvent.setup(), onSubmit, filter: screen.getByRole("textbox", { name: /^Filter/ }) };
}
const rows = () => screen.getAllByRole("listitem");
const shown = () => rows().map((row) => row.textContent);

test("a row says its place among those that a filter leaves, and is moved by its place among all", async () => {
  const { user, filter } = renderAuthors();
  expect(rows()[6]).toHaveAttribute("aria-posinset", "7");
  await user.type(filter, "1");
  expect(shown()).toEqual(["Author 1", "Author 10", "Author 11", "Author 12"]);
  expect(rows()[2]).toHaveAttribute("aria-posinset", "3");
  expect(rows()[2]).toHaveAttribute("aria-setsize", "4");
  await user.click(screen.getByRole("button", { name: /Author 11$/ }));
  await user.click(await screen.findByRole("menuitem", { name: /^Move to position/ }));
  const position = within(await screen.findByRole("dialog")).getByRole("textbox");
  expect(position).toHaveValue("11");
  await user.clear(position);
  await user.type(position, "3{Enter}");
  await user.clear(filter);
  await waitFor(() => expect(shown().slice(1, 4)).toEqual(["Author 2", "Author 11", "Author 3"]));
});

test("Enter in the filter or in the dialog of a place does not submit the form around the list", async () => {
  const { user, filter, onSubmit } = renderAuthors();
  await user.type(filter, "12{Enter}");
  expect(shown()).toEqual(["Author 12"]);
  await user.click(screen.getByRole("button", { name: /Author 12$/ }));
  await user.click(await screen.findByRole("menuitem", { name: /^Move to position/ }));
  const position = within(await screen.findByRole("dialog")).getByRole("textbox");
  await user.clear(position);
  await user.type(position, "1{Enter}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a place is typed in the digits of any script, and one that was refused is so no more when another is typed", async () => {
  const { user } = renderAuthors();
  await user.click(screen.getByRole("button", { name: /Author 12$/ }));
  await user.click(await screen.findByRole("menuitem", { name: /^Move to position/ }));
  const position = within(await screen.findByRole("dialog")).getByRole("textbox");
  await user.clear(position);
  await user.type(position, "13{Enter}");
  expect(position).toBeInvalid();
  await user.clear(position);
  expect(position).not.toBeInvalid();
  await user.type(position, "٢{Enter}");
  await waitFor(() => expect(shown()[1]).toBe("Author 12"));
});

test("a row that is added is seen whatever the filter; when one goes, or comes that has them, the words stay", async () => {
  const { user, filter } = renderAuthors();
  await user.type(filter, "Author 1");
  await user.click(screen.getByRole("button", { name: "Drop the first" }));
  expect(filter).toHaveValue("Author 1");
  await user.click(screen.getByRole("button", { name: "Add another author" }));
  expect(filter).toHaveValue("Author 1");
  expect(shown()).toEqual(["Author 10", "Author 11", "Author 12", "Author 111"]);
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(filter).toHaveValue("");
  expect(screen.getByText("Somebody else")).toBeVisible();
});

test("Escape takes the words out of the filter, and not while a word is composed", async () => {
  const { user, filter } = renderAuthors();
  await user.type(filter, "12");
  fireEvent.keyDown(filter, { key: "Escape", isComposing: true });
  expect(filter).toHaveValue("12");
  await user.keyboard("{Escape}");
  expect(filter).toHaveValue("");
});
