import { initialState } from "../../src/state/initialState.ts";
import type { DepositState } from "../../src/state/state.ts";
import type { FileEntry } from "../../src/record/files.ts";
import { ownerPermissions } from "../../src/record/permissions.ts";
import { emptyRecord, readRecord, type DepositRecord } from "../../src/record/record.ts";
import { readConfig } from "../../src/schema/readConfig.ts";
import type { JsonObject } from "../../src/shared/json.ts";

/** A record that is on the server, for tests; `json` is laid over a draft without anything in it. */
export function recordOnServer(json: JsonObject = {}): DepositRecord {
  const links = { self: "/api/records/abc/draft" };
  const record = readRecord({ id: "abc", metadata: {}, files: { enabled: true }, is_draft: true, links, ...json });
  if (record === null) throw new Error("That is no record.");
  return record;
}

/** The state of a page that an owner has just opened, for tests; without a record that of a draft on the server. */
export function openedDeposit(record: DepositRecord = recordOnServer()): DepositState {
  return initialState({ record, files: [], errors: [], config: readConfig({}), permissions: ownerPermissions });
}

/** The state of a page for a new upload, which is not on the server yet, for tests. */
export const newDeposit = (): DepositState => openedDeposit(emptyRecord);

/** A file of a deposit, for tests: one that the server has, unless `phase` says otherwise. */
export function fileEntry(key: string, phase: FileEntry["phase"] = { kind: "finished" }): FileEntry {
  return { key, size: 10, checksum: "", mimetype: "text/plain", links: {}, phase };
}
