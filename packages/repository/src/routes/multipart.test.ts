import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRepository, type Repository } from "../createRepository.ts";
import { diskStorage } from "../storage/diskStorage.ts";
import { isObject, type JsonObject, listAt, objectAt, textAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import type { RepositoryOptions } from "../settings.ts";
import { type TestResponse, TestClient } from "../../test/testClient.ts";

const MIB = 1024 * 1024;
const md5 = (...parts: Uint8Array[]): string => createHash("md5").update(Buffer.concat(parts)).digest("hex");

/** Creates bytes that differ at every offset. */
const bytes = (size: number, seed: number): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: size }, (_, index) => (index * 31 + seed * 97 + (index >> 8) * 7) % 251);

interface Upload {
  readonly repository: Repository;
  readonly depositor: TestClient;
  /** The URL of the entry. */
  readonly file: string;
  readonly draft: string;
  readonly links: () => Promise<readonly JsonObject[]>;
  readonly send: (
    number: number,
    body: Uint8Array<ArrayBuffer>,
    headers?: Record<string, string>,
  ) => Promise<TestResponse>;
}

/** Starts a repository with a draft and initializes a file in parts. */
async function startUpload(
  options: Partial<RepositoryOptions>,
  { size, parts, partSize }: { readonly size: number; readonly parts: number; readonly partSize: number },
): Promise<Upload> {
  const repository = createRepository({ storage: memoryStorage(), ...options });
  const depositor = new TestClient(repository);
  const draft = `/api/records/${await depositor.createDraft()}/draft`;
  await depositor.call("POST", `${draft}/files`, [
    { key: "a.bin", size, transfer: { type: "M", parts, part_size: partSize } },
  ]);
  const file = `${draft}/files/a.bin`;
  const links = async (): Promise<readonly JsonObject[]> =>
    listAt(objectAt((await depositor.call("GET", file)).body, "links"), "parts").filter(isObject);
  return {
    repository,
    depositor,
    file,
    draft,
    links,
    send: async (number, body, headers) =>
      depositor.call(
        "PUT",
        textAt((await links())[number - 1] ?? {}, "url") ?? `${file}/content/${number}`,
        body,
        headers,
      ),
  };
}

const whole = [bytes(1000, 1), bytes(1000, 2), bytes(300, 3)] as const;
const threeParts = { size: 2300, parts: 3, partSize: 1000 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "repository-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe.each(["memory", "disk"])("a file sent in parts to a repository that keeps it in %s", (kind) => {
  const options = async (): Promise<Partial<RepositoryOptions>> =>
    kind === "disk" ? { storage: await diskStorage(folder) } : {};

  it("joins its parts, in any order of sending, and has their MD5", async () => {
    const { depositor, send, file } = await startUpload(await options(), threeParts);
    await Promise.all([send(3, whole[2]), send(1, whole[0]), send(2, whole[1])]);
    const { body } = await depositor.call("POST", `${file}/commit`, {});
    expect(body).toMatchObject({
      status: "completed",
      size: 2300,
      transfer: { type: "L" },
      checksum: `md5:${md5(...whole)}`,
    });
    const content = await depositor.repository.fetch(
      new Request(`http://localhost${file}/content`, { headers: depositor.headers }),
    );
    expect(md5(new Uint8Array(await content.arrayBuffer()))).toBe(md5(...whole));
    expect(content.headers.get("Content-MD5")).toBe(md5(...whole));
  });

  it("has zeros in place of a missing part", async () => {
    const { depositor, send, file } = await startUpload(await options(), threeParts);
    await send(3, whole[2]);
    const { body } = await depositor.call("POST", `${file}/commit`, {});
    expect(body["checksum"]).toBe(`md5:${md5(new Uint8Array(2000), whole[2])}`);
  });

  it("leaves nothing behind when it is deleted", async () => {
    const opened = await options();
    const { depositor, send, file } = await startUpload(opened, threeParts);
    await send(1, whole[0]);
    expect((await depositor.call("DELETE", file)).status).toBe(204);
    expect((await send(1, whole[0])).status).toBe(404);
  });
});

