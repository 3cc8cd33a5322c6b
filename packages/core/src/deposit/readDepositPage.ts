import { readServerFileList } from "../client/files.ts";
import type { DepositStart } from "../state/initialState.ts";
import { readCommunity } from "../record/community.ts";
import { emptyRecord, readRecord } from "../record/record.ts";
import { readConfig, readPermissions } from "../schema/readConfig.ts";
import { asObject, asText, type Json } from "../shared/json.ts";

/** What the records platform's own deposit page says, and where its drafts are created. */
export interface DepositPage extends DepositStart {
  /** Address that creates drafts, from the site's root. @default "/api/records" */
  readonly createUrl: string;
}

/**
 * Reads the records platform's own deposit page, which hands its form hidden inputs with JSON in them
 * (docs/platform/page.md 2): `valueOf` answers the value of the input of that name, `null` where the page has none.
 * Inputs that are missing or hold something else count as absent, so that a page of another version still opens; a new
 * record's nulls are no values.
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
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return {
    record,
    files: files?.entries ?? [],
    errors: [],
    config: readConfig({ ...config, ...said }),
    permissions: readPermissions(input("deposits-record-permissions")),
    // InvenioRDM 13 calls those of every saved draft locked: the rules ask it of a published record alone.
    filesLocked: input("deposits-record-locked-files") !== false,
    ...(community === null ? {} : { community }),
    createUrl: asText(config["createUrl"]) || "/api/records",
  };
}
