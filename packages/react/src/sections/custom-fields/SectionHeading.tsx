import { Icon } from "../../ui/display/Icon.tsx";
import type { IconName } from "../../ui/display/iconPaths.ts";

/** The heading of a section of custom fields, with its icon if it has one. */
export function SectionHeading({ icon, text }: { readonly icon: string; readonly text: string }) {
  const drawing = sectionIcon(icon);
  if (drawing === undefined) return <>{text}</>;
  return (
    <>
      <Icon name={drawing} /> {text}
    </>
  );
}

/** The platform's icon names, and the icons here with the same meaning. */
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

/** Returns the icon for a name in the configuration of a section, or `undefined` if there is none. */
function sectionIcon(name: string): IconName | undefined {
  return Object.hasOwn(drawings, name) ? drawings[name] : undefined;
}
