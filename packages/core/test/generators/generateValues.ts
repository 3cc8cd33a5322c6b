import fc from "fast-check";
import type { CreatorValue } from "../../src/fields/people.ts";
import type { PartsRow, RowDefinition } from "../../src/fields/rows.ts";
import {
  type DepositValues,
  type FieldEntry,
  type MetadataValues,
  fieldEntries,
  isRowsEntry,
} from "../../src/fields/values.ts";
import { emptyRecord } from "../../src/record/record.ts";
import type { Row } from "../../src/record/row.ts";
import { decodeRecord } from "../../src/serialize/decodeRecord.ts";

/** Values of a form that nobody has filled. */
const emptyValues: DepositValues = decodeRecord(emptyRecord, {
  default_locale: "en",
  custom_field_vocabularies: [],
});

const one = fc.constantFrom;

/** What a row says that no other says, so that its answer is known among others. */
export const tokenOf = (key: string): string => `tok${key}`;

/** Makes up to four rows, each with a key of its own; `make` fills one, sound or not, from the key's token. */
function rows(make: (token: string) => fc.Arbitrary<object>): fc.Arbitrary<Row[]> {
  return fc
    .uniqueArray(one("a", "b", "c", "d", "e", "f"), { maxLength: 4 })
    .chain((keys) => fc.tuple(...keys.map((key) => make(tokenOf(key)).map((parts): Row => ({ ...parts, key })))));
}

const language = one(null, { id: "eng", title: "" }, { id: "swe", title: "Swedish" });
const works = (token: string): readonly string[] => [
  `10.1234/${token}`,
  `https://doi.org/10.1234/${token}`,
  `nonsense ${token}`,
  "",
];
const orcid = { scheme: "orcid", identifier: "https://orcid.org/0000-0002-1825-0097" };

const agent = (token: string, roles: readonly string[]): fc.Arbitrary<Omit<CreatorValue, "key">> =>
  fc.record({
    person_or_org: fc.record({
      type: one("personal" as const, "organizational" as const),
      family_name: one(`Family ${token}`, ""),
      given_name: one("", " \u00c5sa "),
      name: one(`House ${token}`, ""),
      identifiers: one([], [orcid], [{ scheme: "orcid", identifier: "0000" }], [{ scheme: "", identifier: "what" }]),
    }),
    affiliations: one([], [{ name: " CERN " }], [{ id: "01ggx4157", name: "typed over" }]),
    role: one("", ...roles),
  });

/** Sound and faulty texts of the fields that have rules of their own; others get {@link anyText}. */
const textSamples: Readonly<Record<string, readonly string[]>> = {
  title: ["Sea ice", "  Sea \u2019ice\u2019  ", "ab", ""],
  description: ["", "<p>One</p><script>two</script>", "x"],
  publication_date: ["2020", "tomorrow", ""],
  version: ["", "1.0", "v".repeat(200)],
  resource_type: ["", "dataset"],
};
const anyText = ["", " House "];

/** Ids and texts of the parts of rows that have rules of their own; others get {@link anyPart}. */
const partSamples: Readonly<Record<string, (token: string) => readonly string[]>> = {
  "additional_titles.type": () => ["", "subtitle", "other"],
  "additional_descriptions.type": () => ["", "abstract"],
  "additional_descriptions.description": (token) => [
    `<p>About ${token}</p>`,
    `<p>${token}</p><script>alert(1)</script>`,
    "x",
    "",
  ],
  "dates.date": () => ["2020-01", "2020-13", ""],
  "dates.type": () => ["", "issued"],
  "identifiers.scheme": () => ["", "doi", "klingon"],
  "identifiers.identifier": works,
  "related_identifiers.scheme": () => ["", "doi"],
  "related_identifiers.identifier": works,
  "related_identifiers.relation_type": () => ["", "cites"],
  "related_identifiers.resource_type": () => ["", "dataset"],
};
const anyPart = (token: string): readonly string[] => [`About ${token}`, `  About \u2019${token}\u2019  `, "x", ""];

/** Rows that are more than their parts, by the name of their list. */
const rowArbitraries: Readonly<Record<string, (token: string) => fc.Arbitrary<object>>> = {
  creators: (token) => agent(token, ["datamanager"]),
  contributors: (token) => agent(token, ["datamanager", "editor"]),
  references: (token) =>
    fc.record({
      reference: one(`Reference ${token}`, ` Reference ${token} `, ""),
      unedited: one({}, { scheme: "doi", identifier: `nonsense ${token}` }, { scheme: "klingon" }),
    }),
  subjects: (token) => fc.record({ subject: one(` ${token} `, token, "") }),
  funding: (token) =>
    fc.record({
      funder: one({ name: ` Funder ${token} ` }, { name: "" }, { id: "00k4n6c32", name: "typed over" }),
      award: fc.record({
        title: one("", ` Award ${token} `),
        number: one("", " 7 "),
        url: one("", "https://example.org/a", "nonsense"),
      }),
    }),
  rights: (token) =>
    fc.oneof(
      one("cc-by-4.0", "cc0-1.0").map((id) => ({ id, title: "typed over", description: "", link: "" })),
      fc.record({
        title: one(`Licence ${token}`, ""),
        description: one("", " By me. "),
        link: one("", "https://example.org", "no"),
      }),
    ),
};