describe("parts on the repository's disk", () => {
  it("have URLs below the entry that last 14 days, and no content link", async () => {
    const { depositor, file, links } = await startUpload({ now: () => new Date("2026-11-21T08:00:00Z") }, threeParts);
    expect(await links()).toEqual(
      [1, 2, 3].map((part) => ({
        part,
        url: `http://localhost${file}/content/${part}`,
        expiration: "2026-12-05T08:00:00.000000+00:00",
      })),
    );
    expect(objectAt((await depositor.call("GET", file)).body, "links")).not.toHaveProperty("content");
  });

  it.each([
    ["one byte short", 1, 999],
    ["one byte long", 2, 1001],
    ["empty", 2, 0],
    ["above the number of parts", 4, 300],
  ])("are refused with 200 and errors when they are %s", async (_what, number, size) => {
    const { send, depositor, file } = await startUpload({}, threeParts);
    const answer = await send(number, bytes(size, 1));
    expect([answer.status, answer.body["errors"]]).toEqual([200, "File upload transfer failed."]);
    expect((await depositor.call("GET", file)).body["status"]).toBe("pending");
  });

  it("cannot have the number 0, and cannot follow the commit", async () => {
    const { send, depositor, file } = await startUpload({}, { size: 10, parts: 1, partSize: 10 });
    expect((await depositor.call("PUT", `${file}/content/0`, bytes(10, 1))).status).toBe(500);
    await send(1, bytes(10, 1));
    await depositor.call("POST", `${file}/commit`, {});
    expect((await depositor.call("PUT", `${file}/content/1`, bytes(10, 1))).body["message"]).toBe(
      'Transfer type "L" does not support multipart uploads.',
    );
  });

  it("get their checksum after the commit, if the server computes it later", async () => {
    const { repository, send, depositor, file } = await startUpload({ checksumDelay: Infinity }, threeParts);
    for (const [index, part] of whole.entries()) await send(index + 1, part);
    expect((await depositor.call("POST", `${file}/commit`, {})).body["checksum"]).toBe(null);
    expect((await depositor.call("GET", file)).body["checksum"]).toBe(null);
    await repository.computeChecksums();
    expect((await depositor.call("GET", file)).body["checksum"]).toBe(`md5:${md5(...whole)}`);
  });

  it("do not count against the quota, unlike a file sent whole", async () => {
    const { send, depositor, file, draft } = await startUpload({ quota: { maxStorage: 1000 } }, threeParts);
    for (const [index, part] of whole.entries()) expect((await send(index + 1, part)).body["errors"]).toBeUndefined();
    expect((await depositor.call("POST", `${file}/commit`, {})).status).toBe(200);
    await depositor.call("POST", `${draft}/files`, [{ key: "whole" }]);
    const refused = await depositor.call("PUT", `${draft}/files/whole/content`, bytes(1, 1));
    expect(refused.body["message"]).toBe("Bucket quota exceeded.");
  });

  it("are deleted with their file when content is sent to it whole", async () => {
    const { depositor, file } = await startUpload({}, threeParts);
    const answer = await depositor.call("PUT", `${file}/content`, bytes(2300, 1));
    expect([answer.status, answer.body["errors"]]).toEqual([200, "File upload transfer failed."]);
    expect((await depositor.call("GET", file)).status).toBe(404);
  });

  it("are imported into the next version", async () => {
    const { depositor, send, file, draft } = await startUpload({}, threeParts);
    for (const [index, part] of whole.entries()) await send(index + 1, part);
    await depositor.call("POST", `${file}/commit`, {});
    const published = await depositor.call("POST", `${draft}/actions/publish`, {});
    const next = await depositor.call("POST", `/api/records/${String(published.body["id"])}/versions`);
    const path = `/api/records/${String(next.body["id"])}/draft`;
    const imported = await depositor.call("POST", `${path}/actions/files-import`, {});
    expect(listAt(imported.body, "entries")).toMatchObject([{ key: "a.bin", checksum: `md5:${md5(...whole)}` }]);
    const content = await depositor.repository.fetch(
      new Request(`http://localhost${path}/files/a.bin/content`, { headers: depositor.headers }),
    );
    expect(md5(new Uint8Array(await content.arrayBuffer()))).toBe(md5(...whole));
  });

  it("survive a restart of a repository on disk", async () => {
    const first = await startUpload({ storage: await diskStorage(folder) }, threeParts);
    await first.send(1, whole[0]);
    await first.repository.close();
    const second = new TestClient(createRepository({ storage: await diskStorage(folder) }));
    for (const number of [2, 3])
      await second.call("PUT", `${first.file}/content/${number}`, whole[number - 1] ?? new Uint8Array());
    const { body } = await second.call("POST", `${first.file}/commit`, {});
    expect(body["checksum"]).toBe(`md5:${md5(...whole)}`);
  });
});

