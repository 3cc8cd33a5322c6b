import type { fieldTable } from "../../src/fields/fieldTable.ts";
import type { Json, JsonObject } from "../../src/shared/json.ts";

type FieldTable = typeof fieldTable;

/** The names of a group's fields, without those of feedback places. */
type NamesIn<Group> = {
  [Name in keyof Group & string]: Group[Name] extends { readonly kind: "place" } ? never : Name;
}[keyof Group & string];

/** The name of a field: `metadata.title`, or a group alone, such as `pids`. */
export type SampledField = {
  [Group in NamesIn<FieldTable>]: FieldTable[Group] extends { readonly kind: string }
    ? Group
    : `${Group}.${NamesIn<FieldTable[Group]>}`;
}[NamesIn<FieldTable>];

/** What is known of one field. It is written without the field table, so that the table can be checked against it. */
export interface FieldSample {
  readonly section: string;
  readonly label: string;
  /** JSON that the platform sends, the value that the form holds for it, and the JSON that is sent back. */
  readonly json: Json;
  readonly value: unknown;
  readonly sent?: Json;
  /** Other JSON that the platform sends. */
  readonly other: Json;
  /** More JSON that the platform sends, and what is sent back for it. */
  readonly alsoSent?: readonly (readonly [json: Json, sent: Json | undefined])[];
  /** The value of the field while nothing is filled in. Absent where it always holds something. */
  readonly empty?: unknown;
  /** JSON that the form cannot show, and sends back unchanged. */
  readonly broken?: Json;
  /** A typed and a saved value that differ only in what is never sent. */
  readonly notSent?: { readonly typed: unknown; readonly saved: unknown };
  /** Paths below the field that server errors name, and the parts that they belong to. "0" is the first row. */
  readonly errors: Readonly<Record<string, string>>;
  /** JSON with something wrong, and its issues by the path below the field. */
  readonly issues?: readonly (readonly [json: Json, issues: Readonly<Record<string, string>>])[];
  /** The paths below the field that are unsaved where the server holds `other`, and where it holds nothing. */
  readonly unsaved: readonly [withOther: readonly string[], withNothing: readonly string[]];
  /** How two versions merge that both differ from the base: as a conflict, as the items of both, or as typed. */
  readonly merged: "conflict" | "items" | "typed";
  /** Two rows about the same thing that have no other value in common. */
  readonly sameThing?: readonly [JsonObject, JsonObject];
}

const orcid = { scheme: "orcid", identifier: "0000-0002-1825-0097" };

/** A creator or contributor, whose role the platform sends with a title. */
const person = (family_name: string, role: string): JsonObject => ({
  person_or_org: {
    type: "personal",
    name: `${family_name}, Ida`,
    family_name,
    given_name: "Ida",
    identifiers: [orcid],
  },
  affiliations: [{ id: "01ggx4157", name: "CERN", identifiers: [{ scheme: "ror" }] }, { name: "Harbour" }],
  role: { id: role, title: { en: role } },
});

const people = {
  json: [
    person("Ek", "editor"),
    { person_or_org: { type: "organizational", name: "Water Board" }, role: { id: "sponsor" } },
  ],
  value: [
    {
      person_or_org: { type: "personal", family_name: "Ek", given_name: "Ida", name: "", identifiers: [orcid] },
      affiliations: [{ id: "01ggx4157", name: "CERN" }, { name: "Harbour" }],
      role: "editor",
    },
    {
      person_or_org: { type: "organizational", family_name: "", given_name: "", name: "Water Board", identifiers: [] },
      affiliations: [],
      role: "sponsor",
    },
  ],
  sent: [
    {
      person_or_org: { type: "personal", family_name: "Ek", given_name: "Ida", identifiers: [orcid] },
      affiliations: [{ id: "01ggx4157" }, { name: "Harbour" }],
      role: { id: "editor" },
    },
    { person_or_org: { type: "organizational", name: "Water Board" }, role: { id: "sponsor" } },
  ],
  other: [
    { person_or_org: { type: "personal", family_name: "Lund", given_name: "Bo" }, role: { id: "editor" } },
    { person_or_org: { type: "organizational", name: "Tide Office" }, role: { id: "sponsor" } },
  ],
  empty: [],
  broken: ["Ek, Ida"],
  errors: {
    "0": "0",
    "0.person_or_org": "0.person_or_org",
    "0.person_or_org.type": "0.person_or_org.type",
    "0.person_or_org.family_name": "0.person_or_org.family_name",
    "0.person_or_org.given_name": "0.person_or_org.given_name",
    "0.person_or_org.name": "0.person_or_org.name",
    "0.person_or_org.identifiers": "0.person_or_org.identifiers",
    "0.person_or_org.identifiers.1": "0.person_or_org.identifiers.1",
    "0.person_or_org.identifiers.1.scheme": "0.person_or_org.identifiers.1.scheme",
    "0.person_or_org.identifiers.1.identifier": "0.person_or_org.identifiers.1.identifier",
    "0.affiliations.0.name": "0.affiliations",
    "0.role.id": "0.role",
    "0.unknown": "0",
  },
  unsaved: [
    ["0.affiliations", "0.person_or_org.identifiers.0"],
    ["0", "1"],
  ],
  merged: "items",
  sameThing: [
    { person_or_org: { type: "personal", family_name: "Ek", given_name: "Ida", identifiers: [orcid] } },
    {
      person_or_org: { type: "organizational", name: "Ida Lund, MSc", identifiers: [orcid] },
      affiliations: [{ name: "Harbour" }],
      role: { id: "editor" },
    },
  ],
} as const satisfies Partial<FieldSample>;

