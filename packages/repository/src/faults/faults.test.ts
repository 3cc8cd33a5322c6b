import { describe, expect, it } from "vitest";
import { createRepository } from "../createRepository.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { TestClient } from "../../test/testClient.ts";

const start = () => {
  const repository = createRepository({ storage: memoryStorage(), development: true });
  return { repository, depositor: new TestClient(repository) };
};

describe("a fault", () => {
  it("breaks as many connections as requested", async () => {
    const { repository, depositor } = start();
    const id = await depositor.createDraft();
    repository.faults.add({ method: "PUT", path: "/draft$", fault: { kind: "drop" }, times: 1 });
    const request = (): Request =>
      new Request(`http://localhost/api/records/${id}/draft`, {
        method: "PUT",
        body: "{}",
        headers: depositor.headers,
      });
    expect((await repository.fetch(request())).type).toBe("error");
    expect((await depositor.call("PUT", `/api/records/${id}/draft`, {})).status).toBe(200);
  });

  it("can lose the response to a successful save", async () => {
    const { repository, depositor } = start();
    const id = await depositor.createDraft();
    repository.faults.add({ method: "PUT", fault: { kind: "drop", when: "after" }, times: 1 });
    const body = JSON.stringify({ metadata: { title: "Saved all the same" } });
    const headers = { ...depositor.headers, "Content-Type": "application/json" };
    const lost = await repository.fetch(
      new Request(`http://localhost/api/records/${id}/draft`, { method: "PUT", body, headers }),
    );
    expect(lost.type).toBe("error");
    expect((await depositor.call("GET", `/api/records/${id}/draft`)).body["metadata"]).toEqual({
      title: "Saved all the same",
    });
  });

  it("can be added over HTTP: an HTML page instead of JSON", async () => {
    const { depositor } = start();
    const fault = {
      match: { method: "POST", path: "^/api/records" },
      fault: { kind: "answer", status: 502, body: "<h1>Bad Gateway</h1>" },
      times: 1,
    };
    await depositor.call("POST", "/__faults", fault);
    const answer = await depositor.call("POST", "/api/records", {});
    expect([answer.status, answer.headers.get("Content-Type"), answer.text]).toEqual([
      502,
      "text/html; charset=utf-8",
      "<h1>Bad Gateway</h1>",
    ]);
    expect((await depositor.call("GET", "/__faults")).body).toEqual({ faults: [] });
  });

  it("affects only matching requests", async () => {
    const { repository, depositor } = start();
    repository.faults.add({
      method: "GET",
      path: "/files",
      fault: { kind: "answer", status: 410, body: { status: 410, message: "Record deleted" } },
    });
    const id = await depositor.createDraft();
    expect((await depositor.call("GET", `/api/records/${id}/draft`)).status).toBe(200);
    expect((await depositor.call("GET", `/api/records/${id}/draft/files`)).body["message"]).toBe("Record deleted");
    repository.faults.clear();
    expect((await depositor.call("GET", `/api/records/${id}/draft/files`)).status).toBe(200);
  });

  it("of an unknown kind is refused", async () => {
    const { depositor } = start();
    expect((await depositor.call("POST", "/__faults", { fault: { kind: "earthquake" } })).status).toBe(400);
  });
});

describe("the development paths", () => {
  it("count requests", async () => {
    const { depositor } = start();
    await depositor.createDraft();
    await depositor.call("DELETE", "/__requests");
    await depositor.call("GET", "/api/user/records?size=1");
    expect((await depositor.call("GET", "/__requests")).body).toEqual({
      count: 1,
      requests: [{ method: "GET", path: "/api/user/records?size=1", status: 200 }],
    });
  });

  it("are 404 without the option `development`", async () => {
    const closed = new TestClient(createRepository({ storage: memoryStorage(), trust: "everyone" }));
    for (const path of ["/__faults", "/__requests", "/__page/deposit"])
      expect((await closed.call("GET", path)).status).toBe(404);
  });
});
