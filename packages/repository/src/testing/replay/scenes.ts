import type { RepositoryOptions } from "../../settings.ts";

/** The settings under which a scenario was recorded. */
export interface Scene {
  readonly options?: Partial<RepositoryOptions>;
  /** Bytes per record, as recorded: what there is room for changes with the sizes. */
  readonly quotaBytes?: number;
  /** Whether the instance's own entries are searched. */
  readonly hasVocabularies?: boolean;
}

/** The scenarios that ask one instance, in one setting; `multipart` has a stage of its own. */
export const SCENES: Readonly<Record<string, Scene>> = {
  drafts: {},
  files: {},
  publish: {},
  pids: {},
  reviews: {},
  searches: { hasVocabularies: true },
  quota: { quotaBytes: 1_000_000 },
  "rate-limit": { options: { rateLimit: { calls: 5 } }, hasVocabularies: true },
  "doi-optional": { options: { isDoiRequired: false } },
};