const language = { id: "deu", title: { en: "German", de: "Deutsch" } };

/** Paths that server errors name and no field holds: the path that each belongs to, and its section. */
export const placeSamples: readonly (readonly [error: string, place: string, section: string])[] = [
  ["parent.communities", "parent", "community"],
  ["review.receiver", "review", "community"],
  ["files.entries", "files.entries", "files"],
  ["files.entries.a.size", "files.entries.a", "files"],
  ["files.order", "files", "files"],
  ["media_files.enabled", "media_files", "files"],
  ["metadata.sizes", "", "record"],
];

/** A sample of every field. */
export const fieldSamples: Readonly<Record<SampledField, FieldSample>> = {
  "files.enabled": {
    section: "files",
    label: "files.metadataOnly",
    json: false,
    value: false,
    sent: false,
    other: true,
    errors: { "": "" },
    unsaved: [[""], [""]],
    merged: "conflict",
  },
  "files.default_preview": {
    section: "files",
    label: "files.preview.label",
    json: "data.csv",
    value: "data.csv",
    sent: "data.csv",
    other: "other.csv",
    empty: "",
    errors: { "": "" },
    unsaved: [[""], [""]],
    merged: "conflict",
  },
  pids: {
    section: "doi",
    label: "doi.label",
    json: { doi: { identifier: "10.1234/a", provider: "external" } },
    value: { doi: { identifier: "10.1234/a", provider: "external" } },
    sent: { doi: { identifier: "10.1234/a", provider: "external" } },
    other: { doi: { identifier: "10.1234/b", provider: "external" } },
    alsoSent: [[{ doi: { identifier: "", provider: "external" } }, { doi: { identifier: "", provider: "external" } }]],
    empty: {},
    errors: { doi: "doi", "doi.identifier": "doi", "ark.key": "" },
    issues: [
      [{ doi: { identifier: " ", provider: "external" } }, { doi: "check.doi.required" }],
      [{ doi: { identifier: "hello", provider: "external" } }, { doi: "check.doi.invalid" }],
      [{ doi: { identifier: "hello", provider: "datacite" } }, {}],
    ],
    unsaved: [["doi"], ["doi"]],
    merged: "conflict",
  },
  "doi.choice": {
    section: "doi",
    label: "doi.question",
    json: { doi: { identifier: "10.5072/a", provider: "datacite" } },
    value: "managed",
    other: { doi: { identifier: "10.1234/a", provider: "external" } },
    errors: {},
    unsaved: [[], []],
    merged: "typed",
  },
  "metadata.resource_type": {
    section: "resource-type",
    label: "resourceType.label",
    json: { id: "dataset", title: { en: "Dataset" } },
    value: "dataset",
    sent: { id: "dataset" },
    other: { id: "image" },
    empty: "",
    broken: ["dataset"],
    errors: { id: "" },
    issues: [["", { "": "check.resourceType.required" }]],
    unsaved: [[""], [""]],
    merged: "conflict",
  },
  "metadata.title": {
    section: "titles",
    label: "titles.label",
    json: "Tides",
    value: "Tides",
    sent: "Tides",
    other: "Waves",
    empty: "",
    broken: { en: "Tides" },
    errors: { en: "" },
    issues: [
      ["\u200b", { "": "check.title.required" }],
      ["ab", { "": "check.title.short" }],
    ],
    unsaved: [[], [""]],
    merged: "conflict",
  },
  "metadata.additional_titles": {
    section: "titles",
    label: "titles.additional.label",
    json: [{ title: "Gezeiten", type: { id: "translated-title", title: { en: "Translated" } }, lang: language }],
    value: [{ title: "Gezeiten", type: "translated-title", lang: { id: "deu", title: "German" } }],
    sent: [{ title: "Gezeiten", type: { id: "translated-title" }, lang: { id: "deu" } }],
    other: [{ title: "Wellen", type: { id: "subtitle" } }],
    alsoSent: [[[{ title: " ", type: { id: "alternative-title" } }], undefined]],
    empty: [],
    broken: ["Gezeiten"],
    errors: { "0.title": "0.title", "0.type.id": "0.type", "0.lang": "0.lang", "0.unknown": "0" },
    issues: [
      [[{ type: { id: "subtitle" } }], { "0.title": "check.title.required" }],
      [[{ title: "Gezeiten" }], { "0.type": "check.type.required" }],
    ],
    unsaved: [["0.lang"], ["0"]],
    merged: "items",
    sameThing: [
      { title: "Gezeiten", lang: language },
      { title: "Gezeiten", type: { id: "subtitle" }, lang: { id: "eng" } },
    ],
  },
  "metadata.publication_date": {
    section: "publication-date",
    label: "publicationDate.label",
    json: "2026-11",
    value: "2026-11",
    sent: "2026-11",
    other: "2025",
    alsoSent: [["2020/", "!2020/"]],
    empty: "",
    broken: ["2026"],
    errors: { date: "" },
    issues: [
      ["", { "": "check.publicationDate.required" }],
      ["2024-02-30", { "": "check.date.format" }],
    ],
    unsaved: [[], [""]],
    merged: "conflict",
  },
  "metadata.creators": {
    ...people,
    section: "creators",
    label: "creators.label",
    issues: [
      [[], { "": "check.creators.required" }],
      [
        [{ person_or_org: { type: "personal", given_name: "Ida" } }],
        { "0.person_or_org.family_name": "check.familyName.required" },
      ],
    ],
  },
  "metadata.description": {
    section: "descriptions",
    label: "descriptions.label",
    json: "<p>Levels.</p>",
    value: "<p>Levels.</p>",
    sent: "<p>Levels.</p>",
    other: "<p>Heights.</p>",
    empty: "",
    broken: true,
    errors: { "0": "" },
    unsaved: [[], [""]],
    merged: "conflict",
  },
  "metadata.additional_descriptions": {
    section: "descriptions",
    label: "descriptions.additional.label",
    json: [{ description: "<p>How.</p>", type: { id: "methods" }, lang: { ...language, title_l10n: "Deutsch" } }],
    value: [{ description: "<p>How.</p>", type: "methods", lang: { id: "deu", title: "Deutsch" } }],
    sent: [{ description: "<p>How.</p>", type: { id: "methods" }, lang: { id: "deu" } }],
    other: [{ description: "<p>What else.</p>", type: { id: "notes" } }],
    empty: [],
    broken: ["How."],
    errors: { "0.description": "0.description", "0.type": "0.type", "0.lang.id": "0.lang", "0.unknown": "0" },
    issues: [
      [
        [{ description: "<p>&nbsp;</p>" }],
        { "0.description": "check.description.required", "0.type": "check.type.required" },
      ],
    ],
    unsaved: [["0.lang"], ["0"]],
    merged: "items",
    sameThing: [
      { description: "<p>How.</p>", lang: language },
      { description: "<p>How.</p>", type: { id: "notes" }, lang: { id: "eng" } },
    ],
  },
  "metadata.rights": {
    section: "licenses",
    label: "licenses.label",
    json: [
      { id: "cc-by-4.0", title: { en: "CC BY" }, description: { en: "Share." }, props: { url: "https://cc.example" } },
      { title: { de: "Eigene", en: "Own" }, description: { en: "Ask." }, link: "https://own.example" },
    ],
    value: [
      { id: "cc-by-4.0", title: "CC BY", description: "Share.", link: "https://cc.example" },
      {
        title: "Own",
        description: "Ask.",
        link: "https://own.example",
        unedited: { title: { de: "Eigene", en: "Own" }, description: { en: "Ask." } },
      },
    ],
    sent: [
      { id: "cc-by-4.0" },
      { title: { de: "Eigene", en: "Own" }, description: { en: "Ask." }, link: "https://own.example" },
    ],
    other: [{ id: "cc0-1.0" }, { title: { en: "Mine" } }],
    empty: [],
    broken: ["CC BY"],
    errors: {
      "0.rights": "0",
      "0.title.en": "0.title",
      "0.description.en": "0.description",
      "0.link": "0.link",
    },
    issues: [
      [
        [{ link: "javascript:alert(1)" }],
        { "0.title": "check.license.title.required", "0.link": "check.license.link.invalid" },
      ],
    ],
    unsaved: [
      ["1.description", "1.link", "1.title"],
      ["0", "1"],
    ],
    merged: "items",
    sameThing: [
      { title: { en: "Own" }, description: { en: "Ask." } },
      { title: { en: "Own" }, description: { en: "Take." }, link: "https://own.example" },
    ],
  },
  "metadata.copyright": {
    section: "copyright",
    label: "copyright.label",
    json: "Smith &amp; Sons",
    value: "Smith & Sons",
    sent: "Smith & Sons",
    other: "Lund",
    empty: "",
    broken: ["Smith"],
    errors: { "0": "" },
    unsaved: [[], [""]],
    merged: "conflict",
  },
  "metadata.contributors": {
    ...people,
    section: "contributors",
    label: "contributors.label",
    issues: [[[{ person_or_org: { type: "organizational", name: "Harbour" } }], { "0.role": "check.role.required" }]],
  },
  "metadata.subjects": {
    section: "subjects",
    label: "subjects.label",
    json: [{ id: "euro:tide", scheme: "EuroSciVoc", subject: "tides" }, { subject: "harbour" }],
    value: [{ id: "euro:tide", scheme: "EuroSciVoc", subject: "tides" }, { subject: "harbour" }],
    sent: [{ id: "euro:tide" }, { subject: "harbour" }],
    other: [{ id: "euro:ice", scheme: "EuroSciVoc", subject: "ice" }, { subject: "waves" }],
    empty: [],
    broken: ["tides", { subject: "waves" }],
    errors: { "0": "0", "0.subjects": "0", "0.subject": "0" },
    issues: [[[{ subject: " " }], { "0.subject": "check.subject.required" }]],
    unsaved: [[], ["0", "1"]],
    merged: "items",
    sameThing: [{ subject: "harbour" }, { subject: "harbour", scheme: "EuroSciVoc", id: "harbour" }],
  },
  "metadata.languages": {
    section: "languages",
    label: "languages.label",
    json: [language],
    value: [{ id: "deu", title: "German" }],
    sent: [{ id: "deu" }],
    other: [{ id: "eng", title: { en: "English" } }],
    empty: [],
    broken: "deu",
    errors: { "0.id": "" },
    unsaved: [[""], [""]],
    merged: "items",
  },
  "metadata.dates": {
    section: "dates",
    label: "dates.label",
    json: [{ date: "2025", type: { id: "collected", title: { en: "Collected" } }, description: "In winter." }],
    value: [{ date: "2025", type: "collected", description: "In winter." }],
    sent: [{ date: "2025", type: { id: "collected" }, description: "In winter." }],
    other: [{ date: "2024", type: { id: "issued" } }],
    alsoSent: [[[{ date: "2004/..", type: { id: "issued" } }], [{ date: "!2004/..", type: { id: "issued" } }]]],
    empty: [],
    broken: ["2025"],
    errors: { "0.date": "0.date", "0.type.id": "0.type", "0.description": "0.description", "0.unknown": "0" },
    issues: [
      [[{ date: "soon", type: { id: "issued" } }], { "0.date": "check.date.format" }],
      [[{ description: "When?" }], { "0.date": "check.date.required", "0.type": "check.type.required" }],
    ],
    unsaved: [["0.description"], ["0"]],
    merged: "items",
    sameThing: [
      { date: "2025", description: "In winter." },
      { date: "2025", description: "In spring." },
    ],
  },
  "metadata.version": {
    section: "version",
    label: "version.label",
    json: "v2",
    value: "v2",
    sent: "v2",
    other: "v3",
    empty: "",
    broken: { major: 1 },
    errors: { "0": "" },
    unsaved: [[], [""]],
    merged: "conflict",
  },
  "metadata.publisher": {
    section: "publisher",
    label: "publisher.label",
    json: "House",
    value: "House",
    sent: "House",
    other: "Press",
    empty: "",
    broken: ["House"],
    errors: { "0": "" },
    unsaved: [[], [""]],
    merged: "conflict",
  },
  "metadata.funding": {
    section: "funding",
    label: "funding.label",
    json: [
      {
        funder: { id: "00k4n6c32", name: "European Commission" },
        award: { id: "00k4n6c32::1", title: { en: "Sea" }, number: "1", acronym: "TIDE" },
      },
      {
        funder: { name: "Aunt" },
        award: {
          title: { en: "Prize", de: "Preis" },
          number: "7",
          identifiers: [
            { scheme: "url", identifier: "https://prize.example" },
            { scheme: "doi", identifier: "10.3/4" },
          ],
        },
      },
    ],
    value: [
      {
        funder: { id: "00k4n6c32", name: "European Commission" },
        award: { id: "00k4n6c32::1", title: "Sea", acronym: "TIDE", number: "1", url: "" },
        unedited: { title: { en: "Sea" }, identifiers: [] },
      },
      {
        funder: { name: "Aunt" },
        award: { title: "Prize", number: "7", url: "https://prize.example" },
        unedited: { title: { en: "Prize", de: "Preis" }, identifiers: [{ scheme: "doi", identifier: "10.3/4" }] },
      },
    ],
    sent: [
      { funder: { id: "00k4n6c32" }, award: { id: "00k4n6c32::1" } },
      {
        funder: { name: "Aunt" },
        award: {
          title: { en: "Prize", de: "Preis" },
          number: "7",
          identifiers: [
            { scheme: "url", identifier: "https://prize.example" },
            { scheme: "doi", identifier: "10.3/4" },
          ],
        },
      },
    ],
    other: [
      { funder: { id: "00k4n6c32" }, award: { id: "00k4n6c32::2" } },
      { funder: { name: "Uncle" }, award: { number: "8" } },
    ],
    empty: [],
    broken: ["Aunt"],
    errors: {
      "0": "0",
      "0.funder.name": "0.funder",
      "0.award.award": "0.award",
      "0.award.title.en": "0.award.title",
      "0.award.number": "0.award.number",
      "0.award.identifiers.0": "0.award",
    },
    issues: [[[{ award: { number: "7" } }], { "0.funder.name": "check.funder.required" }]],
    unsaved: [
      ["1.award", "1.award.title"],
      ["0", "1"],
    ],
    merged: "items",
    sameThing: [
      { funder: { name: "Aunt" }, award: { number: "7", title: { en: "Prize" } } },
      {
        funder: { name: "Aunt" },
        award: { number: "7", title: { en: "Medal" }, identifiers: [{ scheme: "doi", identifier: "10.3/4" }] },
      },
    ],
  },
  "metadata.identifiers": {
    section: "identifiers",
    label: "identifiers.label",
    json: [{ scheme: "doi", identifier: "10.1/2" }],
    value: [{ scheme: "doi", identifier: "10.1/2" }],
    sent: [{ scheme: "doi", identifier: "10.1/2" }],
    other: [{ scheme: "isbn", identifier: "978-0-306-40615-7" }],
    alsoSent: [
      [
        [
          { scheme: "isbn", identifier: "978-0-306-40615-7" },
          { scheme: "isbn", identifier: "9780306406157" },
        ],
        [{ scheme: "isbn", identifier: "978-0-306-40615-7" }],
      ],
    ],
    empty: [],
    broken: ["10.1/2"],
    errors: { "0.scheme": "0.scheme", "0.identifier": "0.identifier", "0.unknown": "0" },
    issues: [
      [[{ scheme: "isbn", identifier: "978-0-306-40615-8" }], { "0.identifier": "check.isbn.invalid" }],
      [
        [
          { scheme: "doi", identifier: "10.1/a" },
          { scheme: "doi", identifier: "https://doi.org/10.1/A" },
        ],
        { "1.identifier": "check.identifier.duplicate" },
      ],
    ],
    unsaved: [[], ["0"]],
    merged: "items",
  },
  "metadata.related_identifiers": {
    section: "related-works",
    label: "relatedWorks.label",
    json: [
      {
        scheme: "url",
        identifier: "https://x.example",
        relation_type: { id: "cites", title: { en: "Cites" } },
        resource_type: { id: "image" },
      },
    ],
    value: [{ scheme: "url", identifier: "https://x.example", relation_type: "cites", resource_type: "image" }],
    sent: [
      {
        scheme: "url",
        identifier: "https://x.example",
        relation_type: { id: "cites" },
        resource_type: { id: "image" },
      },
    ],
    other: [{ scheme: "url", identifier: "https://y.example", relation_type: { id: "cites" } }],
    empty: [],
    broken: ["https://x.example"],
    errors: {
      "0.scheme": "0.scheme",
      "0.identifier": "0.identifier",
      "0.relation_type.id": "0.relation_type",
      "0.resource_type": "0.resource_type",
      "0.unknown": "0",
    },
    issues: [
      [
        [{ scheme: "doi", identifier: "10.1/x" }],
        { "0.relation_type": "check.relation.required", "0.resource_type": "check.resourceType.required" },
      ],
    ],
    unsaved: [["0.resource_type"], ["0"]],
    merged: "items",
    sameThing: [
      { scheme: "doi", identifier: "10.1/2", relation_type: { id: "cites" } },
      { scheme: "", identifier: "doi:10.1/2", relation_type: { id: "isderivedfrom" }, resource_type: { id: "image" } },
    ],
  },
  "metadata.references": {
    section: "references",
    label: "references.label",
    json: [{ reference: "One. 2020.", scheme: "isni", identifier: "0000" }],
    value: [{ reference: "One. 2020.", unedited: { scheme: "isni", identifier: "0000" } }],
    sent: [{ reference: "One. 2020.", scheme: "isni", identifier: "0000" }],
    other: [{ reference: "Two. 2021." }],
    empty: [],
    broken: ["One. 2020."],
    errors: { "0.reference": "0.reference", "0.identifier": "0" },
    issues: [[[{ reference: " " }], { "0.reference": "check.reference.required" }]],
    unsaved: [["0"], ["0"]],
    merged: "items",
    sameThing: [
      { reference: "One. 2020.", scheme: "isni", identifier: "0000" },
      { reference: "One. 2020.", scheme: "doi", identifier: "10.1/2" },
    ],
  },
  custom_fields: {
    section: "custom-fields",
    label: "section.custom-fields",
    json: { "x:note": "n", "code:language": { id: "python", title: { en: "Python" } } },
    value: { "x:note": "n", "code:language": "python" },
    sent: { "x:note": "n", "code:language": { id: "python" } },
    other: { "x:note": "m" },
    empty: {},
    errors: { "x:note": "x:note", "x:group.0.part": "x:group.0.part", "x:group.0.id": "x:group.0" },
    unsaved: [["code:language"], ["x:note", "code:language"]],
    merged: "conflict",
  },
  "access.record": {
    section: "access",
    label: "access.record",
    json: "restricted",
    value: "restricted",
    sent: "restricted",
    other: "public",
    errors: { "": "" },
    unsaved: [[""], [""]],
    merged: "conflict",
  },
  "access.files": {
    section: "access",
    label: "access.files",
    json: "restricted",
    value: "restricted",
    sent: "restricted",
    other: "public",
    errors: { "": "" },
    unsaved: [[""], [""]],
    merged: "conflict",
  },
  "access.embargo": {
    section: "access",
    label: "access.embargo",
    json: { active: true, until: "2999-01-01", reason: "A review." },
    value: { active: true, until: "2999-01-01", reason: "A review." },
    sent: { active: true, until: "2999-01-01", reason: "A review." },
    other: { active: true, until: "2999-02-02", reason: "Another." },
    alsoSent: [
      [
        { active: false, until: "2020-01-01" },
        { active: false, until: "2020-01-01" },
      ],
    ],
    notSent: {
      typed: { active: false, until: "2030-01-01", reason: "" },
      saved: { active: false, until: "", reason: "" },
    },
    errors: { active: "active", until: "until", reason: "reason", unknown: "" },
    issues: [
      [{ active: true }, { until: "check.embargo.required" }],
      [{ active: true, until: "2020-01-01" }, { until: "check.embargo.past" }],
    ],
    unsaved: [
      ["until", "reason"],
      ["active", "until", "reason"],
    ],
    merged: "conflict",
  },
};
