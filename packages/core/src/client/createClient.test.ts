import { describe, expect, it } from "vitest";
import { driveClient, html, json } from "./driveClient.ts";
import { recorded, recordedResponse } from "./recordedAnswers.ts";

const draft = {
  id: "x1",
  status: "draft",
  revision_id: 4,
  metadata: {},
  access: {},
  links: { self: "https://repository.example/api/records/x1/draft" },
};
const links = {
  self: "https://repository.example/api/records/x1/draft",
  publish: "https://repository.example/api/records/x1/draft/actions/publish",
  files: "https://repository.example/api/records/x1/draft/files",
};
const fileLinks = {
  self: "https://repository.example/api/records/x1/draft/files/a%20b.csv",
  content: "https://repository.example/api/records/x1/draft/files/a%20b.csv/content",
  commit: "https://repository.example/api/records/x1/draft/files/a%20b.csv/commit",
};
const payload = { metadata: { title: "Tides" }, custom_fields: {}, pids: {} };

describe("drafts (specification 7)", () => {
  it.each([
    [
      "creates with POST to the create address",
      "create",
      "POST",
      "https://repository.example/api/records?expand=1",
      payload,
    ],
    ["reads with GET of links.self", "read", "GET", `${links.self}?expand=1`, undefined],
    ["saves with PUT to links.self", "save", "PUT", `${links.self}?expand=1`, payload],
    ["publishes with POST to links.publish", "publish", "POST", `${links.publish}?expand=1`, {}],
  ] as const)("%s", async (_, call, method, url, body) => {
    const { client, sent } = driveClient([json(draft, call === "create" ? 201 : 200)]);
    if (call === "create") await client.drafts.create(payload);
    else if (call === "save") await client.drafts.save(links, payload);
    else await client.drafts[call](links);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method, url, credentials: "same-origin" });
    expect(sent[0]?.headers["accept"]).toBe("application/vnd.inveniordm.v1+json");
    expect(sent[0]?.headers["content-type"]).toBe(body === undefined ? undefined : "application/json");
    expect(sent[0]?.body).toBe(body === undefined ? "" : JSON.stringify(body));
  });

  it("gives the record and, of a save that was accepted, what the server refused", async () => {
    const { client } = driveClient([recordedResponse("drafts", "create an empty draft")]);
    const { record, errors } = await client.drafts.create(payload);
    expect(record).toMatchObject({ status: "draft", is_draft: true, revision_id: 4 });
    expect(errors).toContainEqual({ field: "metadata.title", messages: ["Missing data for required field."] });
  });

  it("leaves messages as they came, also those split into characters (wire 2.1)", async () => {
    const { client } = driveClient([recordedResponse("drafts", "create with an isbn that is wrong")]);
    const { errors } = await client.drafts.create(payload);
    expect(errors.find(({ messages }) => messages.length > 20)?.messages.slice(0, 6)).toEqual([
      "P",
      "l",
      "e",
      "a",
      "s",
      "e",
    ]);
  });

  it("sends the revision as a bare integer, and calls a mismatch a conflict", async () => {
    const { client, sent } = driveClient([recordedResponse("drafts", "save with an old If-Match")]);
    await expect(client.drafts.save(links, payload, { revision: 8 })).rejects.toMatchObject({
      failure: { kind: "conflict" },
    });
    expect(sent[0]?.headers["if-match"]).toBe("8");
  });

  it("discards with DELETE, which is answered with nothing", async () => {
    const { client, sent } = driveClient([new Response(null, { status: 204 })]);
    await expect(client.drafts.discard(links)).resolves.toBeUndefined();
    expect(sent[0]).toMatchObject({ method: "DELETE", url: links.self, body: "" });
  });

  it("says which link is missing, and sends nothing", async () => {
    const { client, sent } = driveClient([json(draft)]);
    await expect(client.drafts.publish({ self: links.self })).rejects.toMatchObject({
      failure: { kind: "state-conflict", request: { method: "POST", url: 'link "publish"' } },
    });
    expect(sent).toEqual([]);
  });
});

