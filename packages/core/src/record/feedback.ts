import type { FieldPath } from "./fieldPath.ts";

/** How serious a word of feedback is; only `error` stands in the way of publishing (specification 5). */
export type Severity = "error" | "warning" | "info";

/**
 * One word about one field, from the server or from this form's own check.
 * `path` names rows by their key (see `FieldPath`); the empty path is the record as a whole.
 * `message` is the server's text, several joined with a space; `description` may hold HTML that has to be sanitised.
 */
export interface Feedback {
  readonly path: FieldPath;
  readonly message: string;
  readonly severity: Severity;
  readonly description?: string | undefined;
  readonly source: "server" | "form";
}
