import { describe, expect, test } from "vitest";
import { readCommunity } from "../record/community.ts";
import { emptyRecord } from "../record/record.ts";
import type { CreatorValue } from "../fields/people.ts";
import type { DepositValues } from "../fields/values.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { validateDraft } from "./validateDraft.ts";

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

const said = (values: DepositValues) => validateDraft(values).map((fault) => [fault.path.join("."), fault.message.id]);

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

test("a title that nobody can see is none", () => {
  const values = { ...complete, metadata: { ...complete.metadata, title: "\u200b\u200b \u200b\u2060" } };
  expect(said(values)).toEqual([["metadata.title", "check.title.required"]]);
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
  expect(withLicense("House", "https://example.org/our terms")).toEqual([
    ["metadata.rights.row-l.link", "check.license.link.invalid"],
  ]);
  expect(withLicense("House", "https://example.org/our terms")).toEqual([
    ["metadata.rights.row-l.link", "check.license.link.invalid"],
  ]);
  expect(withLicense("", "javascript:alert(1)")).toEqual([
    ["metadata.rights.row-l.title", "check.license.title.required"],
    ["metadata.rights.row-l.link", "check.license.link.invalid"],
  ]);
});

describe("every row of a list is judged, at its own key", () => {
  const row = { key: "row-1" };
  test.each<[string, Partial<DepositValues["metadata"]>, string, string]>([
    [
      "additional titles",
      { additional_titles: [{ ...row, title: "Ice", type: "", lang: null }] },
      "additional_titles.row-1.type",
      "check.type.required",
    ],
    [
      "additional descriptions",
      { additional_descriptions: [{ ...row, description: "<p>Ice</p>", type: "", lang: null }] },
      "additional_descriptions.row-1.type",
      "check.type.required",
    ],
    [
      "dates",
      { dates: [{ ...row, date: "soon", type: "created", description: "" }] },
      "dates.row-1.date",
      "check.date.format",
    ],
    [
      "identifiers",
      { identifiers: [{ ...row, scheme: "isbn", identifier: "978-0-306-40615-8" }] },
      "identifiers.row-1.identifier",
      "check.isbn.invalid",
    ],
    [
      "related works",
      {
        related_identifiers: [
          { ...row, scheme: "doi", identifier: "10.1/x", relation_type: "", resource_type: "dataset" },
        ],
      },
      "related_identifiers.row-1.relation_type",
      "check.relation.required",
    ],
    [
      "references",
      { references: [{ ...row, reference: "  " }] },
      "references.row-1.reference",
      "check.reference.required",
    ],
    [
      "funding",
      { funding: [{ ...row, funder: { name: "" }, award: { title: "T", number: "", url: "" } }] },
      "funding.row-1.funder.name",
      "check.funder.required",
    ],
    ["subjects", { subjects: [{ ...row, subject: " " }] }, "subjects.row-1.subject", "check.subject.required"],
  ])("%s", (_name, metadata, path, id) => {
    expect(said({ ...complete, metadata: { ...complete.metadata, ...metadata } })).toEqual([[`metadata.${path}`, id]]);
  });

  test("but a row in which nothing was filled is not sent, and nothing is missing in it", () => {
    const identifiers = [{ ...row, scheme: "", identifier: "" }];
    expect(said({ ...complete, metadata: { ...complete.metadata, identifiers } })).toEqual([]);
  });
});

describe("an embargo", () => {
  const now = Date.parse("2026-11-21T12:00:00Z");
  const community = readCommunity({ id: "c", access: { visibility: "restricted" } });
  const embargo = { active: true, until: "", reason: "" };
  const restricted: DepositValues = { ...complete, access: { record: "restricted", files: "public", embargo } };
  const ids = (values: DepositValues, circumstances = {}) =>
    validateDraft(values, { now, ...circumstances }).map((fault) => [fault.path.join("."), fault.message.id]);

  test("that is active has a day, which is to come", () => {
    expect(ids(restricted)).toEqual([["access.embargo.until", "check.embargo.required"]]);
    const past = { ...restricted, access: { ...restricted.access, embargo: { ...embargo, until: "2026-11-21" } } };
    expect(ids(past)).toEqual([["access.embargo.until", "check.embargo.past"]]);
    expect(ids(past, { now: Date.parse("2026-11-20T23:00:00Z") })).toEqual([]);
  });

  test("that does not apply needs none", () => {
    expect(ids({ ...restricted, access: { ...restricted.access, record: "public" } })).toEqual([]);
    expect(ids(restricted, { community })).toEqual([]);
  });
});

test("a DOI that the depositor has is there and looks like one; one of the platform's is not judged", () => {
  const withDoi = (identifier: string, provider: string) =>
    said({ ...complete, pids: { doi: { identifier, provider } } });
  expect(withDoi("", "external")).toEqual([["pids.doi", "check.doi.required"]]);
  expect(withDoi("hello", "external")).toEqual([["pids.doi", "check.doi.invalid"]]);
  expect(withDoi("https://doi.org/10.1234/x", "external")).toEqual([]);
  expect(withDoi("anything", "datacite")).toEqual([]);
});
