import { internalError } from "../problem.ts";
import { failsAnywhere, isEdtf } from "./edtf.ts";
import type { Field } from "./field.ts";
import { distinctIdentifiers } from "./identifierField.ts";
import { isIsbn, isIssn } from "./identifierChecks.ts";
import { WORK_SCHEMES } from "./identifierSchemes.ts";
import { listField } from "./listField.ts";
import { objectField } from "./objectField.ts";
import { matchingText, textField } from "./textField.ts";
import { vocabularyField } from "./vocabularyFields.ts";
import { isWebAddress } from "./webAddress.ts";

const text = textField();
const texts = (keys: string): Record<string, Field> => Object.fromEntries(keys.split(" ").map((key) => [key, text]));

// The platform sends this one message split into its characters (wire 2.1).
const isbn = textField({ judge: (value) => (isIsbn(value) ? undefined : [..."Please provide a valid ISBN."]) });
const uncertainDate = textField({
  judge: (value) => {
    if (failsAnywhere(value)) throw internalError();
    return isEdtf(value, { uncertain: true }) ? undefined : ["Please provide a valid date or interval."];
  },
});

/** The custom fields of the platform's own groups, by name (behaviour 2.5). */
const CUSTOM_FIELDS: Readonly<Record<string, Field>> = {
  "journal:journal": objectField({
    fields: { ...texts("title issue volume pages"), issn: matchingText(isIssn, "Please provide a valid ISSN.") },
  }),
  "imprint:imprint": objectField({ fields: { title: text, isbn, ...texts("pages place edition") } }),
  "thesis:thesis": objectField({
    fields: { ...texts("university department type"), date_submitted: uncertainDate, date_defended: uncertainDate },
  }),
  "meeting:meeting": objectField({
    fields: {
      ...texts("acronym dates place session_part session title"),
      url: matchingText(isWebAddress, "You must provide a valid URL."),
      identifiers: distinctIdentifiers({ schemes: WORK_SCHEMES }),
    },
  }),
  "code:codeRepository": matchingText(isWebAddress, "Not a valid URL."),
  "code:programmingLanguage": listField(vocabularyField),
  "code:developmentStatus": vocabularyField,
};

/** The rules of `custom_fields`; a name that is not configured is refused. */
export const customFieldsField: Field = objectField({ fields: CUSTOM_FIELDS });
