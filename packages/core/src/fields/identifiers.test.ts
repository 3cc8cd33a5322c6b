import { expect, test } from "vitest";
import { withoutRepeats } from "./identifiers.ts";

test("an identifier that is said twice, in whatever space, is sent once; under another scheme it is another", () => {
  const rows = [
    { key: "a", scheme: "doi", identifier: "10.1234/a" },
    { key: "b", scheme: "url", identifier: "10.1234/a" },
    { key: "c", scheme: "doi", identifier: " 10.1234/a " },
    { key: "d", scheme: "doi", identifier: "" },
    { key: "e", scheme: "doi", identifier: "" },
  ];
  const sent = withoutRepeats(rows);
  expect(sent.map(({ key }) => key)).toEqual(["a", "b", "d"]);
  expect(withoutRepeats(sent)).toBe(sent);
});
