import {
  Agent as HttpAgent,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
  type ServerResponse,
} from "node:http";
import { Agent as HttpsAgent, request as httpsRequest } from "node:https";
import { personIn } from "../words/person.ts";
import type { Platform } from "./platform.ts";

/** Headers of the browser that would make the platform look at a session instead of the token, or at another origin. */
const notPassedOn = ["cookie", "x-csrftoken", "origin", "referer", "accept-encoding", "connection", "host"];
/** Headers of the platform that hold only between it and us, or would end in the browser as another origin's. */
const notPassedBack = ["set-cookie", "connection", "keep-alive", "transfer-encoding"];

/** Bytes of a file are passed as they are, even when the file happens to be JSON. */
function holdsLinks(asked: IncomingMessage, answered: IncomingMessage): boolean {
  const path = (asked.url ?? "").split("?")[0] ?? "";
  if (asked.method === "GET" && /\/(content|files-archive)(\/|$)/.test(path)) return false;
  return /\bjson\b/.test(answered.headers["content-type"] ?? "");
}

function withoutHeaders<Value>(headers: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** The token of the person that the page is seen as, else of the one that the demo was started as. */
function tokenFor({ token, tokens }: Platform, { headers }: IncomingMessage): string {
  const person = personIn(headers.cookie ?? "");
  return (person === null ? undefined : tokens[person]) ?? token;
}

/**
 * Passes calls to a running platform as the person of the page, streaming both ways, and turns the platform's absolute links
 * into ours so that the browser stays on one origin.
 */
export function createProxy(platform: Platform): {
  handle: (asked: IncomingMessage, answer: ServerResponse) => void;
  /** How many calls were passed on so far. */
  passedOn: () => number;
} {
  const { protocol, hostname, port } = new URL(platform.web);
  const [send, Agent] = protocol === "https:" ? [httpsRequest, HttpsAgent] : [httpRequest, HttpAgent];
  let calls = 0;

  const handle = (asked: IncomingMessage, answer: ServerResponse): void => {
    calls += 1;
    // Each call has a connection of its own, since the platform may be taking leave of one that rests just as a call goes out;
    // and not one that it is told to close, as it would together with a refusal that is still to be read.
    const agent = new Agent({ keepAlive: true });
    const own = `http://${asked.headers.host ?? "127.0.0.1"}`;
    const options: RequestOptions = {
      hostname,
      port,
      method: asked.method,
      path: asked.url,
      agent,
      headers: {
        ...withoutHeaders(asked.headers, notPassedOn),
        "accept-encoding": "identity",
        authorization: `Bearer ${tokenFor(platform, asked)}`,
      },
    };
    const passed = send(options, (answered) => {
      const headers = withoutHeaders(answered.headers, notPassedBack);
      if (typeof headers["location"] === "string") {
        headers["location"] = headers["location"].replaceAll(platform.web, own);
      }
      if (!holdsLinks(asked, answered)) {
        answer.writeHead(answered.statusCode ?? 502, headers);
        answered.pipe(answer);
        answered.on("error", () => answer.destroy());
        return;
      }
      const chunks: Buffer[] = [];
      answered.on("data", (chunk: Buffer) => chunks.push(chunk));
      answered.on("end", () => {
        const body = Buffer.from(Buffer.concat(chunks).toString("utf8").replaceAll(platform.web, own));
        answer.writeHead(answered.statusCode ?? 502, { ...headers, "content-length": body.length });
        answer.end(body);
      });
      answered.on("error", () => answer.destroy());
    });
    // A refusal may come before the body has: the platform takes no more of it then, and the browser has to lose the rest.
    passed.on("close", () => {
      asked.unpipe(passed).resume();
      agent.destroy();
    });
    let isAnswered = false;
    passed.on("response", () => (isAnswered = true));
    passed.on("error", (error) => {
      if (isAnswered) return;
      if (answer.headersSent || answer.destroyed) answer.destroy();
      else {
        answer.writeHead(502, { "content-type": "application/json" });
        answer.end(JSON.stringify({ status: 502, message: `The platform does not answer: ${error.message}` }));
      }
    });
    answer.on("close", () => {
      if (!answer.writableFinished) passed.destroy();
    });
    asked.pipe(passed);
  };
  return { handle, passedOn: () => calls };
}
