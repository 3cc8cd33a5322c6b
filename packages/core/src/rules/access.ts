import type { Community } from "../record/community.ts";
import { mayHaveEmbargo } from "../fields/access.ts";
import type { DepositPermissions } from "../record/permissions.ts";
import type { DepositRecord, Visibility } from "../record/record.ts";
import type { AccessValues } from "../fields/access.ts";
import type { DepositValues } from "../fields/values.ts";

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

/** Whether an embargo was there and is over, so that its date can be told (docs/platform/product.md 2.2). */
export function isEmbargoLifted({ embargo }: AccessValues): boolean {
  return !embargo.active && embargo.until !== "";
}

/**
 * Access after the visibility of the whole record was chosen; public turns the embargo off
 * (docs/platform/product.md 4.6).
 */
export function withRecordVisibility(access: AccessValues, record: Visibility): AccessValues {
  return record === "restricted" ? { ...access, record } : { ...withoutEmbargo(access), record };
}

/** Access after the visibility of the files was chosen; public files of a public record have no embargo. */
export function withFilesVisibility(access: AccessValues, files: Visibility): AccessValues {
  return { ...(files === "public" && access.record === "public" ? withoutEmbargo(access) : access), files };
}

/** One that is turned off drops its date: the server takes none that is still to come. One that was lifted stays told. */
function withoutEmbargo(access: AccessValues): AccessValues {
  return access.embargo.active ? { ...access, embargo: { active: false, until: "", reason: "" } } : access;
}

/**
 * Returns the access after a community was chosen. A restricted community restricts record and files
 * (docs/platform/product.md 4.6), unless the page denies `can_manage_record_access`: the server would refuse every save
 * (docs/platform/permissions.md).
 */
export function withCommunity(
  access: AccessValues,
  community: Community | null,
  permissions: Pick<DepositPermissions, "can_manage_record_access">,
): AccessValues {
  if (community === null || community.isGhost || community.visibility === "public") return access;
  if (!permissions.can_manage_record_access) return access;
  return { ...access, record: "restricted", files: "restricted" };
}

/** What of a deposit decides about the access that is sent. */
export interface AccessTerms {
  /** The community that was chosen here and is not settled yet. */
  readonly chosen: Community | null;
  /** The community that the form shows. */
  readonly community: Community | null;
  readonly permissions: Pick<DepositPermissions, "can_manage_record_access">;
}

/**
 * What is sent of the access as it is typed. A restricted community that was chosen restricts record and files, whoever
 * chose it; an embargo that does not apply goes out inactive, so that it does not come into force unseen
 * (the platform takes one on public files without a word, docs/platform/access.md 2).
 */
export function accessToSend(
  { access, files }: Pick<DepositValues, "access" | "files">,
  { chosen, community, permissions }: AccessTerms,
): AccessValues {
  const restricted = withCommunity(access, chosen, permissions);
  if (!restricted.embargo.active || mayHaveEmbargo({ access: restricted, files }, community)) return restricted;
  return { ...restricted, embargo: { ...restricted.embargo, active: false } };
}

/**
 * What the access in force means to a reader; names the message that the section shows (docs/platform/product.md 10.7).
 */
export type AccessSummary = "public" | "restricted" | "restricted-files" | "embargoed" | "embargoed-files";

/** What the chosen access means to a reader. Without files their visibility says nothing. */
export function accessSummary({ access, files }: Pick<DepositValues, "access" | "files">): AccessSummary {
  if (access.record === "restricted") return access.embargo.active ? "embargoed" : "restricted";
  if (access.files === "public" || !files.enabled) return "public";
  return access.embargo.active ? "embargoed-files" : "restricted-files";
}

/** What the page says of restricting published records: days of grace, and whether it is always allowed. */
export interface RestrictionRule {
  readonly gracePeriodDays: number;
  readonly alwaysAllowed: boolean;
}

/**
 * Whether a published record may no longer be restricted: it was saved public, and was created more than the days of
 * grace before `now` (milliseconds since 1970; docs/platform/product.md 5.9).
 */
export function isRestrictionLocked(record: DepositRecord, rule: RestrictionRule, now: number): boolean {
  return record.is_published && isPastGrace(record, rule, now);
}

/**
 * Returns whether the server refuses to restrict the record. Unlike the form it refuses this for old drafts as well, and
 * then saves nothing (docs/platform/permissions.md).
 */
export function isPastGrace(
  { access, created }: Pick<DepositRecord, "access" | "created">,
  { gracePeriodDays, alwaysAllowed }: RestrictionRule,
  now: number,
): boolean {
  if (alwaysAllowed || created === undefined) return false;
  return access.record === "public" && Date.parse(created) + gracePeriodDays * DAY < now;
}
