import type { Clock } from "../ports.ts";
import { systemClock } from "../shared/systemClock.ts";
import { acceptLanguage } from "./acceptLanguage.ts";
import { addressesOf } from "./addresses.ts";
import { type CsrfOptions, createCsrf } from "./csrf.ts";
import type { DepositClient } from "./DepositClient.ts";
import { createCommunities } from "./communities.ts";
import { createDrafts } from "./drafts.ts";
import { createFiles } from "./files.ts";
import { createPids } from "./pids.ts";
import { createRecords } from "./records.ts";
import { createReviews } from "./reviews.ts";
import { type CustomHeaders, headerSets } from "./headerSets.ts";
import { readStored, readTransfer } from "./readTransfer.ts";
import { type Credentials, type HeaderRules, requestHeaders } from "./requestHeaders.ts";
import { createRequestJson } from "./requestJson.ts";
import { createVocabularies } from "./vocabularies.ts";

/** Where the repository is and how to be known to it. */
export interface ClientOptions {
  /** What relative addresses are resolved against. @default the page's address; needed where there is no page (Node) */
  readonly baseUrl?: string | undefined;
  /** The address that creates drafts; its folder is the API's root. @default "/api/records" */
  readonly createUrl?: string | undefined;
  /** Header sets replaced by name, and flat headers added to every request to the repository. */
  readonly headers?: CustomHeaders | undefined;
  /** Names of CSRF cookie and header, and how cookies are read. */
  readonly csrf?: CsrfOptions | undefined;
  /** A bearer token, or what gives the present one; sent to the API's own host only. */
  readonly token?: string | (() => string | undefined) | undefined;
  /** Whether cookies go with JSON calls and transfers to the repository. @default "same-origin" */
  readonly credentials?: Credentials | undefined;
  /** Sends a request, as `fetch` does. @default the global `fetch`, looked up with every call */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The depositor's locale, such as `de_DE`: asked for as language of titles. @default the browser's languages, "en" for titles */
  readonly locale?: string | undefined;
  /** Measures how long answers take. @default the machine's clock */
  readonly clock?: Clock | undefined;
}

/**
 * The client of a records platform (specification 7): JSON through `fetch`, errors as `DepositError`, no call repeated
 * that may have had an effect. Reading may take 60 s, changing 120 s; after that it is `no-response`.
 * Making one touches nothing outside, so it may be done in Node and before there is a page.
 *
 * @example
 * const client = createClient({ createUrl: "/api/records", locale: "de_DE" });
 * const { record, errors } = await client.drafts.create({ metadata: { title: "Tides" }, custom_fields: {}, pids: {} });
 *
 * @example
 * // Another origin, or Node: a bearer token instead of cookies.
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
