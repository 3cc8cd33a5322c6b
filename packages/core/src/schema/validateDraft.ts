import type * as z from "zod/mini";
import type { CoreMessageId } from "../messages.ts";
import { bareDoi, readDoi } from "../record/doi.ts";
import type { Community } from "../record/community.ts";
import { mayHaveEmbargo } from "../record/embargo.ts";
import type { ValidationIssue } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import { knownScheme, writeIdentifier } from "../record/identifierSchemes.ts";
import type { DepositValues, MetadataValues, Row } from "../record/values.ts";
import { embargoIssue } from "./access.ts";
import { contributorSchema, creatorSchema } from "./creator.ts";
import { dateIssue, dateSchema } from "./date.ts";
import { fundingSchema } from "./funding.ts";
import { identifierSchema, relatedWorkSchema } from "./identifier.ts";
import { customLicenseSchema } from "./license.ts";
import { isBlank } from "./required.ts";
import { additionalDescriptionSchema, additionalTitleSchema, referenceSchema, subjectSchema } from "./texts.ts";

/**
 * Whether the message of an issue is the id of one of the core's sentences, as these schemas give them, and no sentence of
 * zod's own. Told by its shape, so that nobody needs all sentences only to tell.
 */
export function isCoreMessageId(text: string): text is CoreMessageId {
  return /^[a-z]\w*(\.\w+)+$/i.test(text);
}

/** What judges a row of each list; page order. */
const rowSchemas = {
  additional_titles: additionalTitleSchema,
  creators: creatorSchema,
  additional_descriptions: additionalDescriptionSchema,
  rights: customLicenseSchema,
  contributors: contributorSchema,
  subjects: subjectSchema,
  dates: dateSchema,
  funding: fundingSchema,
  identifiers: identifierSchema,
  related_identifiers: relatedWorkSchema,
  references: referenceSchema,
} as const satisfies Partial<Record<keyof MetadataValues, z.ZodMiniType>>;

type JudgedList = keyof typeof rowSchemas;

const judgedLists = Object.keys(rowSchemas).filter((name): name is JudgedList => name in rowSchemas);

/** Whether nothing was filled in: such a row is not sent, so nothing is missing in it. */
function isHollow(value: unknown): boolean {
  if (value === "" || value === null || value === undefined) return true;
  return typeof value === "object" && Object.values(value).every(isHollow);
}

/** Standard licences come from a vocabulary, which needs no judging. */
function needsJudging({ key: _key, unedited: _unedited, ...fields }: Row & { readonly id?: string | undefined }) {
  return fields.id === undefined && !isHollow(fields);
}

function judge(list: JudgedList, row: Row): readonly ValidationIssue[] {
  if (!needsJudging(row)) return noFaults;
  const { error } = rowSchemas[list].safeParse(row);
  // Thousands of rows are right: they share one list, which is empty.
  if (error === undefined) return noFaults;
  return error.issues.flatMap(({ message: id, path }): ValidationIssue[] =>
    isCoreMessageId(id) ? [{ path: ["metadata", list, row.key, ...path.map(String)], message: { id } }] : [],
  );
}

const noFaults: readonly never[] = [];

/** Values are never changed in place: a row is judged once, and a list that stayed the same is not looked through. */
const judgedBefore = new Map<JudgedList, WeakMap<object, readonly ValidationIssue[]>>();

function remembered<Judged extends object>(
  list: JudgedList,
  judged: Judged,
  faultsOf: (list: JudgedList, judged: Judged) => readonly ValidationIssue[],
): readonly ValidationIssue[] {
  const before = judgedBefore.get(list) ?? new WeakMap<object, readonly ValidationIssue[]>();
  judgedBefore.set(list, before);
  const known = before.get(judged);
  if (known !== undefined) return known;
  const faults = faultsOf(list, judged);
  before.set(judged, faults);
  return faults;
}

// One of thousands of rows changes at a key: nothing is made for the others.
function rowFaults(list: JudgedList, rows: readonly Row[]): readonly ValidationIssue[] {
  const faults: ValidationIssue[] = [];
  for (const row of rows) faults.push(...remembered(list, row, judge));
  return faults;
}

function describedFaults(metadata: MetadataValues): readonly ValidationIssue[] {
  const faults: ValidationIssue[] = [];
  const say = (field: keyof MetadataValues, id: CoreMessageId): void => {
    faults.push({ path: ["metadata", field], message: { id } });
  };
  const title = metadata.title.trim();
  if (metadata.resource_type === "") say("resource_type", "check.resourceType.required");
  if (isBlank(title)) say("title", "check.title.required");
  else if ([...title].length < 3) say("title", "check.title.short");
  if (metadata.publication_date.trim() === "") say("publication_date", "check.publicationDate.required");
  else {
    const fault = dateIssue(metadata.publication_date);
    if (fault !== null) say("publication_date", fault);
  }
  if (metadata.creators.length === 0) say("creators", "check.creators.required");
  return faults;
}

function writtenAs(scheme: string, identifier: string): string {
  const known = knownScheme(scheme);
  return (known === undefined ? null : writeIdentifier(known, identifier)) ?? identifier.trim();
}

/** The platform throws away the whole list where an identifier stands in it twice. */
function duplicateFaults({ identifiers }: MetadataValues): readonly ValidationIssue[] {
  const seen = new Set<string>();
  return identifiers.flatMap(({ key, scheme, identifier }): ValidationIssue[] => {
    const written = writtenAs(scheme, identifier);
    const isSecond = seen.has(written);
    if (written !== "") seen.add(written);
    if (!isSecond) return [];
    return [{ path: ["metadata", "identifiers", key, "identifier"], message: { id: "check.identifier.duplicate" } }];
  });
}

function doiFaults({ pids }: DepositValues): readonly ValidationIssue[] {
  const doi = readDoi(pids);
  if (doi === null || doi.isManaged) return [];
  const path: FieldPath = ["pids", "doi"];
  if (doi.identifier.trim() === "") return [{ path, message: { id: "check.doi.required" } }];
  return bareDoi(doi.identifier) === null ? [{ path, message: { id: "check.doi.invalid" } }] : [];
}

function embargoFaults(values: DepositValues, { community = null, now = Date.now() }: DraftCircumstances) {
  const fault = mayHaveEmbargo(values, community) ? embargoIssue(values.access.embargo, now) : null;
  return fault === null ? [] : [{ path: ["access", "embargo", "until"], message: { id: fault } }];
}

/** On what checking depends beside the values: the community that is chosen, and the time (milliseconds since 1970). */
export interface DraftCircumstances {
  readonly community?: Community | null | undefined;
  readonly now?: number | undefined;
}

/**
 * What stands in the way of publishing, as far as the form can tell by itself (specification 5, wire 1.7).
 * Only for showing: saving never waits for it, a draft may have faults. Rows in which nothing was filled are not sent,
 * and so are none.
 *
 * @example validateDraft(form.getValues()).filter((fault) => isWithin(fault.path, ["metadata", "title"]))
 */
export function validateDraft(
  values: DepositValues,
  circumstances: DraftCircumstances = {},
): readonly ValidationIssue[] {
  const { metadata } = values;
  return [
    ...doiFaults(values),
    ...describedFaults(metadata),
    ...judgedLists.flatMap((list) => remembered(list, metadata[list], rowFaults)),
    ...duplicateFaults(metadata),
    ...embargoFaults(values, circumstances),
  ];
}
