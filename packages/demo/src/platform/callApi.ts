import * as z from "zod/mini";

/** The result of a write: the JSON of the response, or the server's message. */
type CallOutcome =
  | { readonly kind: "done"; readonly json: unknown }
  | { readonly kind: "refused"; readonly message: string };

const refusal = z.object({
  message: z.catch(z.string(), ""),
  errors: z.catch(z.array(z.object({ field: z.string(), messages: z.array(z.string()) })), []),
});

/** Returns the CSRF token in the page's cookie (docs/platform/http.md 2.2). */
function csrfToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

/** Posts to the repository. The message is "" if the response has none to show. */
export async function callApi(url: string, body: unknown = {}): Promise<CallOutcome> {
  const headers = { accept: "application/json", "content-type": "application/json", "x-csrftoken": csrfToken() };
  const request = { method: "POST", credentials: "same-origin", headers, body: JSON.stringify(body) } as const;
  try {
    const response = await fetch(url, request);
    const json: unknown = await response.json();
    if (response.ok) return { kind: "done", json };
    const refused = refusal.safeParse(json);
    if (!refused.success) return { kind: "refused", message: "" };
    const { message, errors } = refused.data;
    const details = errors.map((error) => `${error.field}: ${error.messages.join(" ")}`);
    return { kind: "refused", message: [message, ...details].filter((line) => line !== "").join(" ") };
  } catch {
    return { kind: "refused", message: "" };
  }
}
