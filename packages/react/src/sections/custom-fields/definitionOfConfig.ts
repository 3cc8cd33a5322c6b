import type { CustomFieldConfig, JsonObject, VocabularyOption } from "@deposit/core";
import { isJsonObject } from "@deposit/core";
import { asList, asObject, asText } from "@deposit/core/internal";
import type { CustomFieldDefinition, CustomSubfield } from "../../components/custom-fields/CustomFieldDefinition.ts";
import { groupLayout, isStandardGroup } from "../../components/custom-fields/standardGroups.ts";

const text = (props: JsonObject, ...names: readonly string[]): string | undefined =>
  names.map((name) => asText(props[name])).find((found) => found !== "");

/** Returns the options of a `Dropdown`: vocabulary entries, or values with labels. */
function optionsOf(props: JsonObject): readonly VocabularyOption[] {
  return asList(props["options"]).flatMap((json) => {
    const option = asObject(json);
    const value = text(option, "id", "value");
    return value === undefined ? [] : [{ value, text: text(option, "title_l10n", "text", "label") ?? value }];
  });
}

/** Returns the fields of an `Array`'s rows: the properties of the configuration that are no options of the widget. */
function rowFields(props: JsonObject): readonly CustomSubfield[] | undefined {
  const fields = Object.entries(props).flatMap(([name, part]): CustomSubfield[] =>
    isJsonObject(part) && asText(part["label"]) !== ""
      ? [{ name, widget: text(part, "ui_widget") ?? "Input", ...wordsOf(part, name) }]
      : [],
  );
  if (fields.length === 0) return undefined;
  // Up to four fields share a line.
  const columns = Math.floor(16 / Math.min(4, fields.length));
  return fields.map((field) => ({ ...field, columns }));
}

/** The texts of a configured field. */
interface ConfiguredWords {
  readonly label: string;
  readonly help: string | undefined;
  readonly placeholder: string | undefined;
}

/** Returns label, help and placeholder, under their current or former names (docs/platform/page.md 7). */
function wordsOf(props: JsonObject, name: string): ConfiguredWords {
  return {
    label: text(props, "label") ?? name,
    help: text(props, "helpText", "description", "note"),
    placeholder: text(props, "placeholder"),
  };
}

/** Converts the page's configuration of a custom field to the definition that widgets use. */
export function definitionOfConfig(config: CustomFieldConfig): CustomFieldDefinition & ConfiguredWords {
  const { field, ui_widget: widget, is_vocabulary: isVocabulary, props } = config;
  return {
    widget,
    ...wordsOf(props, field),
    isVocabulary,
    required: props["required"] === true,
    disabled: props["disabled"] === true,
    options: optionsOf(props),
    ...(typeof props["multiple"] === "boolean" ? { multiple: props["multiple"] } : {}),
    from: text(props, "autocompleteFrom"),
    scheme: text(props, "limitTo"),
    allowsOwnWords: props["allowAdditions"] !== false,
    yesLabel: text(props, "trueLabel"),
    noLabel: text(props, "falseLabel"),
    addLabel: text(props, "addButtonLabel"),
    ...(widget === "Array" ? { fields: rowFields(props) } : {}),
  };
}

/**
 * Returns the fields of a group, or `null` for a field that is no group. Fields that the configuration does not name
 * are not shown.
 */
export function groupOfConfig({ ui_widget: widget, props }: CustomFieldConfig): readonly CustomSubfield[] | null {
  if (!isStandardGroup(widget)) return null;
  return groupLayout(widget, (name) => isJsonObject(props[name])).map((layout) => ({
    ...layout,
    widget: "Input",
    ...wordsOf(asObject(props[layout.name]), layout.name),
  }));
}
