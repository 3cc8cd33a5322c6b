import { describe, expect, it } from "vitest";
import { driveClient, html, json } from "../../test/drivers/driveClient.ts";
import { recordedResponse } from "../../test/recordings/recordedAnswers.ts";

describe("searches (docs/platform/product.md 7.1, search.md 2, 3)", () => {
  it("suggests languages, exact and leading matches first", async () => {
    const { client, sent } = driveClient([recordedResponse("searches", "suggest swed")]);
    const { hits, total } = await client.vocabularies.search("languages", { text: "Swed", size: 5 });
    expect(sent[0]?.url).toBe("https://repository.example/api/vocabularies/languages?suggest=Swed&size=5");
    expect(hits.map(({ title }) => title)).toEqual([
      "Swedish",
      "Swedish Sign Language",
      "Finland-Swedish Sign Language",
    ]);
    expect(hits[0]).toEqual({
      id: "swe",
      title: "Swedish",
      description: "",
      tags: ["individual", "living"],
      props: { alpha_2: "sv" },
    });
    expect(total).toBe(3);
  });

  it("pages through licences by tag, best match first", async () => {
    const { client, sent } = driveClient([recordedResponse("searches", "recommended licences")]);
    const { hits } = await client.vocabularies.search("licenses", { text: "", tags: "recommended", page: 2, size: 12 });
    expect(sent[0]?.url).toBe(
      "https://repository.example/api/vocabularies/licenses?q=&tags=recommended&sort=bestmatch&page=2&size=12",
    );
    expect(hits[0]).toMatchObject({
      id: "apache-2.0",
      title: "Apache License 2.0",
      props: { url: expect.stringMatching(/^https:/u) },
    });
    expect(hits[0]?.description).toMatch(/^A permissive license/u);
  });

  it("finds people with identifiers and affiliations", async () => {
    const { client, sent } = driveClient([recordedResponse("searches", "suggest mari")]);
    const { hits } = await client.vocabularies.names({ text: "mari" });
    expect(sent[0]?.url).toBe("https://repository.example/api/names?suggest=mari&size=20");
    expect(hits[0]).toMatchObject({
      name: "Spies, Martina Maria",
      family_name: "Spies",
      given_name: "Martina Maria",
      identifiers: [{ scheme: "orcid", identifier: "0000-0002-1828-0640" }],
    });
    expect(hits[0]?.affiliations).toContainEqual({ name: "TU Wien" });
  });

  it("finds a person or an organization by the address of its number, and a suggestion by a text with a single letter", async () => {
    const empty = json({ hits: { hits: [], total: 0 } });
    const two = json({
      hits: {
        hits: [
          { id: "1", name: "Müller, Verena" },
          { id: "2", name: "Müller, Matthias" },
        ],
        total: 2,
      },
    });
    const { client, sent } = driveClient([two, two, empty, two, empty, empty]);
    const asked = () => sent.map(({ url }) => new URL(url).searchParams.get("suggest"));
    await client.vocabularies.names({ text: "https://orcid.org/0000-0002-9177-3070" });
    await client.vocabularies.affiliations({ text: " ror.org/01ggx4157" });
    expect(asked()).toEqual(["0000-0002-9177-3070", "01ggx4157"]);
    const { hits } = await client.vocabularies.names({ text: "Müller, M." });
    expect(asked().slice(2)).toEqual(["Müller, M.", "Müller,"]);
    expect(hits.map(({ name }) => name)).toEqual(["Müller, Matthias", "Müller, Verena"]);
    await client.vocabularies.subjects({ text: "Hepatitis B: acute", scheme: "MeSH" });
    expect(asked().slice(4)).toEqual(["MeSH:Hepatitis B: acute", "MeSH:Hepatitis acute"]);
  });

  it("asks once where nothing is found for words of more than one letter, or for a letter alone", async () => {
    const empty = json({ hits: { hits: [], total: 0 } });
    const { client, sent } = driveClient([empty, empty]);
    await client.vocabularies.funders({ text: "no such " });
    await client.vocabularies.names({ text: "李" });
    expect(sent).toHaveLength(2);
  });

  it("searches a title that holds a colon or a slash as it is written", async () => {
    const empty = json({ hits: { hits: [], total: 0 } });
    const { client, sent } = driveClient([empty, empty, empty]);
    await client.vocabularies.awards({ text: "BALT7: carbon/nitrogen" });
    await client.vocabularies.search("licenses", { text: "GPL/MIT" });
    await client.communities.search("all", { text: "Physics/Astronomy" });
    expect(sent.map(({ url }) => new URL(url).searchParams.get("q"))).toEqual([
      String.raw`BALT7\: carbon\/nitrogen`,
      String.raw`GPL\/MIT`,
      String.raw`Physics\/Astronomy`,
    ]);
  });

  it("keeps the affiliations of a person where one of them is told by its id alone", async () => {
    const affiliations = [{ id: "01ggx4157" }, { name: "TU Wien" }];
    const { client } = driveClient([json({ hits: { hits: [{ id: "1", name: "Spies", affiliations }], total: 1 } })]);
    const { hits } = await client.vocabularies.names({ text: "spies" });
    expect(hits[0]?.affiliations).toEqual([{ id: "01ggx4157", name: "" }, { name: "TU Wien" }]);
  });

  it("finds organisations with acronym, country and identifiers", async () => {
    const { client, sent } = driveClient([recordedResponse("searches", "suggest cern")]);
    const { hits } = await client.vocabularies.affiliations({ text: "cern" });
    expect(sent[0]?.url).toBe("https://repository.example/api/affiliations?suggest=cern&size=20");
    expect(hits[0]).toMatchObject({
      id: "01ggx4157",
      name: "European Organization for Nuclear Research",
      acronym: "CERN",
      country: "CH",
    });
    expect(hits[0]?.identifiers[0]).toEqual({ scheme: "ror", identifier: "01ggx4157" });
  });

  it("asks for the depositor's language, and picks it where the platform sent them all", async () => {
    const hit = { id: "deu", title: { en: "German", de: "Deutsch" }, tags: [], props: {} };
    const { client, sent } = driveClient([json({ hits: { hits: [hit], total: 1 } })], { locale: "de_DE" });
    const { hits } = await client.vocabularies.search("languages", { text: "d" });
    expect(sent[0]?.headers["accept-language"]).toBe("de-DE, de;q=0.8, en;q=0.6");
    expect(hits[0]?.title).toBe("Deutsch");
    const plain = driveClient([recordedResponse("searches", "languages without the UI media type")], {
      locale: "de_DE",
    });
    const fallback = await plain.client.vocabularies.search("languages", { text: "swed" });
    expect(fallback.hits[0]?.title).toBe("Swedish");
  });

  it("leaves out a hit that is none, and refuses an answer that is no search", async () => {
    const { client } = driveClient([
      json({ hits: { hits: [null, "no object", { title: "no id" }, { id: "x" }], total: 4 } }),
      html(200),
      json({ hits: [] }),
    ]);
    await expect(client.vocabularies.search("languages", { text: "" })).resolves.toMatchObject({
      hits: [{ id: "x", title: "x" }],
    });
    for (let tries = 0; tries < 2; tries += 1)
      await expect(client.vocabularies.names({ text: "" })).rejects.toMatchObject({
        failure: { kind: "unexpected-answer" },
      });
  });
});
