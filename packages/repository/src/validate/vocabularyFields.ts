import { type JsonObject, textAt } from "../json.ts";
import { internalError } from "../problem.ts";
import { type Field, objectField, required, textField, translationsField } from "./field.ts";
import { identifierPerScheme } from "./identifierField.ts";
import { AWARD_SCHEMES, SUBJECT_SCHEMES } from "./identifiers.ts";

/** `{id}` of a vocabulary; the title that the platform itself sends is taken back without a word. */
export const vocabularyField: Field = objectField({
  fields: { id: required(textField()) },
  prepare: ({ title: _title, ...rest }) => rest,
});

/** An id of a vocabulary, or free text under `textKey`; both absent is reported under `parent` (wire 2.1). */
function idOrText(
  textKey: string,
  parent: string,
  more: Readonly<Record<string, Field>>,
  rest: { text?: Field; ignoreUnknown?: boolean } = {},
): Field {
  return objectField({
    fields: { id: textField(), [textKey]: rest.text ?? textField(), ...more },
    unknown: rest.ignoreUnknown === true ? "ignore" : "refuse",
    validateWhole: [
      (loaded) =>
        (textAt(loaded, "id") ?? "") === "" && (textAt(loaded, textKey) ?? "") === ""
          ? { [parent]: [`An existing id or a free text ${textKey} must be present.`] }
          : undefined,
    ],
  });
}

const subjectIdentifiers = identifierPerScheme({ schemes: SUBJECT_SCHEMES, optional: true });
/** Judges identifiers of a subject. The platform has no place to store them and fails (500) over what it accepted. */
const subjectIdentifiersField: Field = {
  load: (sent) => {
    const outcome = subjectIdentifiers.load(sent);
    const isStored = Array.isArray(outcome.value) && (outcome.ok || outcome.value.length > 0);
    if (isStored) throw internalError();
    return outcome;
  },
};

export const affiliationField = idOrText("name", "affiliations", {});
export const funderField = idOrText(
  "name",
  "funder",
  {},
  { text: textField({ min: 1, tooShort: "Name cannot be blank." }) },
);
export const subjectField = idOrText(
  "subject",
  "subjects",
  { identifiers: subjectIdentifiersField },
  { ignoreUnknown: true },
);

/** An award: an id, or its own number or title. */
export const awardField: Field = objectField({
  fields: {
    id: textField(),
    number: textField(),
    title: translationsField,
    identifiers: identifierPerScheme({ schemes: AWARD_SCHEMES, optional: true }),
    acronym: textField(),
    program: textField(),
  },
  validateWhole: [
    (loaded: JsonObject) =>
      [textAt(loaded, "id"), textAt(loaded, "number"), loaded["title"]].some(isFilled)
        ? undefined
        : { award: ["An existing id or either number or title must be present."] },
  ],
});

const isFilled = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.keys(value).length > 0 : Boolean(value);
