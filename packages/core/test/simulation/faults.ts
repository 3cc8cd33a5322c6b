/** What a request is for. */
export type Phase = "init" | "list" | "read" | "commit" | "delete" | "whole" | "part";

/** What can go wrong with one request; `transient` are those that an upload survives without anybody's help. */
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
 * The faults of one request (docs/platform/uploads.md 3, multipart.md). One that stalls first never arrives, one that
 * stalls last has its effect and no answer; the watchdog, or the client's deadline, ends both. `lost` has its effect,
 * and its answer is lost; `errors` is a 200 that says so; `page` is HTML in place of an answer; `half` is a store that
 * completed what its repository did not; `expired` is an address that is not good any more, `expired-hidden` one whose
 * refusal the page cannot read.
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

/** The name of a fault. */
export type Fault = keyof typeof faultRules;

/** Every fault, by its own name. */
export const faults: readonly Fault[] = (Object.keys(faultRules) as string[]).map((name) =>
  /^\d+$/.test(name) ? (Number(name) as Fault) : (name as Fault),
);

/** What a fault may befall. */
export const mayBefall = (fault: Fault, phase: Phase): boolean => {
  const { phases }: FaultRule = faultRules[fault];
  return phases.includes(phase);
};

/** Faults of a store's addresses and ETags; the others happen everywhere. */
export const storeOnly: ReadonlySet<Fault> = new Set<Fault>([
  "expired",
  "expired-hidden",
  "wrong-etag",
  "no-etag",
  "half",
]);

/** Other content than this, of the same kind of damage. */
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
