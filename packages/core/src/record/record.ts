import * as z from "zod/mini";
import type { ServerError } from "../errors.ts";
import { type JsonObject, isJsonObject } from "../shared/json.ts";
import { type FilesBlock, filesBlockSchema } from "./filesBlock.ts";
import {
  jsonObject,
  linksByName,
  nullableText,
  optionalBoolean,
  optionalNumber,
  optionalObject,
  optionalText,
} from "./lenient.ts";
import {
  type ExpandedRecord,
  type RecordParent,
  type RecordReview,
  expandedSchema,
  parentSchema,
  recordReviewSchema,
} from "./parent.ts";

/** Whether something is seen by everybody or only by those who were let in (docs/platform/product.md 3.11). */
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

/**
 * The links that the platform sends; which of them are there depends on the state of the record
 * (docs/platform/records.md 1.3).
 */
export type RecordLinks = Readonly<Record<string, string>>;

/** Which version of the record it is; `index` counts from 1. */
export interface RecordVersions {
  readonly index: number;
  readonly is_latest?: boolean | undefined;
  readonly is_latest_draft?: boolean | undefined;
}

/**
 * A record or draft as the platform sends it. `metadata`, `custom_fields`, `pids`, `parent` and the file blocks
 * are kept as they came, for what this form does not edit has to survive a round trip (docs/platform/records.md 1.2).
 * What the types name of them is absent where it came in another kind than theirs. `status` is any text: one that is
 * not known is an error of the rules, not of reading.
 */
export interface DepositRecord {
  /** Absent before the first save. */
  readonly id?: string | undefined;
  /** One of `recordStatuses`, as far as this form knows. */
  readonly status: string;
  /** Times as ISO 8601, absent before the first save. */
  readonly created?: string | undefined;
  readonly updated?: string | undefined;
  /** Until when the platform keeps a draft that nobody touches; absent for records, and where it keeps them for good. */
  readonly expires_at?: string | undefined;
  /** Absent before the first save; every change on the server moves it (docs/platform/records.md 3.2). */
  readonly revision_id?: number | undefined;
  readonly is_draft: boolean;
  readonly is_published: boolean;
  readonly links: RecordLinks;
  readonly versions: RecordVersions;
  /** What all versions share: owner, communities, the review of a first version. */
  readonly parent: RecordParent;
  /** Identifiers by scheme, each `{identifier, provider, client?}`; `readDoi` reads the DOI. */
  readonly pids: JsonObject;
  /** As sent: `decodeRecord` makes the form's values of it (`MetadataValues`). */
  readonly metadata: JsonObject;
  /** By name, `namespace:field`. */
  readonly custom_fields: JsonObject;
  readonly access: RecordAccess;
  readonly files: FilesBlock;
  /** Files by the platform's own hand, as thumbnails; off unless some REST client turned them on. */
  readonly media_files: FilesBlock;
  /** The review of a further version; a first one's is in `parent`. */
  readonly review?: RecordReview | undefined;
  /** Only of calls with `expand=1`. */
  readonly expanded?: ExpandedRecord | undefined;
  /** Only with the platform's own media type: titles in the reader's language. */
  readonly ui?: JsonObject | undefined;
}

/**
 * What an answer to reading or saving a draft holds: the record, and what the server did not accept
 * (docs/platform/http.md 4).
 */
export interface RecordAnswer {
  readonly record: DepositRecord;
  readonly errors: readonly ServerError[];
}

/** What says nothing is public. What says something that is not known must not become public by the next save. */
function ofUnknown({ input }: { readonly input: unknown }): Visibility {
  return input === undefined || input === null ? "public" : "restricted";
}

const visibility = z.catch(z.enum(["public", "restricted"]), ofUnknown);

const recordSchema = z.object({
  id: optionalText,
  status: z.catch(z.string(), "draft"),
  created: optionalText,
  updated: optionalText,
  expires_at: optionalText,
  revision_id: optionalNumber,
  is_draft: z.catch(z.boolean(), true),
  is_published: z.catch(z.boolean(), false),
  links: linksByName,
  versions: z.catch(z.object({ index: z.number(), is_latest: optionalBoolean, is_latest_draft: optionalBoolean }), {
    index: 1,
  }),
  parent: parentSchema,
  pids: jsonObject,
  metadata: jsonObject,
  custom_fields: jsonObject,
  access: z.catch(
    z.object({
      record: visibility,
      files: visibility,
      embargo: z.catch(
        z.optional(
          z.object({
            active: z.catch(z.boolean(), ({ input }) => Boolean(input)),
            until: nullableText,
            reason: nullableText,
          }),
        ),
        undefined,
      ),
      status: optionalText,
    }),
    (given) => ({ record: ofUnknown(given), files: ofUnknown(given) }),
  ),
  files: filesBlockSchema,
  media_files: filesBlockSchema,
  review: recordReviewSchema,
  expanded: expandedSchema,
  ui: optionalObject,
});

const messageList = z.union([
  z.pipe(
    z.array(z.unknown()),
    z.transform((list: unknown[]) => list.filter((text) => typeof text === "string")),
  ),
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
 * A record from what the platform answered or from the page's skeleton full of nulls (docs/platform/page.md 4).
 * Missing parts get the defaults of docs/platform/product.md 3.11; `null` comes back when the value is no record at all
 * (no object, or one without `metadata`, `id` and `links`), as when a proxy answers in the server's place.
 */
export function readRecord(json: unknown): DepositRecord | null {
  if (!isJsonObject(json)) return null;
  if (json["metadata"] === undefined && json["id"] === undefined && json["links"] === undefined) return null;
  return z.parse(recordSchema, json);
}

/** The record of a deposit that was never saved. */
export const emptyRecord: DepositRecord = z.parse(recordSchema, { files: { enabled: true } });
