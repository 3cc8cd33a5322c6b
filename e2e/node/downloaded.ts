import { createHash } from "node:crypto";
import type { Platform } from "./platform.ts";

/** The checksum of what a platform gives back for a file, as it tells checksums; the depositor asks. */
export async function downloaded(platform: Platform, url = ""): Promise<string> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${platform.tokenOf("depositor")}` } });
  if (!response.ok) throw new Error(`The file cannot be read: ${response.status}`);
  return `md5:${createHash("md5")
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest("hex")}`;
}
