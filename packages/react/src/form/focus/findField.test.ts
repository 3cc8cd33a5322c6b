import { afterEach, expect, test, vi } from "vitest";
import { placeFinder, findField } from "./findField.ts";

afterEach(() => document.body.replaceChildren());

function drawPage(): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = `<input id="d-metadata.title"><div data-deposit-anchor="d-metadata.creators"></div>
    <div><input id="d-custom_fields.journal.issn"></div>`;
  document.body.append(root);
  return root;
}

const paths = [
  ["metadata", "title"],
  ["metadata", "title", "0"],
  ["metadata", "creators", "row-7", "role"],
  ["metadata", "sizes"],
  ["custom_fields", "journal"],
  ["custom_fields", "thesis"],
  [],
];

test("a field is found itself, else below, else above, and said what is said of it there, but not below", () => {
  const root = drawPage();
  const isOnPage = placeFinder(root, "d");
  expect(paths.map((path) => findField(root, "d", path) !== null)).toEqual([
    true,
    true,
    true,
    false,
    true,
    false,
    false,
  ]);
  expect(paths.map(isOnPage)).toEqual([true, true, true, false, false, false, false]);
  expect(placeFinder(null, "d")(["metadata", "title"])).toBe(false);
});

test("for thousands of rows that are not drawn, the page is searched for their list once", () => {
  const isOnPage = placeFinder(drawPage(), "d");
  const searches = vi.spyOn(document, "querySelector");
  for (let index = 0; index < 500; index += 1) isOnPage(["metadata", "creators", `row-${index}`, "role"]);
  expect(searches.mock.calls.length).toBeLessThan(10);
});
