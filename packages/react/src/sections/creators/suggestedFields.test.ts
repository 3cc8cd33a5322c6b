import type { NameEntry } from "@deposit/core";
import { expect, it } from "vitest";
import { emptyFields } from "./creatorForm.ts";
import { fieldsOfPerson } from "./suggestedFields.ts";

const known = (name: Partial<NameEntry>): NameEntry => ({
  id: "1",
  name: "",
  family_name: "",
  given_name: "",
  identifiers: [],
  affiliations: [],
  ...name,
});
const namesOf = (entry: NameEntry) => {
  const { family_name, given_name } = fieldsOfPerson(entry, emptyFields()).person_or_org;
  return [family_name, given_name];
};

it("a found person has both parts of the name", () => {
  expect(namesOf(known({ name: "Curie, Marie", family_name: "Curie", given_name: "Marie" }))).toEqual([
    "Curie",
    "Marie",
  ]);
});

it.each([
  [{ name: "Sukarno" }, ["Sukarno", ""]],
  [{ name: "Sukarno", given_name: "Sukarno" }, ["Sukarno", ""]],
  [{ name: "King, Martin Luther, Jr." }, ["King", "Martin Luther, Jr."]],
  [{ given_name: "Ada" }, ["", "Ada"]],
])("a vocabulary entry named %j does not result in an empty name", (entry, names) => {
  expect(namesOf(known(entry))).toEqual(names);
});
