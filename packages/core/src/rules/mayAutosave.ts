import type { DepositRecord } from "../record/record.ts";

/**
 * Whether a draft may be saved without being asked. It must exist on the server. The draft of a published record, and one
 * that curators look at, are saved by the button alone, because others see what is saved.
 */
export function mayAutosave({ id, is_published, status }: DepositRecord): boolean {
  return id !== undefined && is_published !== true && status !== "in_review";
}
