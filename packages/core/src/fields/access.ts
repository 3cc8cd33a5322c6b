import * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import type { Community } from "../record/community.ts";
import type { Visibility } from "../record/record.ts";
import { asObject, asText } from "../shared/json.ts";
import { type PlacedField, type Placement, issueAt, noIssues } from "./Field.ts";
import { parseDate } from "./parseDate.ts";

/** An embargo as typed: whether it applies, its last day (YYYY-MM-DD), and the reason. */
export interface EmbargoValue {
  readonly active: boolean;
  readonly until: string;
  readonly reason: string;
}

/** Who may see record and files, and the embargo as typed. */
export interface AccessValues {
  readonly record: Visibility;
  readonly files: Visibility;
  readonly embargo: EmbargoValue;
}

/** A field that holds who may see something. What is not known is restricted, so that no save makes it public. */
export function visibilityField<const At extends Placement>(at: At): PlacedField<At, "visibility", Visibility> {
  return {
    ...at,
    kind: "visibility",
    merge: "whole",
    isExact: true,
    decode: (json) => (json === "public" ? json : "restricted"),
    encode: (chosen) => chosen,
    validate: () => noIssues,
  };
}

/**
 * Whether an embargo can be chosen: the community is public, and the record or its files are restricted. A deleted
 * community counts as public.
 */
export function mayHaveEmbargo(
  { access, files }: { readonly access: AccessValues; readonly files: { readonly enabled: boolean } },
  community: Community | null,
): boolean {
  const isPublic = community === null || community.isGhost || community.visibility === "public";
  return isPublic && (access.record === "restricted" || (access.files === "restricted" && files.enabled));
}

/**
 * Returns what is wrong with the last day of an embargo, `null` when nothing is: it is present, written YYYY-MM-DD, a day
 * of the calendar, and in the future. The platform counts days by UTC and accepts no embargo until today.
 * `now`: milliseconds since 1970.
 */
export function embargoIssue({ active, until }: EmbargoValue, now: number): CoreMessageId | null {
  if (!active) return null;
  if (until.trim() === "") return "check.embargo.required";
  if (parseDate(until)?.precision !== "day") return "check.embargo.format";
  return Date.parse(until) > now ? null : "check.embargo.past";
}

/** Validates an embargo as typed, at the time `now` (milliseconds since 1970); issues carry message ids. */
export const embargoSchema = (now: number) =>
  z.object({ active: z.boolean(), until: z.string(), reason: z.string() }).check(
    z.check<EmbargoValue>(({ value, issues }) => {
      const message = embargoIssue(value, now);
      if (message !== null) issues.push({ code: "custom", message, path: ["until"], input: value.until });
    }),
  );

/** The field that holds an embargo. */
export function embargoField<const At extends Placement>(at: At): PlacedField<At, "embargo", EmbargoValue> {
  return {
    ...at,
    kind: "embargo",
    merge: "whole",
    isExact: true,
    parts: { active: {}, until: {}, reason: {} },
    decode(json) {
      const { active, until, reason } = asObject(json);
      return { active: active === true, until: asText(until), reason: asText(reason) };
    },
    // An inactive embargo is sent without its date, unless the server itself keeps the date of one that was lifted.
    encode({ active, until, reason }, _config, saved) {
      const server = asObject(saved);
      const isKept = active || (server["active"] === false && until === server["until"]);
      return { active, until: isKept ? until : "", reason };
    },
    validate: (value, path, { isEmbargoPossible, now }) =>
      isEmbargoPossible ? issueAt([...path, "until"], embargoIssue(value, now)) : noIssues,
    // The date of an inactive embargo is not sent: it stays as typed.
    completeSaved: (sent, saved) =>
      sent.active || saved.active ? saved : { ...saved, until: saved.until || sent.until },
  };
}
