import type { FieldGroup } from "@deposit/react";
import { defineFieldGroup } from "../defineFieldGroup.tsx";

/** Meeting: the conference a record belongs to (specification 3). Held in `meeting:meeting`; its identifiers stay as they are. */
export const meeting: FieldGroup = defineFieldGroup({
  field: "meeting:meeting",
  title: { en: "Meeting", de: "Tagung" },
  fields: [
    { name: "title", label: { en: "Meeting title", de: "Titel der Tagung" }, columns: 12 },
    { name: "acronym", label: { en: "Acronym", de: "Kürzel" }, columns: 4 },
    { name: "place", label: { en: "Place", de: "Ort" }, columns: 12 },
    {
      name: "dates",
      label: { en: "Dates", de: "Termin" },
      columns: 4,
      placeholder: { en: "21–22 November 2026", de: "21.–22. November 2026" },
    },
    { name: "session", label: { en: "Session", de: "Sitzung" }, columns: 6, placeholder: { en: "VI" } },
    {
      name: "session_part",
      label: { en: "Part of session", de: "Teil der Sitzung" },
      columns: 6,
      placeholder: { en: "1" },
    },
    { name: "url", label: { en: "Website", de: "Webseite" }, columns: 12, placeholder: { en: "https://" } },
  ],
});
