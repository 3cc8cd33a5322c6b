import type { DefinedFieldGroup } from "../defineFieldGroup.tsx";
import { standardGroup } from "../standardGroup.ts";

/**
 * Imprint: the book, report or proceedings that contains the work (docs/platform/product.md 3.10). Stored in
 * `imprint:imprint`.
 */
export const imprint: DefinedFieldGroup = standardGroup("Imprint", {
  field: "imprint:imprint",
  title: { en: "Imprint", de: "Impressum" },
  help: { en: "Book, report, or conference proceedings", de: "Buch, Bericht oder Tagungsband" },
  fields: {
    title: {
      label: { en: "Book title", de: "Titel des Buchs" },
      help: {
        en: "Title of the book, report, or proceedings which this upload is part of",
        de: "Titel des Buchs, Berichts oder Tagungsbands, zu dem dies gehört",
      },
    },
    isbn: { label: { en: "ISBN" }, placeholder: { en: "e.g. 0-06-251587-X", de: "z. B. 0-06-251587-X" } },
    place: {
      label: { en: "Place", de: "Ort" },
      placeholder: { en: "e.g. city, country", de: "z. B. Stadt, Land" },
      help: { en: "Place where it was published", de: "Wo es erschienen ist" },
    },
    pages: {
      label: { en: "Pagination", de: "Seiten" },
      placeholder: { en: "e.g. 15-23 or 158", de: "z. B. 15–23 oder 158" },
    },
    edition: { label: { en: "Edition", de: "Auflage" }, placeholder: { en: "e.g. 3", de: "z. B. 3" } },
  },
});