describe("parts in an object store", () => {
  const PAGE = "https://page.example";
  const large = [bytes(5 * MIB, 1), bytes(1000, 2)] as const;
  const twoParts = { size: 5 * MIB + 1000, parts: 2, partSize: 5 * MIB };
  const composite = md5(Buffer.from(md5(large[0]) + md5(large[1]), "hex"));
  const inStore = { store: { origin: "https://store.example", pages: [PAGE] }, checksumDelay: Infinity };

  it("have signed URLs of the store that last 7 days", async () => {
    const { links } = await startUpload({ ...inStore, now: () => new Date("2026-11-21T08:04:59.5Z") }, twoParts);
    const [first] = await links();
    expect(first?.["url"]).toMatch(/^https:\/\/store\.example\/.*uploadId=.*&partNumber=1&.*X-Amz-Signature=/);
    expect(first?.["expiration"]).toBe("2026-11-28T08:04:59Z");
  });

  it("are acknowledged with their MD5, which an allowed page may read", async () => {
    const { send } = await startUpload(inStore, twoParts);
    const { status, headers } = await send(1, large[0], { Origin: PAGE, Authorization: "" });
    expect([status, headers.get("ETag"), headers.get("Access-Control-Allow-Origin")]).toEqual([
      200,
      `"${md5(large[0])}"`,
      PAGE,
    ]);
    expect(headers.get("Access-Control-Expose-Headers")).toContain("ETag");
    expect(
      (await send(1, large[0], { Origin: "https://other.example" })).headers.get("Access-Control-Allow-Origin"),
    ).toBe(null);
  });

  it("give a composite checksum at the commit and the MD5 later; the download is in the store", async () => {
    const { repository, depositor, send, file } = await startUpload(inStore, twoParts);
    for (const [index, part] of large.entries()) await send(index + 1, part);
    const { body } = await depositor.call("POST", `${file}/commit`, {});
    expect(body["checksum"]).toBe(`multipart:${composite}-2-${5 * MIB}`);
    await repository.computeChecksums();
    expect((await depositor.call("GET", file)).body["checksum"]).toBe(`md5:${md5(...large)}`);
    const redirect = await depositor.call("GET", `${file}/content`);
    expect(redirect.status).toBe(302);
    const content = await repository.fetch(new Request(redirect.headers.get("Location") ?? ""));
    expect(content.headers.get("ETag")).toBe(`"${composite}-2"`);
    expect(md5(new Uint8Array(await content.arrayBuffer()))).toBe(md5(...large));
  });

  it("keep the composite checksum if the parts did not have the declared size", async () => {
    const { repository, depositor, send, file } = await startUpload(inStore, twoParts);
    const longer = bytes(6 * MIB, 9);
    await send(1, longer);
    await send(2, large[1]);
    await depositor.call("POST", `${file}/commit`, {});
    await repository.computeChecksums();
    expect((await depositor.call("GET", file)).body).toMatchObject({
      size: twoParts.size,
      checksum: `multipart:${md5(Buffer.from(md5(longer) + md5(large[1]), "hex"))}-2-${5 * MIB}`,
    });
  });

  it("are verified by Content-MD5", async () => {
    const { send } = await startUpload(inStore, twoParts);
    const wrong = await send(2, large[1], { Origin: PAGE, "Content-MD5": "eV8yArF8trw9S3cdjGyerw==" });
    expect([wrong.status, wrong.headers.get("Access-Control-Allow-Origin")]).toEqual([400, PAGE]);
    expect(wrong.text).toContain("<Code>BadDigest</Code>");
    const none = await send(2, large[1], { Origin: PAGE, "Content-MD5": md5(large[1]) });
    expect([none.status, none.headers.get("Access-Control-Allow-Origin")]).toEqual([400, null]);
    const right = Buffer.from(md5(large[1]), "hex").toString("base64");
    expect((await send(2, large[1], { "Content-MD5": right })).status).toBe(200);
  });

  it("are refused by an expired URL, until the entry is read again", async () => {
    let now = new Date("2026-11-21T08:00:00Z");
    const { repository, links, send } = await startUpload(
      { ...inStore, partLinkLifetime: 4, now: () => now },
      twoParts,
    );
    const old = textAt((await links())[0] ?? {}, "url") ?? "";
    now = new Date("2026-11-21T08:00:05Z");
    const put = (url: string): Promise<Response> =>
      repository.fetch(new Request(url, { method: "PUT", body: large[0], headers: { Origin: PAGE } }));
    const expired = await put(old);
    expect([expired.status, expired.headers.get("Access-Control-Allow-Origin")]).toEqual([403, null]);
    expect(await expired.text()).toContain("Request has expired.");
    expect((await put(old.replace("partNumber=1", "partNumber=2"))).status).toBe(403);
    expect((await send(1, large[0])).status).toBe(200);
  });

  it("are not a file while one is missing: the commit is 500 and the entry stays pending", async () => {
    const { depositor, send, file } = await startUpload(inStore, twoParts);
    await send(2, large[1]);
    expect((await depositor.call("POST", `${file}/commit`, {})).status).toBe(500);
    expect((await depositor.call("GET", file)).body["status"]).toBe("pending");
    await send(1, large[0]);
    expect((await depositor.call("POST", `${file}/commit`, {})).status).toBe(200);
  });

  it("are aborted by deleting the entry itself, and by no other deletion", async () => {
    const storage = memoryStorage();
    const { depositor, send, file, draft, links } = await startUpload({ ...inStore, storage }, twoParts);
    const url = textAt((await links())[0] ?? {}, "url") ?? "";
    await send(1, large[0]);
    await depositor.call("DELETE", file);
    expect([await storage.list("uploads"), await storage.list("parts")]).toEqual([[], []]);
    expect((await depositor.call("PUT", url, large[1])).status).toBe(404);
    await depositor.call("POST", `${draft}/files`, [
      { key: "b", size: 10, transfer: { type: "M", parts: 1, part_size: 10 } },
    ]);
    await depositor.call("DELETE", `${draft}/files`);
    expect(await storage.list("uploads")).toHaveLength(1);
  });

  it("cannot be sent by a page while the bucket has no CORS rules", async () => {
    const { repository, links } = await startUpload({ store: { pages: [] } }, twoParts);
    const url = textAt((await links())[0] ?? {}, "url") ?? "";
    const headers = { Origin: PAGE, "Access-Control-Request-Method": "PUT" };
    expect((await repository.fetch(new Request(url, { method: "OPTIONS", headers }))).status).toBe(403);
  });
});
