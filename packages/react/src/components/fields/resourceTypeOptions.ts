import type { ResourceTypeOption } from "@deposit/core";
import type { SelectGroup, SelectOption } from "../../ui/controls/Select.tsx";

/** "Image / Photo", or "Dataset" where there is no subtype (docs/platform/product.md 3.6). */
function resourceTypeLabel({ type_name, subtype_name }: ResourceTypeOption): string {
  return subtype_name === "" ? type_name : `${type_name} / ${subtype_name}`;
}

/**
 * The resource types as choices: sorted by label in the reader's language, those of one type under its heading,
 * a type that stands alone without one.
 */
export function resourceTypeOptions(
  types: readonly ResourceTypeOption[],
  language: string,
): ReadonlyArray<SelectOption | SelectGroup> {
  const groups = new Map<string, SelectOption[]>();
  const sorted = types
    .map((type) => ({ type, label: resourceTypeLabel(type) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  for (const { type, label } of sorted) {
    const option = { value: type.id, label };
    const group = groups.get(type.type_name);
    if (group === undefined) groups.set(type.type_name, [option]);
    else group.push(option);
  }
  return [...groups].flatMap(([label, options]): ReadonlyArray<SelectOption | SelectGroup> =>
    options.length === 1 ? options : [{ label, options }],
  );
}
