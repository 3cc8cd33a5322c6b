import { md5 } from "js-md5";
import type { Md5 } from "./Md5.ts";

/** An MD5 in plain JavaScript, several times slower, for pages that WebAssembly is refused to. */
export async function createScriptMd5(): Promise<Md5> {
  let hasher = md5.create();
  return {
    update: (bytes) => void hasher.update(bytes),
    hex() {
      const digits = hasher.hex();
      hasher = md5.create();
      return digits;
    },
  };
}
