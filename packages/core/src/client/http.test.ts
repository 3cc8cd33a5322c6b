import { afterEach, describe, expect, it, vi } from "vitest";
import { createClient } from "./createClient.ts";
import { driveClient, html, json } from "../../test/drivers/driveClient.ts";
import { CHANGE_TIMEOUT, READ_TIMEOUT } from "./http.ts";

const draft = { id: "x1", metadata: {}, access: {}, links: {} };
const links = {
  self: "https://repository.example/api/records/x1/draft",
  files: "https://repository.example/api/records/x1/draft/files",
};
const payload = { metadata: {} };
const never = (): Promise<Response> => new Promise(() => undefined);
const kindOf = async (call: Promise<unknown>): Promise<string> => {
  try {
    await call;
    return "success";
  } catch (error) {
    return error instanceof Error && "failure" in error
      ? (error.failure as { kind: string }).kind
      : `thrown: ${String(error)}`;
  }
};

describe("when no answer comes", () => {
  afterEach(() => vi.useRealTimers());

  it.each([
    ["the network fails", new TypeError("fetch failed")],
    ["the connection breaks without a word", (): Promise<Response> => Promise.resolve(Response.error())],
    [
      "the body breaks off",
      (): Promise<Response> =>
        Promise.resolve(
          new Response(
            new ReadableStream({
              start(controller) {
                controller.enqueue(new TextEncoder().encode('{"id":'));
                controller.error(new TypeError("terminated"));
              },
            }),
          ),
        ),
    ],
  ])("%s: no-response, and the call is not repeated", async (_, answer) => {
    const { client, sent } = driveClient([answer]);
    await expect(client.drafts.save(links, payload)).rejects.toMatchObject({
      name: "DepositError",
      failure: { kind: "no-response", request: { method: "PUT", url: `${links.self}?expand=1` } },
    });
    expect(sent).toHaveLength(1);
  });

  it("waits longer for a change than for reading, and no longer", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { client } = driveClient([never]);
    const reading = kindOf(client.drafts.read(links));
    const saving = kindOf(client.drafts.save(links, payload));
    let isSaved = false;
    void saving.then(() => (isSaved = true));
    await new Promise(setImmediate);
    vi.advanceTimersByTime(READ_TIMEOUT);
    expect(await reading).toBe("no-response");
    expect(isSaved).toBe(false);
    vi.advanceTimersByTime(CHANGE_TIMEOUT - READ_TIMEOUT);
    expect(await saving).toBe("no-response");
  });

  it("limits the time of the body too", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { client } = driveClient([() => Promise.resolve(new Response(new ReadableStream()))]);
    const reading = kindOf(client.drafts.read(links));
    await new Promise(setImmediate);
    vi.advanceTimersByTime(READ_TIMEOUT);
    expect(await reading).toBe("no-response");
  });

  it("is cancelled, not failed, when the caller aborts: before, during, and while the body is read", async () => {
    const body = (): Promise<Response> => Promise.resolve(new Response(new ReadableStream()));
    for (const answer of [never, body]) {
      const { client } = driveClient([answer]);
      const controller = new AbortController();
      const call = kindOf(client.vocabularies.names({ text: "a", signal: controller.signal }));
      await new Promise(setImmediate);
      controller.abort();
      expect(await call).toBe("cancelled");
    }
    const { client, sent } = driveClient([never]);
    expect(await kindOf(client.drafts.read(links, { signal: AbortSignal.abort() }))).toBe("cancelled");
    expect(sent).toEqual([]);
  });

  it("throws a fault of the program as it is, such as an address that cannot be resolved", async () => {
    const client = createClient({ fetch: () => Promise.resolve(json(draft)) });
    expect(await kindOf(client.drafts.create(payload))).toMatch(/^thrown: .*give createClient a baseUrl/u);
  });
});

describe("answers in the server's place", () => {
  it("calls a page where a record should be an unexpected answer, whatever its status says", async () => {
    for (const [answer, status] of [
      [html(200), 200],
      [json([1]), 200],
      [json({ hello: 1 }), 200],
      [new Response(null, { status: 204 }), 204],
    ] as const) {
      const { client } = driveClient([answer]);
      await expect(client.drafts.read(links)).rejects.toMatchObject({
        failure: { kind: "unexpected-answer", status, message: "" },
      });
    }
  });

  it("does not take a sign-in page for a deletion", async () => {
    const { client } = driveClient([html(200)]);
    expect(await kindOf(client.files.remove({ self: `${links.files}/a` }))).toBe("unexpected-answer");
  });
});

