import { isObject, type Json, objectAt, textAt } from "../../src/json.ts";
import type { Exchange } from "./recordings.ts";

/** Keys with values that differ between runs, such as times and generated ids. Only their format is compared. */
const VARYING_KEYS = new Set([
  "id",
  "created",
  "updated",
  "expires_at",
  "last_activity_at",
  "version_id",
  "file_id",
  "bucket_id",
  "expiration",
]);

/** The instance numbers its requests. */
const REQUEST_NUMBER = ".number";

/**
 * Returns the differences between two JSON values as lines. Files are matched by key, because the platform does not
 * order them.
 */
export function differences(wanted: Json, answered: Json, path = ""): string[] {
  if (Array.isArray(wanted) && Array.isArray(answered)) return listDifferences(wanted, answered, path);
  if (isObject(wanted) && isObject(answered)) {
    const keys = [...new Set([...Object.keys(wanted), ...Object.keys(answered)])];
    return keys.flatMap((key) => {
      const [one, other] = [wanted[key], answered[key]];
      if (one === undefined) return [`${path}.${key}: not in the recording`];
      if (other === undefined) return [`${path}.${key}: missing`];
      return differences(one, other, `${path}.${key}`);
    });
  }
  const key = path.slice(path.lastIndexOf(".") + 1);
  if (path === REQUEST_NUMBER ? typeof wanted === typeof answered : isVarying(key) && isAlike(wanted, answered))
    return [];
  if (typeof wanted === "string" && /… \(\d+ characters\)$/.test(wanted)) {
    return typeof answered === "string" && answered.startsWith(wanted.slice(0, 40))
      ? []
      : [`${path}: another long text`];
  }
  return wanted === answered ? [] : [`${path}: ${JSON.stringify(wanted)}, was ${JSON.stringify(answered)}`];
}

const isVarying = (key: string): boolean => VARYING_KEYS.has(key) || /^(?:created|updated)_date_l10n/.test(key);

const KINDS: readonly RegExp[] = [
  /^[\da-z]{5}-[\da-z]{5}$/, // a record id
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/, // other generated ids
];

/** Returns whether two values are ids of one kind, times of one format, or numbers. */
function isAlike(wanted: Json, answered: Json): boolean {
  if (typeof wanted !== "string" || typeof answered !== "string") return typeof wanted === typeof answered;
  const formOf = (text: string): string => text.replace(/\d+/g, "0").replace(/[A-Z][a-z]+/g, "Month");
  const isTime = /^\d{4}-\d\d-\d\d[T ]|^[A-Z][a-z]+ \d/.test(wanted);
  return isTime ? formOf(wanted) === formOf(answered) : KINDS.some((kind) => kind.test(wanted) && kind.test(answered));
}

function listDifferences(wanted: readonly Json[], answered: readonly Json[], path: string): string[] {
  const more = leftOut(wanted.at(-1));
  if (more !== undefined) {
    const kept = wanted.slice(0, -1);
    const count = kept.length + more;
    if (answered.length !== count) return [`${path}: ${count} items, were ${answered.length}`];
    return listDifferences(kept, answered.slice(0, kept.length), path);
  }
  if (wanted.length !== answered.length) return [`${path}: ${wanted.length} items, were ${answered.length}`];
  const [one, other] = path.endsWith(".entries") ? [byKey(wanted), byKey(answered)] : [wanted, answered];
  return one.flatMap((item, index) => differences(item, other[index] ?? null, `${path}.${index}`));
}

/** Returns how many items the recording omitted at the end of a list. */
const leftOut = (last: Json | undefined): number | undefined => {
  const count = isObject(last) ? /^and (\d+) more$/.exec(textAt(last, "note") ?? "")?.[1] : undefined;
  return count === undefined ? undefined : Number(count);
};

const byKey = (items: readonly Json[]): Json[] => {
  const keyOf = (item: Json): string => (isObject(item) ? (textAt(item, "key") ?? "") : "");
  return items.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
};

/** Headers that a client reacts to. Others depend on the web server. */
const COMPARED = [
  "etag",
  "location",
  "link",
  "retry-after",
  "x-ratelimit-limit",
  "content-disposition",
  "content-md5",
  "content-range",
  "accept-ranges",
  "access-control-allow-headers",
];

/** Returns the differences between headers as lines; `translate` converts recorded values to this run's. */
export function headerDifferences(
  { request, response: recorded }: Exchange,
  response: Response,
  translate: (value: string, name: string) => string,
  normalise: (value: string, name: string) => string,
): string[] {
  const headers = objectAt(recorded, "headers");
  const found: string[] = [];
  const compare = (name: string, wanted: string | null, answered: string | null): void => {
    if (wanted !== answered) found.push(`${name} ${String(wanted)}, was ${String(answered)}`);
  };
  for (const name of COMPARED) {
    const wanted = textAt(headers, name);
    const answered = response.headers.get(name);
    // The recording lacks some headers of what a browser saw.
    if (wanted === undefined && name !== "etag" && name !== "retry-after") continue;
    compare(
      name,
      wanted === undefined ? null : translate(wanted, name),
      answered === null ? null : normalise(answered, name),
    );
  }
  const type = textAt(headers, "content-type");
  if (type !== undefined) compare("type", baseType(type), baseType(response.headers.get("Content-Type") ?? ""));
  const length = textAt(headers, "content-length");
  if (
    length !== undefined &&
    (response.status === 200 || response.status === 206) &&
    response.headers.has("Last-Modified")
  )
    compare("content-length", translate(length, "content-length"), response.headers.get("Content-Length"));
  const isStore = (textAt(request, "path") ?? "").startsWith("https://store.example/");
  const isBrowser = objectAt(recorded, "headers")["vary"] === undefined && "note" in recorded;
  for (const name of ["access-control-allow-origin", "access-control-allow-methods"]) {
    const wanted = textAt(headers, name);
    const answered = response.headers.get(name);
    if (wanted !== undefined || (isStore && !isBrowser))
      compare(name, wanted === undefined ? null : sorted(wanted), answered === null ? null : sorted(answered));
  }
  const exposed = textAt(headers, "access-control-expose-headers")?.split(", ") ?? [];
  const shown = response.headers.get("Access-Control-Expose-Headers")?.split(", ") ?? [];
  if (exposed.includes("ETag") && !shown.includes("ETag")) found.push("the ETag is not shown to pages");
  return found;
}

const baseType = (type: string): string => type.split(";")[0] ?? "";

const sorted = (list: string): string => list.split(", ").toSorted().join(", ");
