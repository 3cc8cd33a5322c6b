import {
  type DepositClient,
  type DepositConfig,
  type DepositRecord,
  readConfig,
  readRecord,
  type ServerFile,
} from "@deposit/core";
import * as z from "zod/mini";
import { HostProblem } from "./problem.ts";
import { readJson } from "./readJson.ts";

/** What the deposit form is given when it is opened. */
export interface DepositPageData {
  readonly record: DepositRecord;
  readonly files: readonly ServerFile[];
  readonly config: DepositConfig;
}

const page = z.object({ config: z.unknown(), record: z.unknown() });

/**
 * Reads what a deposit page needs: the page's configuration and, with an id, the draft and its files; without one the
 * defaults of a new record. A platform writes the former into its page; this host asks for it.
 */
export async function readDepositPage(
  client: DepositClient,
  id: string | null,
  language: string,
  signal: AbortSignal,
): Promise<DepositPageData> {
  const given = page.safeParse(await readJson("/__page/deposit", { language, signal }));
  if (!given.success) throw new HostProblem("broken", { cause: given.error });
  const config = readConfig(given.data.config);
  if (id === null) {
    const record = readRecord(given.data.record);
    if (record === null) throw new HostProblem("broken");
    return { record, files: [], config };
  }
  const self = `/api/records/${encodeURIComponent(id)}/draft`;
  const { record } = await client.drafts.read({ self }, { signal });
  const { entries } = await client.files.list(record.links, { signal });
  return { record, files: entries, config };
}
