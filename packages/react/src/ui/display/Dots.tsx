import { classNames } from "../dom/classNames.ts";

/** Drawings of nothing but dots: six to take a row by, three for more of something. */
export type DotsName = "handle" | "more";

/** Props of {@link Dots}. */
export interface DotsProps {
  name: DotsName;
  /** Side in pixels. @default 16 */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * Dots, painted with the button that they are on: an outline (`svg`) is composed by itself, and with two of them in each row
 * of a long list every key in it is shown later.
 */
export function Dots({ name, size = 16, className }: DotsProps) {
  const enlarged = size === 16 ? undefined : { zoom: size / 16 };
  return (
    <span
      className={classNames("deposit-icon deposit-dots", className)}
      data-icon={name}
      style={enlarged}
      aria-hidden="true"
    />
  );
}
