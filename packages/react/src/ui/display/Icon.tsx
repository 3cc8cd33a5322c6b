import { Dots } from "./Dots.tsx";
import { Drawing } from "./Drawing.tsx";
import { iconPaths, type IconName } from "./iconPaths.ts";

/** Props of {@link Icon}. */
export interface IconProps {
  name: IconName;
  /** Side in pixels. @default 16 */
  size?: number | undefined;
  className?: string | undefined;
}

/** A drawing beside words; hidden from assistive technology, since the words say it. */
export function Icon({ name, ...look }: IconProps) {
  if (name === "handle" || name === "more") return <Dots name={name} {...look} />;
  return <Drawing name={name} path={iconPaths[name]} {...look} />;
}
