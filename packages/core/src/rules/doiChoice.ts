import type { DepositConfig, PidConfig } from "../config.ts";
import type { Message } from "../messages.ts";
import { type Doi, readDoi } from "../record/doi.ts";
import type { DepositRecord } from "../record/record.ts";
import type { DepositValues } from "../fields/values.ts";
import type { DoiChoice } from "../fields/doi.ts";

/** What the questions about a DOI depend on beside what is typed: the record as last saved, and the page. */
export interface DoiSituation {
  readonly record: DepositRecord;
  readonly config: Pick<DepositConfig, "pids" | "is_doi_required" | "published_record">;
}

/** What is typed of a DOI. */
export type DoiValues = Pick<DepositValues, "pids" | "doi">;

/** How the page offers DOIs, `undefined` where the site has none. */
export function doiConfig({ config }: DoiSituation): PidConfig | undefined {
  return config.pids.find((pid) => pid.scheme === "doi");
}

/** Whether this record can do without a DOI (docs/platform/product.md 5.7). */
export function isDoiOptional({ config }: DoiSituation): boolean {
  return config.is_doi_required === false;
}

/** The choices that the page offers, in the order of the question; whether one is open now says `doiObstacle`. */
export function offeredDoiChoices(situation: DoiSituation): readonly DoiChoice[] {
  const config = doiConfig(situation);
  const choices: DoiChoice[] = [];
  if (config?.can_be_unmanaged === true) choices.push("external");
  if (config?.can_be_managed === true) choices.push("managed");
  if (config !== undefined && isDoiOptional(situation)) choices.push("not_needed");
  return choices;
}

/** Whether some version of the record is public, so that its DOI binds this one. */
function isParentPublished({ record }: DoiSituation): boolean {
  return (
    record.is_published ||
    record.versions.index > 1 ||
    ["published", "new_version_draft", "new_version_draft_with_review"].includes(record.status)
  );
}

/** Whether this very version is public. */
const isPublished = ({ record, config }: DoiSituation): boolean =>
  config.published_record !== null || record.is_published;

/** The DOI with which this very version is published, `null` for a draft that never was. */
export function publishedDoi(situation: DoiSituation): Doi | null {
  const { record, config } = situation;
  return isPublished(situation) ? readDoi((config.published_record ?? record).pids) : null;
}

/** Whether the site's rules let this kind of DOI follow the one of the version before (docs/platform/pids.md 6). */
function mayFollow(choice: DoiChoice, providers: readonly string[]): boolean {
  if (choice !== "managed") return providers.includes(choice);
  // The platform's own providers have many names: datacite, crossref and what comes.
  return providers.some((provider) => provider !== "external" && provider !== "not_needed");
}

/**
 * Why a choice is closed, `null` while it is open. A registered DOI cannot be given up (docs/platform/pids.md 4); what
 * follows a published version is the site's rule, told in its own words; where a DOI is required its kind stays once it
 * is published; and a reserved one is discarded before another choice is made.
 */
export function doiObstacle(choice: DoiChoice, situation: DoiSituation, { pids }: DoiValues): Message | null {
  const rule = doiConfig(situation)?.optional_doi_transitions ?? null;
  const published = publishedDoi(situation);
  if (published?.isManaged === true && choice !== "managed") return { id: "doi.registered" };
  if (isDoiOptional(situation) && isParentPublished(situation) && rule !== null) {
    if (!mayFollow(choice, rule.allowed_providers)) {
      return rule.message === "" ? { id: "doi.notAllowed" } : { id: "doi.siteRule", values: { message: rule.message } };
    }
  }
  const isClosed = isDoiOptional(situation)
    ? // Without a rule of the site's: the platform registers none for what is public without one of its own.
      rule === null && isPublished(situation) && published?.isManaged !== true && choice === "managed"
    : published !== null && choice !== (published.isManaged ? "managed" : "external");
  if (isClosed) return { id: "doi.published" };
  const typed = readDoi(pids);
  return typed?.isManaged === true && choice !== "managed" ? { id: "doi.reserved" } : null;
}

/** The page's default, by the names of the three choices. */
const defaults = { yes: "external", no: "managed", not_needed: "not_needed" } as const satisfies Record<
  PidConfig["default_selected"],
  DoiChoice
>;

/**
 * What a draft without a DOI begins with (docs/platform/pids.md 6): the page's default, as far as it can be chosen at
 * all.
 */
function defaultChoice(situation: DoiSituation, values: DoiValues): DoiChoice {
  const { default_selected = "no" } = doiConfig(situation) ?? {};
  const isNewVersion = situation.record.status === "new_version_draft";
  const asked = !isDoiOptional(situation) && isNewVersion ? "managed" : defaults[default_selected];
  const offered = offeredDoiChoices(situation);
  const open = offered.filter((choice) => doiObstacle(choice, situation, values) === null);
  if (open.includes(asked)) return asked;
  // "Not needed" is what a record without a DOI says on the wire, so nothing is preselected that blocks publishing.
  return (
    (["not_needed", "external", "managed"] as const).find((choice) => open.includes(choice)) ?? offered[0] ?? asked
  );
}

/**
 * The choice that is selected. A DOI that is there decides; then what was chosen in this page, while it is open;
 * then the default.
 */
export function selectedDoiChoice(situation: DoiSituation, values: DoiValues): DoiChoice {
  const doi = readDoi(values.pids);
  if (doi !== null) return doi.isManaged ? "managed" : "external";
  const { choice } = values.doi;
  const isOpen = choice !== null && doiObstacle(choice, situation, values) === null;
  return isOpen && offeredDoiChoices(situation).includes(choice) ? choice : defaultChoice(situation, values);
}

/**
 * The values after a choice was made. Identifiers of other schemes are kept. A DOI that the new choice does not go
 * with leaves `pids`: "not needed" and "not reserved yet" are both sent as `pids` without `doi`
 * (docs/platform/pids.md 4).
 *
 * @example const { pids, doi } = withDoiChoice(form.getValues(), "not_needed");
 */
export function withDoiChoice({ pids }: DoiValues, choice: DoiChoice): DoiValues {
  const { doi, ...others } = pids;
  const isManaged = readDoi(pids)?.isManaged;
  if (choice === "external") {
    const kept = isManaged === false ? doi : { identifier: "", provider: "external" };
    return { doi: { choice }, pids: { ...others, doi: kept } };
  }
  return { doi: { choice }, pids: choice === "managed" && isManaged === true ? pids : others };
}

/** The values after the DOI that the depositor has already was typed, as it was typed: the server stores it bare. */
export function withExternalDoi({ pids }: DoiValues, identifier: string): DoiValues {
  return { doi: { choice: "external" }, pids: { ...pids, doi: { identifier, provider: "external" } } };
}
