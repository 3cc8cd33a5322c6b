import * as z from "zod/mini";
import type { Json, JsonObject } from "../shared/json.ts";
import { optionalObject, optionalText, unknownKeys } from "./lenient.ts";

/**
 * The request to take a record into a community, as a record tells it: of a first version in `parent.review`, of a
 * further one in `review` (docs/platform/records.md 1.2). In a draft its `links` are empty: to act on it, read the
 * request itself (docs/platform/reviews.md 6).
 */
export interface RecordReview {
  readonly id?: string | undefined;
  /** Today only `community-submission`. */
  readonly type?: string | undefined;
  /** created, submitted, accepted, declined, cancelled, expired or deleted. */
  readonly status?: string | undefined;
  readonly title?: string | undefined;
  /** `community` is the id of the community asked. */
  readonly receiver?: JsonObject | undefined;
  readonly links?: JsonObject | undefined;
  readonly [key: string]: Json | undefined;
}

/** What all versions of a record share (docs/platform/records.md 1.2). */
export interface RecordParent {
  /** Absent until the first save. */
  readonly id?: string | undefined;
  /** Owner, shared links and grants. */
  readonly access?: JsonObject | undefined;
  /** `default` is the id of the community that the record belongs to, `ids` those of all; empty before it was accepted. */
  readonly communities?: JsonObject | undefined;
  /** Identifiers of all versions together; the platform gives them when the first one is published. */
  readonly pids?: JsonObject | undefined;
  /** Absent where no community was asked, or the request was accepted. */
  readonly review?: RecordReview | undefined;
  readonly [key: string]: Json | undefined;
}

/**
 * What an answer with `expand=1` holds of others: communities in `parent.review.receiver`, `review.receiver` and
 * `parent.communities.default` (a deleted one as a ghost), people in `parent.access.owned_by`.
 */
export interface ExpandedRecord {
  readonly parent?: JsonObject | undefined;
  readonly review?: JsonObject | undefined;
  readonly [key: string]: Json | undefined;
}

/** Reads a review, `undefined` where there is none. */
export const recordReviewSchema = z.catch(
  z.optional(
    z.catchall(
      z.object({
        id: optionalText,
        type: optionalText,
        status: optionalText,
        title: optionalText,
        receiver: optionalObject,
        links: optionalObject,
      }),
      unknownKeys,
    ),
  ),
  undefined,
);

/** Reads a parent, an empty one where there is none. */
export const parentSchema = z.catch(
  z.catchall(
    z.object({
      id: optionalText,
      access: optionalObject,
      communities: optionalObject,
      pids: optionalObject,
      review: recordReviewSchema,
    }),
    unknownKeys,
  ),
  {},
);

/** Reads what was expanded, `undefined` where nothing was. */
export const expandedSchema = z.catch(
  z.optional(z.catchall(z.object({ parent: optionalObject, review: optionalObject }), unknownKeys)),
  undefined,
);
