import type { DepositRecord } from "@deposit/core";
import type { PersonName, Platform } from "./platform.ts";

/** What was answered: status, and the body as JSON where it is any. */
export interface ApiAnswer {
  readonly status: number;
  readonly json: unknown;
  readonly text: string;
}

/** Calls the platform past the deposit, as another page or person would; `url` is a link, or a path below the platform. */
export async function callApi(
  platform: Platform,
  person: PersonName | "nobody",
  method: string,
  url: string,
  body?: unknown,
): Promise<ApiAnswer> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (person !== "nobody") headers["Authorization"] = `Bearer ${platform.tokenOf(person)}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetch(new URL(url, platform.web), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("Content-Type")?.includes("json") === true && text !== "";
  return { status: response.status, json: isJson ? (JSON.parse(text) as unknown) : undefined, text };
}

/** What a curator does with the request of a record that was submitted. */
export async function judge(
  platform: Platform,
  action: "accept" | "decline",
  { parent }: DepositRecord,
): Promise<ApiAnswer> {
  const id = parent.review?.id ?? "";
  const body = { payload: { content: `<p>From the curator: ${action}.</p>`, format: "html" } };
  return await callApi(platform, "curator", "POST", `/api/requests/${id}/actions/${action}`, body);
}
