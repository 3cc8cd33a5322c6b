import * as z from "zod/mini";
import { type Locale, languageTag } from "../i18n/translate.ts";
import { HostProblem, readJson } from "./readJson.ts";
import { type HostRecord, parseSearch } from "./record.ts";
import { type HostRequest, readOpenRequests } from "./request.ts";

const text = z.catch(z.string(), "");

const community = z.object({
  id: z.string(),
  slug: text,
  metadata: z.catch(z.object({ title: text, description: text }), { title: "", description: "" }),
  access: z.catch(z.object({ visibility: text }), { visibility: "public" }),
  ui: z.catch(z.object({ permissions: z.object({ can_submit_record: z.catch(z.boolean(), false) }) }), {
    permissions: { can_submit_record: false },
  }),
});

/** A community, as the host's pages show it. */
export type HostCommunity = z.infer<typeof community>;

/** The data of a community page; `requests` is null for readers who are not curators. */
export interface CommunityPageData {
  readonly community: HostCommunity;
  readonly records: readonly HostRecord[];
  readonly total: number;
  readonly requests: readonly HostRequest[] | null;
}

/** Reads a community by its slug or id. */
export async function readCommunityOf(name: string, language: string, signal: AbortSignal): Promise<HostCommunity> {
  const json = await readJson(`/api/communities/${encodeURIComponent(name)}`, { language, signal });
  const read = community.safeParse(json);
  if (!read.success) throw new HostProblem("broken", { cause: read.error });
  return read.data;
}

/** Reads a community with its newest records and, for curators, its open requests. */
export async function readCommunityPage(slug: string, locale: Locale, signal: AbortSignal): Promise<CommunityPageData> {
  const language = languageTag(locale);
  const found = await readCommunityOf(slug, language, signal);
  const path = `/api/communities/${encodeURIComponent(found.id)}/records?size=10&sort=newest`;
  const { records, total } = parseSearch(await readJson(path, { language, signal }));
  return { community: found, records, total, requests: await readOpenRequests(found.id, language, signal) };
}
