import * as z from "zod/mini";
import { type Locale, languageTag } from "../i18n/translate.ts";
import { HostProblem, readJson } from "./readJson.ts";

const text = z.catch(z.string(), "");
const person = z.catch(z.object({ user: z.catch(z.string(), "") }), { user: "" });

const request = z.object({
  id: z.string(),
  title: text,
  status: text,
  created: text,
  created_by: person,
  links: z.catch(z.object({ self: text, self_html: text, actions: z.catch(z.record(z.string(), z.string()), {}) }), {
    self: "",
    self_html: "",
    actions: {},
  }),
  receiver: z.catch(z.object({ community: text }), { community: "" }),
  topic: z.catch(z.object({ record: text }), { record: "" }),
});

/** A request to include an upload in a community, for one reader. */
export type HostRequest = z.infer<typeof request>;

const timeline = z.object({
  hits: z.object({
    hits: z.array(
      z.object({
        id: z.string(),
        type: text,
        created: text,
        created_by: person,
        payload: z.catch(z.object({ content: text, event: text }), { content: "", event: "" }),
      }),
    ),
  }),
});

/** A comment (`C`, HTML) or an event (`L`, the resulting status). */
export type HostEvent = z.infer<typeof timeline>["hits"]["hits"][number];

/** The data of the request page. */
export interface RequestPageData {
  readonly request: HostRequest;
  readonly events: readonly HostEvent[];
}

function parsed<Schema extends z.ZodMiniType>(schema: Schema, json: unknown): z.infer<Schema> {
  const read = z.safeParse(schema, json);
  if (!read.success) throw new HostProblem("broken", { cause: read.error });
  return read.data;
}

/** Reads a request with its timeline, as plain JSON because the UI media type fails here (docs/platform/http.md 1). */
export async function readRequestPage(id: string, locale: Locale, signal: AbortSignal): Promise<RequestPageData> {
  const options = { accept: "application/json", language: languageTag(locale), signal };
  const self = `/api/requests/${encodeURIComponent(id)}`;
  const read = parsed(request, await readJson(self, options));
  const { hits } = parsed(timeline, await readJson(`${self}/timeline?size=100&sort=oldest`, options)).hits;
  return { request: read, events: hits };
}

/** Returns whether a request is open; true if this cannot be read. */
export async function isRequestOpen(id: string): Promise<boolean> {
  try {
    const options = { accept: "application/json", language: "en", signal: new AbortController().signal };
    return parsed(request, await readJson(`/api/requests/${encodeURIComponent(id)}`, options)).status === "submitted";
  } catch {
    return true;
  }
}

const search = z.object({ hits: z.object({ hits: z.array(request), total: z.number() }) });

/** Reads the open requests of a community; `null` for readers who are not curators. */
export async function readOpenRequests(
  community: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly HostRequest[] | null> {
  const path = `/api/communities/${encodeURIComponent(community)}/requests?is_open=true&size=25`;
  try {
    return parsed(search, await readJson(path, { accept: "application/json", language, signal })).hits.hits;
  } catch (error) {
    if (error instanceof HostProblem && error.problem === "forbidden") return null;
    throw error;
  }
}
