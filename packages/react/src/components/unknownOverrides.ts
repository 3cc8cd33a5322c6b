import type { DepositValues } from "@deposit/core";
import { closest } from "fastest-levenshtein";
import type { DepositFormError } from "../form/DepositFormError.ts";
import type { FieldOverrides } from "../form/fieldOverrides.ts";
import type { MessageOverrides } from "../i18n/createI18n.ts";
import { messages as english } from "../i18n/locales/en_US.ts";
import type { DepositComponents } from "./DepositComponents.ts";

/** What a host is told of a name that there is not. */
export type UnknownOverride = Extract<DepositFormError, { kind: "override" }>;

/** What a host gave by names. */
export interface NamedOverrides {
  readonly fields: FieldOverrides;
  readonly components: DepositComponents;
  readonly messages: MessageOverrides | undefined;
}

const parts: Readonly<Record<keyof DepositComponents, true>> = {
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

/** The names that a host gave and the form does not know: else nothing would happen, and nobody would say why. */
export function unknownOverrides(
  { fields, components, messages = {} }: NamedOverrides,
  values: DepositValues,
): UnknownOverride[] {
  const fieldNames = Object.entries(values).flatMap(([group, held]) =>
    Object.keys(held).map((key) => `${group}.${key}`),
  );
  return [
    ...unknown("fields", "field", standardNames(fields), fieldNames),
    ...unknown("components", "part", Object.keys(components), Object.keys(parts)),
    ...unknown("messages", "sentence", Object.keys(messages), Object.keys(english)),
  ];
}

function unknown(prop: string, noun: string, given: readonly string[], known: readonly string[]): UnknownOverride[] {
  const names = new Set(known);
  return given
    .filter((name) => !names.has(name))
    .map((name) => {
      const said = `there is no ${noun} "${name}", so what the prop "${prop}" gives for it has no effect.`;
      const error = new Error(`@deposit/react: ${said} Did you mean "${closestName(name, known)}"?`);
      return { kind: "override", name, error };
    });
}

/** Of the names that there are, the one that ends as another does, else the one that is spelled most like it in any case. */
function closestName(name: string, known: readonly string[]): string | undefined {
  const ending = known.find((next) => next.endsWith(`.${name}`));
  if (ending !== undefined) return ending;
  const lowered = known.map((next) => next.toLowerCase());
  return known[lowered.indexOf(closest(name.toLowerCase(), lowered))];
}
