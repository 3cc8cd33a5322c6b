import { isObject, type Json, textAt } from "../../src/json.ts";

const RECORDED = "https://store.example/";

/** Maps recorded object store URLs to this run's. */
interface StoreUrls {
  /** Maps the URLs in a recorded value to those in a response. */
  map(recorded: Json, answered: Json): void;
  /** Returns this run's URL. */
  translate(recorded: string, what: string): string;
}

export function createStoreUrls(): StoreUrls {
  const exact = new Map<string, string>();
  const latest = new Map<string, string>();

  const add = (recorded: string, answered: string): void => {
    if (!recorded.startsWith(RECORDED)) return;
    exact.set(recorded, answered);
    latest.set(identityOf(recorded), answered);
  };
  return {
    map(recorded, answered) {
      if (typeof recorded === "string" && typeof answered === "string") add(recorded, answered);
      if (Array.isArray(recorded) && Array.isArray(answered)) {
        const one = (item: Json): Json => (isObject(item) ? (textAt(item, "url") ?? null) : null);
        for (const [index, item] of recorded.entries()) this.map(one(item), one(answered[index] ?? null));
      }
    },
    translate(recorded, what) {
      const found = exact.get(recorded) ?? latest.get(identityOf(recorded)) ?? latest.get(identityOf(recorded, "1"));
      if (found === undefined) throw new Error(`No address of this run is known for ${recorded}`);
      const url = new URL(found);
      const part = new URL(recorded).searchParams.get("partNumber");
      if (part !== null && !/signature.*changed/.test(what)) url.searchParams.set("partNumber", part);
      if (/signature.*changed/.test(what)) url.searchParams.set("X-Amz-Signature", "0".repeat(64));
      return url.href;
    },
  };
}

/** Returns a URL's identity without its signature: file, upload and part. */
function identityOf(address: string, part?: string): string {
  const { pathname, searchParams } = new URL(address);
  return [pathname, searchParams.get("uploadId"), part ?? searchParams.get("partNumber")].join(" ");
}

/** Removes what differs between runs from an object store URL. */
export function normalizeUrl(address: string, store: string): string {
  if (!address.startsWith(store)) return address;
  const url = new URL(address);
  const kept = [...url.searchParams].map(([name, value]) =>
    /^(?:uploadId|X-Amz-(?:Credential|Date|Signature))$/.test(name) ? name : `${name}=${value}`,
  );
  return `store:${url.pathname.slice(new URL(store).pathname.length).replace(/[\da-f]{2}\/[\da-f]{2}\/[\da-f-]+/, "file")}?${kept.join("&")}`;
}
