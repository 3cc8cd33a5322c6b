/** The UI media type: its `ui` block has titles in the reader's language (docs/platform/records.md 1.5). */
const uiMediaType = "application/vnd.inveniordm.v1+json";

/** Reads JSON from the repository, with titles in `language`. Throws a `HostProblem` on failure. */
export async function readJson(
  url: string,
  { accept = uiMediaType, language, signal }: { accept?: string; language: string; signal: AbortSignal },
): Promise<unknown> {
  const response = await fetch(url, {
    headers: { accept, "accept-language": language },
    credentials: "same-origin",
    signal,
  }).catch((cause: unknown) => {
    throw new HostProblem("unreachable", { cause });
  });
  const problem = problemOfStatus(response.status);
  if (problem !== null) throw new HostProblem(problem);
  return response.json().catch((cause: unknown) => {
    throw new HostProblem("broken", { cause });
  });
}

/** Why a page could not be loaded. `published` means that the draft became a record. */
export type Problem = "missing" | "published" | "forbidden" | "busy" | "unreachable" | "broken";

/** Thrown when the host cannot read something. */
export class HostProblem extends Error {
  override readonly name = "HostProblem";
  constructor(
    readonly problem: Problem,
    options?: { readonly cause?: unknown },
  ) {
    super(`demo: ${problem}`, options);
  }
}

/** Returns the problem of an HTTP status, or null for success. */
export function problemOfStatus(status: number): Problem | null {
  if (status === 404 || status === 410) return "missing";
  if (status === 401 || status === 403) return "forbidden";
  if (status === 429) return "busy";
  // A proxy answers with these statuses when the server is down.
  if (status === 502 || status === 503 || status === 504) return "unreachable";
  return status >= 200 && status < 300 ? null : "broken";
}
