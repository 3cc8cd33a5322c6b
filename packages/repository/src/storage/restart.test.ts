import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createRepository } from "../createRepository.ts";
import { diskStorage } from "./diskStorage.ts";
import { TestClient } from "../../test/testClient.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "repository-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("a repository on disk after a restart", () => {
  it("has the published record and its file, byte by byte", async () => {
    const first = createRepository({ storage: await diskStorage(folder) });
    const id = await new TestClient(first).publishWith("åland.txt", "ninety nautical miles");
    await first.close();

    const second = createRepository({ storage: await diskStorage(folder) });
    const reader = new TestClient(second, {});
    const record = await reader.call("GET", `/api/records/${id}`);
    expect(record.body["status"]).toBe("published");
    const content = await reader.call(
      "GET",
      `/api/records/${id}/files/${encodeURIComponent("åland.txt")}/content`,
      undefined,
      { Accept: "*/*" },
    );
    expect(content.text).toBe("ninety nautical miles");
    expect(content.headers.get("Content-MD5")).toBe(content.headers.get("ETag")?.slice(5, -1));
    await second.close();
  });

  it("has the draft at its revision, and accepts its next save", async () => {
    const first = createRepository({ storage: await diskStorage(folder) });
    const id = await new TestClient(first).createDraft();
    const before = await new TestClient(first).call("GET", `/api/records/${id}/draft`);
    await first.close();

    const second = createRepository({ storage: await diskStorage(folder) });
    const save = await new TestClient(second).call(
      "PUT",
      `/api/records/${id}/draft`,
      { metadata: { title: "Later" } },
      {
        "If-Match": String(before.body["revision_id"]),
      },
    );
    expect(save.status).toBe(200);
    await second.close();
  });
});
