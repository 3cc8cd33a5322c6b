import { bareDoi, readDoi } from "../record/doi.ts";
import { type JsonObject, asObject } from "../shared/json.ts";
import { type PlacedField, type Placement, issueAt, noIssues } from "./Field.ts";

/**
 * The answer to "do you have a DOI already?": yes (`external`), no, and one is needed (`managed`, by whichever provider
 * the platform has), or none is needed.
 */
export type DoiChoice = "external" | "managed" | "not_needed";

/** The field that holds the record's identifiers by scheme. They are sent as they are, an empty external DOI too. */
export function pidsField<const At extends Placement>(at: At): PlacedField<At, "pids", JsonObject> {
  return {
    ...at,
    kind: "pids",
    merge: "names",
    isExact: true,
    parts: { doi: {} },
    decode: (json) => asObject(json),
    encode: (pids) => pids,
    validate(pids, path) {
      const doi = readDoi(pids);
      if (doi === null || doi.isManaged) return noIssues;
      const isEmpty = doi.identifier.trim() === "";
      const isValid = bareDoi(doi.identifier) !== null;
      return issueAt([...path, "doi"], isEmpty ? "check.doi.required" : isValid ? null : "check.doi.invalid");
    },
  };
}

/**
 * The field that holds the depositor's own answer about a DOI, `null` while none was given. It is read from the
 * record's identifiers: a DOI of the platform means that one was asked for. It is never sent, since "needed" and "not
 * needed" are both identifiers without a DOI (docs/platform/pids.md 4).
 */
export function doiChoiceField<const At extends Placement>(at: At): PlacedField<At, "doi-choice", DoiChoice | null> {
  return {
    ...at,
    kind: "doi-choice",
    merge: "typed",
    decode: (pids) => (readDoi(asObject(pids))?.isManaged === true ? "managed" : null),
    encode: () => undefined,
    validate: () => noIssues,
  };
}
