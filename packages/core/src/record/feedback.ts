import type { Message } from "../messages.ts";
import type { FieldPath } from "./fieldPath.ts";

/** How serious a word of feedback is; only `error` stands in the way of publishing (docs/platform/product.md 5.11). */
export type Severity = "error" | "warning" | "info";

/**
 * One word about one field: the server's, or our own where publishing has to stop for a reason that the server cannot know.
 * `path` names rows by their key (see `FieldPath`); the empty path is the record as a whole.
 * `message` is the server's text, several joined with a space; `description` may hold HTML that has to be sanitised.
 */
export interface Feedback {
  readonly path: FieldPath;
  readonly message: string;
  readonly severity: Severity;
  readonly description?: string | undefined;
  /** Where the sentence is one of ours: by its id, to be said in the reader's language; `message` is the English. */
  readonly own?: Message | undefined;
}

/** One fault that the form itself finds in what is typed, before the server is asked. Always an error. */
export interface ValidationIssue {
  readonly path: FieldPath;
  readonly message: Message;
}
