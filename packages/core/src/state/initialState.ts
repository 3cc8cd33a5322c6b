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
  /** Whether the files of a published record are locked; of a draft that was never published they are not. @default true */
  readonly filesLocked?: boolean | undefined;
  /** A community that the page preselects for a new record (`?community=`, docs/platform/page.md 2). */
  readonly community?: Community | undefined;
}

/** The state of a deposit that was just opened. */
export function initialState(start: DepositStart): DepositState {
  const { record, files, errors, config, permissions, community } = start;
  const decoded = withFirstKeys(() => decodeRecord(record, config));
  // A restricted community restricts the record also when the page chose it (docs/platform/product.md 4.6).
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
    // A draft that is published while this page is open is locked then.
    filesUnlocked: record.is_published && start.filesLocked === false,
    config,
  };
}
