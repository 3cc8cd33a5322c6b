import { afterEach, beforeEach, expect, test, vi } from "vitest";

// A client that was made before what sends its requests, a chunk of its own, has arrived.
beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock("ky"));

const links = { self: "https://repository.example/api/records/x1/draft" };
const answered = async (): Promise<Response> => Response.json({ id: "x1", metadata: {}, access: {}, links: {} });

async function clientWith(fetch: () => Promise<Response>) {
  const { createClient } = await import("./createClient.ts");
  return createClient({ baseUrl: "https://repository.example", fetch });
}

test("the first request fetches it and is sent", async () => {
  const client = await clientWith(answered);
  await expect(client.drafts.read(links)).resolves.toMatchObject({ record: { id: "x1" } });
});

test("a request for which it does not arrive has no response and can be made again", async () => {
  vi.doMock("ky", () => {
    throw new TypeError("offline");
  });
  const fetch = vi.fn<() => Promise<Response>>(answered);
  const client = await clientWith(fetch);
  await expect(client.drafts.read(links)).rejects.toMatchObject({
    name: "DepositError",
    failure: { kind: "no-response", request: { method: "GET" } },
  });
  expect(fetch).not.toHaveBeenCalled();
  vi.doUnmock("ky");
  await expect(client.drafts.read(links)).resolves.toMatchObject({ record: { id: "x1" } });
});
