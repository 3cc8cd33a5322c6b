import { describe, expect, it } from "vitest";
import { driveClient, html, json } from "../../test/drivers/driveClient.ts";

const API = "https://repository.example/api";
const links = {
  self: `${API}/records/abc/draft`,
  review: `${API}/records/abc/draft/review`,
  "submit-review": `${API}/records/abc/draft/actions/submit-review`,
  reserve_doi: `${API}/records/abc/draft/pids/doi`,
  versions: `${API}/records/abc/versions`,
  record: `${API}/records/abc`,
};
const request = (status: string, actions: Record<string, string> = {}) => ({
  id: "r-1",
  status,
  links: { self: `${API}/requests/r-1`, self_html: "/me/requests/r-1", next_html: "/me/requests/r-1", actions },
});
const record = (parts: object = {}) => ({ id: "abc", status: "draft", links, metadata: {}, access: {}, ...parts });
const bodyOf = (sent: { readonly body: string } | undefined): unknown => JSON.parse(sent?.body ?? "null");

describe("a review", () => {
  it("is chosen by the community's id", async () => {
    const { client, sent } = driveClient([json(request("created"))]);
    await expect(client.reviews.update(links, "lab")).resolves.toMatchObject({ id: "r-1", status: "created" });
    expect(sent[0]).toMatchObject({ method: "PUT", url: links.review });
    expect(bodyOf(sent[0])).toEqual({ receiver: { community: "lab" }, type: "community-submission" });
  });

  it("is submitted with a comment, or with none at all", async () => {
    const { client, sent } = driveClient([json(request("submitted"), 202)]);
    await client.reviews.submit(links, "Please look at the units.");
    await client.reviews.submit(links, "  ");
    await client.reviews.submit(links);
    expect(sent.map(bodyOf)).toEqual([{ payload: { content: "Please look at the units.", format: "html" } }, {}, {}]);
    expect(sent[0]).toMatchObject({ method: "POST", url: links["submit-review"] });
  });

  it("cannot be submitted where the platform sent no link for it, and nothing is sent then", async () => {
    const { client, sent } = driveClient([json(request("submitted"))]);
    await expect(client.reviews.submit({ self: links.self })).rejects.toMatchObject({
      failure: { kind: "state-conflict" },
    });
    expect(sent).toEqual([]);
  });

  it("is read as plain JSON, since the records platform's media type makes it fail", async () => {
    const { client, sent } = driveClient([
      json(request("submitted", { cancel: `${API}/requests/r-1/actions/cancel` })),
    ]);
    const review = await client.reviews.read("r-1");
    expect(sent[0]?.headers["accept"]).toBe("application/json");
    await client.reviews.act(review, "cancel", "Not yet.");
    expect(sent[1]).toMatchObject({ method: "POST", url: `${API}/requests/r-1/actions/cancel` });
    expect(bodyOf(sent[1])).toEqual({ payload: { content: "Not yet.", format: "html" } });
  });

  it("is acted upon only as the request allows now", async () => {
    const { client, sent } = driveClient([json(request("accepted"))]);
    const review = await client.reviews.read("r-1");
    await expect(client.reviews.act(review, "cancel")).rejects.toMatchObject({
      failure: { kind: "state-conflict" },
    });
    expect(sent).toHaveLength(1);
  });

  it("is removed; a page in place of the answer is no success", async () => {
    const { client, sent } = driveClient([new Response(null, { status: 204 }), html(200)]);
    await client.reviews.remove(links);
    expect(sent[0]).toMatchObject({ method: "DELETE", url: links.review, body: "" });
    await expect(client.reviews.remove(links)).rejects.toMatchObject({ failure: { kind: "unexpected-answer" } });
  });
});

describe("a persistent identifier", () => {
  it("is reserved and given up by the same link, and both answer the draft", async () => {
    const pids = { doi: { identifier: "10.5072/abc", provider: "datacite" } };
    const { client, sent } = driveClient([json(record({ pids }), 201), json(record({ pids: {} }))]);
    expect((await client.pids.reserve(links, "doi")).record.pids).toEqual(pids);
    expect((await client.pids.discard(links, "doi")).record.pids).toEqual({});
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ["POST", `${links.reserve_doi}?expand=1`],
      ["DELETE", `${links.reserve_doi}?expand=1`],
    ]);
  });
});

describe("a published record", () => {
  it("is read by its draft's link, or by its own", async () => {
    const { client, sent } = driveClient([json(record({ status: "published" }))]);
    await client.records.read(links);
    await client.records.read({ self: links.record });
    expect(sent.map(({ url }) => url)).toEqual([`${links.record}?expand=1`, `${links.record}?expand=1`]);
  });

  it("gets a new version, whose files can be taken over", async () => {
    const { client, sent } = driveClient([
      json(record({ status: "new_version_draft" }), 201),
      json({ enabled: true, entries: [{ key: "a.csv", status: "completed", links: {} }] }, 201),
    ]);
    expect((await client.records.createVersion(links)).status).toBe("new_version_draft");
    expect((await client.files.importPrevious(links)).entries[0]?.key).toBe("a.csv");
    expect(sent.map(({ method, url }) => [method, url])).toEqual([
      ["POST", links.versions],
      ["POST", `${links.self}/actions/files-import`],
    ]);
  });
});

describe("communities", () => {
  const community = {
    id: "lab",
    slug: "open-lab",
    metadata: { title: "Open lab" },
    access: { visibility: "public" },
    ui: { permissions: { can_submit_record: true, can_include_directly: false } },
  };

  it("are searched five a page, all of them or one's own", async () => {
    const { client, sent } = driveClient([json({ hits: { hits: [community], total: 7 } })]);
    const { hits, total } = await client.communities.search("all", { text: "lab", page: 2 });
    expect(hits[0]).toMatchObject({ slug: "open-lab", title: "Open lab", canSubmitRecord: true, isGhost: false });
    expect(total).toBe(7);
    await client.communities.search("mine", { text: "" });
    expect(sent.map(({ url }) => url)).toEqual([
      `${API}/communities?q=lab&sort=bestmatch&page=2&size=5`,
      `${API}/user/communities?q=&sort=bestmatch&page=1&size=5`,
    ]);
  });
});

describe("further vocabularies", () => {
  const answer = (hit: object) => json({ hits: { hits: [hit], total: 1 } });

  it("suggest subjects of all vocabularies or of one", async () => {
    const { client, sent } = driveClient([answer({ id: "fos/3", scheme: "FOS", subject: "Marine biology" })]);
    expect((await client.vocabularies.subjects({ text: "mar" })).hits[0]?.subject).toBe("Marine biology");
    await client.vocabularies.subjects({ text: "mar", scheme: "FOS" });
    expect(sent.map(({ url }) => new URL(url).searchParams.get("suggest"))).toEqual(["mar", "FOS:mar"]);
  });

  it("find funders, and awards of one of them", async () => {
    const award = { id: "f::1", number: "1", title_l10n: "Sea grant", funder: { id: "f", name: "Fund" } };
    const { client, sent } = driveClient([answer({ id: "f", name: "Fund", country: "SE" }), answer(award)]);
    expect((await client.vocabularies.funders({ text: "fu" })).hits[0]).toMatchObject({ id: "f", name: "Fund" });
    const { hits } = await client.vocabularies.awards({ text: "sea", funder: "f", page: 1, size: 5 });
    expect(hits[0]).toMatchObject({ title: "Sea grant", number: "1", funder: { id: "f" } });
    expect(sent[1]?.url).toBe(`${API}/awards?q=sea&sort=bestmatch&page=1&size=5&funders=f`);
  });
});
