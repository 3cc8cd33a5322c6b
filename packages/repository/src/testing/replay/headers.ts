import { objectAt, textAt } from "../../json.ts";
import type { Exchange } from "./exchange.ts";

/** Headers that a client acts upon; the rest is the web server's. */
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

/** Where the headers of two answers differ, one line each. `translate` puts this run's values in the place of recorded ones. */
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
    // What the recording does not keep of a browser's view cannot be compared.
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
