import { afterEach, expect, test, vi } from "vitest";
import { fieldFinder, findField } from "./findField.ts";

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

test("a field is on the page where it is found, itself, below or above", () => {
  const root = drawPage();
  const isOnPage = fieldFinder(root, "d");
  expect(paths.map(isOnPage)).toEqual([true, true, true, false, true, false, false]);
  expect(paths.map(isOnPage)).toEqual(paths.map((path) => findField(root, "d", path) !== null));
  expect(fieldFinder(null, "d")(["metadata", "title"])).toBe(false);
});

test("for thousands of rows that are not drawn, the page is searched for their list once", () => {
  const isOnPage = fieldFinder(drawPage(), "d");
  const searches = vi.spyOn(document, "querySelector");
  for (let index = 0; index < 500; index += 1) isOnPage(["metadata", "creators", `row-${index}`, "role"]);
  expect(searches.mock.calls.length).toBeLessThan(10);
});
