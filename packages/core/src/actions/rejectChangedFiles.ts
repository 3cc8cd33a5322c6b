import { DepositError } from "../errors.ts";
import type { FilesElsewhere } from "../record/files.ts";
import type { ActionContext } from "./ActionContext.ts";

/**
 * Stops publishing or submitting where the save before has found that other hands added, replaced or removed files: nobody
 * here has seen what would be published, and it cannot be changed after.
 * @throws DepositError of kind `files-changed`.
 */
export function rejectChangedFiles({ store }: ActionContext, files: FilesElsewhere | undefined): void {
  if (files === undefined) return;
  const request = { method: "PUT", url: store.getState().record.links["self"] ?? "" };
  throw new DepositError({ kind: "files-changed", request, message: "", ...files });
}
