import { createRepository, DEPOSITOR, memoryStorage } from "@deposit/repository";
import { describe, expect, it } from "vitest";
import type { DepositError } from "../errors.ts";
import type { TransferRequest } from "../ports.ts";
import { createClient } from "./createClient.ts";

const payload = {
  access: { record: "public", files: "public" },
  files: { enabled: true },
  metadata: {
    title: "Tides of the North Sea",
    publication_date: "2026",
    publisher: "Example",
    resource_type: { id: "dataset" },
    creators: [{ person_or_org: { type: "personal", family_name: "Wolf", given_name: "Ada" } }],
  },
  custom_fields: {},
  pids: {},
};

function connect() {
  const repository = createRepository({ storage: memoryStorage() });
  const fetch = (request: Request): Promise<Response> => repository.fetch(request);
  const client = createClient({ baseUrl: "https://repository.example", token: DEPOSITOR.token, fetch });
  const nobody = createClient({ baseUrl: "https://repository.example", fetch });
  /** Sends bytes as a transport does. */
  const put = async (url: string, body: string): ReturnType<() => TransferAnswer> => {
    const { headers } = client.transferHeaders(url);
    const response = await fetch(new Request(url, { method: "PUT", headers, body }));
    return { status: response.status, body: await response.text(), retryAfter: response.headers.get("Retry-After") };
  };
  return { repository, client, nobody, put };
}
type TransferAnswer = Promise<{ status: number; body: string; retryAfter: string | null }>;
type Sent = Pick<TransferRequest, "method" | "url">;

const failureIn = async (call: Promise<unknown>): Promise<DepositError["failure"]> => {
  const error: unknown = await call.then(
    () => new Error("It succeeded."),
    (reason: unknown) => reason,
  );
  if (error instanceof Error && "failure" in error) return (error as DepositError).failure;
  throw error;
};

