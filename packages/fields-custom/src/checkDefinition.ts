import { customFieldChecks, isCustomFieldWidgetName, isSearchAddress } from "@deposit/react";
import { checkDefinitionShape } from "./checkDefinitionShape.ts";
import type { FieldGroupDefinition, GroupFieldDefinition } from "./FieldGroupDefinition.ts";
import type { LocalizedText } from "./localizedText.ts";

const everywhere = ", which stands where there is none in the reader's language. Give it as `en`.";

/** A host without types may omit texts. A blank name counts as missing. */
const isInEnglish = (text: Partial<LocalizedText> | undefined): boolean => (text?.en ?? "").trim() !== "";

/** Returns the required part that a widget lacks. */
function missingPart({ widget = "Input", options = [], from = "", fields }: GroupFieldDefinition): string | null {
  if (widget === "Dropdown" && options.length === 0) return "has nothing to choose from. Give it `options`.";
  if (widget === "Array" && fields?.length === 0)
    return "has no fields in its rows. Leave `fields` out for rows of one line, or give it one at least.";
  if (widget === "AutocompleteDropdown" && !isSearchAddress(from)) {
    return 'does not say where to search. Give it `from`, such as "/api/vocabularies/languages".';
  }
  return null;
}

function issueOf(part: GroupFieldDefinition): string | null {
  const { name = "", columns, widget = "Input", check, options = [], help, placeholder, addLabel } = part;
  if (name.trim() === "") return "has no name. Give it the one that the platform stores it by.";
  // A host without types may use any name.
  if (!isCustomFieldWidgetName(widget))
    return `has the widget "${String(widget)}", which is none. Give it one such as "Input".`;
  if (!Number.isInteger(columns) || columns < 1 || columns > 16) {
    return `is ${columns} columns wide. Give a whole number from 1 to 16.`;
  }
  if (check !== undefined && !customFieldChecks.includes(check))
    return `is judged by "${String(check)}", which is no check. Give one of ${customFieldChecks.join(", ")}.`;
  if (check !== undefined && widget !== "Input")
    return 'is judged though it is no line of text. Leave `check` out, or give it the widget "Input".';
  if (!isInEnglish(part.label)) return `has no label in English${everywhere}`;
  if (!options.every(({ label }) => isInEnglish(label))) return `has an option without a label in English${everywhere}`;
  for (const [property, text] of Object.entries({ help, placeholder, addLabel }))
    if (text !== undefined && !isInEnglish(text)) return `has no ${property} in English${everywhere}`;
  if (new Set(options.map(({ value }) => value)).size < options.length)
    return "has one value twice in its options. Give each option a value of its own.";
  return missingPart(part);
}

function checkFields(place: string, fields: readonly GroupFieldDefinition[]): void {
  const names = new Set<string>();
  for (const part of fields) {
    const issue = issueOf(part);
    if (issue !== null) throw new Error(`@deposit/fields-custom: "${place}.${part.name ?? ""}" ${issue}`);
    if (names.has(part.name)) {
      throw new Error(
        `@deposit/fields-custom: "${place}" has two fields named "${part.name}". Give each one a name of its own.`,
      );
    }
    names.add(part.name);
    if (part.fields !== undefined) checkFields(`${place}.${part.name}`, part.fields);
  }
}

/**
 * Checks a group before it is rendered.
 * @throws Error that names the field and what to do.
 */
export function checkDefinition(definition: FieldGroupDefinition): void {
  checkDefinitionShape(definition);
  const { field = "", title, fields = [] } = definition;
  if (field.trim() === "")
    throw new Error("@deposit/fields-custom: a group has no `field`. Name the custom field that holds it.");
  if (fields.length === 0) throw new Error(`@deposit/fields-custom: "${field}" has no fields. Give it one at least.`);
  if (!isInEnglish(title)) throw new Error(`@deposit/fields-custom: "${field}" has no title in English${everywhere}`);
  checkFields(field, fields);
}
