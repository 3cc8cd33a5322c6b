import { type ClientOptions, createClient } from "../../src/client/createClient.ts";
import type { DepositClient } from "../../src/client/DepositClient.ts";

/** A request as it was sent. */
export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly credentials: string;
  readonly body: string;
}

/** An answer to give: a response, an error to throw, or a function of the request. */
export type GivenAnswer = Response | Error | ((request: Request) => Promise<Response>);

/** A client, and the requests it has sent. They get the given answers in order; the last answer is given again. */
export interface ClientDrive {
  readonly client: DepositClient;
  readonly sent: SentRequest[];
}

/** JSON as the platform sends it. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/vnd.inveniordm.v1+json", ...headers },
  });

/** A page, as a proxy sends it. */
export const html = (status: number, headers: Record<string, string> = {}): Response =>
  new Response("<!doctype html><html><body><h1>Somewhere else</h1></body></html>", {
    status,
    headers: { "Content-Type": "text/html", ...headers },
  });

/** Creates a client for tests. @default the API is at https://repository.example/api, on 21 November 2026 */
export function driveClient(answers: readonly GivenAnswer[], options: ClientOptions = {}): ClientDrive {
  const sent: SentRequest[] = [];
  const client = createClient({
    baseUrl: "https://repository.example",
    clock: { now: () => Date.parse("2026-11-21T08:00:00Z") },
    async fetch(request) {
      const { method, url, credentials } = request;
      sent.push({
        method,
        url,
        credentials,
        headers: Object.fromEntries(request.headers),
        body: await request.clone().text(),
      });
      const answer = answers[Math.min(sent.length, answers.length) - 1];
      if (answer === undefined) throw new Error("No answer was given.");
      if (answer instanceof Error) throw answer;
      return typeof answer === "function" ? await answer(request) : answer.clone();
    },
    ...options,
  });
  return { client, sent };
}
