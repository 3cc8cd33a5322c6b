import * as z from "zod/mini";
import type { ServerError } from "../errors.ts";
import { type JsonObject, isJsonObject } from "../shared/json.ts";

/** Whether something is seen by everybody or only by those who were let in (specification 3). */
export type Visibility = "public" | "restricted";

/** An embargo as sent: active until a day (YYYY-MM-DD), with a reason. */
export interface RecordEmbargo {
  readonly active: boolean;
  readonly until?: string | null | undefined;
  readonly reason?: string | null | undefined;
}

/** Who may see the record and its files. */
export interface RecordAccess {
  readonly record: Visibility;
  readonly files: Visibility;
  readonly embargo?: RecordEmbargo | undefined;
  readonly status?: string | undefined;
}

/** The links that the platform sends; which of them are there depends on the state of the record (wire 1.2). */
export type RecordLinks = Readonly<Record<string, string>>;

/**
 * A record or draft as the platform sends it. `metadata`, `custom_fields`, `pids`, `parent` and the file blocks
 * are kept as they came, for what this form does not edit has to survive a round trip (wire 1.2).
 * `status` is any text: one that is not known is an error of the rules, not of reading.
 */
export interface DepositRecord {
  readonly id?: string | undefined;
  readonly status: string;
  readonly created?: string | undefined;
  readonly updated?: string | undefined;
  readonly revision_id?: number | undefined;
  readonly is_draft: boolean;
  readonly is_published: boolean;
  readonly links: RecordLinks;
  readonly versions: { readonly index: number };
  readonly parent: JsonObject;
  readonly pids: JsonObject;
  readonly metadata: JsonObject;
  readonly custom_fields: JsonObject;
  readonly access: RecordAccess;
  readonly files: JsonObject;
  readonly media_files: JsonObject;
  readonly review?: JsonObject | undefined;
  readonly expanded?: JsonObject | undefined;
  readonly ui?: JsonObject | undefined;
}

/** What an answer to reading or saving a draft holds: the record, and what the server did not accept (wire 1.6). */
export interface RecordAnswer {
  readonly record: DepositRecord;
  readonly errors: readonly ServerError[];
}

const visibility = z.catch(z.enum(["public", "restricted"]), "public");
const jsonObject = z.catch(z.custom<JsonObject>(isJsonObject), {});
const optionalObject = z.catch(z.optional(z.custom<JsonObject>(isJsonObject)), undefined);
const optionalText = z.catch(z.optional(z.string()), undefined);
const nullableText = z.catch(z.nullish(z.string()), undefined);

const recordSchema = z.object({
  id: optionalText,
  status: z.catch(z.string(), "draft"),
  created: optionalText,
  updated: optionalText,
  revision_id: z.catch(z.optional(z.number()), undefined),
  is_draft: z.catch(z.boolean(), true),
  is_published: z.catch(z.boolean(), false),
  links: z.catch(z.record(z.string(), z.string()), {}),
  versions: z.catch(z.object({ index: z.number() }), { index: 1 }),
  parent: jsonObject,
  pids: jsonObject,
  metadata: jsonObject,
  custom_fields: jsonObject,
  access: z.catch(
    z.object({
      record: visibility,
      files: visibility,
      embargo: z.catch(
        z.optional(z.object({ active: z.catch(z.boolean(), false), until: nullableText, reason: nullableText })),
        undefined,
      ),
      status: optionalText,
    }),
    { record: "public", files: "public" },
  ),
  files: jsonObject,
  media_files: jsonObject,
  review: optionalObject,
  expanded: optionalObject,
  ui: optionalObject,
});

const messageList = z.union([
  z.array(z.string()),
  z.pipe(
    z.string(),
    z.transform((text: string) => [text]),
  ),
]);
const serverErrorSchema = z.object({
  field: z.catch(z.string(), ""),
  messages: z.catch(messageList, []),
  severity: optionalText,
  description: optionalText,
});

/** The errors of an answer's `errors` list; what is not an entry of that kind is passed over. */
export function readServerErrors(json: unknown): readonly ServerError[] {
  if (!Array.isArray(json)) return [];
  return json.filter(isJsonObject).map((entry) => z.parse(serverErrorSchema, entry));
}

/**
 * A record from what the platform answered or from the page's skeleton full of nulls (wire 2.6).
 * Missing parts get the defaults of specification 3; `null` comes back when the value is no record at all
 * (no object, or one without `metadata`, `id` and `links`), as when a proxy answers in the server's place.
 */
export function readRecord(json: unknown): DepositRecord | null {
  if (!isJsonObject(json)) return null;
  if (json["metadata"] === undefined && json["id"] === undefined && json["links"] === undefined) return null;
  return z.parse(recordSchema, json);
}

/** The record of a deposit that was never saved. */
export const emptyRecord: DepositRecord = z.parse(recordSchema, { files: { enabled: true } });
