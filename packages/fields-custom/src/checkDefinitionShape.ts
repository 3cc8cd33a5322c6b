import * as z from "zod/mini";

const text = z.optional(z.string("a text"));
const wordsShape = z.optional(z.record(z.string(), text, 'words by language, such as { en: "Vessel" }'));
const flag = z.optional(z.boolean("true or false"));

/** What a host without types may have mixed up; what is missing, or says nothing, is told further down. */
const fieldShape = z.object(
  {
    name: text,
    label: wordsShape,
    placeholder: wordsShape,
    help: wordsShape,
    addLabel: wordsShape,
    required: flag,
    multiple: flag,
    isVocabulary: flag,
    allowsOwnWords: flag,
    from: text,
    scheme: text,
    options: z.optional(z.array(z.object({ value: z.string("a text"), label: wordsShape }, "an object"), "a list")),
    get fields() {
      return z.optional(z.array(fieldShape, "a list"));
    },
  },
  "an object",
);
const groupShape = z.object(
  { field: text, title: wordsShape, help: wordsShape, fields: z.optional(z.array(fieldShape, "a list")) },
  "an object",
);

const namedShape = z.object({ field: z.string() });

/**
 * Finds what a host without types mixed up in a group: a text for words, one thing for a list of them.
 * @throws Error that names the group and the place in it, and says what belongs there.
 */
export function checkDefinitionShape(definition: unknown): void {
  const issue = groupShape.safeParse(definition).error?.issues[0];
  if (issue === undefined) return;
  const named = namedShape.safeParse(definition).data;
  const group = named === undefined ? "a group" : `"${named.field}"`;
  const place = issue.path.length === 0 ? group : `\`${issue.path.join(".")}\` of ${group}`;
  throw new Error(`@deposit/fields-custom: ${place} is of another type. Give it ${issue.message}.`);
}
