import type { FieldGroup } from "@deposit/react";
import { defineFieldGroup } from "../defineFieldGroup.tsx";

/** Imprint: the book, chapter or report (specification 3). Held in `imprint:imprint`. */
export const imprint: FieldGroup = defineFieldGroup({
  field: "imprint:imprint",
  title: { en: "Imprint", de: "Impressum" },
  fields: [
    { name: "title", label: { en: "Book title", de: "Titel des Buchs" }, columns: 12 },
    { name: "isbn", label: { en: "ISBN" }, columns: 4, placeholder: { en: "978-3-16-148410-0" } },
    { name: "place", label: { en: "Place", de: "Ort" }, columns: 6, placeholder: { en: "Turku" } },
    { name: "pages", label: { en: "Pages", de: "Seiten" }, columns: 6, placeholder: { en: "15–23" } },
    { name: "edition", label: { en: "Edition", de: "Auflage" }, columns: 4, placeholder: { en: "2" } },
  ],
});
