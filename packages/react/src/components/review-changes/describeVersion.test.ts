import { expect, test } from "vitest";
import { describeVersion } from "./describeVersion.ts";

test.each([
  ["Corals of Crete", "Corals of Crete"],
  ["<p>Sea <b>ice</b></p><p>since 1846 &amp; later</p>", "Sea ice\nsince 1846 & later"],
  [{ key: "row-1", date: "2020", type: "collected", description: "" }, "2020 · collected"],
  [
    {
      key: "r",
      person_or_org: { family_name: "Doe", given_name: "Jane", identifiers: [] },
      affiliations: [{ name: "CERN" }],
    },
    "Doe · Jane · CERN",
  ],
  [[{ id: "eng", title: "English" }], "eng · English"],
  ["", ""],
  [undefined, ""],
  [{ key: "row-1", unedited: { title: { de: "x" } }, title: "" }, ""],
])("%j is described by what a reader sees of it", (value, text) => {
  expect(describeVersion(value)).toBe(text);
});
