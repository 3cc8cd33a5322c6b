import { COMMUNITIES, type Community } from "./communities/community.ts";
import { PEOPLE, type Person } from "./people.ts";
import type { RepositoryStorage } from "./storage/storage.ts";

export interface RepositoryOptions {
  readonly storage: RepositoryStorage;
  /** Who may deposit; a depositor, a curator, a colleague and a stranger by default. The first is the one that `trust` means. */
  readonly people?: readonly Person[];
  /** Where records are submitted to; by default one for each way of taking them, owned by the curator. */
  readonly communities?: readonly Community[];
  /**
   * Who may call without a token: `nobody` (the default), `session` = a page of the same origin gets
   * the first person's session cookie, `everyone` = every caller is the first person (stories, tests).
   */
  readonly trust?: "nobody" | "session" | "everyone";
  /** Opens `/__faults`, `/__requests` and `/__page` (default false). */
  readonly development?: boolean;
  /** The origin written into links, as `https://repository.example`; the request's own by default. */
  readonly baseUrl?: string;
  readonly siteName?: string;
  /** Entries in the place of the example ones, by vocabulary: `{ funders: [{ id, name, … }] }`. */
  readonly vocabularies?: Readonly<Record<string, readonly unknown[]>>;
  /** Languages of the site, the first is the default one. */
  readonly locales?: readonly string[];
  readonly doiPrefix?: string;
  /** Whether every record gets a DOI (default), or only those whose depositor wants one. */
  readonly isDoiRequired?: boolean;
  /** Whether a new form asks first for a DOI that the depositor has already (default false). */
  readonly asksForDoi?: boolean;
  /** The sources of subjects that a form offers to choose from; all of them by default. */
  readonly subjectSources?: readonly string[];
  readonly quota?: Partial<Quota>;
  /** Whether files go to an object store, with part addresses of its own; they stay on the repository's disk by default. */
  readonly store?: StoreOptions;
  /** How long the address of a part is good, in seconds: 14 days on disk (where nobody checks), 7 in a store. */
  readonly partLinkLifetime?: number;
  /** How long the address of a download in a store is good, in seconds (default 60). */
  readonly downloadLinkLifetime?: number;
  /**
   * Milliseconds from the commit of a file sent in parts until its MD5 is known: 0, the default, has it in the answer
   * to the commit; `Infinity` waits for `computeChecksums()`.
   */
  readonly checksumDelay?: number;
  /** How a deposit page is told to send files (default `L`), and how it may. */
  readonly transfers?: Partial<Transfers>;
  /** Bodies over so many bytes are 413 with a page of HTML, as a proxy answers (default: none). */
  readonly maxContentLength?: number;
  /** Calls that are answered in a time, for each caller; more are 429 with `Retry-After` (default: no limit). */
  readonly rateLimit?: RateLimit;
  /** The InvenioRDM version whose answers are given where versions differ (default 14). */
  readonly platformVersion?: PlatformVersion;
  readonly now?: () => Date;
  /** Answers what no route answers: pages and assets of a host on the same origin. */
  readonly fallback?: (request: Request) => Response | Promise<Response>;
}

export type PlatformVersion = 14 | 15;

export interface Quota {
  /** Files per record. */
  readonly maxFiles: number;
  /** Bytes per record. */
  readonly maxStorage: number;
  /** Bytes per file; `maxStorage` where it is not said. */
  readonly maxFileSize: number;
}

export interface StoreOptions {
  /** Where its addresses begin, as `http://127.0.0.1:9000`; the repository's own origin by default. It answers below `/__store` on every one. */
  readonly origin?: string;
  /** The origins of pages that may send parts; all by default. None is what a bucket allows until it is told more. */
  readonly pages?: readonly string[];
  /** The origins of pages that may read files; all by default. */
  readonly readers?: readonly string[];
  /** What addresses are signed with. */
  readonly secret?: string;
}

/** `L` whole, `M` in parts, `F` fetched by the server, `R` left where it is. */
export type TransferType = "L" | "M" | "F" | "R";

export interface Transfers {
  readonly byDefault: TransferType;
  readonly enabled: readonly TransferType[];
}

export interface RateLimit {
  readonly calls: number;
  /** Default 60. */
  readonly seconds?: number;
}

type Optional =
  | "subjectSources"
  | "fallback"
  | "baseUrl"
  | "quota"
  | "store"
  | "transfers"
  | "maxContentLength"
  | "rateLimit";

const DAY = 24 * 60 * 60;

/** The options with every default filled in. */
export interface Settings extends Required<Omit<RepositoryOptions, Optional>> {
  readonly baseUrl: string | undefined;
  readonly quota: Quota;
  readonly store: StoreOptions | undefined;
  readonly subjectSources: readonly string[] | undefined;
  readonly transfers: Transfers;
  readonly maxContentLength: number | undefined;
  readonly rateLimit: RateLimit | undefined;
  readonly fallback: RepositoryOptions["fallback"];
}

export const withDefaults = (options: RepositoryOptions): Settings => ({
  storage: options.storage,
  people: options.people ?? PEOPLE,
  communities: options.communities ?? COMMUNITIES,
  trust: options.trust ?? "nobody",
  development: options.development ?? false,
  baseUrl: options.baseUrl,
  siteName: options.siteName ?? "Example Repository",
  vocabularies: options.vocabularies ?? {},
  locales: options.locales ?? ["en", "ar", "cs", "de", "es", "sv"],
  doiPrefix: options.doiPrefix ?? "10.5072",
  isDoiRequired: options.isDoiRequired ?? true,
  asksForDoi: options.asksForDoi ?? false,
  subjectSources: options.subjectSources,
  quota: {
    maxFiles: 100,
    maxStorage: 10 ** 10,
    maxFileSize: options.quota?.maxStorage ?? 10 ** 10,
    ...options.quota,
  },
  store: options.store,
  partLinkLifetime: options.partLinkLifetime ?? (options.store === undefined ? 14 : 7) * DAY,
  downloadLinkLifetime: options.downloadLinkLifetime ?? 60,
  checksumDelay: options.checksumDelay ?? 0,
  transfers: { byDefault: "L", enabled: ["L"], ...options.transfers },
  maxContentLength: options.maxContentLength,
  rateLimit: options.rateLimit,
  platformVersion: options.platformVersion ?? 14,
  now: options.now ?? (() => new Date()),
  fallback: options.fallback,
});
