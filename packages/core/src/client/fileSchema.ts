import * as z from "zod/mini";
import { type ServerFile, type ServerFileList, normalizedFileName } from "../record/files.ts";
import { isJsonObject } from "../shared/json.ts";

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
  // A state that is not known yet is not a finished one.
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

// A draft without files answers without `entries` (wire 2.3). They are read one by one: none costs the others.
const fileListSchema = z.object({
  enabled: z.boolean(),
  default_preview: textOrNull,
  entries: z._default(z.array(z.unknown()), []),
});

/** A file entry as the platform sends it, `null` when it is none (wire 1.3). */
export function readServerFile(json: unknown): ServerFile | null {
  const read = z.safeParse(fileSchema, json);
  return read.success ? read.data : null;
}

/** Earlier files first. The platform writes times in UTC, with a fraction where there is one: they compare as texts. */
function byCreation({ created: one = "" }: ServerFile, { created: other = "" }: ServerFile): number {
  return one < other ? -1 : Number(one > other);
}

/** The entries of an answer that lists them, of which only those are looked at that are wanted. */
function listOf(json: unknown, isWanted: (entry: unknown) => boolean): ServerFileList | null {
  const { data: list } = z.safeParse(fileListSchema, json);
  if (list === undefined) return null;
  return { ...list, entries: list.entries.filter(isWanted).flatMap((entry) => readServerFile(entry) ?? []) };
}

/**
 * What the files endpoints answer: every entry of the draft, in the order in which they were added, which the platform does
 * not keep; `null` when it is something else (wire 1.3).
 */
export function readServerFileList(json: unknown): ServerFileList | null {
  const list = listOf(json, () => true);
  return list === null ? null : { ...list, entries: list.entries.toSorted(byCreation) };
}

/**
 * The files of these names in an answer that lists every entry of the draft, as one to an init does; `null` when it is
 * something else. Names are compared as the platform may spell them (wire 2.3).
 */
export function readServerFilesOf(json: unknown, keys: readonly string[]): ServerFileList | null {
  const names = new Set(keys.map(normalizedFileName));
  return listOf(json, (entry) => {
    const key = isJsonObject(entry) ? entry["key"] : undefined;
    return typeof key === "string" && names.has(normalizedFileName(key));
  });
}
