import type { CustomFieldCheck } from "./customFieldFault.ts";

/** Where one field of a group stands, and how it is judged. */
export interface GroupFieldLayout {
  /** Its name inside the group. */
  readonly name: string;
  /** Columns of sixteen that it takes on a wide screen. */
  readonly columns: number;
  readonly check?: CustomFieldCheck | undefined;
}

/**
 * The platform's own groups by the names of their widgets: their fields in order, on sixteen columns
 * (docs/platform/product.md 3.10, metadata.md 8).
 */
export const standardGroups = {
  Imprint: [
    { name: "title", columns: 12 },
    { name: "isbn", columns: 4, check: "isbn" },
    { name: "place", columns: 6 },
    { name: "pages", columns: 6 },
    { name: "edition", columns: 4 },
  ],
  Journal: [
    { name: "title", columns: 12 },
    { name: "issn", columns: 4, check: "issn" },
    { name: "volume", columns: 6 },
    { name: "issue", columns: 6 },
    { name: "pages", columns: 4 },
  ],
  Meeting: [
    { name: "title", columns: 12 },
    { name: "acronym", columns: 4 },
    { name: "place", columns: 12 },
    { name: "dates", columns: 4 },
    { name: "session", columns: 6 },
    { name: "session_part", columns: 6 },
    { name: "url", columns: 12, check: "url" },
  ],
  Thesis: [
    { name: "university", columns: 6 },
    { name: "department", columns: 6 },
    { name: "type", columns: 4 },
    { name: "date_submitted", columns: 8, check: "date" },
    { name: "date_defended", columns: 8, check: "date" },
  ],
} as const satisfies Readonly<Record<string, readonly GroupFieldLayout[]>>;

/** The name of the widget of one of the platform's own groups. */
export type StandardGroup = keyof typeof standardGroups;

/** Whether a widget of that name draws one of the platform's own groups. */
export function isStandardGroup(widget: string): widget is StandardGroup {
  return Object.hasOwn(standardGroups, widget);
}

/**
 * The fields of a group that a site shows: it may leave any out, and a thesis without department or type gives its
 * university the whole line (docs/platform/product.md 3.10).
 *
 * @example groupLayout("Thesis", (name) => name !== "department")
 */
export function groupLayout(group: StandardGroup, isShown: (name: string) => boolean): readonly GroupFieldLayout[] {
  const all: readonly GroupFieldLayout[] = standardGroups[group];
  const shown = all.filter(({ name }) => isShown(name));
  if (group !== "Thesis" || (isShown("department") && isShown("type"))) return shown;
  return shown.map((field) => (field.name === "university" ? { ...field, columns: 16 } : field));
}
