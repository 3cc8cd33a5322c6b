import { describe, expect, it } from "vitest";
import { createRepository } from "../createRepository.ts";
import { objectAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { COMPLETE, TestClient } from "../../test/testClient.ts";

const start = (quota = {}): TestClient => new TestClient(createRepository({ storage: memoryStorage(), quota }));

describe("the files of a draft", () => {
  it("distinguish three spellings of one name", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    await depositor.upload(id, "caf\u00e9.txt", "composed");
    await depositor.upload(id, "cafe\u0301.txt", "decomposed");
    expect(Object.keys(await depositor.filesOf(id))).toEqual(["caf\u00e9.txt", "cafe\u0301.txt"]);
  });

  it("have one thumbnail link, which is an object, for an image or PDF", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    const linksOf = async () => objectAt((await depositor.call("GET", `/api/records/${id}/draft`)).body, "links");
    await depositor.upload(id, "a.txt", "a");
    expect((await linksOf())["thumbnails"]).toBeUndefined();
    await depositor.upload(id, "b.pdf", "b");
    const thumbnails = objectAt(await linksOf(), "thumbnails");
    expect(Object.keys(thumbnails)).toEqual(["10", "50", "100", "250", "750", "1200"]);
    expect(String(thumbnails["10"])).toMatch(/\/api\/iiif\/record:[^/]+:b\.pdf\/full\/%5E10,\/0\/default\.jpg$/);
  });

  it("may be empty", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    const { body } = await depositor.upload(id, "empty.dat", "");
    expect(body).toMatchObject({ status: "completed", size: 0, checksum: "md5:d41d8cd98f00b204e9800998ecf8427e" });
  });

  it("are refused over the quota, and the entry stays pending", async () => {
    const depositor = start({ maxStorage: 10 });
    const id = await depositor.createDraft();
    await depositor.call("POST", `/api/records/${id}/draft/files`, [{ key: "big" }]);
    const file = `/api/records/${id}/draft/files/big`;
    const refused = await depositor.call("PUT", `${file}/content`, new Uint8Array(11));
    expect([refused.status, refused.body["message"]]).toEqual([400, "Bucket quota exceeded."]);
    expect((await depositor.call("GET", file)).body["status"]).toBe("pending");
    expect((await depositor.call("PUT", `${file}/content`, new Uint8Array(10))).status).toBe(200);
  });

  it("stay pending when the client disconnects during the upload", async () => {
    const repository = createRepository({ storage: memoryStorage() });
    const depositor = new TestClient(repository);
    const id = await depositor.createDraft();
    await depositor.call("POST", `/api/records/${id}/draft/files`, [{ key: "half" }]);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array(100)),
      pull: (controller) => controller.error(new Error("aborted")),
    });
    const init: RequestInit & { duplex: "half" } = {
      method: "PUT",
      body,
      duplex: "half",
      headers: { ...depositor.headers, "Content-Type": "application/octet-stream" },
    };
    const answer = await repository.fetch(
      new Request(`http://localhost/api/records/${id}/draft/files/half/content`, init),
    );
    expect(answer.status).toBe(400);
    expect((await depositor.call("GET", `/api/records/${id}/draft/files/half`)).body["status"]).toBe("pending");
  });

  it("can be uploaded three at a time", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    await Promise.all(["a", "b", "c", "d", "e"].map((key) => depositor.upload(id, key, key.repeat(1000))));
    const entries = await depositor.filesOf(id);
    expect(Object.keys(entries).length).toBe(5);
    expect(Object.keys(entries).every((key) => objectAt(entries, key)["size"] === 1000)).toBe(true);
  });
});

describe("the blobs of files", () => {
  it("are kept while any version uses them, and deleted with the last one", async () => {
    const storage = memoryStorage();
    const depositor = new TestClient(createRepository({ storage }));
    const first = await depositor.publishWith("data.csv", "1,2,3");
    const next = await depositor.call("POST", `/api/records/${first}/versions`);
    const second = String(next.body["id"]);
    await depositor.call("POST", `/api/records/${second}/draft/actions/files-import`, {});
    expect(await storage.list("blobs")).toEqual([{ uses: 2 }]);
    await depositor.call("DELETE", `/api/records/${second}/draft`);
    expect(await storage.list("blobs")).toEqual([{ uses: 1 }]);
    const content = await depositor.call("GET", `/api/records/${first}/files/data.csv/content`, undefined, {
      Accept: "*/*",
    });
    expect(content.text).toBe("1,2,3");
  });

  it("are counted again when an edit is published or discarded", async () => {
    const storage = memoryStorage();
    const depositor = new TestClient(createRepository({ storage }));
    const id = await depositor.publishWith("data.csv", "1,2,3");
    await depositor.call("POST", `/api/records/${id}/draft`);
    await depositor.publish(id);
    expect(await storage.list("blobs")).toEqual([{ uses: 1 }]);
    await depositor.call("POST", `/api/records/${id}/draft`);
    await depositor.call("DELETE", `/api/records/${id}/draft`);
    expect(await storage.list("blobs")).toEqual([{ uses: 1 }]);
  });

  it("are deleted with a draft", async () => {
    const storage = memoryStorage();
    const depositor = new TestClient(createRepository({ storage }));
    const id = await depositor.createDraft(COMPLETE);
    await depositor.upload(id, "data.csv", "1,2,3");
    await depositor.call("DELETE", `/api/records/${id}/draft`);
    expect(await storage.list("blobs")).toEqual([]);
    expect(await storage.list("parents")).toEqual([]);
  });
});

describe("the files of a published record", () => {
  it("refuse the UI media type", async () => {
    const depositor = start();
    const id = await depositor.publishWith("data.csv", "1,2,3");
    const refused = await depositor.call("GET", `/api/records/${id}/files`, undefined, {
      Accept: "application/vnd.inveniordm.v1+json",
    });
    expect([refused.status, refused.body["message"]]).toEqual([
      406,
      "Invalid 'Accept' header. Expected one of: application/json",
    ]);
  });

  it("are visible to strangers only if they are public", async () => {
    const repository = createRepository({ storage: memoryStorage() });
    const id = await new TestClient(repository).publishWith("a", "x", {
      ...COMPLETE,
      access: { record: "public", files: "restricted" },
    });
    const stranger = new TestClient(repository, {});
    expect((await stranger.call("GET", `/api/records/${id}`)).body["files"]).toEqual({ enabled: true });
    expect((await stranger.call("GET", `/api/records/${id}/files`)).status).toBe(403);
  });
});
