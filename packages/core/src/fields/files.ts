import { type FeedbackPlace, type PartTree, type PlacedField, type Placement, noIssues } from "./Field.ts";

/** The field that holds whether the record has files. A record that does not say so has some. */
export function filesEnabledField<const At extends Placement>(at: At): PlacedField<At, "flag", boolean> {
  return {
    ...at,
    kind: "flag",
    merge: "whole",
    decode: (json) => json !== false,
    encode: (enabled) => enabled,
    validate: () => noIssues,
  };
}

/** A place that only server errors name. */
export function feedbackPlace<const Section extends string>(
  section: Section,
  parts: PartTree = {},
): FeedbackPlace & { readonly section: Section } {
  return { kind: "place", section, parts };
}
