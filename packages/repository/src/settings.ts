import type { RepositoryStorage } from "./storage.ts";

/** Somebody the repository knows. */
export interface Person {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly fullName: string;
  readonly affiliations: string;
  /** Accepted as `Authorization: Bearer …`. */
  readonly token: string;
}

export interface RepositoryOptions {
  readonly storage: RepositoryStorage;
  /** Who may deposit; one depositor by default. The first is the one that `trust` means. */
  readonly people?: readonly Person[];
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

/** The one who deposits when nobody else is configured. */
export const DEPOSITOR: Person = {
  id: "2",
  username: "depositor",
  email: "depositor@example.org",
  fullName: "Depositor",
  affiliations: "Example University",
  token: "depositor-token",
};

export const withDefaults = (options: RepositoryOptions): Settings => ({
  storage: options.storage,
  people: options.people ?? [DEPOSITOR],
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
