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
import { HostProblem, readJson } from "./readJson.ts";
import { problemOf } from "./useLoad.ts";

/** The data of the deposit form when it is opened. */
interface DepositPageData {
  readonly record: DepositRecord;
  readonly files: readonly ServerFile[];
  readonly config: DepositConfig;
  readonly permissions: DepositPermissions;
  readonly filesLocked: boolean;
  /** The community that `?community=` names, if the reader may see it. */
  readonly community?: Community;
}

/** The requested page: a draft by its id, or a new upload (`null`), optionally for a community. */
interface DepositPageQuery {
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

/** Reads the page's configuration. With a proxy it does not depend on the draft. */
async function readPage({ id, language, signal }: DepositPageQuery): Promise<z.infer<typeof page>> {
  const address = id === null ? "/__page/deposit" : `/__page/deposit?id=${encodeURIComponent(id)}`;
  const given = page.safeParse(await readJson(address, { language, signal }));
  if (!given.success) throw new HostProblem("broken", { cause: given.error });
  return given.data;
}

/** Returns whether the draft became a record. */
async function isPublished(id: string, { language, signal }: DepositPageQuery): Promise<boolean> {
  try {
    await readJson(`/api/records/${encodeURIComponent(id)}`, { language, signal });
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the data of a deposit page: configuration, permissions, and a draft with its files or the defaults of a new
 * record. A platform writes the configuration into its page; this host requests it. Throws `published` for a draft that
 * became a record, for example because a curator accepted it.
 */
export async function readDepositPage(client: DepositClient, query: DepositPageQuery): Promise<DepositPageData> {
  try {
    return await loadDepositPage(client, query);
  } catch (error) {
    const { id } = query;
    if (id === null || problemOf(error) !== "missing" || !(await isPublished(id, query))) throw error;
    throw new HostProblem("published", { cause: error });
  }
}

async function loadDepositPage(client: DepositClient, query: DepositPageQuery): Promise<DepositPageData> {
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
    const community = query.community === null ? null : await readCommunity(client, query.community, signal);
    return { record, files: [], config, permissions, filesLocked, ...(community === null ? {} : { community }) };
  }
  const self = `/api/records/${encodeURIComponent(id)}/draft`;
  const { record } = await client.drafts.read({ self }, { signal });
  const { entries } = await client.files.list(record.links, { signal });
  const isOfDraft = readRecord(given.record)?.id === record.id;
  return { record, files: entries, config, permissions: isOfDraft ? permissions : permissionsOf(record), filesLocked };
}

/** A community that does not exist or is hidden is not preselected. */
async function readCommunity(client: DepositClient, name: string, signal: AbortSignal): Promise<Community | null> {
  try {
    return await client.communities.read(name, { signal });
  } catch (error) {
    if (error instanceof DepositError) return null;
    throw error;
  }
}

/** Derives permissions from a draft of a proxied platform: only managers receive `grants`. */
function permissionsOf({ parent }: DepositRecord): DepositPermissions {
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
