import type { DefinedFieldGroup } from "../defineFieldGroup.tsx";
import { standardGroup, type StandardGroupTexts } from "../standardGroup.ts";

type ThesisField = "university" | "department" | "type" | "date_submitted" | "date_defended";

const dateHelp = { en: "YYYY-MM-DD, YYYY-MM or YYYY", de: "JJJJ-MM-TT, JJJJ-MM oder JJJJ" };

const texts: StandardGroupTexts<ThesisField> = {
  field: "thesis:thesis",
  title: { en: "Thesis", de: "Abschlussarbeit" },
  fields: {
    university: { label: { en: "Awarding university", de: "Verleihende Hochschule" } },
    department: { label: { en: "Awarding department", de: "Fachbereich" } },
    type: {
      label: { en: "Thesis type", de: "Art der Arbeit" },
      placeholder: { en: "PhD", de: "Dissertation" },
      help: {
        en: "The type of thesis (e.g. Masters, PhD, Engineers, Bachelors)",
        de: "Zum Beispiel Master, Dissertation, Diplom, Bachelor",
      },
    },
    date_submitted: { label: { en: "Submission date", de: "Eingereicht am" }, help: dateHelp },
    date_defended: { label: { en: "Defense date", de: "Verteidigt am" }, help: dateHelp },
  },
};

/**
 * Returns the thesis group without some of its fields. University, department and type are optional
 * (docs/platform/product.md 3.10).
 *
 * @example const thesis = thesisWithout("department");
 */
export function thesisWithout(...fields: readonly ThesisField[]): DefinedFieldGroup {
  return standardGroup("Thesis", texts, fields);
}

/** Thesis: where and when it was submitted and defended (docs/platform/product.md 3.10). Stored in `thesis:thesis`. */
export const thesis: DefinedFieldGroup = thesisWithout();
