import type { DefinedFieldGroup } from "../defineFieldGroup.tsx";
import { standardGroup, type StandardGroupTexts } from "../standardGroup.ts";

type MeetingField = "title" | "acronym" | "place" | "dates" | "session" | "session_part" | "url";

const texts: StandardGroupTexts<MeetingField> = {
  field: "meeting:meeting",
  title: { en: "Meeting", de: "Tagung" },
  fields: {
    title: { label: { en: "Meeting title", de: "Titel der Tagung" } },
    acronym: { label: { en: "Acronym", de: "Kürzel" } },
    place: {
      label: { en: "Place", de: "Ort" },
      help: { en: "Location where the conference took place.", de: "Wo die Tagung stattfand." },
    },
    dates: {
      label: { en: "Dates", de: "Termin" },
      placeholder: { en: "e.g. 21-22 November 2022.", de: "z. B. 21.–22. November 2022" },
    },
    session: {
      label: { en: "Session", de: "Sitzung" },
      placeholder: { en: "e.g. VI", de: "z. B. VI" },
      help: { en: "Session within the conference.", de: "Sitzung innerhalb der Tagung." },
    },
    session_part: {
      label: { en: "Part", de: "Teil" },
      placeholder: { en: "e.g. 1", de: "z. B. 1" },
      help: { en: "Part within the session.", de: "Teil der Sitzung." },
    },
    url: { label: { en: "Website", de: "Webseite" }, placeholder: { en: "https://" } },
  },
};

/**
 * Returns the meeting group without some of its fields. Only the website is optional (docs/platform/product.md 3.10).
 *
 * @example const meeting = meetingWithout("url");
 */
export function meetingWithout(...fields: readonly MeetingField[]): DefinedFieldGroup {
  return standardGroup("Meeting", texts, fields);
}

/**
 * Meeting: the conference of a record (docs/platform/product.md 3.10). Stored in `meeting:meeting`. Its identifiers are
 * not edited.
 */
export const meeting: DefinedFieldGroup = meetingWithout();
