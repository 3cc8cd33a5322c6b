import { createClient } from "@deposit/core";
import { createRepository, memoryStorage } from "@deposit/repository";
import { describe, expect, it } from "vitest";
import { isSearchAddress, vocabularySearch } from "./vocabularySearch.ts";

const signal = new AbortController().signal;

function open() {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone" });
  const client = createClient({ baseUrl: "http://repository.test", fetch: repository.fetch });
  const find = async (address: string, text: string) => await vocabularySearch(client, address)?.(text, signal);
  return { client, repository, find };
}

describe("the address that an autocomplete searches", () => {
  it.each([
    ["/api/vocabularies/languages", "swedish", "Swedish"],
    ["https://repository.test/api/vocabularies/languages?size=5", "swedish", "Swedish"],
    ["/api/subjects", "salinity", "salinity"],
    ["/api/affiliations", "cern", "European Organization for Nuclear Research"],
    ["/api/funders", "european commission", "European Commission"],
    ["/api/names", "smith", /Smith/],
    ["/api/awards", "755030", "Coral reef memory, network"],
  ])("%s finds %s by its title, each with its id", async (address, text, title) => {
    const found = await open().find(address, text);
    expect(found?.[0]).toMatchObject({ id: expect.stringMatching(/\S/), title: expect.stringMatching(title) });
  });

  it("may name its vocabulary with a colon, written out or not", async () => {
    const { find, repository } = open();
    await find("/api/vocabularies/code%3AprogrammingLanguages", "python");
    await find("/api/vocabularies/code:programmingLanguages", "python");
    const [escaped, plain] = repository.requests.map(({ path }) => path);
    expect(escaped).toBe(plain);
  });

  it.each(["", "/elsewhere", "/api/records", "/api/vocabularies", "/api/vocabularies/", "/api/vocabularies/x%"])(
    "%s is none",
    (address) => {
      expect(vocabularySearch(open().client, address)).toBeNull();
      expect(isSearchAddress(address)).toBe(false);
    },
  );
});
