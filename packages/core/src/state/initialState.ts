import type { DepositConfig } from "../config.ts";
import type { ServerError } from "../errors.ts";
import type { DepositState } from "./state.ts";
import { entryOfServerFile } from "../record/serverFile.ts";
import type { Community } from "../record/community.ts";
import type { ServerFile } from "../record/files.ts";
import type { DepositPermissions } from "../record/permissions.ts";
import type { DepositRecord } from "../record/record.ts";
import { withFirstKeys } from "../record/row.ts";
import { withCommunity } from "../rules/access.ts";
import { parseFeedback } from "../rules/parseFeedback.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";
import { encodeRecord } from "../serialize/encodeRecord.ts";

/** What a page knows when it opens a deposit. */
export interface DepositStart {
  readonly record: DepositRecord;
  readonly files: readonly ServerFile[];
  readonly errors: readonly ServerError[];
  readonly config: DepositConfig;
  readonly permissions: DepositPermissions;
  /**
   * Whether the files of a published record are locked. The files of a draft that was never published are not. @default
   * true
   */
  readonly filesLocked?: boolean | undefined;
  /** The community that the page preselects for a new record (`?community=`, docs/platform/page.md 2). */
  readonly community?: Community | undefined;
}

/** Returns the state of a deposit that was just opened. */
export function initialState(start: DepositStart): DepositState {
  const { record, files, errors, config, permissions, community } = start;
  const decoded = withFirstKeys(() => decodeRecord(record, config));
  // A community restricts the record even if the page chose it (docs/platform/product.md 4.6).
  const saved = { ...decoded, access: withCommunity(decoded.access, community ?? null, permissions) };
  return {
    record,
    snapshot: { sequence: 0, saved, sent: null },
    phase: { kind: "idle" },
    feedback: errors.length === 0 ? [] : parseFeedback(errors, encodeRecord(saved, record, config)),
    refused: null,
    files: files.map(entryOfServerFile),
    selectedCommunity: community,
    lostCreation: null,
    lostAt: 0,
    revision: "known",
    permissions,
    // Publishing a draft locks its files.
    filesUnlocked: record.is_published && start.filesLocked === false,
    config,
  };
}
