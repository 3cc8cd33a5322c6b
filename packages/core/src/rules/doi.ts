import type { PidConfig } from "../config.ts";
import type { CoreMessageId, Message } from "../messages.ts";
import { readDoi } from "../record/doi.ts";
import type { DoiChoice } from "../fields/doi.ts";
import { asText, below } from "../shared/json.ts";
import {
  type DoiSituation,
  type DoiValues,
  doiConfig,
  doiObstacle,
  isDoiOptional,
  offeredDoiChoices,
  publishedDoi,
  selectedDoiChoice,
} from "./doiChoice.ts";

/** One answer to "do you have a DOI already?". */
export interface DoiOption {
  readonly choice: DoiChoice;
  /** Why it cannot be chosen, `null` when it can. */
  readonly obstacle: Message | null;
}

/** What the DOI section shows (docs/platform/product.md 5.7, 10.9). */
export interface DoiField {
  /** Words of the site, "" where it gives none. */
  readonly config: PidConfig;
  /** Whether the field is marked as required: the site requires DOIs, or an earlier version has one. */
  readonly isRequired: boolean;
  /** The answers to choose from; with one only there is nothing to ask. */
  readonly options: readonly DoiOption[];
  readonly selected: DoiChoice;
  /** The DOI of the selected kind, bare or as it is being typed; "" where there is none yet. */
  readonly identifier: string;
  /** Whether an external DOI can be typed. */
  readonly canEdit: boolean;
  /** Whether one of the platform's can be reserved. */
  readonly canReserve: boolean;
  /** Whether the reserved one can be given up; a registered one never can. */
  readonly canDiscard: boolean;
}

function isDoiRequired(situation: DoiSituation): boolean {
  return !isDoiOptional(situation) || asText(below(situation.record.parent, "pids", "doi", "identifier")) !== "";
}

/**
 * What the DOI section shows for what is typed, `null` where the site has no DOIs.
 * @throws Error "pids.doi must be managed, unmanaged or both." when the page offers neither kind.
 *
 * @example const field = doiField({ record: state.record, config: state.config }, values);
 */
export function doiField(situation: DoiSituation, values: DoiValues): DoiField | null {
  const config = doiConfig(situation);
  if (config === undefined) return null;
  if (!config.can_be_managed && !config.can_be_unmanaged) {
    throw new Error(`pids.${config.scheme} must be managed, unmanaged or both.`);
  }
  const selected = selectedDoiChoice(situation, values);
  const isOpen = doiObstacle(selected, situation, values) === null;
  const doi = readDoi(values.pids);
  const isPublished = publishedDoi(situation)?.isManaged === true;
  return {
    config,
    isRequired: isDoiRequired(situation),
    options: offeredDoiChoices(situation).map((choice) => ({
      choice,
      obstacle: doiObstacle(choice, situation, values),
    })),
    selected,
    identifier: doi?.identifier ?? "",
    canEdit: selected === "external" && isOpen,
    canReserve: selected === "managed" && isOpen && doi === null,
    canDiscard: doi?.isManaged === true && !isPublished,
  };
}

/** What a missing DOI stands in the way of. */
export type DoiOccasion = "publish" | "review";

const neededFor: Readonly<Record<DoiOccasion, CoreMessageId>> = {
  publish: "check.doi.neededToPublish",
  review: "check.doi.neededForReview",
};

/**
 * The sentence that stops publishing or submitting: the site makes DOIs optional, the depositor said that one is needed
 * (chosen, or left as preselected), and none is reserved yet (docs/platform/product.md 5.7). `null` when nothing is in
 * the way: where a DOI is required the platform makes one when it publishes.
 */
export function missingDoi(situation: DoiSituation, values: DoiValues, occasion: DoiOccasion): Message | null {
  if (doiConfig(situation) === undefined || !isDoiOptional(situation)) return null;
  const isMissing = selectedDoiChoice(situation, values) === "managed" && readDoi(values.pids) === null;
  return isMissing ? { id: neededFor[occasion] } : null;
}

/**
 * How a record stands as long as it has no DOI: it is `made` by the platform when it publishes, the depositor has to give or
 * reserve it (`missing`), or the record can do without.
 */
export function absentDoi(situation: DoiSituation, values: DoiValues): "made" | "missing" | "optional" {
  if (selectedDoiChoice(situation, values) === "managed") return isDoiOptional(situation) ? "missing" : "made";
  return isDoiRequired(situation) ? "missing" : "optional";
}
