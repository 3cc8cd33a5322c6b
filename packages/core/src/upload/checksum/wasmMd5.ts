import { createMD5 } from "hash-wasm";
import type { Md5 } from "./Md5.ts";

/** An MD5 by WebAssembly; rejects under a policy without `'wasm-unsafe-eval'`. */
export async function createWasmMd5(): Promise<Md5> {
  const hasher = await createMD5();
  hasher.init();
  return {
    update: (bytes) => void hasher.update(bytes),
    hex() {
      const digits = hasher.digest("hex");
      hasher.init();
      return digits;
    },
  };
}
