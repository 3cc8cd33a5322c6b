import type { Addresses } from "./links.ts";

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/**
 * The name of a header set. JSON calls send `vnd+json`, transfers of bytes send `octet-stream`
 * (docs/platform/http.md 1).
 */
export type HeaderSetName = "json" | "vnd+json" | "octet-stream";

/**
 * Headers that the host sets. An object replaces the header set of that name. A text adds one header to every request to
 * the repository.
 *
 * @example { "vnd+json": { Accept: "application/json", "Content-Type": "application/json" }, "X-Portal": "geo" }
 */
export type CustomHeaders = Readonly<Record<string, string | Headers>>;

/** The records platform's own JSON, with titles in the depositor's language. */
const RECORD_MEDIA_TYPE = "application/vnd.inveniordm.v1+json";

const defaultSets: Readonly<Record<HeaderSetName, Headers>> = {
  json: { "Content-Type": "application/json" },
  "vnd+json": { Accept: RECORD_MEDIA_TYPE, "Content-Type": "application/json" },
  "octet-stream": { "Content-Type": "application/octet-stream" },
};

/** Returns a function that looks up a header set by name and adds the host's own headers to it. */
export function headerSets(custom: CustomHeaders = {}): (name: HeaderSetName) => Headers {
  const flat: Record<string, string> = {};
  const replaced: Record<string, Headers> = {};
  for (const [name, value] of Object.entries(custom)) {
    if (typeof value === "string") flat[name] = value;
    else replaced[name] = value;
  }
  return (name) => ({ ...(replaced[name] ?? defaultSets[name]), ...flat });
}

const scripts: Readonly<Record<string, string>> = { Cyrillic: "Cyrl", Latin: "Latn" };

/** Returns the language tag of a platform locale: `de_DE` is `de-DE`, `sr_RS_Latin` is `sr-Latn-RS`. */
function languageTag(locale: string): string {
  const [language = "en", ...rest] = locale.split(/[-_]/u);
  const script = rest.map((part) => scripts[part]).find((found) => found !== undefined);
  const region = rest.find((part) => /^([A-Za-z]{2}|\d{3})$/u.test(part));
  return [language, script, region].filter((part) => part !== undefined).join("-");
}

/** Returns the `Accept-Language` header for a locale: the locale, its language, then English. */
export function acceptLanguage(locale: string): string {
  const tag = languageTag(locale);
  const language = tag.split("-")[0] ?? tag;
  const wanted = [tag, language, "en"].filter((one, index, all) => all.indexOf(one) === index);
  return wanted.map((one, index) => (index === 0 ? one : `${one};q=${(1 - index * 0.2).toFixed(1)}`)).join(", ");
}

/** How the CSRF token travels from a cookie to a header (docs/platform/http.md 2.2). */
export interface CsrfOptions {
  /** @default "csrftoken" */
  readonly cookieName?: string | undefined;
  /** @default "X-CSRFToken" */
  readonly headerName?: string | undefined;
  /** Returns the value of a cookie, or `undefined`. @default reads `document.cookie`, where there is a document */
  readonly readCookie?: ((name: string) => string | undefined) | undefined;
}

/** The current CSRF token, and the headers that carry it. */
export interface Csrf {
  token(): string | undefined;
  headers(token: string | undefined): Headers;
}

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Returns the value of a cookie of this page. Node has no page and no cookies. */
function readDocumentCookie(name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Creates a reader of the CSRF token. It reads the cookie for every request, because the platform renews the token. */
export function createCsrf(options: CsrfOptions = {}): Csrf {
  const { cookieName = "csrftoken", headerName = "X-CSRFToken", readCookie = readDocumentCookie } = options;
  return {
    token: () => readCookie(cookieName),
    headers: (token) => (token === undefined || token === "" ? {} : { [headerName]: token }),
  };
}

/** How cookies are sent with JSON calls, as in `fetch`. Use `include` for an API on another origin that allows it. */
export type Credentials = "omit" | "same-origin" | "include";

/** Everything that decides the headers of a request. */
export interface HeaderRules {
  readonly addresses: Addresses;
  readonly headersOfSet: (name: HeaderSetName) => Headers;
  readonly csrf: Csrf;
  readonly token: () => string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly credentials: Credentials;
}

/** The headers of a request, whether cookies go with it, and the CSRF token among the headers. */
export interface RequestHeaders {
  readonly headers: Record<string, string>;
  readonly credentials: Credentials;
  readonly csrfToken: string | undefined;
}

/**
 * Returns the headers of a request. The API's host gets the host's custom headers and the bearer token. The page's host
 * gets the CSRF token with every changing request. Any other host, such as a store of bytes, gets no headers and no
 * cookies.
 */
export function requestHeaders(rules: HeaderRules, method: string, url: string, set: HeaderSetName): RequestHeaders {
  const { addresses, csrf } = rules;
  if (!addresses.isApi(url) && !addresses.isPage(url))
    return { headers: {}, credentials: "omit", csrfToken: undefined };
  const headers: Record<string, string> = { ...rules.headersOfSet(set) };
  if (rules.acceptLanguage !== undefined) headers["Accept-Language"] ??= rules.acceptLanguage;
  const token = addresses.isApi(url) ? rules.token() : undefined;
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  const needsCsrf = !safeMethods.has(method.toUpperCase()) && addresses.isPage(url);
  const csrfToken = needsCsrf ? csrf.token() : undefined;
  return { headers: { ...headers, ...csrf.headers(csrfToken) }, credentials: rules.credentials, csrfToken };
}
