import fc from "fast-check";
import { emptyRecord } from "../../src/record/record.ts";
import type { CreatorValue } from "../../src/fields/people.ts";
import type { DepositValues, MetadataValues } from "../../src/fields/values.ts";
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

type RowsOf<Value extends Row> = fc.Arbitrary<Value[]>;

/** Up to four rows, each with a key of its own; `make` fills one, sound or not, from the key's token. */
function rows<Value extends Row>(make: (token: string) => fc.Arbitrary<Omit<Value, "key">>): RowsOf<Value> {
  return fc
    .uniqueArray(one("a", "b", "c", "d", "e", "f"), { maxLength: 4 })
    .chain((keys) =>
      fc.tuple(...keys.map((key) => make(tokenOf(key)).map((said): Value => ({ ...said, key }) as Value))),
    );
}

const text = (token: string): fc.Arbitrary<string> => one(`About ${token}`, `  About \u2019${token}\u2019  `, "x", "");
const html = (token: string): fc.Arbitrary<string> =>
  one(`<p>About ${token}</p>`, `<p>${token}</p><script>alert(1)</script>`, "x", "");
const language = one(null, { id: "eng", title: "" }, { id: "swe", title: "Swedish" });
const works = (token: string): fc.Arbitrary<string> =>
  one(`10.1234/${token}`, `https://doi.org/10.1234/${token}`, `nonsense ${token}`, "");
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

const metadata: fc.Arbitrary<MetadataValues> = fc.record({
  resource_type: one("", "dataset"),
  title: one("Sea ice", "  Sea \u2019ice\u2019  ", "ab", ""),
  additional_titles: rows((token) =>
    fc.record({ title: text(token), type: one("", "subtitle", "other"), lang: language }),
  ),
  description: one("", "<p>One</p><script>two</script>", "x"),
  additional_descriptions: rows((token) =>
    fc.record({ description: html(token), type: one("", "abstract"), lang: language }),
  ),
  creators: rows((token) => agent(token, ["datamanager"])),
  contributors: rows((token) => agent(token, ["datamanager", "editor"])),
  publication_date: one("2020", "tomorrow", ""),
  publisher: one("", " House "),
  version: one("", "1.0", "v".repeat(200)),
  copyright: one("", " (c) "),
  dates: rows((token) =>
    fc.record({
      date: one("2020-01", "2020-13", ""),
      type: one("", "issued"),
      description: one("", ` ${token} `),
    }),
  ),
  languages: fc
    .uniqueArray(one("eng", "swe", "deu"), { maxLength: 2 })
    .map((ids) => ids.map((id) => ({ id, title: "" }))),
  identifiers: rows((token) => fc.record({ scheme: one("", "doi", "klingon"), identifier: works(token) })),
  related_identifiers: rows((token) =>
    fc.record({
      scheme: one("", "doi"),
      identifier: works(token),
      relation_type: one("", "cites"),
      resource_type: one("", "dataset"),
    }),
  ),
  references: rows((token) =>
    fc.record({
      reference: one(`Reference ${token}`, ` Reference ${token} `, ""),
      unedited: one({}, { scheme: "doi", identifier: `nonsense ${token}` }, { scheme: "klingon" }),
    }),
  ),
  subjects: rows((token) => fc.record({ subject: one(` ${token} `, token, "") })),
  funding: rows((token) =>
    fc.record({
      funder: one({ name: ` Funder ${token} ` }, { name: "" }, { id: "00k4n6c32", name: "typed over" }),
      award: fc.record({
        title: one("", ` Award ${token} `),
        number: one("", " 7 "),
        url: one("", "https://example.org/a", "nonsense"),
      }),
    }),
  ),
  rights: rows((token) =>
    fc.oneof(
      one("cc-by-4.0", "cc0-1.0").map((id) => ({ id, title: "typed over", description: "", link: "" })),
      fc.record({
        title: one(`Licence ${token}`, ""),
        description: one("", " By me. "),
        link: one("", "https://example.org", "no"),
      }),
    ),
  ),
});

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
