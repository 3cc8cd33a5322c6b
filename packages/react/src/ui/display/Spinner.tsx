import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** A turning ring for short waits; without a label it is decoration beside words that say the same. */
export function Spinner({ label, size = 16 }: { label?: string | undefined; size?: number | undefined }) {
  return (
    <span className="deposit-spinner" role={label === undefined ? undefined : "status"}>
      <svg width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle className="deposit-spinner__track" cx="8" cy="8" r="6.25" strokeWidth="1.75" />
        <path
          className="deposit-spinner__arc"
          d="M8 1.75A6.25 6.25 0 0 1 14.25 8"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
      {label === undefined ? null : <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
