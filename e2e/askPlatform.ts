import * as z from "zod/mini";
import type { PersonName } from "./node/platform.ts";

/** Asks a platform's API past the page, as another window of that person would, and answers with its JSON. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Asks what stands behind the demo at that address, whose server knows the person by a cookie. */
export function askPlatform(host: string, person: PersonName = "depositor"): Ask {
  const headers = {
    cookie: `host-person=${person}; csrftoken=another-window`,
    "x-csrftoken": "another-window",
    connection: "close",
    "content-type": "application/json",
  };
  return async (method, path, body) => {
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const response = await fetch(host + path, { method, headers, ...sent });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`);
    return text === "" ? null : JSON.parse(text);
  };
}

/** What has an id: a draft, a record, a community. */
export const identified = z.object({ id: z.string() });

/** A draft as far as end-to-end tests read it; what else it has is kept, so that it can be sent back. */
export const titled = z.looseObject({ metadata: z.looseObject({ title: z.string() }) });

/** A creator, as the platform takes it. */
export const creatorOf = (family: string, given: string) => ({
  person_or_org: { type: "personal", family_name: family, given_name: given },
});

/** Makes a draft of metadata only, complete but for what the caller leaves out, and answers with its id. */
export async function makesADraft(
  ask: Ask,
  title: string,
  metadata: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const complete = {
    title,
    resource_type: { id: "dataset" },
    publication_date: "2026-11-21",
    publisher: "Example Repository",
    creators: [creatorOf("Lindqvist", "Åsa")],
    ...metadata,
  };
  return identified.parse(await ask("POST", "/api/records", { metadata: complete, files: { enabled: false } })).id;
}
