import { expect, test } from "vitest";
import { decodeCreator } from "./people.ts";

test("identifiers and affiliations of thousands of creators are kept once, with the record", () => {
  const creator = {
    person_or_org: {
      type: "personal",
      family_name: "Noether",
      given_name: "Emmy",
      name: "Noether, Emmy",
      identifiers: [{ identifier: "0000-0002-1825-0097", scheme: "orcid" }],
    },
    affiliations: [{ id: "04d836q62", name: "TU Wien" }, { name: "Göttingen" }],
  };
  const row = decodeCreator(creator);
  expect(row.person_or_org.identifiers).toBe(creator.person_or_org.identifiers);
  expect(row.affiliations).toBe(creator.affiliations);
});

test("what the form does not edit is no part of its rows, nor is what is empty", () => {
  const row = decodeCreator({
    person_or_org: { type: "personal", family_name: "Noether", identifiers: [{ identifier: "", scheme: "gnd" }] },
    affiliations: [{ id: "04d836q62", name: "TU Wien", identifiers: [{ scheme: "ror" }] }, { name: "" }],
  });
  expect(row.person_or_org.identifiers).toEqual([]);
  expect(row.affiliations).toEqual([{ id: "04d836q62", name: "TU Wien" }]);
});
