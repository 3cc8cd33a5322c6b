import type { IconName } from "../../ui/display/iconPaths.ts";

/** The platform's names of icons, as far as there is a drawing that says the same. */
const drawings: Readonly<Record<string, IconName>> = {
  barcode: "numberList",
  book: "file",
  calendar: "calendar",
  code: "code",
  file: "file",
  globe: "globe",
  group: "community",
  info: "info",
  linkify: "link",
  "map marker": "globe",
  newspaper: "file",
  "newspaper outline": "file",
  tags: "bulletList",
  university: "organization",
  user: "person",
  users: "community",
  video: "play",
};

/** The drawing for the icon that a section's configuration names; none for names that have no drawing here. */
export function sectionIcon(name: string): IconName | undefined {
  return Object.hasOwn(drawings, name) ? drawings[name] : undefined;
}
