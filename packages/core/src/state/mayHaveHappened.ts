import type { Failure } from "../errors.ts";

/**
 * Whether a call may have had its effect although it failed: no answer, a server's own problem
 * (docs/platform/http.md 8), or a success whose body was not the platform's. Any other answer says that nothing was
 * done.
 */
export function mayHaveHappened(failure: Failure): boolean {
  if (failure.kind === "unexpected-answer") return failure.status >= 200 && failure.status < 300;
  return failure.kind === "no-response" || failure.kind === "server";
}
