import type { DefinedFieldGroup } from "../defineFieldGroup.tsx";
import { standardGroup } from "../standardGroup.ts";

/** Journal: where an article appeared (docs/platform/product.md 3.10). Stored in `journal:journal`. */
export const journal: DefinedFieldGroup = standardGroup("Journal", {
  field: "journal:journal",
  title: { en: "Journal", de: "Zeitschrift" },
  fields: {
    title: {
      label: { en: "Journal title", de: "Titel der Zeitschrift" },
      help: {
        en: "Title of the journal in which the article was published",
        de: "Titel der Zeitschrift, in der der Artikel erschienen ist",
      },
    },
    issn: { label: { en: "ISSN" }, placeholder: { en: "e.g. 2077-9550", de: "z. B. 2077-9550" } },
    volume: { label: { en: "Volume", de: "Band" }, placeholder: { en: "e.g. 645", de: "z. B. 645" } },
    issue: { label: { en: "Issue", de: "Heft" }, placeholder: { en: "e.g. 7", de: "z. B. 7" } },
    pages: {
      label: { en: "Page range or article number", de: "Seiten oder Artikelnummer" },
      placeholder: { en: "e.g. 15-23 or A29", de: "z. B. 15–23 oder A29" },
    },
  },
});
