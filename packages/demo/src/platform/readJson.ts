import { HostProblem, problemOfStatus } from "./problem.ts";

/** The media type that brings the `ui` block with titles in the reader's language (docs/platform/records.md 1.5). */
const uiMediaType = "application/vnd.inveniordm.v1+json";

/** Reads JSON of the repository, titles in `language` where it has them; throws a `HostProblem` when there is none. */
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
