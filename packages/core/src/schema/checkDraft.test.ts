import { expect, test } from "vitest";
import { emptyRecord } from "../record/record.ts";
import type { CreatorValue, DepositValues } from "../record/values.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { checkDraft } from "./checkDraft.ts";

const empty = decodeRecord(emptyRecord, { default_locale: "en", custom_field_vocabularies: [] });

function withMetadata(metadata: Partial<DepositValues["metadata"]>): DepositValues {
  return { ...empty, metadata: { ...empty.metadata, ...metadata } };
}

function creator(person: Partial<CreatorValue["person_or_org"]>): CreatorValue {
  return {
    key: "row-c",
    person_or_org: { type: "personal", family_name: "", given_name: "", name: "", identifiers: [], ...person },
    affiliations: [],
    role: "",
  };
}

const said = (values: DepositValues) => checkDraft(values).map((fault) => [fault.path.join("."), fault.message.id]);

test("an empty draft misses what publishing requires", () => {
  expect(said(empty)).toEqual([
    ["metadata.resource_type", "check.resourceType.required"],
    ["metadata.title", "check.title.required"],
    ["metadata.publication_date", "check.publicationDate.required"],
    ["metadata.creators", "check.creators.required"],
  ]);
});

const complete = withMetadata({
  resource_type: "dataset",
  title: "Sea ice",
  publication_date: "2024",
  creators: [creator({ family_name: "Ek" })],
});

test("a complete draft has no faults", () => {
  expect(said(complete)).toEqual([]);
});

test("a person has a family name, an organisation a name, each told at its own row", () => {
  const path = "metadata.creators.row-c.person_or_org";
  const withCreator = (person: Partial<CreatorValue["person_or_org"]>) =>
    said({ ...complete, metadata: { ...complete.metadata, creators: [creator(person)] } });
  expect(withCreator({ family_name: " " })).toEqual([[`${path}.family_name`, "check.familyName.required"]]);
  expect(withCreator({ type: "organizational" })).toEqual([[`${path}.name`, "check.name.required"]]);
});

test("a contributor has a role", () => {
  const values = { ...complete, metadata: { ...complete.metadata, contributors: [creator({ family_name: "Ek" })] } };
  expect(said(values)).toEqual([["metadata.contributors.row-c.role", "check.role.required"]]);
});

test("an ORCID whose check digit does not fit is told at its identifier", () => {
  const orcid = (identifier: string) =>
    said({
      ...complete,
      metadata: {
        ...complete.metadata,
        creators: [creator({ family_name: "Ek", identifiers: [{ scheme: "orcid", identifier }] })],
      },
    });
  expect(orcid("https://orcid.org/0000-0002-1825-0097")).toEqual([]);
  expect(orcid("0000-0002-1825-0098")).toEqual([
    ["metadata.creators.row-c.person_or_org.identifiers.0.identifier", "check.orcid.invalid"],
  ]);
});

test("a custom licence has a title, and its link is a web address", () => {
  const withLicense = (title: string, link: string) =>
    said({
      ...complete,
      metadata: { ...complete.metadata, rights: [{ key: "row-l", title, description: "", link }] },
    });
  expect(withLicense("House", "https://example.org")).toEqual([]);
  expect(withLicense("", "javascript:alert(1)")).toEqual([
    ["metadata.rights.row-l.title", "check.license.title.required"],
    ["metadata.rights.row-l.link", "check.license.link.invalid"],
  ]);
});
