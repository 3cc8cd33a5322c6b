import type { DepositValues } from "@deposit/core";
import { closest } from "fastest-levenshtein";
import type { DepositFormError } from "../../form/session/DepositFormError.ts";
import type { FieldOverride, FieldOverrides } from "../../form/field/fieldOverrides.ts";
import type { MessageOverrides } from "../../i18n/createI18n.ts";
import { english } from "../../i18n/english.ts";
import { messages as lazyMessages } from "../../i18n/locales/lazy/en_US.ts";
import type { DepositComponents } from "./DepositComponents.ts";
import type { FieldGroup } from "../fields/FieldGroup.ts";

/** What a host is told of what it gave and the form cannot take. */
export type FaultyOverride = Extract<DepositFormError, { kind: "override" }>;

/** What a host gave, which without types may be anything. */
export interface GivenOverrides {
  readonly fields: FieldOverrides;
  readonly components: DepositComponents;
  readonly messages: MessageOverrides | undefined;
  readonly customFields: readonly (FieldGroup | null | undefined)[];
}

const changes: Readonly<Record<keyof FieldOverride<unknown>, true>> = {
  label: true,
  help: true,
  placeholder: true,
  hidden: true,
  required: true,
  disabled: true,
  default: true,
  widget: true,
};

/** The name of every part that a host can replace. */
export const parts: Readonly<Record<keyof DepositComponents, true>> = {
  StatusBanner: true,
  FeedbackBanner: true,
  ActionBar: true,
  Outline: true,
  CommunityHeader: true,
  Access: true,
  Files: true,
  Doi: true,
  ResourceType: true,
  Titles: true,
  PublicationDate: true,
  Creators: true,
  Descriptions: true,
  Licenses: true,
  Copyright: true,
  Contributors: true,
  Subjects: true,
  Languages: true,
  Dates: true,
  Version: true,
  Publisher: true,
  Funding: true,
  Identifiers: true,
  RelatedWorks: true,
  References: true,
  CustomFields: true,
};

/** The fields named, but those that depend on the site: custom fields and identifiers may have any name. */
const standardNames = (fields: FieldOverrides): string[] =>
  Object.keys(fields).filter((name) => !/^(custom_fields|pids)\../.test(name));

/** What a host gave and the form does not know or cannot take: else nothing would happen, and nobody would say why. */
export function faultyOverrides(
  { fields, components, messages = {}, customFields }: GivenOverrides,
  values: DepositValues,
): FaultyOverride[] {
  const fieldNames = Object.entries(values).flatMap(([group, held]) =>
    Object.keys(held).map((key) => `${group}.${key}`),
  );
  return [
    ...unknown("fields", "field", standardNames(fields), fieldNames),
    ...unknown("components", "part", Object.keys(components), Object.keys(parts)),
    ...unknown("messages", "sentence", Object.keys(messages), Object.keys({ ...english, ...lazyMessages })),
    ...Object.entries(fields).flatMap(([name, given]) => faultsOfField(name, given)),
    ...Object.entries(messages).flatMap(([id, text]) =>
      text === undefined || typeof text === "string"
        ? []
        : [fault(id, `the prop "messages" gives no text for "${id}", so ours is said.`)],
    ),
    ...faultsOfGroups(customFields),
  ];
}

function faultsOfField(name: string, given: unknown): FaultyOverride[] {
  if (given === undefined) return [];
  if (typeof given !== "object" || given === null)
    return [fault(name, `the prop "fields" gives no object for "${name}", so it has no effect.`)];
  return unknown(`fields["${name}"]`, "change", Object.keys(given), Object.keys(changes));
}

function faultsOfGroups(groups: GivenOverrides["customFields"]): FaultyOverride[] {
  if (!Array.isArray(groups))
    return [fault("customFields", 'the prop "customFields" is no list of groups, so none is drawn.')];
  const fields = groups.map((group) => group?.field);
  return fields.flatMap((field, index) => {
    if (field === undefined)
      return [fault("customFields", `customFields[${index}] is no group with a "field", so it is not drawn.`)];
    if (fields.indexOf(field) === index) return [];
    return [fault(field, `the prop "customFields" has two groups for "${field}", of which the first is drawn.`)];
  });
}

function fault(name: string, said: string): FaultyOverride {
  return { kind: "override", name, error: new Error(`@deposit/react: ${said}`) };
}

function unknown(prop: string, noun: string, given: readonly string[], known: readonly string[]): FaultyOverride[] {
  const names = new Set(known);
  return given
    .filter((name) => !names.has(name))
    .map((name) => {
      const said = `there is no ${noun} "${name}", so what the prop "${prop}" gives for it has no effect.`;
      return fault(name, `${said} Did you mean "${closestName(name, known)}"?`);
    });
}

/** Of the names that there are, the one that ends as another does, else the one that is spelled most like it in any case. */
function closestName(name: string, known: readonly string[]): string | undefined {
  const ending = known.find((next) => next.endsWith(`.${name}`));
  if (ending !== undefined) return ending;
  const lowered = known.map((next) => next.toLowerCase());
  return known[lowered.indexOf(closest(name.toLowerCase(), lowered))];
}
