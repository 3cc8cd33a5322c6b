import { AwsClient } from "aws4fetch";
import { createHash } from "node:crypto";
import type { UploadPlatform } from "./uploadPlatforms.ts";

/** What the platform has of one file of a draft. */
export interface StoredFile {
  readonly key: string;
  readonly status: string;
  readonly checksum: string | null;
  readonly links: { readonly self: string; readonly content?: string };
}

async function ask({ token }: UploadPlatform, method: string, address: string, body?: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(address, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${address} was answered ${response.status}: ${await response.text()}`);
  return response;
}

/** The files of a draft, as the platform lists them: those that are still on their way, too. */
export async function storedFiles(platform: UploadPlatform, draft: string): Promise<readonly StoredFile[]> {
  const response = await ask(platform, "GET", `${platform.web}/api/records/${draft}/draft/files`);
  const { entries }: { entries: readonly StoredFile[] } = await response.json();
  return entries;
}

/** With what status the platform answers to the depositor who asks for a draft. */
export async function statusOfDraft({ web, token }: UploadPlatform, draft: string): Promise<number> {
  const address = `${web}/api/records/${draft}/draft`;
  return (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** The MD5 of a file's bytes as they are fetched back, piece by piece, in hexadecimal. */
export async function fetchedMd5(platform: UploadPlatform, { links }: StoredFile): Promise<string> {
  const headers = { authorization: `Bearer ${platform.token}` };
  const response = await fetch(links.content ?? "", { headers });
  if (!response.ok || response.body === null) throw new Error(`${links.content} was answered ${response.status}.`);
  const hash = createHash("md5");
  for await (const piece of response.body) hash.update(piece);
  return hash.digest("hex");
}

/** Whether the platform takes files in parts: asked with one that is never sent. */
export async function takesParts(platform: UploadPlatform): Promise<boolean> {
  const drafts = `${platform.web}/api/records`;
  const { id }: { id: string } = await (await ask(platform, "POST", drafts, { metadata: {} })).json();
  const transfer = { type: "M", parts: 2, part_size: 5_242_880 };
  const announced = ask(platform, "POST", `${drafts}/${id}/draft/files`, [{ key: "a", size: 6_000_000, transfer }]);
  const answer: { entries: { links: { self: string; parts?: unknown[] } }[] } | null = await announced.then(
    (response) => response.json(),
    () => null,
  );
  const entry = answer?.entries[0];
  if (entry !== undefined) await ask(platform, "DELETE", entry.links.self);
  await ask(platform, "DELETE", `${drafts}/${id}/draft`);
  return entry?.links.parts?.length === 2;
}

/** The ids of the uploads that the store holds open, for whatever draft. */
export async function openUploads(): Promise<readonly string[]> {
  const { username, password, origin, pathname } = new URL(process.env["INVENIO_S3_STORE"] ?? "");
  const store = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: "s3",
    region: "us-east-1",
  });
  const response = await store.fetch(`${origin}${pathname}?uploads`);
  const text = await response.text();
  if (!response.ok || !text.includes("ListMultipartUploadsResult")) {
    throw new Error(`The store does not list its open uploads (${response.status}): ${text}`);
  }
  return [...text.matchAll(/<UploadId>([^<]+)<\/UploadId>/g)].map(([, id]) => id ?? "");
}
