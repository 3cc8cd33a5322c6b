import * as z from "zod/mini";
import { DepositError, type RequestSummary } from "../errors.ts";
import { type ServerFile, type ServerFileList, normalizedFileName } from "../record/files.ts";
import { leadsElsewhere } from "../record/serverFile.ts";
import { asText, isJsonObject } from "../shared/json.ts";
import type { DepositClient } from "./DepositClient.ts";
import { failureOfResponse, parseJson, type PlainAnswer } from "./failures.ts";
import { expectNoContent, type JsonAnswer, readAnswer, type RequestJson } from "./http.ts";
import { linkOf } from "./links.ts";

const optionalText = z.catch(z.optional(z.string()), undefined);

const textOrNull = z.catch(z.nullish(z.string()), undefined);

const optionalNumber = z.catch(z.optional(z.number()), undefined);

const partSchema = z.object({ part: z.number(), url: z.string(), expiration: optionalText, method: optionalText });

const fileSchema = z.object({
  key: z.string(),
  file_id: optionalText,
  created: optionalText,
  size: z.catch(z.nullish(z.number()), undefined),
  checksum: textOrNull,
  mimetype: optionalText,
  // An unknown status does not count as finished.
  status: z.catch(z.enum(["pending", "completed", "failed"]), "pending"),
  transfer: z.catch(
    z.optional(z.object({ type: z.string(), parts: optionalNumber, part_size: optionalNumber, error: optionalText })),
    undefined,
  ),
  links: z.catch(
    z.object({
      self: optionalText,
      content: optionalText,
      commit: optionalText,
      parts: z.catch(z.optional(z.array(partSchema)), undefined),
    }),
    {},
  ),
});

// A draft without files answers without `entries` (docs/platform/files.md 11). A broken entry does not cost the others.
const fileListSchema = z.object({
  enabled: z.boolean(),
  default_preview: textOrNull,
  entries: z._default(z.array(z.unknown()), []),
});

/** Reads a file entry as the platform sends it (docs/platform/files.md 2). Returns `null` for anything else. */
export function readServerFile(json: unknown): ServerFile | null {
  const read = z.safeParse(fileSchema, json);
  return read.success ? read.data : null;
}

/** Compares by creation. The platform writes times in UTC, with an optional fraction: they compare as texts. */
function byCreation({ created: one = "" }: ServerFile, { created: other = "" }: ServerFile): number {
  return one < other ? -1 : Number(one > other);
}

/** Reads the wanted entries of an answer that lists files. */
function readEntries(json: unknown, isWanted: (entry: unknown) => boolean): ServerFileList | null {
  const { data: list } = z.safeParse(fileListSchema, json);
  if (list === undefined) return null;
  return { ...list, entries: list.entries.filter(isWanted).flatMap((entry) => readServerFile(entry) ?? []) };
}

/**
 * Reads every file of a draft (docs/platform/files.md 1). Returns `null` for anything else. Sorts by creation, because the
 * platform keeps no order.
 */
export function readServerFileList(json: unknown): ServerFileList | null {
  const list = readEntries(json, () => true);
  return list === null ? null : { ...list, entries: list.entries.toSorted(byCreation) };
}

/**
 * Reads the files with these names from an answer that lists the whole draft, such as the one to an init. Returns `null`
 * for anything else. Compares names as the platform may spell them (docs/platform/files.md 8).
 */
function readServerFilesOf(json: unknown, keys: readonly string[]): ServerFileList | null {
  const names = new Set(keys.map(normalizedFileName));
  return readEntries(json, (entry) => {
    const key = isJsonObject(entry) ? entry["key"] : undefined;
    return typeof key === "string" && names.has(normalizedFileName(key));
  });
}

const fileOf = (answer: JsonAnswer): ServerFile => ({
  ...readAnswer(answer, readServerFile),
  servedAt: answer.servedAt,
});

function listOf(answer: JsonAnswer, read = readServerFileList): ServerFileList {
  const list = readAnswer(answer, read);
  return { ...list, entries: list.entries.map((entry) => ({ ...entry, servedAt: answer.servedAt })) };
}

/** Returns a link of a file by its name. The links of its parts are for the uploader. */
function link({ self, commit }: ServerFile["links"], name: "self" | "commit", method: string): string {
  const url = linkOf({ self, commit }, name, method);
  if (leadsElsewhere(url)) throw new DepositError({ kind: "foreign-address", request: { method, url }, message: "" });
  return url;
}

/** Creates the calls that list, init, read, commit and delete files (docs/platform/files.md 1). Bytes do not pass here. */
export function createFiles(requestJson: RequestJson): Omit<DepositClient["files"], "readTransfer" | "readStored"> {
  return {
    list: async (links, { signal } = {}) =>
      listOf(await requestJson({ method: "GET", url: linkOf(links, "files", "GET"), signal })),
    init: async (links, files, { signal } = {}) => {
      const url = linkOf(links, "files", "POST");
      const body = files.map(({ transfer, ...file }) => ({ ...file, transfer: { ...transfer } }));
      const answer = await requestJson({ method: "POST", url, body, signal });
      const keys = files.map(({ key }) => key);
      return listOf(answer, (json) => readServerFilesOf(json, keys));
    },
    read: async (links, { signal } = {}) =>
      fileOf(await requestJson({ method: "GET", url: link(links, "self", "GET"), signal })),
    commit: async (links, { signal } = {}) =>
      fileOf(await requestJson({ method: "POST", url: link(links, "commit", "POST"), body: {}, signal })),
    remove: async (links, { signal } = {}) =>
      expectNoContent(await requestJson({ method: "DELETE", url: link(links, "self", "DELETE"), signal })),
    importPrevious: async (links, { signal } = {}) => {
      // The platform sends no link for this call. It lies below the draft's own link (docs/platform/files.md 10).
      const url = `${linkOf(links, "self", "POST")}/actions/files-import`;
      return listOf(await requestJson({ method: "POST", url, body: {}, signal }));
    },
  };
}

/**
 * Checks the answer to a transfer of bytes, which is the file's entry. The answer to a part lists the links of all parts,
 * thousands of times, so this reads no more than it needs.
 * @throws DepositError of kind `refused` for a 200 with `errors`. The platform did not take the bytes, and may have
 *   dropped the entry (docs/platform/files.md 5).
 */
export function readTransfer(request: RequestSummary, answer: PlainAnswer): void {
  const { status } = answer;
  if (status < 200 || status > 299) throw new DepositError(failureOfResponse(request, answer));
  const json = parseJson(answer.body);
  if (isJsonObject(json) && json["errors"] !== undefined && json["errors"] !== null) {
    const message = asText(json["errors"]) || JSON.stringify(json["errors"]).slice(0, 1000);
    throw new DepositError({ kind: "refused", request, status, message });
  }
  if (!isJsonObject(json) || typeof json["key"] !== "string")
    throw new DepositError({ kind: "unexpected-answer", request, status, message: "" });
}

/** Reads a store's answer to the bytes of a part. Its `etag` is `null` where the page may not see it. */
export function readStored(
  request: RequestSummary,
  answer: PlainAnswer & { readonly etag?: string | null | undefined },
): { readonly etag: string | null } {
  const { status, etag = null } = answer;
  if (status < 200 || status > 299) throw new DepositError(failureOfResponse(request, answer));
  return { etag };
}
