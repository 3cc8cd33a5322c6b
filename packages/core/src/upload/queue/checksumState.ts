/** What was read of a file in parts while it was announced: MD5s of parts of so many bytes, from the first. */
export interface ReadAhead {
  readonly partSize: number;
  readonly md5s: readonly string[];
}

/**
 * The MD5 of a file's bytes, as far as it is known. It is computed beside the steps, so it has an attempt token of its own.
 *
 * - `unasked`: nobody has asked yet, or what asked was stopped. `awaited`: it is being computed, with what was read `ahead` of the parts.
 * - `known`: `md5` is 32 hexadecimal digits, `ofParts` the MD5 of the parts' MD5s. `unknown`: it could not be computed, so nothing is compared.
 */
export type ChecksumState =
  | { readonly kind: "not-started" }
  | { readonly kind: "computing"; readonly token: number; readonly ahead?: ReadAhead }
  | { readonly kind: "known"; readonly md5: string; readonly ofParts: string | null }
  | { readonly kind: "unknown" };
