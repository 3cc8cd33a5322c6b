import { Icon } from "../../ui/display/Icon.tsx";
import { sectionIcon } from "./sectionIcon.ts";

/** The heading of a section of custom fields, after its icon where there is one. */
export function SectionHeading({ icon, text }: { readonly icon: string; readonly text: string }) {
  const drawing = sectionIcon(icon);
  if (drawing === undefined) return <>{text}</>;
  return (
    <>
      <Icon name={drawing} /> {text}
    </>
  );
}
