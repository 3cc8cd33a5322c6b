import { type JsonObject, textAt } from "../json.ts";
import { internalError } from "../problem.ts";
import { type Field, objectField, required, textField, translationsField } from "./field.ts";
import { identifierPerScheme } from "./identifierField.ts";
import { AWARD_SCHEMES, SUBJECT_SCHEMES } from "./identifiers.ts";

/** Accepts `{id}` of a vocabulary. Its title, which the platform adds to responses, is ignored. */
export const vocabularyField: Field = objectField({
  fields: { id: required(textField()) },
  prepare: ({ title: _title, ...rest }) => rest,
});

/**
 * Accepts a vocabulary id, or free text under `textKey`. If both are missing, the error is at `parent`
 * (docs/platform/http.md 5.2).
 */
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
/** Validates the identifiers of a subject. The platform cannot store them and fails (500) if any remain. */
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

/** Accepts an award: a vocabulary id, or a number or title. */
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
