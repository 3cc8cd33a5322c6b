import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createRepository, type Repository } from "../createRepository.ts";
import { isObject, type Json, listAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { TestClient } from "../../test/testClient.ts";
import type { FaultKind } from "./fault.ts";

const bytes = Uint8Array.from({ length: 1000 }, (_, index) => index % 251);
const md5 = (content: Uint8Array): string => createHash("md5").update(content).digest("hex");

interface PreparedDraft {
  readonly repository: Repository;
  readonly depositor: TestClient;
  readonly id: string;
  readonly file: string;
}

/** Starts a repository with a draft and one initialized file. */
async function start(): Promise<PreparedDraft> {
  const repository = createRepository({ storage: memoryStorage(), development: true });
  const depositor = new TestClient(repository);
  const id = await depositor.createDraft();
  await depositor.call("POST", `/api/records/${id}/draft/files`, [{ key: "a.bin" }]);
  return { repository, depositor, id, file: `/api/records/${id}/draft/files/a.bin` };
}

const once = ({ repository }: PreparedDraft, method: string, path: string, fault: FaultKind): void =>
  repository.faults.add({ method, path, fault, times: 1 });

describe("a fault in the request body", () => {
  it.each(["flip", "truncate", "swap"] as const)("can %s the bytes", async (how) => {
    const prepared = await start();
    once(prepared, "PUT", "/content$", { kind: "corrupt", how });
    await prepared.depositor.call("PUT", `${prepared.file}/content`, bytes);
    const { body } = await prepared.depositor.call("POST", `${prepared.file}/commit`, {});
    expect(body["status"]).toBe("completed");
    expect(body["checksum"]).not.toBe(`md5:${md5(bytes)}`);
    expect(body["size"]).toBe(how === "truncate" ? 500 : 1000);
  });

  it("can refuse content with 200 and errors, and deletes a file sent whole", async () => {
    const prepared = await start();
    once(prepared, "PUT", "/content$", { kind: "refuse" });
    const { status, body } = await prepared.depositor.call("PUT", `${prepared.file}/content`, bytes);
    expect([status, body["errors"]]).toEqual([200, "File upload transfer failed."]);
    expect((await prepared.depositor.call("GET", prepared.file)).status).toBe(404);
  });

  it("keeps a file in parts when it refuses one part", async () => {
    const prepared = await start();
    const transfer = { type: "M", parts: 1, part_size: 1000 };
    await prepared.depositor.call("POST", `/api/records/${prepared.id}/draft/files`, [
      { key: "m", size: 1000, transfer },
    ]);
    const part = `/api/records/${prepared.id}/draft/files/m/content/1`;
    once(prepared, "PUT", "/content/1$", { kind: "refuse" });
    expect((await prepared.depositor.call("PUT", part, bytes)).body["errors"]).toBe("File upload transfer failed.");
    expect((await prepared.depositor.call("PUT", part, bytes)).body["errors"]).toBeUndefined();
  });
});

describe("a fault in the response", () => {
  it("can answer 500 to a successful publish", async () => {
    const prepared = await start();
    await prepared.depositor.call("PUT", `${prepared.file}/content`, bytes);
    await prepared.depositor.call("POST", `${prepared.file}/commit`, {});
    once(prepared, "POST", "/publish$", { kind: "answer", status: 500, body: { status: 500 }, when: "after" });
    expect((await prepared.depositor.publish(prepared.id)).status).toBe(500);
    expect((await prepared.depositor.call("GET", `/api/records/${prepared.id}`)).body["status"]).toBe("published");
  });

  it("can split every message into characters", async () => {
    const prepared = await start();
    once(prepared, "PUT", "/draft$", { kind: "split" });
    const { body } = await prepared.depositor.call("PUT", `/api/records/${prepared.id}/draft`, {
      metadata: { title: "x" },
    });
    const messages = listAt(body, "errors").flatMap((error): Json[] =>
      isObject(error) ? listAt(error, "messages") : [],
    );
    expect(messages.length).toBeGreaterThan(20);
    expect(messages.every((message) => String(message).length === 1)).toBe(true);
  });

  it("can remove, change and add headers", async () => {
    const prepared = await start();
    const draft = `/api/records/${prepared.id}/draft`;
    once(prepared, "GET", "/draft$", { kind: "headers", headers: { ETag: null, "X-Proxy": "yes" } });
    const { headers } = await prepared.depositor.call("GET", draft);
    expect([headers.get("ETag"), headers.get("X-Proxy")]).toEqual([null, "yes"]);
    once(prepared, "GET", "/draft$", { kind: "answer", status: 429, headers: { "Retry-After": "7" } });
    expect((await prepared.depositor.call("GET", draft)).headers.get("Retry-After")).toBe("7");
  });
});

describe("a fault in the delivery", () => {
  it("can deliver a request twice", async () => {
    const prepared = await start();
    const before = (await prepared.depositor.call("GET", "/api/user/records")).body;
    once(prepared, "POST", "/api/records$", { kind: "resend" });
    expect((await prepared.depositor.call("POST", "/api/records", {})).status).toBe(201);
    const after = (await prepared.depositor.call("GET", "/api/user/records")).body;
    const total = (body: Json): number => Number(isObject(body) && isObject(body["hits"]) ? body["hits"]["total"] : 0);
    expect(total(after) - total(before)).toBe(2);
  });

  it("can stall until it is cleared, and then breaks the connection", async () => {
    const prepared = await start();
    once(prepared, "PUT", "/content$", { kind: "stall", afterBytes: 10 });
    const request = new Request(`http://localhost${prepared.file}/content`, {
      method: "PUT",
      body: bytes,
      headers: { ...prepared.depositor.headers, "Content-Type": "application/octet-stream" },
    });
    let isOver = false;
    const answer = prepared.repository.fetch(request).finally(() => {
      isOver = true;
    });
    await prepared.depositor.call("GET", prepared.file);
    expect(isOver).toBe(false);
    prepared.repository.faults.clear();
    expect((await answer).type).toBe("error");
  });

  it("can skip the first requests", async () => {
    const prepared = await start();
    prepared.repository.faults.add({ method: "GET", path: "/files/", skip: 1, times: 1, fault: { kind: "drop" } });
    expect((await prepared.depositor.call("GET", prepared.file)).status).toBe(200);
    const headers = prepared.depositor.headers;
    expect((await prepared.repository.fetch(new Request(`http://localhost${prepared.file}`, { headers }))).type).toBe(
      "error",
    );
  });

  it("can be added over HTTP in every kind", async () => {
    const { depositor } = await start();
    const faults = [
      { kind: "stall", when: "after" },
      { kind: "resend" },
      { kind: "headers", headers: { ETag: null } },
      { kind: "corrupt", how: "swap" },
      { kind: "refuse" },
      { kind: "split" },
      { kind: "answer", status: 503, when: "after", headers: { "Retry-After": "1" } },
    ];
    for (const fault of faults) await depositor.call("POST", "/__faults", { path: "/never", fault });
    expect((await depositor.call("GET", "/__faults")).body["faults"]).toMatchObject(faults.map((fault) => ({ fault })));
    expect((await depositor.call("POST", "/__faults", { fault: { kind: "corrupt", how: "melt" } })).status).toBe(400);
  });
});

describe("a repository that is switched off", () => {
  it("breaks running requests, answers nothing, and keeps what was saved", async () => {
    const { repository, depositor, id } = await start();
    repository.faults.add({ method: "PUT", path: "/draft$", times: 1, fault: { kind: "stall", when: "after" } });
    const draft = `http://localhost/api/records/${id}/draft`;
    const headers = { ...depositor.headers, "Content-Type": "application/json" };
    const body = JSON.stringify({ metadata: { title: "Saved in the last moment" } });
    const save = repository.fetch(new Request(draft, { method: "PUT", headers, body }));
    await expect.poll(async () => (await depositor.call("GET", draft)).text).toContain("Saved in the last moment");
    repository.power.stop();
    expect((await save).type).toBe("error");
    expect((await repository.fetch(new Request(draft, { headers }))).type).toBe("error");
    repository.power.start();
    expect((await depositor.call("GET", draft)).status).toBe(200);
  });

  it("can be switched off and on over HTTP", async () => {
    const { depositor, repository, file } = await start();
    expect((await depositor.call("POST", "/__power", { on: false })).body).toEqual({ on: false });
    expect((await repository.fetch(new Request(`http://localhost${file}`))).type).toBe("error");
    expect((await depositor.call("POST", "/__power", { on: true })).body).toEqual({ on: true });
    expect((await depositor.call("GET", file)).status).toBe(200);
  });
});
