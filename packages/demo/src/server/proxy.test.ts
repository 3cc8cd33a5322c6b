// @vitest-environment node
import { createServer, request as ask, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createProxy } from "./proxy.ts";

const servers: Server[] = [];

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

async function proxied(platform: RequestListener): Promise<{ own: string; web: string; forwardedCalls: () => number }> {
  const web = await listen(platform);
  const proxy = createProxy({ web, token: "secret", tokens: { curator: "curious" } });
  return { own: await listen(proxy.handle), web, forwardedCalls: proxy.forwardedCalls };
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
  }
});

describe("the proxy to a platform", () => {
  it("acts as the signed-in user, if it knows the token", async () => {
    const { own } = await proxied((request, response) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(request.headers.authorization)),
    );
    const as = async (person: string): Promise<unknown> =>
      (await fetch(`${own}/api/records`, { headers: { cookie: `a=b; host-person=${person}` } })).json();
    expect(await as("curator")).toBe("Bearer curious");
    expect(await as("colleague")).toBe("Bearer secret");
    expect(await as("somebody")).toBe("Bearer secret");
  });

  it("sends the token and drops the browser's cookies", async () => {
    const { own, forwardedCalls } = await proxied((request, response) => {
      const { authorization, cookie } = request.headers;
      response.setHeader("set-cookie", "session=platform");
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ authorization, cookie: cookie ?? null }));
    });
    const response = await fetch(`${own}/api/records`, { headers: { cookie: "session=ours" } });
    expect(await response.json()).toEqual({ authorization: "Bearer secret", cookie: null });
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(forwardedCalls()).toBe(1);
  });

  it("rewrites the links of a response to its own origin", async () => {
    const { own } = await proxied((request, response) => {
      const self = `http://${request.headers.host}/api/records/1`;
      response.writeHead(201, { "content-type": "application/vnd.inveniordm.v1+json" });
      response.end(JSON.stringify({ links: { self }, title: "Grüße" }));
    });
    const response = await fetch(`${own}/api/records`, { method: "POST", body: "{}" });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ links: { self: `${own}/api/records/1` }, title: "Grüße" });
  });

  it("forwards file contents unchanged, even with the platform's address in them", async () => {
    const { own, web } = await proxied((request, response) => {
      response.setHeader("content-type", "application/json").end(JSON.stringify(`http://${request.headers.host}`));
    });
    const response = await fetch(`${own}/api/records/1/files/a.json/content`);
    expect(await response.json()).toBe(web);
  });

  it("keeps the Content-Length of a body", async () => {
    const { own } = await proxied((request, response) => {
      let bytes = 0;
      request.on("data", (chunk: Buffer) => (bytes += chunk.length));
      request.on("end", () =>
        response
          .setHeader("content-type", "application/json")
          .end(JSON.stringify([request.headers["content-length"], bytes])),
      );
    });
    const response = await fetch(`${own}/content`, { method: "PUT", body: new Uint8Array(300_000) });
    expect(await response.json()).toEqual(["300000", 300_000]);
  });

  it("uses a new connection for each call, because the platform closes idle ones", async () => {
    const ports = new Set<number | undefined>();
    const { own } = await proxied((request, response) => {
      ports.add(request.socket.remotePort);
      response.setHeader("content-type", "application/json").end("{}");
    });
    for (let times = 0; times < 3; times += 1) await (await fetch(`${own}/api/records`)).json();
    expect(ports.size).toBe(3);
  });

  it("forwards a refusal that precedes the body, and reads the rest of the body", async () => {
    let end = (): void => undefined;
    const { own } = await proxied((request, response) => {
      response.writeHead(413, { "content-type": "application/json" }).end('{"status":413}');
      end = () => void request.socket.destroy();
    });
    const bytes = 50_000_000;
    const asked = ask(`${own}/content`, { method: "PUT", headers: { "content-length": bytes } });
    const isSent = new Promise((resolve, reject) => void asked.on("finish", resolve).on("error", reject));
    const answered = new Promise<number | undefined>(
      (resolve) => void asked.on("response", (response) => resolve(response.resume().statusCode)),
    );
    asked.end(Buffer.alloc(bytes));
    expect(await answered).toBe(413);
    end();
    await isSent;
  });

  it("answers 502 when the platform does not answer", async () => {
    const own = await listen(createProxy({ web: "http://127.0.0.1:9", token: "secret", tokens: {} }).handle);
    const response = await fetch(`${own}/api/records`);
    expect(response.status).toBe(502);
    expect(await response.json()).toMatchObject({ status: 502, message: expect.stringContaining("does not answer") });
  });
});
