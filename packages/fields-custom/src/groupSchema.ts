import { customFieldFault } from "@deposit/react";
import * as z from "zod/mini";
import type { GroupFieldDefinition } from "./FieldGroupDefinition.ts";

/** Judges what a group holds; keys that no field names are let through as they are. */
export type GroupSchema = z.ZodMiniType<Readonly<Record<string, unknown>>>;

const id = z.union([z.string(), z.looseObject({ id: z.string() })]);

/** What a field without the words of its widget may hold. */
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
 * The schema of a group, of what its fields may hold. The issues of a `check` carry the core's message ids, such as
 * `check.isbn.invalid`; what is missing, or of another type, zod says in its own words.
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
