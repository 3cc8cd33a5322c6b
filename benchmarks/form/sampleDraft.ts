import {
  type DepositRecord,
  isJsonObject,
  type JsonObject,
  readRecord,
  readServerFile,
  type ServerFile,
} from "@deposit/core";
import { draftJson } from "./draftJson.ts";
import type { RecordSize } from "./sizes.ts";

/** A draft as a deposit is given it, and what its record was read from. */
export interface SampleDraft {
  readonly record: DepositRecord;
  readonly files: readonly ServerFile[];
  readonly json: JsonObject;
}

/** Reads a draft and its files from the text that a page holds of them. */
export function readDraft(text: string): SampleDraft {
  const page: unknown = JSON.parse(text);
  const json = isJsonObject(page) ? page["record"] : undefined;
  const record = readRecord(json);
  if (!isJsonObject(page) || !isJsonObject(json) || record === null) throw new Error("The page holds no record.");
  const files = Array.isArray(page["files"]) ? page["files"] : [];
  return { record, files: files.map(readServerFile).filter((file) => file !== null), json };
}

/** A draft of that size. Read from its text, as a page gets it: what a program puts together is held otherwise. */
export function sampleDraft(size: RecordSize): SampleDraft {
  return readDraft(JSON.stringify(draftJson(size)));
}