describe("who is asking (docs/platform/http.md 2.2)", () => {
  const jar = (cookies: Record<string, string>) => ({ readCookie: (name: string) => cookies[name] });

  it("copies the CSRF cookie into the header of changing requests only", async () => {
    const { client, sent } = driveClient([json(draft)], { csrf: jar({ csrftoken: "t1" }) });
    await client.drafts.save(links, payload);
    await client.drafts.read(links);
    expect(sent.map(({ headers }) => headers["x-csrftoken"])).toEqual(["t1", undefined]);
  });

  it("tries once more when the refusal has set the cookie, or renewed it", async () => {
    for (const [before, message] of [
      [undefined, "CSRF cookie not set."],
      ["old", "CSRF token expired. Try again."],
    ] as const) {
      const cookies: Record<string, string> = before === undefined ? {} : { csrftoken: before };
      const refuse = (): Promise<Response> => {
        cookies["csrftoken"] = "new";
        return Promise.resolve(json({ status: 400, message }, 400));
      };
      const { client, sent } = driveClient([refuse, json(draft, 201)], { csrf: jar(cookies) });
      await client.drafts.create(payload);
      expect(sent.map(({ headers }) => headers["x-csrftoken"])).toEqual([before, "new"]);
      expect(sent[1]?.body).toBe(sent[0]?.body);
    }
  });

  it("does not try again when the refusal brought nothing new, nor twice", async () => {
    const refusal = json({ status: 400, message: "CSRF token missing or incorrect." }, 400);
    const same = driveClient([refusal], { csrf: jar({ csrftoken: "t1" }) });
    expect(await kindOf(same.client.drafts.create(payload))).toBe("csrf");
    expect(same.sent).toHaveLength(1);
    let value = 0;
    const restless = driveClient([refusal], { csrf: { readCookie: () => String((value += 1)) } });
    expect(await kindOf(restless.client.drafts.create(payload))).toBe("csrf");
    expect(restless.sent).toHaveLength(2);
  });

  it("sends a bearer token to the API's own host only, asked for anew each time", async () => {
    let token: string | undefined = "a";
    const { client, sent } = driveClient([json({ enabled: true, entries: [] })], { token: () => token });
    await client.files.list(links);
    token = undefined;
    await client.files.list(links);
    expect(sent.map(({ headers }) => headers["authorization"])).toEqual(["Bearer a", undefined]);
    token = "b";
    await client.files.list({ files: "https://elsewhere.example/files" });
    await client.files.list({ files: "http://repository.example/api/records/x1/draft/files" });
    for (const { headers, credentials } of sent.slice(2)) {
      expect(headers["authorization"]).toBeUndefined();
      expect(credentials).toBe("omit");
    }
  });

  it("gives a transfer what the repository needs of it, and a store nothing", () => {
    const { client } = driveClient([], { token: "a", headers: { "X-Portal": "geo" }, csrf: jar({ csrftoken: "t1" }) });
    expect(client.transferHeaders(`${links.files}/a/content`)).toEqual({
      headers: {
        "Content-Type": "application/octet-stream",
        Authorization: "Bearer a",
        "X-Portal": "geo",
        "X-CSRFToken": "t1",
      },
      withCredentials: true,
      isStore: false,
    });
    expect(client.transferHeaders("https://store.example/bucket/part?signature=s")).toEqual({
      headers: {},
      withCredentials: false,
      isStore: true,
    });
  });

  it("adds flat headers, and replaces a header set by its name", async () => {
    const { client, sent } = driveClient([json(draft)], {
      headers: {
        "X-Portal": "geo",
        "vnd+json": { Accept: "application/json", "Content-Type": "application/json;v=2" },
      },
    });
    await client.drafts.save(links, payload);
    expect(sent[0]?.headers).toMatchObject({
      accept: "application/json",
      "content-type": "application/json;v=2",
      "x-portal": "geo",
    });
  });

  it("resolves addresses against the base, and finds the API beside the address that creates", async () => {
    for (const [baseUrl, createUrl] of [
      ["https://host.example", "/api/records"],
      ["https://host.example/api", "/api/records"],
      ["https://host.example/api/", "records/"],
      [undefined, "https://host.example/api/records?x=1"],
    ] as const) {
      const { client, sent } = driveClient([json(draft, 201), json({ hits: { hits: [], total: 0 } })], {
        baseUrl,
        createUrl,
      });
      await client.drafts.create(payload);
      await client.vocabularies.names({ text: "a" });
      expect(sent[0]?.url).toMatch(/^https:\/\/host\.example\/api\/records\/?\?(x=1&)?expand=1$/u);
      expect(sent[1]?.url).toBe("https://host.example/api/names?suggest=a&size=20");
    }
  });
});
