import { readServerFileList } from "../client/files.ts";
import type { DepositStart } from "../state/initialState.ts";
import { readCommunity } from "../record/community.ts";
import { emptyRecord, readRecord } from "../record/record.ts";
import { readConfig, readPermissions } from "../schema/readConfig.ts";
import { asObject, asText, type Json } from "../shared/json.ts";

/** The content of the records platform's own deposit page, and the address that creates drafts. */
export interface DepositPage extends DepositStart {
  /** The address that creates drafts, from the site's root. @default "/api/records" */
  readonly createUrl: string;
}

/**
 * Reads the records platform's own deposit page, which passes JSON to its form in hidden inputs (docs/platform/page.md
 * 2).
 *
 * `valueOf` returns the value of the input of that name, or `null`. Missing and unreadable inputs count as absent, so
 * that a page of another version still opens. So do the nulls of a new record.
 *
 * @example
 * readDepositPage((name) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? null)
 */
export function readDepositPage(valueOf: (name: string) => string | null): DepositPage {
  const input = (name: string): Json | undefined => {
    const text = valueOf(name);
    if (text === null) return undefined;
    try {
      return JSON.parse(text) as Json;
    } catch {
      return undefined;
    }
  };
  const config = asObject(input("deposits-config"));
  const record = readRecord(input("deposits-record")) ?? emptyRecord;
  const files = readServerFileList({ ...asObject(input("deposits-record-files")), enabled: true });
  const given: Record<string, Json | undefined> = {
    allow_empty_files: input("records-resources-allow-empty-files"),
    record_restriction_grace_period: input("deposits-record-restriction-grace-period"),
    allow_record_restriction: input("deposits-allow-record-restriction"),
  };
  const community = readCommunity(input("deposits-draft-community"));
  const settings = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    record,
    files: files?.entries ?? [],
    errors: [],
    config: readConfig({ ...config, ...settings }),
    permissions: readPermissions(input("deposits-record-permissions")),
    // InvenioRDM 13 sets it for every saved draft. It counts for a published record alone.
    filesLocked: input("deposits-record-locked-files") !== false,
    ...(community === null ? {} : { community }),
    createUrl: asText(config["createUrl"]) || "/api/records",
  };
}
