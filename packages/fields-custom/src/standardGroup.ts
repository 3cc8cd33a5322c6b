import { groupLayout, type StandardGroup } from "@deposit/react";
import { type DefinedFieldGroup, defineFieldGroup } from "./defineFieldGroup.tsx";
import type { GroupFieldDefinition } from "./FieldGroupDefinition.ts";
import type { Words } from "./words.ts";

/** The words of one field. */
export type GroupFieldWords = Pick<GroupFieldDefinition, "label" | "placeholder" | "help">;

/** What one of the platform's groups says, and where it is held. */
export interface StandardGroupWords<Name extends string> {
  readonly field: string;
  readonly title: Words;
  readonly help?: Words | undefined;
  readonly fields: Readonly<Record<Name, GroupFieldWords>>;
}

/**
 * One of the platform's groups, laid out as the platform does, without the fields that a site leaves out.
 * @throws Error when one of these is none of the group.
 */
export function standardGroup<Name extends string>(
  group: StandardGroup,
  { field, title, help, fields }: StandardGroupWords<Name>,
  without: readonly Name[] = [],
): DefinedFieldGroup {
  const words: Readonly<Record<string, GroupFieldWords>> = fields;
  const left: readonly string[] = without;
  for (const name of left) {
    if (typeof name === "string" && Object.hasOwn(words, name)) continue;
    const known = Object.keys(words).join(", ");
    throw new Error(`@deposit/fields-custom: "${field}" has no field "${String(name)}" to leave out. It has ${known}.`);
  }
  const layout = groupLayout(group, (name) => Object.hasOwn(words, name) && !left.includes(name));
  return defineFieldGroup({
    field,
    title,
    help,
    fields: layout.flatMap((place) => {
      const said = words[place.name];
      return said === undefined ? [] : [{ ...place, ...said }];
    }),
  });
}