/** Values of a part of a row, by its kind. */
function partArbitrary(name: string, kind: string, token: string): fc.Arbitrary<unknown> {
  switch (kind) {
    case "text":
    case "vocabulary":
      return one(...(partSamples[name]?.(token) ?? anyPart(token)));
    case "choice":
      return language;
    default:
      throw new Error(`No values are made for the kind "${kind}" of ${name}: describe them in generateValues.ts.`);
  }
}

/** Values of one row of a list. */
function rowArbitrary(list: string, row: RowDefinition<Row>, token: string): fc.Arbitrary<object> {
  const own = rowArbitraries[list]?.(token);
  if (own !== undefined) return own;
  if (!isPartsRow(row)) throw new Error(`No rows are made for ${list}: describe them in generateValues.ts.`);
  const parts = Object.entries(row.codecs);
  return fc.record(
    Object.fromEntries(parts.map(([part, { kind }]) => [part, partArbitrary(`${list}.${part}`, kind, token)])),
  );
}

const isPartsRow = (row: RowDefinition<Row>): row is PartsRow<Row> => "codecs" in row;

/** Values of one field of the metadata, by its kind. */
function fieldArbitrary(entry: FieldEntry): fc.Arbitrary<unknown> {
  const { name = "", field } = entry;
  if (isRowsEntry(entry)) return rows((token) => rowArbitrary(name, entry.field.row, token));
  switch (field.kind) {
    case "text":
    case "vocabulary":
      return one(...(textSamples[name] ?? anyText));
    case "choices":
      return fc
        .uniqueArray(one("eng", "swe", "deu"), { maxLength: 2 })
        .map((ids) => ids.map((id) => ({ id, title: "" })));
    default:
      throw new Error(
        `No values are made for the kind "${field.kind}" of ${name}: describe them in generateValues.ts.`,
      );
  }
}

const metadataFields = fieldEntries.filter(({ group }) => group === "metadata");

/** What may be typed in each field of the metadata. */
const metadata: fc.Arbitrary<MetadataValues> = fc
  .record(Object.fromEntries(metadataFields.map((entry) => [entry.name ?? "", fieldArbitrary(entry)])))
  // Each value was made for the kind of its field, which no inference follows through the loop.
  .map((values) => values as MetadataValues);

/** What a depositor may have typed: sound, faulty and empty values in every field; rows carry their key's token. */
export const typedValues: fc.Arbitrary<DepositValues> = fc.record({
  access: fc.record({
    record: one("public" as const, "restricted" as const),
    files: one("public" as const, "restricted" as const),
    embargo: fc.record({
      active: fc.boolean(),
      until: one("", "2020-01-01", "2999-01-01", "soon"),
      reason: one("", "a"),
    }),
  }),
  files: fc.record({ enabled: fc.boolean(), default_preview: one("", "ghost.txt") }),
  metadata,
  doi: fc.constant(emptyValues.doi),
  pids: one({}, { doi: { identifier: "https://doi.org/10.1234/x", provider: "external" } }),
  custom_fields: fc.record(
    {
      "journal:journal": fc.record(
        { title: one("Annals", " Annals "), issn: one("2077-9550", "bad"), pages: one("1-9", "") },
        { requiredKeys: [] },
      ),
      "imprint:imprint": fc.record({ isbn: one("9780306406157", "bad"), place: one("Oslo", "") }, { requiredKeys: [] }),
      "code:codeRepository": one("https://example.org", "no"),
      "code:programmingLanguage": one(["python"], ["python", "r"], []),
    },
    { requiredKeys: [] },
  ),
});

/** What is typed by now: the same as was sent, but for fields, rows and groups that somebody changed since. */
export function typedSince(sent: DepositValues): fc.Arbitrary<DepositValues> {
  const changedRows = (before: readonly Row[], others: readonly Row[]): fc.Arbitrary<readonly Row[]> =>
    fc
      .tuple(fc.shuffledSubarray([...before], { minLength: 0 }), fc.subarray([...others]))
      .map(([kept, typed]) => [
        ...kept.map((row) => typed.find(({ key }) => key === row.key) ?? row),
        ...typed.filter(({ key }) => !before.some((row) => row.key === key)),
      ]);
  return typedValues.chain((other) => {
    const names = Object.keys(sent.metadata).filter((name): name is keyof MetadataValues => name in sent.metadata);
    return fc.subarray(names, { maxLength: 8 }).chain((changed) => {
      const isRows = (value: unknown): value is readonly Row[] =>
        Array.isArray(value) && value.every((row) => typeof row === "object" && row !== null && "key" in row);
      const fields = changed.map((name): fc.Arbitrary<readonly [string, unknown]> => {
        const [before, now] = [sent.metadata[name], other.metadata[name]];
        return isRows(before) && isRows(now)
          ? changedRows(before, now).map((list) => [name, list] as const)
          : fc.constant([name, now] as const);
      });
      return fc
        .record({ fields: fc.tuple(...fields), files: fc.boolean(), access: fc.boolean(), custom: fc.boolean() })
        .map(({ fields: typed, files, access, custom }) => ({
          ...sent,
          metadata: { ...sent.metadata, ...Object.fromEntries(typed) },
          files: files ? other.files : sent.files,
          access: access ? other.access : sent.access,
          custom_fields: custom ? { ...sent.custom_fields, ...other.custom_fields } : sent.custom_fields,
        }));
    });
  });
}
