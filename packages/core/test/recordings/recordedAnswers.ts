import { readFileSync } from "node:fs";

/** One exchange with a running platform, as it was recorded. */
export interface Recording {
  readonly what: string;
  readonly request: { readonly method: string; readonly path: string };
  readonly response: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: unknown;
    readonly text?: string;
  };
}

const scenario = (name: string): readonly Recording[] => {
  const recordings: readonly Recording[] = JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8"));
  return recordings;
};

/** The recorded exchange of a scenario with this title. */
export function recorded(name: string, what: string): Recording {
  const found = scenario(name).find((one) => one.what === what);
  if (found === undefined) throw new Error(`There is no recording "${what}" of ${name}.`);
  return found;
}

/** What the platform answered then. */
export function recordedResponse(name: string, what: string): Response {
  const { status, headers, body, text } = recorded(name, what).response;
  const content = body === undefined ? (text ?? "") : JSON.stringify(body);
  return new Response(content === "" ? null : content, { status, headers });
}