describe("files (specification 7, wire 1.3 and 2.3)", () => {
  it("lists every entry, and none where files are off", async () => {
    const off = driveClient([recordedResponse("files", "list in it")]);
    await expect(off.client.files.list(links)).resolves.toMatchObject({ enabled: false, entries: [] });
    const { client, sent } = driveClient([recordedResponse("files", "list an empty bucket")]);
    await expect(client.files.list(links)).resolves.toMatchObject({ enabled: true, entries: [] });
    expect(sent[0]).toMatchObject({ method: "GET", url: links.files });
  });

  it("announces files with key, size and transfer", async () => {
    const { client, sent } = driveClient([recordedResponse("files", "init one file")]);
    const { entries } = await client.files.init(links, [{ key: "data.csv", size: 11, transfer: { type: "L" } }]);
    expect(entries[0]).toMatchObject({ key: "data.csv", size: 11, status: "pending" });
    expect(entries[0]?.links.content).toMatch(/\/content$/u);
    expect(sent[0]).toMatchObject({
      method: "POST",
      url: links.files,
      body: '[{"key":"data.csv","size":11,"transfer":{"type":"L"}}]',
    });
  });

  it("commits with POST, and keeps the checksum as text", async () => {
    const { client, sent } = driveClient([recordedResponse("files", "commit")]);
    await expect(client.files.commit(fileLinks)).resolves.toMatchObject({
      status: "completed",
      size: 11,
      checksum: expect.stringMatching(/^md5:/u),
    });
    expect(sent[0]).toMatchObject({ method: "POST", url: fileLinks.commit, body: "{}" });
  });

  it("deletes by the file's own link; what is not there is for the caller to judge", async () => {
    const { client, sent } = driveClient([recordedResponse("files", "delete it again")]);
    await expect(client.files.remove(fileLinks)).rejects.toMatchObject({ failure: { kind: "not-found" } });
    expect(sent[0]).toMatchObject({ method: "DELETE", url: fileLinks.self });
  });

  it("asks again as plain JSON where the platform refuses its own media type, as for published files", async () => {
    const { client, sent } = driveClient([
      recordedResponse("drafts", "accept something else"),
      recordedResponse("files", "list an empty bucket"),
    ]);
    await client.files.list(links);
    expect(sent.map(({ headers }) => headers["accept"])).toEqual([
      "application/vnd.inveniordm.v1+json",
      "application/json",
    ]);
  });

  it("reads the answer to the bytes: an entry, or a refusal inside a 200", () => {
    const { client } = driveClient([]);
    const request = { method: "PUT", url: fileLinks.content };
    const answer = (what: string) => {
      const { status, body } = recorded("files", what).response;
      return { status, body: JSON.stringify(body), retryAfter: null };
    };
    expect(() => client.files.readTransfer(request, answer("content"))).not.toThrow();
    expect(() => client.files.readTransfer(request, answer("content again after the commit"))).toThrow(
      expect.objectContaining({
        failure: { kind: "refused", request, status: 200, message: "File upload transfer failed." },
      }),
    );
    expect(() => client.files.readTransfer(request, { status: 200, body: "<html>", retryAfter: null })).toThrow(
      expect.objectContaining({ failure: { kind: "unexpected-answer", request, status: 200, message: "" } }),
    );
    const parts = Array.from({ length: 100 }, (_, index) => ({
      part: index + 1,
      url: `${fileLinks.content}/${index + 1}`,
    }));
    const long = (entry: object) => ({
      status: 200,
      body: JSON.stringify({ ...entry, links: { parts } }),
      retryAfter: null,
    });
    expect(() => client.files.readTransfer(request, long({ key: "data.csv" }))).not.toThrow();
    expect(() => client.files.readTransfer(request, long({ key: "data.csv", errors: "Part 3 is missing." }))).toThrow(
      expect.objectContaining({ failure: { kind: "refused", request, status: 200, message: "Part 3 is missing." } }),
    );
    expect(() => client.files.readTransfer(request, long({ title: "Sign in" }))).toThrow(
      expect.objectContaining({ failure: { kind: "unexpected-answer", request, status: 200, message: "" } }),
    );
    expect(() => client.files.readTransfer(request, { status: 413, body: "<html>", retryAfter: null })).toThrow(
      expect.objectContaining({ failure: { kind: "too-large", request, message: "" } }),
    );
  });
});

describe("a record in an answer", () => {
  it.each(["id", "links", "metadata", "access"])(
    "is an unexpected answer without %s: taken in it would empty the form, open it to all, or make a second draft",
    async (part) => {
      const damaged = [undefined, null, 7].map((value) => json({ ...draft, [part]: value }));
      const { client } = driveClient(damaged);
      for (const _ of damaged)
        await expect(client.drafts.save(links, payload)).rejects.toMatchObject({
          failure: { kind: "unexpected-answer", status: 200 },
        });
    },
  );
});

describe("searches (specification 7, wire 1.5 and 2.5)", () => {
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
