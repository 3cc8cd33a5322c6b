/** The request that failed. */
export interface RequestSummary {
  readonly method: string;
  readonly url: string;
}

/**
 * An entry of the platform's error list, as sent: `{field, messages}`, and more from curation checks
 * (docs/platform/http.md 6).
 */
export interface ServerError {
  readonly field: string;
  readonly messages: readonly string[];
  readonly severity?: string | undefined;
  readonly description?: string | undefined;
}

/**
 * A failure as a value, which the state holds and a screen explains (docs/platform/product.md 8, http.md 4).
 *
 * - `no-response`: no answer came (offline, refused, dropped, timed out). The request may have taken effect.
 * - `permission-denied` 403, `signed-out` 401, `csrf` 400 by the CSRF check.
 * - `not-found` 404 and `gone` 410: the record does not exist any more.
 * - `published`: the draft does not exist any more, because it was published.
 * - `conflict` 412: the record was changed elsewhere since it was read.
 * - `state-conflict` 409: the record or its files are in a state that does not allow the call.
 * - `community-changed`: the draft belongs to another community than the page showed, or its request was answered. The
 *   action stopped.
 * - `foreign-review`: the review belongs to the person who chose the community. Only that person can change, submit or
 *   cancel it.
 * - `files-changed`: the save found files `gone` from the draft, or `added` or replaced elsewhere. The action stopped.
 * - `invalid` 400 with errors by field; `refused` 400 with a message only, and other statuses below 500.
 * - `too-large` 413; `rate-limited` 429, with `retryAfter` in milliseconds if the server sent it.
 * - `server` 5xx, with `retryAfter` as above.
 * - `unexpected-answer`: an answer that is not what was asked for (HTML, other JSON).
 * - `not-implemented`: the host's own client has no such call.
 * - `foreign-address`: the file's name makes its link the address of something else, so it was not called.
 * - `cancelled`: the person cancelled it. It is never shown as a failure.
 */
export type Failure =
  | { readonly kind: "no-response"; readonly request: RequestSummary }
  | { readonly kind: "permission-denied"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "signed-out"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "csrf"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "not-found"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "gone"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "published"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "conflict"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "state-conflict"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "community-changed"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "foreign-review"; readonly request: RequestSummary; readonly message: string }
  | {
      readonly kind: "files-changed";
      readonly request: RequestSummary;
      readonly message: string;
      readonly gone: readonly string[];
      readonly added: readonly string[];
    }
  | {
      readonly kind: "invalid";
      readonly request: RequestSummary;
      readonly message: string;
      readonly errors: readonly ServerError[];
    }
  | { readonly kind: "refused"; readonly request: RequestSummary; readonly status: number; readonly message: string }
  | { readonly kind: "too-large"; readonly request: RequestSummary; readonly message: string }
  | {
      readonly kind: "rate-limited";
      readonly request: RequestSummary;
      readonly message: string;
      readonly retryAfter?: number | undefined;
    }
  | {
      readonly kind: "server";
      readonly request: RequestSummary;
      readonly status: number;
      readonly message: string;
      readonly retryAfter?: number | undefined;
    }
  | {
      readonly kind: "unexpected-answer";
      readonly request: RequestSummary;
      readonly status: number;
      readonly message: string;
    }
  | { readonly kind: "not-implemented"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "foreign-address"; readonly request: RequestSummary; readonly message: string }
  | { readonly kind: "cancelled"; readonly request: RequestSummary };

/**
 * The only error that the client and the uploader throw. `failure` says what happened.
 *
 * @example
 * try { await client.drafts.read(links) } catch (error) {
 *   if (error instanceof DepositError && error.failure.kind === "gone") goToDashboard();
 * }
 */
export class DepositError extends Error {
  override readonly name = "DepositError";
  constructor(
    readonly failure: Failure,
    options?: { readonly cause?: unknown },
  ) {
    super(`@deposit/core: ${failure.request.method} ${failure.request.url}: ${describe(failure)}`, options);
  }
}

function describe(failure: Failure): string {
  if (failure.kind === "no-response")
    return "no response; check the network and whether the server runs, then try again";
  if (failure.kind === "cancelled") return "cancelled";
  return `${failure.kind}${failure.message === "" ? "" : ` (${failure.message})`}`;
}

/**
 * Whether a call may have taken effect although it failed: no answer came, the server had an error of its own
 * (docs/platform/http.md 8), or a success had a body that was not the platform's. Any other answer means that nothing was
 * done.
 */
export function mayHaveTakenEffect(failure: Failure): boolean {
  if (failure.kind === "unexpected-answer") return failure.status >= 200 && failure.status < 300;
  return failure.kind === "no-response" || failure.kind === "server";
}

/** Whether what was asked for does not exist, or does not exist any more. */
export function isGone(failure: Failure): failure is Extract<Failure, { kind: "not-found" | "gone" }> {
  return failure.kind === "not-found" || failure.kind === "gone";
}

/**
 * Returns the failure of a thrown value. A programming error, such as one in a host's own client, becomes
 * `unexpected-answer`.
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof DepositError) return error.failure;
  const message = error instanceof Error ? error.message : String(error);
  return { kind: "unexpected-answer", request: { method: "", url: "" }, status: 0, message };
}
