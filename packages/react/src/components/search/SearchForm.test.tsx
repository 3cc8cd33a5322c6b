import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { SearchForm } from "./SearchForm.tsx";

function Awards({ onSearch }: { readonly onSearch: (text: string) => void }) {
  const [text, setText] = useState("");
  const inputProps = { "aria-label": "Awards" };
  return <SearchForm {...{ text, onSearch, inputProps }} onTextChange={setText} submitLabel="Search" />;
}

it("searches for the words without the blanks around them, for all again once it is emptied, and submits no form of the page's", async () => {
  const user = userEvent.setup();
  const [search, submit] = [vi.fn(), vi.fn()];
  // A dialog's form is no child of the page's in the document, and still is one to React.
  render(
    <div onSubmit={submit}>
      <Awards onSearch={search} />
    </div>,
  );
  await user.type(screen.getByRole("searchbox", { name: "Awards" }), " tides {Enter}");
  expect(search.mock.calls).toEqual([["tides"]]);
  await user.clear(screen.getByRole("searchbox", { name: "Awards" }));
  expect(search.mock.calls).toEqual([["tides"], [""]]);
  expect(submit).not.toHaveBeenCalled();
});
