import * as z from "zod/mini";
import type { ServerFile, ServerFileList } from "../record/files.ts";

const optionalText = z.catch(z.optional(z.string()), undefined);

const optionalNumber = z.catch(z.optional(z.number()), undefined);

const partSchema = z.object({ part: z.number(), url: z.string(), expiration: optionalText, method: optionalText });

const fileSchema = z.object({
  key: z.string(),
  file_id: optionalText,
  size: z.catch(z.nullish(z.number()), undefined),
  checksum: z.catch(z.nullish(z.string()), undefined),
  mimetype: optionalText,
  // A state that is not known yet is not a finished one.
  status: z.catch(z.enum(["pending", "completed", "failed"]), "pending"),
  transfer: z.catch(
    z.optional(z.object({ type: z.string(), parts: optionalNumber, part_size: optionalNumber, error: optionalText })),
    undefined,
  ),
  links: z.object({
    self: optionalText,
    content: optionalText,
    commit: optionalText,
    parts: z.catch(z.optional(z.array(partSchema)), undefined),
  }),
});

// A draft without files answers without `entries` (wire 2.3).
const fileListSchema = z.object({
  enabled: z.boolean(),
  default_preview: z.catch(z.nullish(z.string()), undefined),
  entries: z._default(z.array(fileSchema), []),
});

/** A file entry as the platform sends it, `null` when it is none (wire 1.3). */
export function readServerFile(json: unknown): ServerFile | null {
  const read = z.safeParse(fileSchema, json);
  return read.success ? read.data : null;
}

/** What the files endpoints answer: every entry of the draft; `null` when it is something else (wire 1.3). */
export function readServerFileList(json: unknown): ServerFileList | null {
  const read = z.safeParse(fileListSchema, json);
  return read.success ? read.data : null;
}
