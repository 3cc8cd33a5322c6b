import type { JsonObject } from "../shared/json.ts";
import type { Visibility } from "./record.ts";

/**
 * What every row of a list carries beside its fields.
 * `key` names the row in this page only and is never sent; `unedited` holds what the server sent in this row
 * and no widget shows (other locales of a title, unknown keys), so that it goes back as it came.
 */
export interface Row {
  readonly key: string;
  readonly unedited?: JsonObject | undefined;
}

/** A vocabulary entry that was chosen: its id, and the title to show for it ("" when it is not known). */
export interface VocabularyChoice {
  readonly id: string;
  readonly title: string;
}

/** An identifier with the scheme it belongs to ("" lets the server recognise it). */
export interface SchemedIdentifier {
  readonly scheme: string;
  readonly identifier: string;
}

/** An affiliation: with `id` one of the vocabulary, without it a name that was typed. */
export interface AffiliationValue {
  readonly id?: string | undefined;
  readonly name: string;
}

/** A person or an organisation (specification 3). Fields of the other kind are kept while the choice changes. */
export interface PersonOrOrganization {
  readonly type: "personal" | "organizational";
  readonly family_name: string;
  readonly given_name: string;
  readonly name: string;
  readonly identifiers: readonly SchemedIdentifier[];
}

/** One creator or contributor; `role` is an id of the roles vocabulary, "" where none was chosen. */
export interface CreatorValue extends Row {
  readonly person_or_org: PersonOrOrganization;
  readonly affiliations: readonly AffiliationValue[];
  readonly role: string;
}

/** One additional title. `lang` is the language, `null` when none was chosen. */
export interface AdditionalTitleValue extends Row {
  readonly title: string;
  readonly type: string;
  readonly lang: VocabularyChoice | null;
}

/** One additional description; `description` is sanitised HTML. */
export interface AdditionalDescriptionValue extends Row {
  readonly description: string;
  readonly type: string;
  readonly lang: VocabularyChoice | null;
}

/** One date of the Dates section: EDTF level 0 day, month, year or interval. */
export interface DateValue extends Row {
  readonly date: string;
  readonly type: string;
  readonly description: string;
}

/** One alternate identifier. */
export interface IdentifierValue extends Row, SchemedIdentifier {}

/** One related work. */
export interface RelatedWorkValue extends Row, SchemedIdentifier {
  readonly relation_type: string;
  readonly resource_type: string;
}

/** One reference. */
export interface ReferenceValue extends Row {
  readonly reference: string;
}

/** One subject: with `id` a term of a vocabulary, without it a keyword that was typed. */
export interface SubjectValue extends Row {
  readonly id?: string | undefined;
  readonly scheme?: string | undefined;
  readonly subject: string;
}

/** One licence: with `id` a standard one, without it a custom one with title, description and link. */
export interface LicenseValue extends Row {
  readonly id?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly link: string;
}

/** One funding entry: who pays, and for which award. */
export interface FundingValue extends Row {
  readonly funder: { readonly id?: string | undefined; readonly name: string };
  readonly award: {
    readonly id?: string | undefined;
    readonly title: string;
    /** Short name of an award of the vocabulary; shown, never sent (the platform fails on it). */
    readonly acronym?: string | undefined;
    readonly number: string;
    readonly url: string;
  };
}

/** The descriptive fields of the form; "" and empty lists stand for "not filled". */
export interface MetadataValues {
  readonly resource_type: string;
  readonly title: string;
  readonly additional_titles: readonly AdditionalTitleValue[];
  readonly description: string;
  readonly additional_descriptions: readonly AdditionalDescriptionValue[];
  readonly creators: readonly CreatorValue[];
  readonly contributors: readonly CreatorValue[];
  readonly publication_date: string;
  readonly publisher: string;
  readonly version: string;
  readonly copyright: string;
  readonly dates: readonly DateValue[];
  readonly languages: readonly VocabularyChoice[];
  readonly identifiers: readonly IdentifierValue[];
  readonly related_identifiers: readonly RelatedWorkValue[];
  readonly references: readonly ReferenceValue[];
  readonly subjects: readonly SubjectValue[];
  readonly funding: readonly FundingValue[];
  readonly rights: readonly LicenseValue[];
}

/** Who may see record and files, and the embargo as typed (specification 3). */
export interface AccessValues {
  readonly record: Visibility;
  readonly files: Visibility;
  readonly embargo: { readonly active: boolean; readonly until: string; readonly reason: string };
}

/**
 * What a depositor answers to "do you have a DOI already?": yes (`external`), no, and one is needed (`managed`, by
 * whichever provider the platform has), or none is needed.
 */
export type DoiChoice = "external" | "managed" | "not_needed";

/** What the form holds while it is edited; owned by the form library, never by the machine. */
export interface DepositValues {
  readonly access: AccessValues;
  readonly files: { readonly enabled: boolean; readonly default_preview: string };
  readonly metadata: MetadataValues;
  readonly pids: JsonObject;
  /**
   * The depositor's own answer about a DOI, `null` while none was given, in this page or by reserving one before. It is
   * never sent and no answer of the server changes it: on the wire "one is needed" and "none is needed" are the same `pids` without `doi` (wire 2.2).
   * Ask `doiField` what is selected, and change it by `withDoiChoice`, which changes `pids` along with it.
   */
  readonly doi: { readonly choice: DoiChoice | null };
  readonly custom_fields: JsonObject;
}

let rowsMade = 0;
let made = "row";

/** A key for a new row, unlike every other of this page. */
export function newRowKey(): string {
  rowsMade += 1;
  return `${made}-${rowsMade}`;
}

/**
 * Makes the rows that a form opens with, under keys of their own that are the same wherever they are made: a server that
 * draws a page has opened others before, and has to name the fields as the browser does.
 */
export function withFirstKeys<Values>(make: () => Values): Values {
  const before = rowsMade;
  [rowsMade, made] = [0, "first"];
  try {
    return make();
  } finally {
    [rowsMade, made] = [before, "row"];
  }
}
