import {
  type Community,
  DepositError,
  type DepositClient,
  type DepositConfig,
  type DepositPermissions,
  type DepositRecord,
  readConfig,
  readPermissions,
  readRecord,
  type ServerFile,
} from "@deposit/core";
import * as z from "zod/mini";
import { HostProblem } from "./problem.ts";
import { readJson } from "./readJson.ts";
import { problemOf } from "./useLoad.ts";

/** What the deposit form is given when it is opened. */
export interface DepositPageData {
  readonly record: DepositRecord;
  readonly files: readonly ServerFile[];
  readonly config: DepositConfig;
  readonly permissions: DepositPermissions;
  readonly filesLocked: boolean;
  /** The community that `?community=` names, where the reader may see it. */
  readonly community?: Community;
}

/** Which page is asked for: a draft by its id, or with `null` a new upload, for a community where one is named. */
export interface DepositPageQuery {
  readonly id: string | null;
  readonly community: string | null;
  readonly language: string;
  readonly signal: AbortSignal;
}

const page = z.object({
  config: z.record(z.string(), z.unknown()),
  record: z.unknown(),
  permissions: z.unknown(),
  filesLocked: z.catch(z.boolean(), true),
  recordRestrictionGracePeriod: z.optional(z.number()),
  allowRecordRestriction: z.optional(z.boolean()),
});

/** The page's own words; those of a platform that stands behind the host hold for every draft alike. */
async function readPage({ id, language, signal }: DepositPageQuery): Promise<z.infer<typeof page>> {
  const address = id === null ? "/__page/deposit" : `/__page/deposit?id=${encodeURIComponent(id)}`;
  const given = page.safeParse(await readJson(address, { language, signal }));
  if (!given.success) throw new HostProblem("broken", { cause: given.error });
  return given.data;
}

/** Whether there is a record in the place of a draft. */
async function isPublished(id: string, { language, signal }: DepositPageQuery): Promise<boolean> {
  try {
    await readJson(`/api/records/${encodeURIComponent(id)}`, { language, signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads what a deposit page needs: the page's configuration and permissions and, with an id, the draft and its files;
 * without one the defaults of a new record. A platform writes the former into its page; this host asks for it.
 * A draft that is not there because it was published, as by a curator who accepted it, is told apart from one that was deleted.
 */
export async function readDepositPage(client: DepositClient, query: DepositPageQuery): Promise<DepositPageData> {
  try {
    return await readPageAndDraft(client, query);
  } catch (error) {
    const { id } = query;
    if (id === null || problemOf(error) !== "missing" || !(await isPublished(id, query))) throw error;
    throw new HostProblem("published", { cause: error });
  }
}

async function readPageAndDraft(client: DepositClient, query: DepositPageQuery): Promise<DepositPageData> {
  const { id, signal } = query;
  const given = await readPage(query);
  const config = readConfig({
    ...given.config,
    record_restriction_grace_period: given.recordRestrictionGracePeriod,
    allow_record_restriction: given.allowRecordRestriction,
  });
  const permissions = readPermissions(given.permissions);
  const { filesLocked } = given;
  if (id === null) {
    const record = readRecord(given.record);
    if (record === null) throw new HostProblem("broken");
    const community = query.community === null ? null : await readNamed(client, query.community, signal);
    return { record, files: [], config, permissions, filesLocked, ...(community === null ? {} : { community }) };
  }
  const self = `/api/records/${encodeURIComponent(id)}/draft`;
  const { record } = await client.drafts.read({ self }, { signal });
  const { entries } = await client.files.list(record.links, { signal });
  const isOfDraft = readRecord(given.record)?.id === record.id;
  return { record, files: entries, config, permissions: isOfDraft ? permissions : ownersOf(record), filesLocked };
}

/** One that is not there, or not to be seen, is not preselected; the form works without it. */
async function readNamed(client: DepositClient, name: string, signal: AbortSignal): Promise<Community | null> {
  try {
    return await client.communities.read(name, { signal });
  } catch (error) {
    if (error instanceof DepositError) return null;
    throw error;
  }
}

/** Where only the platform knows: what a draft says of its access is said to those alone who may manage it. */
function ownersOf({ parent }: DepositRecord): DepositPermissions {
  const access: unknown = parent["access"];
  const manages = typeof access === "object" && access !== null && "grants" in access;
  return {
    can_manage: manages,
    can_new_version: manages,
    can_delete_draft: manages,
    can_manage_files: true,
    can_manage_record_access: true,
  };
}
