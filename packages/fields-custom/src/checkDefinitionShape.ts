import * as z from "zod/mini";

const text = z.optional(z.string("a text"));
const localizedShape = z.optional(z.record(z.string(), text, 'a text by language, such as { en: "Vessel" }'));
const flag = z.optional(z.boolean("true or false"));

/** Finds wrong types by hosts without types. Missing and blank values are reported below. */
const fieldShape = z.object(
  {
    name: text,
    label: localizedShape,
    placeholder: localizedShape,
    help: localizedShape,
    addLabel: localizedShape,
    required: flag,
    multiple: flag,
    isVocabulary: flag,
    allowsOwnWords: flag,
    from: text,
    scheme: text,
    options: z.optional(z.array(z.object({ value: z.string("a text"), label: localizedShape }, "an object"), "a list")),
    get fields() {
      return z.optional(z.array(fieldShape, "a list"));
    },
  },
  "an object",
);
const groupShape = z.object(
  { field: text, title: localizedShape, help: localizedShape, fields: z.optional(z.array(fieldShape, "a list")) },
  "an object",
);

const namedShape = z.object({ field: z.string() });

/**
 * Checks the types in a group of a host without types, such as a string instead of a localized text.
 * @throws Error that names the group, the place in it, and the expected type.
 */
export function checkDefinitionShape(definition: unknown): void {
  const issue = groupShape.safeParse(definition).error?.issues[0];
  if (issue === undefined) return;
  const named = namedShape.safeParse(definition).data;
  const group = named === undefined ? "a group" : `"${named.field}"`;
  const place = issue.path.length === 0 ? group : `\`${issue.path.join(".")}\` of ${group}`;
  throw new Error(`@deposit/fields-custom: ${place} is of another type. Give it ${issue.message}.`);
}
