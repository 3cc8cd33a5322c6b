import { internalError } from "../problem.ts";
import { isObject, type Json, type JsonObject, textAt } from "../json.ts";
import type { Field } from "./field.ts";
import type { ErrorTree } from "./fieldErrors.ts";
import { objectField } from "./objectField.ts";
import { mappingField } from "./scalarFields.ts";
import { matchingText, textField } from "./textField.ts";
import { isWebAddress } from "./webAddress.ts";

const address = matchingText(isWebAddress, "Not a valid URL.");

/** A licence: an id of the vocabulary, or a title of one's own in one language, never both (wire 1.7). */
export const rightsField = (locales: readonly string[]): Field =>
  objectField({
    fields: {
      id: textField(),
      title: mappingField,
      description: mappingField,
      props: objectField({ fields: { url: address, scheme: textField() } }),
      link: address,
    },
    judge: { title: oneOf(locales), description: oneOf(locales) },
    judgeWhole: [judgeChoice],
  });

const oneOf =
  (locales: readonly string[]) =>
  (value: Json): readonly string[] | undefined => {
    const texts = isObject(value) ? value : {};
    // Half a character or NUL in one of these texts fails the platform itself (500); elsewhere it is replaced.
    if (Object.values(texts).some((text) => /[\0\p{Surrogate}]/u.test(String(text)))) throw internalError();
    const [first, ...more] = Object.keys(texts);
    if (more.length > 0) return ["Only one value is accepted."];
    return first === undefined || locales.includes(first) ? undefined : ["Not a valid locale."];
  };

function judgeChoice(loaded: JsonObject): ErrorTree | undefined {
  const id = textAt(loaded, "id") ?? "";
  const title = loaded["title"];
  if (id === "" && !(isObject(title) && Object.keys(title).length > 0))
    return { rights: ["An existing id or a free text title must be present"] };
  if (id !== "" && Object.keys(loaded).length > 1)
    return {
      rights: [
        "Only an existing id or free text title/description/link is accepted, but not both cases at the same time",
      ],
    };
  return undefined;
}
