import { request as startRequest } from "node:http";

/**
 * Sends a request as it stands over HTTP/1.1, which `fetch` would not: in chunks where its headers say so, and with a body
 * shorter than its `Content-Length`, after which this end of the connection is closed. Rejects where no answer comes.
 */
export async function sendAsItStands(request: Request): Promise<Response> {
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
      });
    });
    sent.on("error", reject);
    if (isCutOff) sent.on("finish", () => sent.socket?.end());
    sent.end(body);
  });
}
