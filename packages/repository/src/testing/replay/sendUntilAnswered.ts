import { type ClientRequest, request as startRequest } from "node:http";

/** Bytes that are sent before it is looked whether an answer came already. */
const PIECE = 65_536;

/**
 * Sends a request as it stands over HTTP/1.1, which `fetch` would not: in chunks where its headers say so, and with a body
 * shorter than its `Content-Length`, after which this end of the connection is closed. Rejects where no answer comes.
 */
async function sendAsItStands(request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const headers = Object.fromEntries(request.headers);
  const told = headers["content-length"];
  const isCutOff = told !== undefined && Number(told) > body.byteLength;
  return await new Promise((resolve, reject) => {
    const sent = startRequest(request.url, { method: request.method, headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("error", reject);
      answer.on("end", () => {
        const kept = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
        const content = pieces.length === 0 ? null : Buffer.concat(pieces);
        resolve(new Response(content, { status: answer.statusCode ?? 0, headers: kept }));
        sent.destroy();
      });
    });
    sent.on("error", reject);
    if (isCutOff) sent.on("finish", () => sent.socket?.end());
    void sendUnlessAnswered(sent, body);
  });
}

/** Who goes on sending to a server that has answered and hung up is told of that instead of the answer. */
async function sendUnlessAnswered(sent: ClientRequest, body: Buffer): Promise<void> {
  let isAnswered = false;
  sent.once("response", () => (isAnswered = true));
  for (let at = 0; at < body.byteLength && !isAnswered && !sent.destroyed; at += PIECE) {
    await new Promise((resolve) => sent.write(body.subarray(at, at + PIECE), resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (!isAnswered && !sent.destroyed) sent.end();
}

/** How often a request is sent until it is answered. */
const TRIES = 12;

/** The same; a web server that refuses a body hangs up on it, sometimes before its answer is read: then it is asked again. */
export async function sendUntilAnswered(request: Request): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await sendAsItStands(request.clone());
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}
