import { type DepositRecord, type JsonObject, readRecord, readServerFile, type ServerFile } from "@deposit/core";
import { isJsonObject } from "@deposit/core";
import { draftJson } from "./draftJson.ts";
import type { RecordSize } from "./sizes.ts";

/** A draft as a deposit gets it, and the JSON of its record. */
interface SampleDraft {
  readonly record: DepositRecord;
  readonly files: readonly ServerFile[];
  readonly json: JsonObject;
}

/** Parses a draft and its files from the text in a page. */
export function readDraft(text: string): SampleDraft {
  const page: unknown = JSON.parse(text);
  const json = isJsonObject(page) ? page["record"] : undefined;
  const record = readRecord(json);
  if (!isJsonObject(page) || !isJsonObject(json) || record === null) throw new Error("The page holds no record.");
  const files = Array.isArray(page["files"]) ? page["files"] : [];
  return { record, files: files.map(readServerFile).filter((file) => file !== null), json };
}

/**
 * Returns a draft of a size. It is parsed from text, as in a page, because engines store parsed objects differently.
 */
export function sampleDraft(size: RecordSize): SampleDraft {
  return readDraft(JSON.stringify(draftJson(size)));
}
