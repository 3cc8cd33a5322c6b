import { setupServer } from "msw/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createRepository } from "./createRepository.ts";
import { repositoryHandlers } from "./handlers.ts";
import { memoryStorage } from "./storage/memoryStorage.ts";

const repository = createRepository({ storage: memoryStorage(), trust: "everyone", development: true });
const server = setupServer(...repositoryHandlers(repository));

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterAll(() => server.close());

describe("the msw handlers", () => {
  it("answer a plain fetch on any origin", async () => {
    const created = await fetch("https://repository.example/api/records?expand=1", {
      method: "POST",
      body: "{}",
      headers: { "Content-Type": "application/json" },
    });
    expect(created.status).toBe(201);
    const { links } = (await created.json()) as { links: { files: string } };
    const init = await fetch(links.files, {
      method: "POST",
      body: '[{"key":"a.txt"}]',
      headers: { "Content-Type": "application/json" },
    });
    expect(init.status).toBe(201);
    const content = await fetch(`${links.files}/a.txt/content`, {
      method: "PUT",
      body: "abc",
      headers: { "Content-Type": "application/octet-stream" },
    });
    expect(content.status).toBe(200);
  });

  it("turn a drop into a network error", async () => {
    repository.faults.add({ fault: { kind: "drop" }, times: 1 });
    await expect(fetch("https://repository.example/api/user/records")).rejects.toThrow(TypeError);
  });

  it("answer the development page", async () => {
    const page = await fetch("https://repository.example/__page/deposit");
    expect(Object.keys((await page.json()) as object)).toContain("config");
  });
});
