/** What a request is for. */
export type Phase = "init" | "list" | "read" | "commit" | "delete" | "whole" | "part";

/** Where a fault can happen. An upload survives a `transient` one without the user's help. */
export interface FaultRule {
  readonly phases: readonly Phase[];
  readonly transient: boolean;
}

const json: readonly Phase[] = ["init", "list", "read", "commit", "delete"];
const bytes: readonly Phase[] = ["whole", "part"];
const all: readonly Phase[] = [...json, ...bytes];
const always = { phases: all, transient: true } as const;
const never = { phases: all, transient: false } as const;

/**
 * The faults of one request (docs/platform/uploads.md 3, multipart.md).
 *
 * - `stall-first` never arrives, `stall-last` has its effect and no answer. The watchdog or the client's deadline ends both.
 * - `lost` has its effect, and its answer is lost. `errors` is a 200 with an error body, `page` is HTML.
 * - `half`: the store has completed the upload, the repository has not.
 * - `expired`: an expired address; `expired-hidden`: one whose refusal the page cannot read.
 */
export const faultRules = {
  refused: always,
  "reset-before": always,
  "reset-mid": { phases: bytes, transient: true },
  lost: always,
  delayed: always,
  duplicated: { phases: ["delete", "commit", "whole", "part", "read", "list"], transient: true },
  "duplicated-init": { phases: ["init"], transient: false },
  "stall-first": always,
  "stall-mid": { phases: bytes, transient: true },
  "stall-last": always,
  408: always,
  409: always,
  429: always,
  "429-seconds": always,
  "429-date": always,
  "429-absurd": always,
  500: always,
  "500-done": { phases: ["init", "commit", "delete", "whole", "part"], transient: true },
  502: always,
  503: always,
  "503-seconds": always,
  504: always,
  page: always,
  csrf: always,
  401: never,
  413: { phases: bytes, transient: false },
  "404-commit": { phases: ["commit"], transient: true },
  errors: { phases: bytes, transient: true },
  half: { phases: ["commit"], transient: true },
  expired: { phases: ["part"], transient: true },
  "expired-hidden": { phases: ["part"], transient: true },
  "wrong-etag": { phases: ["part"], transient: true },
  "no-etag": { phases: ["part"], transient: true },
  flipped: { phases: bytes, transient: false },
  truncated: { phases: bytes, transient: false },
  swapped: { phases: bytes, transient: false },
} as const satisfies Readonly<Record<string, FaultRule>>;

/** A kind of fault. */
export type Fault = keyof typeof faultRules;

/** All kinds of faults. */
export const faults: readonly Fault[] = (Object.keys(faultRules) as string[]).map((name) =>
  /^\d+$/.test(name) ? (Number(name) as Fault) : (name as Fault),
);

/** Whether a fault can happen to a kind of request. */
export const mayBefall = (fault: Fault, phase: Phase): boolean => {
  const { phases }: FaultRule = faultRules[fault];
  return phases.includes(phase);
};

/** Faults that only happen with a store. */
export const storeOnly: ReadonlySet<Fault> = new Set<Fault>([
  "expired",
  "expired-hidden",
  "wrong-etag",
  "no-etag",
  "half",
]);

/** Returns content with this damage. */
export function damaged(content: string, how: "flipped" | "truncated" | "swapped"): string {
  const middle = Math.floor(content.length / 2);
  switch (how) {
    case "flipped":
      return content.slice(0, middle) + String.fromCharCode(content.charCodeAt(middle) ^ 1) + content.slice(middle + 1);
    case "truncated":
      return content.slice(0, -1);
    case "swapped":
      return content.slice(middle) + content.slice(0, middle);
    default:
      return how satisfies never;
  }
}
