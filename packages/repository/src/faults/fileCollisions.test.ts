import { expect, it } from "vitest";
import { createRepository } from "../createRepository.ts";
import { listAt, isObject, textAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { TestClient } from "../../test/testClient.ts";
import type { Fault } from "./fault.ts";
import { fileCollisions } from "./fileCollisions.ts";

async function start(...keys: readonly string[]) {
  const repository = createRepository({ storage: memoryStorage(), development: true });
  const depositor = new TestClient(repository);
  const files = `/api/records/${await depositor.createDraft()}/draft/files`;
  const announce = async (...names: readonly string[]): Promise<number> => {
    const entries = names.map((key) => ({ key, size: 3 }));
    return (await depositor.call("POST", files, entries)).status;
  };
  await announce(...keys);
  return {
    depositor,
    announce,
    meet: (faults: readonly Fault[]) => faults.forEach((fault) => repository.faults.add(fault)),
    remove: async (key: string) => (await depositor.call("DELETE", `${files}/${key}`)).status,
    async left(): Promise<readonly string[]> {
      const { body } = await depositor.call("GET", files);
      return listAt(body, "entries").flatMap((entry) => (isObject(entry) ? (textAt(entry, "key") ?? []) : []));
    },
  };
}

it("of concurrent file deletions, one succeeds and the others answer 500 and keep their files", async () => {
  const { meet, remove, left } = await start("a", "b", "c");
  meet(fileCollisions);
  expect(await Promise.all(["a", "b", "c"].map(remove))).toEqual([204, 500, 500]);
  expect(await left()).toEqual(["b", "c"]);
  expect([await remove("b"), await remove("c")]).toEqual([204, 204]);
  expect(await left()).toEqual([]);
});

it("a file that is initialized during a deletion is created, but answered with 500", async () => {
  const { meet, remove, announce, left } = await start("a");
  meet(fileCollisions);
  expect(await Promise.all([remove("a"), announce("b")])).toEqual([204, 500]);
  expect(await left()).toEqual(["b"]);
  expect(await announce("c")).toBe(201);
});

it("file collisions can be added over HTTP", async () => {
  const { depositor, remove } = await start("a", "b");
  for (const { fault, method, path, during } of fileCollisions) {
    const match = { ...(method === undefined ? {} : { method }), ...(path === undefined ? {} : { path }) };
    const sent = JSON.parse(JSON.stringify({ match, during, fault }));
    expect((await depositor.call("POST", "/__faults", sent)).status).toBe(200);
  }
  expect(await Promise.all([remove("a"), remove("b")])).toEqual([204, 500]);
});
