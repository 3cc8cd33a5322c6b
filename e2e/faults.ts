import type { DemoServer, Page } from "./fixtures.ts";

/** What the browser itself notes of every answer that is an error, and of every request that got none. */
export const failedRequests = /Failed to load resource: (net::|the server responded with a status of)/;

/** What goes wrong with which calls; `/__faults` of the embedded repository takes it. */
interface Fault {
  readonly method?: string;
  readonly path?: string;
  readonly times?: number;
  readonly fault:
    | { readonly kind: "drop"; readonly when?: "before" | "after"; readonly afterBytes?: number }
    | { readonly kind: "answer"; readonly status: number; readonly body?: unknown };
}

/** Makes the next calls of the repository go wrong. */
export async function strike(demo: DemoServer, fault: Fault): Promise<void> {
  const response = await fetch(`${demo.url}/__faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
  });
  if (!response.ok) throw new Error(`The fault was not taken: ${response.status} ${await response.text()}`);
}

/** Nothing goes wrong from now on. */
export async function repair(demo: DemoServer): Promise<void> {
  await fetch(`${demo.url}/__faults`, { method: "DELETE" });
}

async function callElsewhere(page: Page, method: string, path: string): Promise<void> {
  await page.evaluate(
    async (call) => {
      const token = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? "";
      const response = await fetch(call.path, { method: call.method, headers: { "X-CSRFToken": token } });
      if (!response.ok) throw new Error(`${call.method} ${call.path} was answered ${response.status}`);
    },
    { method, path },
  );
}

/** Deletes a draft behind the back of the form that shows it, as another window of the same person would. */
export async function deleteElsewhere(page: Page, id: string): Promise<void> {
  await callElsewhere(page, "DELETE", `/api/records/${id}/draft`);
}

/** Publishes a draft behind the back of the form that shows it. */
export async function publishElsewhere(page: Page, id: string): Promise<void> {
  await callElsewhere(page, "POST", `/api/records/${id}/draft/actions/publish`);
}
