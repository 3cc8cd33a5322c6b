import type { FieldEntry } from "../fields/values.ts";
import type { DepositRecord } from "../record/record.ts";
import { type Json, asObject } from "../shared/json.ts";

/** Returns the JSON of a field in a record. The answer about a DOI has none of its own: it is read from `pids`. */
export function fieldJson(record: DepositRecord, { group, name }: FieldEntry): Json | undefined {
  if (group === "doi") return record.pids;
  const json = asObject(Reflect.get(record, group));
  return name === undefined ? json : json[name];
}
