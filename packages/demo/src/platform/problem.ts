/**
 * Why something could not be shown: it is not there, was published and is a record now, may not be seen, nothing came back,
 * the server asks for a pause, or what came is unreadable.
 */
export type Problem = "missing" | "published" | "forbidden" | "busy" | "unreachable" | "broken";

/** Thrown by the host's own reads. */
export class HostProblem extends Error {
  override readonly name = "HostProblem";
  constructor(
    readonly problem: Problem,
    options?: { readonly cause?: unknown },
  ) {
    super(`demo: ${problem}`, options);
  }
}

/** What an answer's status means for a reader; null where it is an answer to use. */
export function problemOfStatus(status: number): Problem | null {
  if (status === 404 || status === 410) return "missing";
  if (status === 401 || status === 403) return "forbidden";
  if (status === 429) return "busy";
  // What stands before a server answers in its place when it is not there.
  if (status === 502 || status === 503 || status === 504) return "unreachable";
  return status >= 200 && status < 300 ? null : "broken";
}
