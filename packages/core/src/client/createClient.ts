import type { Clock } from "../ports.ts";
import { systemClock } from "../shared/systemClock.ts";
import type { DepositClient } from "./DepositClient.ts";
import { createFiles, readStored, readTransfer } from "./files.ts";
import {
  acceptLanguage,
  createCsrf,
  type Credentials,
  type CsrfOptions,
  type CustomHeaders,
  type HeaderRules,
  headerSets,
  requestHeaders,
} from "./headers.ts";
import { createRequestJson } from "./http.ts";
import { addressesOf } from "./links.ts";
import { createDrafts, createPids, createRecords } from "./records.ts";
import { createReviews } from "./reviews.ts";
import { createCommunities, createVocabularies } from "./search.ts";

/** Where the repository is, and how the client identifies itself to it. */
export interface ClientOptions {
  /** The base of relative addresses. Required where there is no page (Node). @default the page's address */
  readonly baseUrl?: string | undefined;
  /** The address that creates drafts. Its folder is the root of the API. @default "/api/records" */
  readonly createUrl?: string | undefined;
  /** Replaces header sets by name, and adds headers to every request to the repository. */
  readonly headers?: CustomHeaders | undefined;
  /** The names of the CSRF cookie and header, and how to read cookies. */
  readonly csrf?: CsrfOptions | undefined;
  /** A bearer token, or a function that returns the current one. Goes to the API's own host only. */
  readonly token?: string | (() => string | undefined) | undefined;
  /** Whether cookies go with JSON calls and transfers to the repository. @default "same-origin" */
  readonly credentials?: Credentials | undefined;
  /** Sends a request, as `fetch` does. @default the global `fetch`, looked up for every request */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The depositor's locale, such as `de_DE`, for the language of titles. @default the browser's languages, "en" for titles */
  readonly locale?: string | undefined;
  /** Tells the time, to read dates in `Retry-After`. @default the machine's clock */
  readonly clock?: Pick<Clock, "now"> | undefined;
}

/**
 * Creates a client of a records platform (docs/platform/product.md 7.1). It sends JSON through `fetch` and rejects with
 * `DepositError`. It never repeats a call that may have had an effect. A call that reads may take 60 s, a call that changes
 * something 120 s; after that it fails as `no-response`. Creating a client reads nothing from the page, so it works in Node
 * and before there is a page.
 *
 * @example
 * const client = createClient({ createUrl: "/api/records", locale: "de_DE" });
 * const { record, errors } = await client.drafts.create({ metadata: { title: "Tides" }, custom_fields: {}, pids: {} });
 *
 * @example
 * // On another origin, or in Node, a bearer token takes the place of cookies.
 * createClient({ baseUrl: "https://repository.example", token: () => session.token });
 */
export function createClient(options: ClientOptions = {}): DepositClient {
  const { token, locale, clock = systemClock } = options;
  const addresses = addressesOf(options.baseUrl, options.createUrl ?? "/api/records");
  const rules: HeaderRules = {
    addresses,
    headersOfSet: headerSets(options.headers),
    csrf: createCsrf(options.csrf),
    token: typeof token === "function" ? token : () => token,
    acceptLanguage: locale === undefined ? undefined : acceptLanguage(locale),
    credentials: options.credentials ?? "same-origin",
  };
  const requestJson = createRequestJson({ rules, fetch: options.fetch, clock });
  return {
    platform: () => addresses.api(""),
    drafts: createDrafts(requestJson, addresses.createUrl, addresses.api),
    files: {
      ...createFiles(requestJson),
      readTransfer: (request, answer) => readTransfer(request, { ...answer, now: clock.now() }),
      readStored: (request, answer) => readStored(request, { ...answer, now: clock.now() }),
    },
    records: createRecords(requestJson),
    reviews: createReviews(requestJson, addresses.api),
    pids: createPids(requestJson),
    communities: createCommunities(requestJson, addresses.api),
    vocabularies: createVocabularies(requestJson, addresses.api, locale ?? "en"),
    transferHeaders: (url) => {
      const { headers, credentials } = requestHeaders(rules, "PUT", url, "octet-stream");
      const withCredentials = credentials === "include" || (credentials === "same-origin" && addresses.isPage(url));
      return { headers, withCredentials, isStore: !addresses.isApi(url) && !addresses.isPage(url) };
    },
  };
}
