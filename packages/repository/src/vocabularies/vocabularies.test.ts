import { describe, expect, it } from "vitest";
import { createRepository } from "../createRepository.ts";
import { isObject, type JsonObject, listAt, objectAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { TestClient } from "../../test/testClient.ts";
import { isOrcid } from "../validate/identifiers.ts";
import { catalogue } from "./catalogue.ts";
import { rorId } from "./organisations.ts";

const depositor = new TestClient(createRepository({ storage: memoryStorage() }));

async function hits(
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ total: unknown; found: JsonObject[]; sortBy: unknown }> {
  const { body } = await depositor.call("GET", path, undefined, {
    Accept: "application/vnd.inveniordm.v1+json",
    ...headers,
  });
  const found = listAt(objectAt(body, "hits"), "hits").filter(isObject);
  return { total: objectAt(body, "hits")["total"], found, sortBy: body["sortBy"] };
}
const ids = async (path: string): Promise<unknown[]> => (await hits(path)).found.map(({ id }) => id);

describe("the vocabularies", () => {
  it("have all living languages of ISO 639-3 and find one by a prefix", async () => {
    const languages = await catalogue.collection("languages");
    expect(languages?.entries.filter((entry) => listAt(entry, "tags").includes("living")).length).toBeGreaterThan(7000);
    expect(await ids("/api/vocabularies/languages?suggest=swed")).toEqual(["fss", "swe", "swl"]);
    expect((await catalogue.find("languages", "swe"))?.["props"]).toEqual({ alpha_2: "sv" });
  });

  it("have the SPDX licences with the platform's ids and tags", async () => {
    expect((await hits("/api/vocabularies/licenses?q=&tags=recommended&size=20")).found.map(({ id }) => id)).toEqual([
      "apache-2.0",
      "cc-by-4.0",
      "cc-by-sa-4.0",
      "cc0-1.0",
      "gpl-3.0-or-later",
      "mit",
    ]);
    expect((await catalogue.collection("licenses"))?.entries.length).toBeGreaterThan(600);
    expect(await catalogue.find("licenses", "cc-by-4.0")).toMatchObject({
      icon: "cc-by-icon",
      tags: ["recommended", "all", "data"],
    });
  });

  it("have as many types as the platform", async () => {
    const counts = {
      resourcetypes: 47,
      titletypes: 4,
      descriptiontypes: 6,
      datetypes: 12,
      relationtypes: 39,
      creatorsroles: 22,
      contributorsroles: 22,
      removalreasons: 12,
    };
    for (const [name, count] of Object.entries(counts))
      expect((await hits(`/api/vocabularies/${name}`)).total).toBe(count);
  });

  it("use the reader's language if they have it, English otherwise", async () => {
    const german = await hits("/api/vocabularies/resourcetypes?q=dataset", { "Accept-Language": "de-AT,de;q=0.9" });
    expect(german.found.map(({ title_l10n: title }) => title)).toEqual(["Datensatz"]);
    const swahili = await hits("/api/vocabularies/resourcetypes?q=dataset", { "Accept-Language": "sw" });
    expect(swahili.found.map(({ title_l10n: title }) => title)).toEqual(["Dataset"]);
  });

  it("have thousands of organisations with valid ROR ids in many scripts", async () => {
    // The id of a real organisation.
    expect(rorId(50885761)).toBe("01ggx4157");
    const entries = (await catalogue.collection("affiliations"))?.entries ?? [];
    expect(entries.length).toBeGreaterThan(3000);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
    for (const { id } of entries) expect(hasRorCheck(id)).toBe(true);
    const scripts = [
      /\p{Script=Cyrillic}/u,
      /\p{Script=Han}/u,
      /\p{Script=Arabic}/u,
      /\p{Script=Hebrew}/u,
      /\p{Script=Thai}/u,
      /[åäöø]/,
    ];
    for (const script of scripts) expect(entries.some(({ name }) => script.test(String(name)))).toBe(true);
    expect(await ids("/api/affiliations?suggest=cern")).toContain("01ggx4157");
  });

  it("have thousands of people with valid ORCID iDs, found without marks and case, for people with an account", async () => {
    const entries = (await catalogue.collection("names"))?.entries ?? [];
    expect(entries.length).toBe(4000);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(4000);
    for (const { id } of entries) expect(isOrcid(id)).toBe(true);
    const { found } = await hits("/api/names?suggest=asa+akess&size=3");
    expect(found.length).toBe(3);
    expect(found.every(({ name }) => /Åkesson, .*Åsa/.test(String(name)))).toBe(true);
    const nobody = new TestClient(depositor.repository, {});
    expect((await nobody.call("GET", "/api/names?suggest=a")).status).toBe(403);
  });

  it("are the same at each start", async () => {
    const { loadNames } = await import("./names.ts");
    expect(await loadNames()).toEqual((await catalogue.collection("names"))?.entries);
  });

  it("filter subjects by source", async () => {
    const { found } = await hits("/api/subjects?suggest=MeSH:sea");
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(found.map(({ scheme }) => scheme))).toEqual(new Set(["MeSH"]));
  });

  it("count awards by funder, and filter by it", async () => {
    const { body } = await depositor.call("GET", "/api/awards?funders=00k4n6c32&size=5");
    const buckets = listAt(objectAt(objectAt(body, "aggregations"), "funders"), "buckets");
    expect(buckets).toMatchObject([
      { key: "00k4n6c32", is_selected: true, doc_count: objectAt(body, "hits")["total"] },
    ]);
  });

  it("refuse an unknown order, a page beyond the limit, and an unknown vocabulary", async () => {
    expect((await depositor.call("GET", "/api/affiliations?sort=loudest")).body["message"]).toBe(
      "A validation error occurred.",
    );
    expect((await depositor.call("GET", "/api/affiliations?page=100000&size=5")).body["message"]).toBe(
      "Invalid querystring parameters.",
    );
    expect((await depositor.call("GET", "/api/vocabularies/colours")).status).toBe(404);
  });

  it("answer a malformed query without hits", async () => {
    expect(await ids("/api/vocabularies/licenses?q=title:(")).toEqual([]);
    // An escaped colon does not name a field, and an escaped slash separates words.
    const apache = await ids("/api/vocabularies/licenses?q=apache license");
    expect(await ids(String.raw`/api/vocabularies/licenses?q=apache\: license`)).toEqual(apache);
    expect(await ids(String.raw`/api/vocabularies/licenses?q=apache\/license`)).toEqual(apache);
  });
});

function hasRorCheck(id: string): boolean {
  const letters = "0123456789abcdefghjkmnpqrstvwxyz";
  const number = Array.from(id.slice(1, 7)).reduce((sum, letter) => sum * 32 + letters.indexOf(letter), 0);
  return /^0[\da-hjkmnp-tv-z]{6}\d{2}$/.test(id) && 98 - ((number * 100) % 97) === Number(id.slice(7));
}