describe("against the embedded repository", () => {
  it("creates, saves, uploads to, publishes and reads a record", async () => {
    const { client, put } = connect();
    const empty = await client.drafts.create({ metadata: {}, custom_fields: {}, pids: {} });
    expect(empty.errors.map(({ field }) => field)).toContain("metadata.title");
    const saved = await client.drafts.save(empty.record.links, payload, { revision: empty.record.revision_id });
    // Files are on and there are none yet: all that is still missing (docs/platform/records.md 2.5).
    expect(saved.errors.map(({ field }) => field)).toEqual(["files.enabled"]);
    expect(saved.record.metadata["title"]).toBe("Tides of the North Sea");
    const { links } = saved.record;

    for (const key of ["a b#?%.csv", "folder/inner.txt", "\u00e9.txt"]) {
      const { entries } = await client.files.init(links, [{ key, size: key.length, transfer: { type: "L" } }]);
      const entry = entries.find((one) => one.key === key);
      const request: Sent = { method: "PUT", url: entry?.links.content ?? "" };
      client.files.readTransfer(request, await put(request.url, key));
      const committed = await client.files.commit(entry?.links ?? {});
      expect(committed).toMatchObject({ key, status: "completed", size: new Blob([key]).size });
      expect(committed.checksum).toMatch(/^md5:[0-9a-f]{32}$/u);
      await expect(client.files.read(committed.links)).resolves.toMatchObject({ key, status: "completed" });
    }
    const { entries } = await client.files.list(links);
    expect(entries).toHaveLength(3);
    await client.files.remove(entries[1]?.links ?? {});
    expect((await client.files.list(links)).entries).toHaveLength(2);
    expect((await failureIn(client.files.remove(entries[1]?.links ?? {}))).kind).toBe("not-found");

    const published = await client.drafts.publish(links);
    expect(published).toMatchObject({ status: "published", is_published: true });
    expect((await client.files.list(published.links)).entries).toHaveLength(2);
    expect((await failureIn(client.drafts.read(links))).kind).toBe("not-found");
  });

  it("reads content that was sent to a committed file as a refusal", async () => {
    const { client, put } = connect();
    const { record } = await client.drafts.create(payload);
    const list = await client.files.init(record.links, [{ key: "a", size: 1, transfer: { type: "L" } }]);
    const url = list.entries[0]?.links.content ?? "";
    await put(url, "a");
    await client.files.commit(list.entries[0]?.links ?? {});
    const answer = await put(url, "b");
    expect(() => client.files.readTransfer({ method: "PUT", url }, answer)).toThrow("File upload transfer failed.");
    expect((await client.files.list(record.links)).entries).toEqual([]);
  });

  it("tells refusals apart", async () => {
    const { client, nobody } = connect();
    const { record } = await client.drafts.create(payload);
    const { links } = record;
    const metadata = { ...payload.metadata, languages: [{ id: "klingon" }] };
    expect(await failureIn(client.drafts.save(links, { ...payload, metadata }))).toMatchObject({
      kind: "refused",
      message: "Invalid value klingon.",
    });
    expect((await failureIn(client.drafts.save(links, payload, { revision: 1 }))).kind).toBe("conflict");
    expect(await failureIn(client.drafts.publish(links))).toMatchObject({
      kind: "invalid",
      errors: [{ field: "files.enabled" }],
    });
    expect((await failureIn(nobody.drafts.read(links))).kind).toBe("permission-denied");
    await client.drafts.discard(links);
    expect((await failureIn(client.drafts.discard(links))).kind).toBe("not-found");
    expect((await failureIn(client.drafts.save(links, payload))).kind).toBe("not-found");
  });

  it("survives what a proxy or a network puts in the place of an answer", async () => {
    const { client, repository } = connect();
    const { record } = await client.drafts.create(payload);
    const strike = async (fault: Parameters<typeof repository.faults.add>[0]["fault"]) => {
      repository.faults.add({ method: "PUT", path: "/draft", fault, times: 1 });
      return await failureIn(client.drafts.save(record.links, payload));
    };
    expect((await strike({ kind: "drop" })).kind).toBe("no-response");
    expect((await strike({ kind: "drop", when: "after" })).kind).toBe("no-response");
    expect(await strike({ kind: "answer", status: 500, body: "<h1>Oops</h1>" })).toMatchObject({
      kind: "server",
      message: "",
    });
    expect((await strike({ kind: "answer", status: 413, body: "<h1>Too large</h1>" })).kind).toBe("too-large");
    expect((await strike({ kind: "answer", status: 200, body: "<h1>Sign in</h1>" })).kind).toBe("unexpected-answer");
    expect(await strike({ kind: "answer", status: 429, body: {}, headers: { "Retry-After": "7" } })).toMatchObject({
      retryAfter: 7000,
    });
    await expect(client.drafts.save(record.links, payload)).resolves.toMatchObject({ record: { id: record.id } });
  });

  it("sends the cookie and the token of a page once the repository has set them", async () => {
    const repository = createRepository({
      storage: memoryStorage(),
      trust: "session",
      fallback: () => new Response("<p>page</p>"),
    });
    const jar = new Map<string, string>();
    const browse = async (request: Request): Promise<Response> => {
      const headers = new Headers(request.headers);
      if (jar.size > 0) headers.set("Cookie", [...jar].map(([name, value]) => `${name}=${value}`).join("; "));
      const response = await repository.fetch(new Request(request, { headers }));
      for (const cookie of response.headers.getSetCookie()) {
        const [name = "", value = ""] = (cookie.split(";")[0] ?? "").split("=");
        jar.set(name, value);
      }
      return response;
    };
    await browse(new Request("https://repository.example/"));
    jar.delete("csrftoken");
    const csrf = { readCookie: (name: string): string | undefined => jar.get(name) };
    const client = createClient({ baseUrl: "https://repository.example", fetch: browse, csrf });
    const { record } = await client.drafts.create(payload);
    expect(record.id).toBeDefined();
    expect(repository.requests.map(({ status }) => status)).toEqual([400, 201]);
  });

  it("searches languages, licences, names and affiliations", async () => {
    const { client } = connect();
    const languages = await client.vocabularies.search("languages", { text: "swed" });
    expect(languages.hits[0]).toMatchObject({ id: "swe", title: "Swedish" });
    const licences = await client.vocabularies.search("licenses", {
      text: "apache",
      tags: "software",
      page: 1,
      size: 5,
    });
    expect(licences.hits.map(({ id }) => id)).toContain("apache-2.0");
    const names = await client.vocabularies.names({ text: "mar", size: 3 });
    expect(names.hits.length).toBeGreaterThan(0);
    expect(names.hits[0]?.family_name).not.toBe("");
    const affiliations = await client.vocabularies.affiliations({ text: "univ", size: 3 });
    expect(affiliations.hits[0]?.name).not.toBe("");
    expect(affiliations.total).toBeGreaterThan(0);
  });

  it("puts the subject and the funder that are called so before those that only mention it", async () => {
    const { client } = connect();
    const subjects = await client.vocabularies.subjects({ text: "sea", scheme: "GEMET" });
    expect(subjects.hits[0]?.subject).toMatch(/^sea/);
    expect(subjects.hits.every(({ scheme }) => scheme === "GEMET")).toBe(true);
    const funders = await client.vocabularies.funders({ text: "european" });
    expect(funders.hits[0]?.name).toMatch(/^European/);
  });

  it("counts the awards that were found by funder, and finds those of one of them", async () => {
    const { client } = connect();
    const all = await client.vocabularies.awards({ text: "", page: 1, size: 5 });
    expect(all.hits).toHaveLength(5);
    expect(all.hits[0]?.url).toMatch(/^https:/);
    const counted = all.funders.reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBe(all.total);
    const [funder] = all.funders;
    if (funder === undefined) throw new Error("No funder was counted.");
    const own = await client.vocabularies.awards({ text: "", funder: funder.id, page: 1, size: 5 });
    expect(own.total).toBe(funder.count);
    expect(own.hits.every((award) => award.funder.id === funder.id)).toBe(true);
  });
});
