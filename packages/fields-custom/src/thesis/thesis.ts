import type { FieldGroup } from "@deposit/react";
import { defineFieldGroup } from "../defineFieldGroup.tsx";

const dateHelp = { en: "YYYY-MM-DD, YYYY-MM or YYYY", de: "JJJJ-MM-TT, JJJJ-MM oder JJJJ" };

/** Thesis: where and when it was handed in and defended (specification 3). Held in `thesis:thesis`. */
export const thesis: FieldGroup = defineFieldGroup({
  field: "thesis:thesis",
  title: { en: "Thesis", de: "Abschlussarbeit" },
  fields: [
    { name: "university", label: { en: "Awarding university", de: "Verleihende Hochschule" }, columns: 6 },
    { name: "department", label: { en: "Awarding department", de: "Fachbereich" }, columns: 6 },
    { name: "type", label: { en: "Thesis type", de: "Art der Arbeit" }, columns: 4, placeholder: { en: "PhD" } },
    { name: "date_submitted", label: { en: "Submission date", de: "Eingereicht am" }, columns: 8, help: dateHelp },
    { name: "date_defended", label: { en: "Defense date", de: "Verteidigt am" }, columns: 8, help: dateHelp },
  ],
});
