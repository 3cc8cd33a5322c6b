/** The people that every platform of the end-to-end tests has. */
export type PersonName = "depositor" | "curator" | "colleague" | "stranger";

/** The communities that every one has; the curator owns them, and nobody else belongs to any. */
export type CommunitySlug = "open-lab" | "reviewed-journal" | "members-only" | "secret-society";

/**
 * How a platform is set. `own`: as usual, but nobody else uses it, so that it can be cut off. `optional-doi`: records may do
 * without a DOI. `small-quota`: 1 MB a record. `rate-limit`: five calls in five seconds.
 */
export type Setting = "usual" | "own" | "optional-doi" | "small-quota" | "rate-limit";

/** Bytes a record may have on a platform with a small quota. */
export const smallQuota = 1_000_000;

/** Calls, and seconds in which no more are answered, on a platform with a rate limit. */
export const rateLimit = { calls: 5, seconds: 5 };

/** A platform on which end-to-end tests are made: the embedded repository, or a running InvenioRDM. */
export interface Platform {
  readonly kind: "embedded" | "invenio";
  /** Its address, without a slash at its end. */
  readonly web: string;
  tokenOf(person: PersonName): string;
  /** Ends it at once, whatever it is doing; open connections break. Only one that is set as `own`. */
  cut(): Promise<void>;
  /** Ends it while it works on the call that has just gone out. */
  cutAtWork(): Promise<void>;
  /** Starts it again on the same data and address. */
  start(): Promise<void>;
  close(): Promise<void>;
}
