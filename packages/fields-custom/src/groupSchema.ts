import { customFieldFault } from "@deposit/react";
import * as z from "zod/mini";
import type { GroupFieldDefinition } from "./FieldGroupDefinition.ts";

/** Validates the value of a group. Keys without a field are accepted unchanged. */
export type GroupSchema = z.ZodMiniType<Readonly<Record<string, unknown>>>;

const id = z.union([z.string(), z.looseObject({ id: z.string() })]);

/** Returns the schema for the value of a field. */
function valueSchema({ widget = "Input", multiple, fields, check }: GroupFieldDefinition): z.ZodMiniType {
  switch (widget) {
    case "Input":
      if (check === undefined) return z.string();
      return z.string().check(
        z.check<string>(({ value, issues }) => {
          const message = customFieldFault(check, value);
          if (message !== null) issues.push({ code: "custom", message, input: value });
        }),
      );
    case "TextArea":
    case "RichInput":
      return z.string();
    case "NumberInput":
      return z.number();
    case "BooleanCheckbox":
      return z.boolean();
    case "MultiInput":
      return z.array(z.string());
    case "Dropdown":
    case "AutocompleteDropdown":
      return multiple === true ? z.array(id) : id;
    case "SubjectAutocompleteDropdown": {
      const subject = z.looseObject({ subject: z.string() });
      return multiple === false ? subject : z.array(subject);
    }
    case "Array":
      return z.array(fields === undefined ? z.string() : groupSchema(fields));
    default:
      return widget satisfies never;
  }
}

/**
 * Returns the schema for the value of a group. Issues of a `check` carry the core's message ids, such as
 * `check.isbn.invalid`. For missing values and wrong types, zod writes the message.
 *
 * @example journal.schema.safeParse(record.custom_fields["journal:journal"])
 */
export function groupSchema(fields: readonly GroupFieldDefinition[]): GroupSchema {
  const shape = fields.map((part) => {
    const schema = valueSchema(part);
    return [part.name, part.required === true ? schema : z.optional(schema)] as const;
  });
  return z.looseObject(Object.fromEntries(shape));
}
