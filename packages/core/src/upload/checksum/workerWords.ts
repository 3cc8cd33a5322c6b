import * as z from "zod/mini";

/**
 * What the page asks of its worker; `id` names a file's turn. With `partSize` (bytes) the file is read in parts, to the
 * end of `readTo` and, by `read-on`, further.
 */
export type WorkerRequest =
  | {
      readonly kind: "hash";
      readonly id: number;
      readonly file: Blob;
      readonly partSize: number | null;
      readonly readTo: number;
    }
  | { readonly kind: "read-on"; readonly id: number; readonly part: number }
  | { readonly kind: "cancel"; readonly id: number };

const word = z.union([
  z.object({ kind: z.literal("reading"), id: z.number() }),
  z.object({
    kind: z.literal("part"),
    id: z.number(),
    part: z.number(),
    md5: z.string(),
    bytes: z.optional(z.instanceof(Blob)),
  }),
  z.object({ kind: z.literal("hashed"), id: z.number(), md5: z.string(), ofParts: z.nullable(z.string()) }),
  z.object({ kind: z.literal("failed"), id: z.number(), reason: z.string() }),
]);

/** What the worker says: that it reads, once a second at most; the digest of a part, with its bytes as a slice, or of all; or why there is none. */
export type WorkerWord = z.infer<typeof word>;

/** A message of the worker's; `null` for anything else, as a browser extension may send. */
export function readWorkerWord(message: unknown): WorkerWord | null {
  return word.safeParse(message).data ?? null;
}
