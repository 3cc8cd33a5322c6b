import type { Addresses } from "./addresses.ts";
import { type Csrf, needsCsrf } from "./csrf.ts";
import type { HeaderSetName, Headers } from "./headerSets.ts";

/** How cookies are sent with JSON calls, as `fetch` names it. `include` is for an API on another origin that allows it. */
export type Credentials = "omit" | "same-origin" | "include";

/** What decides the headers of a request. */
export interface HeaderRules {
  readonly addresses: Addresses;
  readonly headersOfSet: (name: HeaderSetName) => Headers;
  readonly csrf: Csrf;
  readonly token: () => string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly credentials: Credentials;
}

/** The headers of a request, whether cookies go with it, and the CSRF token that was sent. */
export interface RequestHeaders {
  readonly headers: Record<string, string>;
  readonly credentials: Credentials;
  readonly csrfToken: string | undefined;
}

/**
 * Headers of a request with a header set. The API's own host gets the host's custom headers and the bearer token, a
 * changing request to the page's own host the CSRF token; any other host (a store of bytes) gets neither, nor cookies.
 */
export function requestHeaders(rules: HeaderRules, method: string, url: string, set: HeaderSetName): RequestHeaders {
  const { addresses, csrf } = rules;
  if (!addresses.isApi(url) && !addresses.isPage(url))
    return { headers: {}, credentials: "omit", csrfToken: undefined };
  const headers: Record<string, string> = { ...rules.headersOfSet(set) };
  if (rules.acceptLanguage !== undefined) headers["Accept-Language"] ??= rules.acceptLanguage;
  const token = addresses.isApi(url) ? rules.token() : undefined;
  if (token !== undefined) headers["Authorization"] = `Bearer ${token}`;
  const csrfToken = needsCsrf(method) && addresses.isPage(url) ? csrf.token() : undefined;
  return { headers: { ...headers, ...csrf.headers(csrfToken) }, credentials: rules.credentials, csrfToken };
}
