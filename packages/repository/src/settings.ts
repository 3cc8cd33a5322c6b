import { COMMUNITIES, type Community } from "./communities/community.ts";
import { PEOPLE, type Person } from "./people.ts";
import type { RepositoryStorage } from "./storage/storage.ts";

export interface RepositoryOptions {
  readonly storage: RepositoryStorage;
  /** The accounts; default: a depositor, a curator, a colleague and a stranger. `trust` refers to the first one. */
  readonly people?: readonly Person[];
  /** The communities; default: one for each combination of policies, owned by the curator. */
  readonly communities?: readonly Community[];
  /**
   * Who may call without a token (default `nobody`). `session`: pages of the same origin get a session cookie of the
   * first person. `everyone`: every caller is the first person, for stories and tests.
   */
  readonly trust?: "nobody" | "session" | "everyone";
  /** Enables `/__faults`, `/__requests` and `/__page` (default false). */
  readonly development?: boolean;
  /** The origin of links, such as `https://repository.example`; default: the request's origin. */
  readonly baseUrl?: string;
  readonly siteName?: string;
  /** Entries that replace the example entries, by vocabulary: `{ funders: [{ id, name, … }] }`. */
  readonly vocabularies?: Readonly<Record<string, readonly unknown[]>>;
  /** The site's languages; the first is the default. */
  readonly locales?: readonly string[];
  readonly doiPrefix?: string;
  /** Whether every record gets a DOI (default true). */
  readonly isDoiRequired?: boolean;
  /** Whether a new form first asks for an existing DOI (default false). */
  readonly asksForDoi?: boolean;
  /** The subject sources that a form offers (default: all). */
  readonly subjectSources?: readonly string[];
  readonly quota?: Partial<Quota>;
  /** Stores files in an object store that has its own URLs; default: on the repository's disk. */
  readonly store?: StoreOptions;
  /**
   * How long a part URL is valid, in seconds. Default: 14 days on disk, where it is not checked, and 7 in an object
   * store.
   */
  readonly partLinkLifetime?: number;
  /** How long a download URL of an object store is valid, in seconds (default 60). */
  readonly downloadLinkLifetime?: number;
  /**
   * Milliseconds between the commit of a file sent in parts and its MD5. With 0, the default, the response to the
   * commit has it. `Infinity` waits for `computeChecksums()`.
   */
  readonly checksumDelay?: number;
  /** The transfer types on a deposit page (default `L`). */
  readonly transfers?: Partial<Transfers>;
  /** Larger bodies, in bytes, get 413 with an HTML page, as from a proxy (default: no limit). */
  readonly maxContentLength?: number;
  /** The rate limit per caller. Calls over it get 429 with `Retry-After` (default: no limit). */
  readonly rateLimit?: RateLimit;
  /** The InvenioRDM version to follow where versions differ (default 14). */
  readonly platformVersion?: PlatformVersion;
  readonly now?: () => Date;
  /** Answers requests that no route matches, such as pages and assets of a host. */
  readonly fallback?: (request: Request) => Response | Promise<Response>;
}

export type PlatformVersion = 14 | 15;

export interface Quota {
  /** Files per record. */
  readonly maxFiles: number;
  /** Bytes per record. */
  readonly maxStorage: number;
  /** Bytes per file (default: `maxStorage`). */
  readonly maxFileSize: number;
}

export interface StoreOptions {
  /**
   * The origin of its URLs, such as `http://127.0.0.1:9000`; default: the repository's origin. It answers below
   * `/__store` on every origin.
   */
  readonly origin?: string;
  /** Origins of pages that may send parts (default: all). A new bucket allows none. */
  readonly pages?: readonly string[];
  /** Origins of pages that may read files (default: all). */
  readonly readers?: readonly string[];
  /** The key that signs URLs. */
  readonly secret?: string;
}

/** `L` local (whole), `M` multipart, `F` fetched by the server, `R` remote. */
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

/** The options with defaults filled in. */
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
