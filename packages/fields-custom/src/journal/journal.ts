import type { FieldGroup } from "@deposit/react";
import { defineFieldGroup } from "../defineFieldGroup.tsx";

/** Journal: where an article appeared (specification 3). Held in `journal:journal`. */
export const journal: FieldGroup = defineFieldGroup({
  field: "journal:journal",
  title: { en: "Journal", de: "Zeitschrift" },
  fields: [
    { name: "title", label: { en: "Journal title", de: "Titel der Zeitschrift" }, columns: 12 },
    { name: "issn", label: { en: "ISSN" }, columns: 4, placeholder: { en: "2077-9550" } },
    { name: "volume", label: { en: "Volume", de: "Band" }, columns: 6 },
    { name: "issue", label: { en: "Issue", de: "Heft" }, columns: 6 },
    { name: "pages", label: { en: "Page range", de: "Seiten" }, columns: 4, placeholder: { en: "15–23" } },
  ],
});
