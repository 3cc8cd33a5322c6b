import * as z from "zod/mini";

/** What the page asks of its worker; `id` names a file's turn. */
export type WorkerRequest =
  | { readonly kind: "hash"; readonly id: number; readonly file: Blob }
  | { readonly kind: "cancel"; readonly id: number };

const word = z.union([
  z.object({ kind: z.literal("reading"), id: z.number() }),
  z.object({ kind: z.literal("hashed"), id: z.number(), md5: z.string() }),
  z.object({ kind: z.literal("failed"), id: z.number(), reason: z.string() }),
]);

/** What the worker says: that it reads, once a second at most; the digest; or why there is none. */
export type WorkerWord = z.infer<typeof word>;

/** A message of the worker's; `null` for anything else, as a browser extension may send. */
export function readWorkerWord(message: unknown): WorkerWord | null {
  return word.safeParse(message).data ?? null;
}
