import { isObject, type Json, textAt } from "../../src/json.ts";

const RECORDED = "https://store.example/";

/** The addresses of a store: those recorded, and those of this run in their place. */
interface StoreAddresses {
  /** Pairs what an answer holds with what the recording holds there. */
  learn(recorded: Json, answered: Json): void;
  /** The address to call now. */
  translate(recorded: string, what: string): string;
}

export function createStoreAddresses(): StoreAddresses {
  const exact = new Map<string, string>();
  const latest = new Map<string, string>();

  const add = (recorded: string, answered: string): void => {
    if (!recorded.startsWith(RECORDED)) return;
    exact.set(recorded, answered);
    latest.set(nameOf(recorded), answered);
  };
  return {
    learn(recorded, answered) {
      if (typeof recorded === "string" && typeof answered === "string") add(recorded, answered);
      if (Array.isArray(recorded) && Array.isArray(answered)) {
        const one = (item: Json): Json => (isObject(item) ? (textAt(item, "url") ?? null) : null);
        for (const [index, item] of recorded.entries()) this.learn(one(item), one(answered[index] ?? null));
      }
    },
    translate(recorded, what) {
      const found = exact.get(recorded) ?? latest.get(nameOf(recorded)) ?? latest.get(nameOf(recorded, "1"));
      if (found === undefined) throw new Error(`No address of this run is known for ${recorded}`);
      const url = new URL(found);
      const part = new URL(recorded).searchParams.get("partNumber");
      if (part !== null && !/signature.*changed/.test(what)) url.searchParams.set("partNumber", part);
      if (/signature.*changed/.test(what)) url.searchParams.set("X-Amz-Signature", "0".repeat(64));
      return url.href;
    },
  };
}

/** An address without its permission: the file, the upload, the part. */
function nameOf(address: string, part?: string): string {
  const { pathname, searchParams } = new URL(address);
  return [pathname, searchParams.get("uploadId"), part ?? searchParams.get("partNumber")].join(" ");
}

/** What is left of a store's address when all that is of one run is taken away. */
export function shapeOfAddress(address: string, store: string): string {
  if (!address.startsWith(store)) return address;
  const url = new URL(address);
  const kept = [...url.searchParams].map(([name, value]) =>
    /^(?:uploadId|X-Amz-(?:Credential|Date|Signature))$/.test(name) ? name : `${name}=${value}`,
  );
  return `store:${url.pathname.slice(new URL(store).pathname.length).replace(/[\da-f]{2}\/[\da-f]{2}\/[\da-f-]+/, "file")}?${kept.join("&")}`;
}
