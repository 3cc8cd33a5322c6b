import type { Failure } from "../errors.ts";
import type { FieldPath } from "../record/fieldPath.ts";

/** What the line beside the Save button says. `at` is in milliseconds since 1970. */
export type SaveStatus =
  | { readonly kind: "saving" }
  /** There is no network; what is typed is kept on this computer, and saved once it is back. */
  | { readonly kind: "offline" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | { readonly kind: "unsaved" }
  /** The last save did not take everything; `path` is the first value that it left out. */
  | { readonly kind: "not-taken"; readonly path: FieldPath }
  | { readonly kind: "saved"; readonly at: number | null }
  | { readonly kind: "never-saved" };

/** What {@link saveStatus} looks at. */
export interface SaveSituation {
  readonly isSaving: boolean;
  readonly isOnline: boolean;
  /** Whether something typed is not on the server. */
  readonly isUnsaved: boolean;
  /** Whether the draft exists on the server. */
  readonly isOnServer: boolean;
  /** The first value that the last save did not take, while nothing was typed since. */
  readonly refused: FieldPath | null;
  /** Why the last save failed; `null` where it did not. */
  readonly failure: Failure | null;
  /** When the server last wrote the draft, as it says; "" where it does not. */
  readonly updated: string;
}

/**
 * Returns how it stands with saving. A lost network is named before a failed save, because it explains it. A failure
 * counts as long as something is unsaved.
 */
export function saveStatus(situation: SaveSituation): SaveStatus {
  const { isSaving, isOnline, isUnsaved, isOnServer, refused, failure, updated } = situation;
  if (isSaving && isOnline) return { kind: "saving" };
  if (isUnsaved) {
    if (!isOnline) return { kind: "offline" };
    if (failure !== null) return { kind: "failed", failure };
    return refused === null ? { kind: "unsaved" } : { kind: "not-taken", path: refused };
  }
  if (!isOnServer) return { kind: "never-saved" };
  const at = Date.parse(updated);
  return { kind: "saved", at: Number.isNaN(at) ? null : at };
}
