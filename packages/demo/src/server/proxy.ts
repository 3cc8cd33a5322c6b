import { readFile } from "node:fs/promises";
import {
  Agent as HttpAgent,
  type IncomingMessage,
  request as httpRequest,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import * as z from "zod";
import { userIn } from "../host/user.ts";

/** Request headers that are not forwarded: they would make the platform use a session or check another origin. */
const droppedRequestHeaders = ["cookie", "x-csrftoken", "origin", "referer", "accept-encoding", "connection", "host"];
/** Response headers that are not forwarded: they apply to the connection or to the platform's origin. */
const droppedResponseHeaders = ["set-cookie", "connection", "keep-alive", "transfer-encoding"];

/** Returns whether a response contains links to rewrite. File contents stay as they are, even JSON. */
function holdsLinks(incoming: IncomingMessage, response: IncomingMessage): boolean {
  const path = (incoming.url ?? "").split("?")[0] ?? "";
  if (incoming.method === "GET" && /\/(content|files-archive)(\/|$)/.test(path)) return false;
  return /\bjson\b/.test(response.headers["content-type"] ?? "");
}

function withoutHeaders<Value>(headers: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** Returns the token of the user in the cookie, otherwise of the default user. */
function tokenFor({ token, tokens }: Platform, { headers }: IncomingMessage): string {
  const person = userIn(headers.cookie ?? "");
  return (person === null ? undefined : tokens[person]) ?? token;
}

/**
 * Forwards calls to a running platform with the token of the signed-in user, and streams both ways. Absolute links
 * are rewritten to the proxy's origin.
 */
export function createProxy(platform: Platform): {
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void;
  /** Returns the number of forwarded calls. */
  forwardedCalls: () => number;
} {
  const { protocol, hostname, port } = new URL(platform.web);
  const [send, Agent] = protocol === "https:" ? [httpsRequest, HttpsAgent] : [httpRequest, HttpAgent];
  let calls = 0;

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    calls += 1;
    // Each call uses a new connection, because the platform may close an idle one just as a call is sent. It uses
    // keep-alive, because with `Connection: close` the platform could close it before its refusal is read.
    const agent = new Agent({ keepAlive: true });
    const own = `http://${incoming.headers.host ?? "127.0.0.1"}`;
    const options: RequestOptions = {
      hostname,
      port,
      method: incoming.method,
      path: incoming.url,
      agent,
      headers: {
        ...withoutHeaders(incoming.headers, droppedRequestHeaders),
        "accept-encoding": "identity",
        authorization: `Bearer ${tokenFor(platform, incoming)}`,
      },
    };
    const forwarded = send(options, (response) => {
      const headers = withoutHeaders(response.headers, droppedResponseHeaders);
      if (typeof headers["location"] === "string") {
        headers["location"] = headers["location"].replaceAll(platform.web, own);
      }
      if (!holdsLinks(incoming, response)) {
        outgoing.writeHead(response.statusCode ?? 502, headers);
        response.pipe(outgoing);
        response.on("error", () => outgoing.destroy());
        return;
      }
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.from(Buffer.concat(chunks).toString("utf8").replaceAll(platform.web, own));
        outgoing.writeHead(response.statusCode ?? 502, { ...headers, "content-length": body.length });
        outgoing.end(body);
      });
      response.on("error", () => outgoing.destroy());
    });
    // The platform may refuse before it received the body, and then stops reading. The browser still has to send the
    // rest.
    forwarded.on("close", () => {
      incoming.unpipe(forwarded).resume();
      agent.destroy();
    });
    let isAnswered = false;
    forwarded.on("response", () => (isAnswered = true));
    forwarded.on("error", (error) => {
      if (isAnswered) return;
      if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
      else {
        outgoing.writeHead(502, { "content-type": "application/json" });
        outgoing.end(JSON.stringify({ status: 502, message: `The platform does not answer: ${error.message}` }));
      }
    });
    outgoing.on("close", () => {
      if (!outgoing.writableFinished) forwarded.destroy();
    });
    incoming.pipe(forwarded);
  };
  return { handle, forwardedCalls: () => calls };
}

/** A running platform and its people's tokens. */
interface Platform {
  /** The origin, without a trailing slash. */
  readonly web: string;
  /** The token of the default user. */
  readonly token: string;
  /** Tokens by name. */
  readonly tokens: Readonly<Record<string, string>>;
}

const peopleFile = z.object({ web: z.url(), people: z.record(z.string(), z.object({ token: z.string().min(1) })) });

/** Reads a people.json; `as` is the default user. */
export async function readPlatform(file: string, as: string): Promise<Platform> {
  const { web, people } = peopleFile.parse(JSON.parse(await readFile(file, "utf8")));
  const person = people[as];
  if (person === undefined) throw new Error(`${file} knows no "${as}", only ${Object.keys(people).join(", ")}.`);
  const tokens = Object.fromEntries(Object.entries(people).map(([name, { token }]) => [name, token]));
  return { web: new URL(web).origin, token: person.token, tokens };
}
