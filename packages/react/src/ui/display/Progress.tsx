import { classNames } from "../dom/classNames.ts";

/** Props of {@link Progress}. */
export interface ProgressProps {
  /** Name of the task, for assistive technology: "Uploading survey.csv". */
  label: string;
  /** Percent from 0 to 100; `null` while the end is not known. */
  value: number | null;
  /** What to read instead of the bare percentage: "42 % of 1.2 GB". */
  valueText?: string | undefined;
  /** @default "accent" */
  tone?: "accent" | "success" | "error" | undefined;
  className?: string | undefined;
}

/** A bar that fills as the task goes on, or runs while its end is not known. */
export function Progress({ label, value, valueText, tone = "accent", className }: ProgressProps) {
  const percent = value === null ? null : Math.min(100, Math.max(0, value));
  return (
    <div
      className={classNames("deposit-progress", className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === null ? undefined : Math.round(percent)}
      aria-valuetext={valueText}
      data-tone={tone}
      data-state={percent === null ? "indeterminate" : "determinate"}
    >
      <div className="deposit-progress__bar" style={percent === null ? undefined : { inlineSize: `${percent}%` }} />
    </div>
  );
}
