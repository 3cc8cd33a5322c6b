import * as z from "zod/mini";

/** What came of a call that changes something: the answer's JSON, or the sentence of the server. */
export type CallOutcome =
  | { readonly kind: "done"; readonly json: unknown }
  | { readonly kind: "refused"; readonly message: string };

const refusal = z.object({
  message: z.catch(z.string(), ""),
  errors: z.catch(z.array(z.object({ field: z.string(), messages: z.array(z.string()) })), []),
});

/** The token of the page's cookie, which the platform wants back in a header (docs/platform/http.md 2.2). */
function csrfToken(): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

/** Posts to the repository as the reader of this page. "" as message: nothing came back that could be shown. */
export async function callApi(url: string, body: unknown = {}): Promise<CallOutcome> {
  const headers = { accept: "application/json", "content-type": "application/json", "x-csrftoken": csrfToken() };
  const request = { method: "POST", credentials: "same-origin", headers, body: JSON.stringify(body) } as const;
  try {
    const response = await fetch(url, request);
    const json: unknown = await response.json();
    if (response.ok) return { kind: "done", json };
    const said = refusal.safeParse(json);
    if (!said.success) return { kind: "refused", message: "" };
    const { message, errors } = said.data;
    const details = errors.map((error) => `${error.field}: ${error.messages.join(" ")}`);
    return { kind: "refused", message: [message, ...details].filter((line) => line !== "").join(" ") };
  } catch {
    return { kind: "refused", message: "" };
  }
}
