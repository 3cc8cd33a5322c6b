import type { CreatorValue } from "@deposit/core";
import { describe, expect, it } from "vitest";
import { coerceFieldValue } from "./coerceFieldValue.ts";

const creator: CreatorValue = {
  key: "a",
  person_or_org: { type: "personal", family_name: "Curie", given_name: "Marie", name: "", identifiers: [] },
  affiliations: [{ id: "01", name: "Sorbonne" }, { name: "Radium" }],
  role: "",
};

/** As a host without types gives it. */
const taken = (name: string, given: unknown): unknown => coerceFieldValue<unknown>(name, [], given);

describe("rows that a host gives", () => {
  it("stay the same where nothing is to be added", () => {
    const [row] = coerceFieldValue("metadata.creators", [], [creator]);
    expect(row).toBe(creator);
  });

  it("have the parts that they lack, empty", () => {
    expect(taken("metadata.creators", [{ key: "a", person_or_org: { family_name: "Curie" } }])).toEqual([
      {
        key: "a",
        person_or_org: { type: "personal", family_name: "Curie", given_name: "", name: "", identifiers: [] },
        affiliations: [],
        role: "",
      },
    ]);
  });

  it.each([
    ["additional_titles", { title: "x" }, { title: "x", type: "", lang: null }],
    ["additional_descriptions", { description: "x" }, { description: "x", type: "", lang: null }],
    ["dates", { date: "2020" }, { date: "2020", type: "", description: "" }],
    ["identifiers", { identifier: "x" }, { identifier: "x", scheme: "" }],
    ["related_identifiers", { identifier: "x" }, { identifier: "x", scheme: "", relation_type: "", resource_type: "" }],
    ["references", {}, { reference: "" }],
    ["subjects", { subject: "tides" }, { subject: "tides" }],
    ["rights", { id: "cc0-1.0" }, { id: "cc0-1.0", title: "", description: "", link: "" }],
    ["rights", { title: null }, { title: "", description: "", link: "" }],
    ["funding", { funder: { name: "F" } }, { funder: { name: "F" }, award: { title: "", number: "", url: "" } }],
    ["languages", { id: "eng" }, { id: "eng", title: "" }],
  ])("have them in %s", (list, given, filled) => {
    const [row] = coerceFieldValue<readonly object[]>(`metadata.${list}`, [], [given]);
    expect({ key: "", ...row, ...(list === "languages" ? {} : { key: "" }) }).toEqual({ key: "", ...filled });
  });

  it.each([
    ["creators", [{ person_or_org: "Curie" }], '"metadata.creators.person_or_org" stays as it is'],
    ["creators", [{ ...creator, affiliations: "Sorbonne" }], "it was given a string, and holds: list"],
    ["dates", [{ date: 2020 }], '"metadata.dates.date" stays as it is: it was given a number, and holds: string'],
    ["references", ["Curie 1903"], '"metadata.references" stays as it is: it was given a string, and holds: object'],
  ])("are refused in %s where a part is of another kind", (list, given, said) => {
    expect(() => taken(`metadata.${list}`, given)).toThrow(said);
  });
});
