import type { Community } from "./communities/community.ts";
import { COMMUNITIES } from "./communities/exampleCommunities.ts";
import { PEOPLE, type Person } from "./people.ts";
import type { RepositoryStorage } from "./storage.ts";

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
  /** Languages of the site, the first is the default one. */
  readonly locales?: readonly string[];
  readonly doiPrefix?: string;
  readonly quota?: Partial<Quota>;
  readonly now?: () => Date;
  /** Answers what no route answers: pages and assets of a host on the same origin. */
  readonly fallback?: (request: Request) => Response | Promise<Response>;
}

export interface Quota {
  /** Files per record. */
  readonly maxFiles: number;
  /** Bytes per record. */
  readonly maxStorage: number;
}

/** The options with every default filled in. */
export interface Settings extends Required<Omit<RepositoryOptions, "fallback" | "baseUrl" | "quota">> {
  readonly baseUrl: string | undefined;
  readonly quota: Quota;
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
  locales: options.locales ?? ["en", "ar", "cs", "de", "es", "sv"],
  doiPrefix: options.doiPrefix ?? "10.5072",
  quota: { maxFiles: 100, maxStorage: 10 ** 10, ...options.quota },
  now: options.now ?? (() => new Date()),
  fallback: options.fallback,
});
