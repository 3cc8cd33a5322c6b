import { groupLayout, type StandardGroup } from "@deposit/react";
import { type DefinedFieldGroup, defineFieldGroup } from "./defineFieldGroup.tsx";
import type { GroupFieldDefinition } from "./FieldGroupDefinition.ts";
import type { LocalizedText } from "./localizedText.ts";

/** The texts of a field. */
export type GroupFieldTexts = Pick<GroupFieldDefinition, "label" | "placeholder" | "help">;

/** The texts of one of the platform's groups, and the custom field that stores it. */
export interface StandardGroupTexts<Name extends string> {
  readonly field: string;
  readonly title: LocalizedText;
  readonly help?: LocalizedText | undefined;
  readonly fields: Readonly<Record<Name, GroupFieldTexts>>;
}

/**
 * Returns one of the platform's groups in its standard layout, without the fields that a site leaves out.
 * @throws Error if one of these is unknown.
 */
export function standardGroup<Name extends string>(
  group: StandardGroup,
  { field, title, help, fields }: StandardGroupTexts<Name>,
  without: readonly Name[] = [],
): DefinedFieldGroup {
  const textsByName: Readonly<Record<string, GroupFieldTexts>> = fields;
  const left: readonly string[] = without;
  for (const name of left) {
    if (typeof name === "string" && Object.hasOwn(textsByName, name)) continue;
    const known = Object.keys(textsByName).join(", ");
    throw new Error(`@deposit/fields-custom: "${field}" has no field "${String(name)}" to leave out. It has ${known}.`);
  }
  const layout = groupLayout(group, (name) => Object.hasOwn(textsByName, name) && !left.includes(name));
  return defineFieldGroup({
    field,
    title,
    help,
    fields: layout.flatMap((place) => {
      const texts = textsByName[place.name];
      return texts === undefined ? [] : [{ ...place, ...texts }];
    }),
  });
}
