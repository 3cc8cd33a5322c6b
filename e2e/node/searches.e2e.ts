import { expect, test } from "vitest";
import { onPlatform } from "./onPlatform.ts";
import { clientOf } from "./openForm.ts";

const small = [
  "resourcetypes",
  "titletypes",
  "descriptiontypes",
  "datetypes",
  "relationtypes",
  "creatorsroles",
  "contributorsroles",
  "removalreasons",
  "code:developmentStatus",
  "code:programmingLanguages",
];

onPlatform("usual", "a search", (platform) => {
  const vocabularies = () => clientOf(platform(), "depositor").vocabularies;

  test("of languages puts what is called so first", async () => {
    const { hits } = await vocabularies().search("languages", { text: "swed" });
    expect(hits[0]).toMatchObject({ id: "swe", title: "Swedish" });
  });

  test("of licences finds one by its title, and pages", async () => {
    const found = await vocabularies().search("licenses", { text: "Creative Commons Attribution 4.0" });
    expect(found.hits.map(({ id }) => id)).toContain("cc-by-4.0");
    const pages = await Promise.all(
      [1, 2].map((page) => vocabularies().search("licenses", { text: "", tags: "recommended", page, size: 2 })),
    );
    const ids = pages.flatMap(({ hits }) => hits.map(({ id }) => id));
    expect(new Set(ids).size).toBe(4);
  });

  test.for(small)("of %s lists its entries, each with an id and a title", async (name) => {
    const { hits, total } = await vocabularies().search(name, { text: "", size: 100 });
    expect(total).toBeGreaterThan(0);
    expect(hits.every(({ id, title }) => id !== "" && title !== "")).toBe(true);
    const [first] = hits;
    const again = await vocabularies().search(name, { text: first?.title ?? "" });
    expect(again.hits.map(({ id }) => id)).toContain(first?.id);
  });

  test("of names finds a person by name", async () => {
    const [person] = (await vocabularies().names({ text: "" })).hits;
    const { hits } = await vocabularies().names({ text: person?.name ?? "" });
    expect(hits.map(({ id }) => id)).toContain(person?.id);
  });

  test("of affiliations finds an organization by name", async () => {
    // The platform finds nothing where a word has a single letter.
    const some = (await vocabularies().affiliations({ text: "univ" })).hits;
    const organization = some.find(({ name }) => name.split(/\s+/u).every((word) => word.length > 1));
    const { hits } = await vocabularies().affiliations({ text: organization?.name ?? "" });
    expect(hits.map(({ id }) => id)).toContain(organization?.id);
  });

  test("of subjects finds one, and in its own source alone", async () => {
    const { hits } = await vocabularies().subjects({ text: "sea" });
    expect(hits.length).toBeGreaterThan(0);
    for (const { subject } of hits) expect(subject.toLowerCase()).toMatch(/sea/);
    const scheme = hits[0]?.scheme ?? "";
    const within = await vocabularies().subjects({ text: "sea", scheme });
    expect(within.hits.length).toBeGreaterThan(0);
    expect(new Set(within.hits.map((hit) => hit.scheme))).toEqual(new Set([scheme]));
  });

  test("of funders finds one, and of awards those of that funder", async () => {
    const { hits: funders } = await vocabularies().funders({ text: "European Commission" });
    expect(funders[0]?.name).toBe("European Commission");
    const funder = funders[0]?.id ?? "";
    const awards = await vocabularies().awards({ text: "", funder });
    expect(awards.hits.length).toBeGreaterThan(0);
    expect(new Set(awards.hits.map((award) => award.funder.id))).toEqual(new Set([funder]));
    expect(awards.funders.map(({ id }) => id)).toContain(funder);
    const one = awards.hits[0];
    const found = await vocabularies().awards({ text: one?.number ?? "" });
    expect(found.hits.map(({ id }) => id)).toContain(one?.id);
  });

  test("for what is no query finds its words, or nothing, and fails at nothing", async () => {
    for (const name of ["licenses", "languages"]) {
      expect((await vocabularies().search(name, { text: "((" })).hits).toEqual([]);
      expect((await vocabularies().search(name, { text: 'AND ( OR "' })).hits.length).toBeGreaterThan(0);
    }
  });

  test("of names is not for everybody", async () => {
    const stranger = clientOf({ ...platform(), tokenOf: () => "no such token" }, "stranger");
    await expect(stranger.vocabularies.names({ text: "a" })).rejects.toMatchObject({
      failure: { kind: "permission-denied" },
    });
  });
});
