import { Problem } from "../problem.ts";

/** The UI media type. Its responses have a `ui` block (docs/platform/http.md 1). */
export const UI_TYPE = "application/vnd.inveniordm.v1+json";
export const JSON_TYPE = "application/json";

/** The platform's media types of a record. Only the two JSON types are available here. */
const RECORD_TYPES = [
  JSON_TYPE,
  "application/ld+json",
  "application/vnd.inveniordm.v1.full+csv",
  "application/vnd.inveniordm.v1.simple+csv",
  "application/marcxml+xml",
  UI_TYPE,
  "application/vnd.citationstyles.csl+json",
  "application/vnd.datacite.datacite+json",
  "application/vnd.geo+json",
  "application/vnd.datacite.datacite+xml",
  'application/ld+json;profile="https://datapackage.org/profiles/2.0/datapackage.json"',
  "application/x-dc+xml",
  "text/x-bibliography",
  "application/x-bibtex",
  "application/dcat+xml",
  "application/linkset+json",
];

/** Returns the media type of the response, or throws 406 with the available types. */
export function chooseType(
  request: Request,
  offered: readonly string[] = [JSON_TYPE, UI_TYPE],
  named: readonly string[] = RECORD_TYPES,
): string {
  const accept = request.headers.get("Accept") ?? "*/*";
  const wanted = accept
    .split(",")
    .map((range) => {
      const [type = "", ...parameters] = range.split(";").map((part) => part.trim());
      const quality = parameters.find((parameter) => parameter.startsWith("q="));
      return { type: type.toLowerCase(), quality: quality === undefined ? 1 : Number(quality.slice(2)) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { type } of wanted) {
    if (type === "*/*" || type === "application/*") return offered[0] ?? JSON_TYPE;
    if (offered.includes(type)) return type;
  }
  throw new Problem(406, `Invalid 'Accept' header. Expected one of: ${named.join(", ")}`);
}

/** Returns the first language of the request that the site has, otherwise the site's default. */
export function chooseLocale(request: Request, locales: readonly string[]): string {
  const asked = new URL(request.url).searchParams.get("ln") ?? request.headers.get("Accept-Language") ?? "";
  const wanted = asked.split(",").map((range) => (range.split(";")[0] ?? "").trim());
  for (const language of wanted) {
    const found = locales.find((locale) => locale === language || locale === language.split("-")[0]);
    if (found !== undefined) return found;
  }
  return locales[0] ?? "en";
}
