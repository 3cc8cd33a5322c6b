import type { SerializerConfig } from "../fields/Field.ts";
import { type DepositValues, makeValues } from "../fields/values.ts";
import type { DepositRecord } from "../record/record.ts";
import { fieldJson } from "./fieldJson.ts";

/**
 * Returns the values of the form for a record. Absent and null fields become "" and empty lists.
 *
 * @example decodeRecord(answer.record, config).metadata.title
 */
export function decodeRecord(record: DepositRecord, config: SerializerConfig): DepositValues {
  return makeValues((entry) => entry.field.decode(fieldJson(record, entry), config));
}
