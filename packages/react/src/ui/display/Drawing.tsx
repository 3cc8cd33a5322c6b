import { classNames } from "../dom/classNames.ts";

/** Props of {@link Drawing}. */
export interface DrawingProps {
  /** What it is called, for hosts that style it. */
  name: string;
  /** An outline on a 16-pixel grid. */
  path: string;
  /** Side in pixels. @default 16 */
  size?: number | undefined;
  className?: string | undefined;
}

/** An outline as an icon is drawn. */
export function Drawing({ name, path, size = 16, className }: DrawingProps) {
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
    >
      <path d={path} />
    </svg>
  );
}
