import { createHMAC, createSHA256 } from "hash-wasm";
import type { RepositoryContext } from "../context.ts";

/** Signs and verifies URLs, like presigned URLs of S3 (docs/platform/multipart.md 3). */
export interface Signer {
  /** Returns `url` with a signature for one method, valid for `seconds`. */
  sign(method: string, url: URL, at: Date, seconds: number): string;
  verify(method: string, url: URL, now: Date): "valid" | "expired" | "forged";
}

export async function createSigner(secret: string): Promise<Signer> {
  const hash = await createHMAC(createSHA256(), secret);
  const signature = (method: string, { pathname, searchParams }: URL): string =>
    hash.init().update(`${method}\n${pathname}\n${searchParams.toString()}`).digest("hex");

  return {
    sign(method, url, at, seconds) {
      const day = compact(at).slice(0, 8);
      const signed = new URL(url);
      signed.searchParams.set("X-Amz-Algorithm", "AWS4-HMAC-SHA256");
      signed.searchParams.set("X-Amz-Credential", `local/${day}/us-east-1/s3/aws4_request`);
      signed.searchParams.set("X-Amz-Date", compact(at));
      signed.searchParams.set("X-Amz-Expires", String(seconds));
      signed.searchParams.set("X-Amz-SignedHeaders", "host");
      signed.searchParams.set("X-Amz-Signature", signature(method, signed));
      return signed.href;
    },
    verify(method, url, now) {
      const plain = new URL(url);
      const claimed = plain.searchParams.get("X-Amz-Signature");
      plain.searchParams.delete("X-Amz-Signature");
      if (claimed !== signature(method, plain)) return "forged";
      return now.getTime() > expiry(plain) ? "expired" : "valid";
    },
  };
}

/** Formats a time as `20261121T080459Z`. */
const compact = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, "");

/** Returns when a signed URL expires, in milliseconds since 1970. */
function expiry({ searchParams }: URL): number {
  const date = (searchParams.get("X-Amz-Date") ?? "").replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    "$1-$2-$3T$4:$5:$6Z",
  );
  return Date.parse(date) + Number(searchParams.get("X-Amz-Expires")) * 1000;
}

/** The path prefix of the object store. */
export const STORE_PATH = "/__store/";

/** Returns the unsigned URL of a file in the object store; `base` is the repository's origin. */
export function objectUrl({ settings }: RepositoryContext, base: string, fileId: string): URL {
  const path = `${STORE_PATH}rdm/files/${fileId.slice(0, 2)}/${fileId.slice(2, 4)}/${fileId.slice(4)}/data`;
  return new URL(path, settings.store?.origin ?? base);
}

/** Returns the file id in an object store URL. */
export function fileIdOf({ pathname }: URL): string | undefined {
  const [, ...found] = /^\/__store\/rdm\/files\/(..)\/(..)\/([^/]+)\/data$/.exec(pathname) ?? [];
  return found.length === 0 ? undefined : found.join("");
}
