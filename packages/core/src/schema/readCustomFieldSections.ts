import * as z from "zod/mini";
import type { CustomFieldConfig, CustomFieldSectionConfig } from "../config.ts";
import { type JsonObject, asList, asObject, isJsonObject } from "../shared/json.ts";

const text = z.catch(z.string(), "");
const no = z.catch(z.boolean(), false);
const yes = z.catch(z.boolean(), true);

const fieldSchema = z.object({
  field: z.string(),
  ui_widget: text,
  is_vocabulary: no,
  hide_from_upload_form: no,
  props: z.catch(z.custom<JsonObject>(isJsonObject), {}),
});

const sectionSchema = z.object({
  section: text,
  icon: text,
  displaySection: yes,
  hide_from_upload_form: no,
  discoverable_fields: no,
});

function readFields(section: JsonObject): readonly CustomFieldConfig[] {
  return asList(section["fields"]).flatMap((json) => {
    const parsed = z.safeParse(fieldSchema, json).data;
    if (parsed === undefined) return [];
    const { hide_from_upload_form: isHidden, ...field } = parsed;
    return isHidden ? [] : [field];
  });
}

/**
 * The groups of custom fields that the page's configuration names (`custom_fields.ui`, docs/platform/page.md 7),
 * without those that it keeps from the form (`hide_from_upload_form`). One that is not what it should be costs no
 * other.
 */
export function readCustomFieldSections(json: unknown): readonly CustomFieldSectionConfig[] {
  return asList(asObject(json)["ui"]).flatMap((entry) => {
    const parsed = z.safeParse(sectionSchema, entry).data;
    if (parsed === undefined) return [];
    const { hide_from_upload_form: isHidden, ...section } = parsed;
    const fields = readFields(asObject(entry));
    return isHidden || fields.length === 0 ? [] : [{ ...section, fields }];
  });
}

/** Names of the custom fields that hold entries of vocabularies: those listed, and those whose own configuration says so. */
export function readCustomFieldVocabularies(json: unknown): readonly string[] {
  const listed = asList(asObject(json)["vocabularies"]).filter((name) => typeof name === "string");
  const said = asList(asObject(json)["ui"])
    .flatMap((section) => asList(asObject(section)["fields"]))
    .map(asObject)
    .flatMap(({ field, is_vocabulary }) => (is_vocabulary === true && typeof field === "string" ? [field] : []));
  return [...new Set([...listed, ...said])];
}
