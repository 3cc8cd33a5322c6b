import { type Locale, languageTag } from "../i18n/translate.ts";
import { HostProblem, readJson } from "./readJson.ts";
import { type HostFiles, type HostRecord, parseFiles, parseRecord, parseSearch } from "./record.ts";

/** Uploads per dashboard page. */
export const pageSize = 10;

/** A query of the dashboard. */
export interface UploadsQuery {
  readonly text: string;
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

function parsed<Value>(parse: (json: unknown) => Value, json: unknown): Value {
  try {
    return parse(json);
  } catch (cause) {
    throw new HostProblem("broken", { cause });
  }
}

/** Reads the user's uploads. */
export async function readUploads(
  query: UploadsQuery,
  locale: Locale,
  signal: AbortSignal,
): Promise<ReturnType<typeof parseSearch>> {
  const parameters = new URLSearchParams({ sort: query.sort, page: String(query.page), size: String(pageSize) });
  if (query.text !== "") parameters.set("q", query.text);
  return parsed(
    parseSearch,
    await readJson(`/api/user/records?${parameters}`, { language: languageTag(locale), signal }),
  );
}

/** A record and its files, or why they cannot be shown. */
export interface RecordPageData {
  readonly record: HostRecord;
  readonly files: HostFiles | "restricted" | "problem";
}

async function readFiles(record: HostRecord, language: string, signal: AbortSignal): Promise<RecordPageData["files"]> {
  const url = record.links["files"];
  if (!record.files.enabled || url === undefined) return { enabled: false, entries: [] };
  try {
    // Files of a published record refuse the UI media type (docs/platform/files.md 13).
    return parsed(parseFiles, await readJson(url, { accept: "application/json", language, signal }));
  } catch (error) {
    if (error instanceof HostProblem) return error.problem === "forbidden" ? "restricted" : "problem";
    throw error;
  }
}

/** Reads the data of the record page: a published record, or with `preview` the draft. */
export async function readRecordPage(
  id: string,
  preview: boolean,
  locale: Locale,
  signal: AbortSignal,
): Promise<RecordPageData> {
  const language = languageTag(locale);
  const path = `/api/records/${encodeURIComponent(id)}${preview ? "/draft" : ""}?expand=1`;
  const record = parsed(parseRecord, await readJson(path, { language, signal }));
  return { record, files: await readFiles(record, language, signal) };
}
