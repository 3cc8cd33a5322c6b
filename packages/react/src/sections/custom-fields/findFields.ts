import { foldText } from "../../ui/dom/foldText.ts";

/** A custom field that can be searched for. */
export interface SearchableField {
  readonly field: string;
  readonly label: string;
  readonly section: string;
  readonly help: string;
}

/**
 * Returns the fields that contain every word of the text. Fields whose label starts with it come first, then those
 * whose label contains it.
 */
export function findFields<Field extends SearchableField>(fields: readonly Field[], text: string): readonly Field[] {
  const wanted = foldText(text.trim());
  const words = wanted.split(/\s+/);
  const rank = ({ label }: Field): number => {
    const own = foldText(label);
    if (own.startsWith(wanted)) return 0;
    return own.includes(wanted) ? 1 : 2;
  };
  return fields
    .filter((field) => {
      const all = foldText([field.label, field.section, field.help, field.field].join(" "));
      return words.every((word) => all.includes(word));
    })
    .toSorted((one, other) => rank(one) - rank(other));
}
