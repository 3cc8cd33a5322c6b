/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** A named set of headers: `vnd+json` is sent with every JSON call, `octet-stream` with bytes (wire 1.1). */
export type HeaderSetName = "json" | "vnd+json" | "octet-stream";

/**
 * Headers of the host, two kinds side by side: an object replaces the header set of that name, a text is one header
 * more for every request to the repository.
 *
 * @example { "vnd+json": { Accept: "application/json", "Content-Type": "application/json" }, "X-Portal": "geo" }
 */
export type CustomHeaders = Readonly<Record<string, string | Headers>>;

/** The media type of the records platform's own JSON, with titles in the depositor's language (wire 1.1). */
const RECORD_MEDIA_TYPE = "application/vnd.inveniordm.v1+json";

const defaultSets: Readonly<Record<HeaderSetName, Headers>> = {
  json: { "Content-Type": "application/json" },
  "vnd+json": { Accept: RECORD_MEDIA_TYPE, "Content-Type": "application/json" },
  "octet-stream": { "Content-Type": "application/octet-stream" },
};

/** The headers to send with a set: the set itself, as the host may have replaced it, and the host's flat headers. */
export function headerSets(custom: CustomHeaders = {}): (name: HeaderSetName) => Headers {
  const flat: Record<string, string> = {};
  const replaced: Record<string, Headers> = {};
  for (const [name, value] of Object.entries(custom)) {
    if (typeof value === "string") flat[name] = value;
    else replaced[name] = value;
  }
  return (name) => ({ ...(replaced[name] ?? defaultSets[name]), ...flat });
}
