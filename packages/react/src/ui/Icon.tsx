import { classNames } from "./classNames.ts";
import { iconPaths, type IconName } from "./iconPaths.ts";

/** Props of {@link Icon}. */
export interface IconProps {
  name: IconName;
  /** Side in pixels. @default 16 */
  size?: number | undefined;
  className?: string | undefined;
}

/** A drawing beside words; hidden from assistive technology, since the words say it. */
export function Icon({ name, size = 16, className }: IconProps) {
  return (
    <svg
      className={classNames("deposit-icon", className)}
      data-icon={name}
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
