import type { Fault } from "@deposit/repository";
import type { DepositAction } from "../../src/state/state.ts";
import type { StartStatus } from "./seeds.ts";

/** What goes wrong with one call, by name. */
export const faultKinds = {
  "lost on the way there": { kind: "drop", when: "before" },
  "lost on the way back": { kind: "drop", when: "after" },
  "500": { kind: "answer", status: 500, body: { status: 500, message: "Internal server error" } },
  "503 as a page": { kind: "answer", status: 503, body: "<h1>Later</h1>" },
  "429": {
    kind: "answer",
    status: 429,
    body: { status: 429, message: "5 per 1 minute" },
    headers: { "Retry-After": "1" },
  },
  "403": { kind: "answer", status: 403, body: { status: 403, message: "Permission denied." } },
  "a page in its place": { kind: "answer", status: 200, body: "<h1>Sign in</h1>" },
} as const satisfies Record<string, Fault["fault"]>;

/** The name of a kind of fault. */
export type FaultName = keyof typeof faultKinds;

/** The names of all kinds of fault. */
export const faultNames = Object.keys(faultKinds).filter((name): name is FaultName => name in faultKinds);

/** The call that an action is about, as the server sees it. */
const callsOf: Readonly<Record<DepositAction, { readonly method: string; readonly path: string }>> = {
  save: { method: "PUT", path: "/draft\\?" },
  preview: { method: "PUT", path: "/draft\\?" },
  publish: { method: "POST", path: "/actions/publish" },
  "publish-without-community": { method: "POST", path: "/actions/publish" },
  "submit-review": { method: "POST", path: "/actions/submit-review" },
  "cancel-review": { method: "POST", path: "/actions/cancel" },
  discard: { method: "DELETE", path: "/draft$" },
  "new-version": { method: "POST", path: "/versions" },
  "reserve-pid": { method: "POST", path: "/pids/doi" },
  "discard-pid": { method: "DELETE", path: "/pids/doi" },
  "import-files": { method: "POST", path: "/files-import" },
};

/** The same, in a status: a draft that was never saved is created by its first save. */
export function callOf(action: DepositAction, status: StartStatus): { readonly method: string; readonly path: string } {
  const creates = status === "new" && (action === "save" || action === "preview");
  return creates ? { method: "POST", path: "/api/records\\?" } : callsOf[action];
}

const unsent: readonly StartStatus[] = ["draft", "draft_with_review", "declined", "expired", "new_version_draft"];

/** In which statuses an action is allowed (docs/platform/product.md 4.1, 6). */
export const allowed: Readonly<Record<DepositAction, readonly StartStatus[]>> = {
  save: ["new", "in_review", "published", ...unsent],
  preview: ["new", "in_review", "published", ...unsent],
  publish: ["new", "published", ...unsent],
  "publish-without-community": ["declined", "expired"],
  "submit-review": ["new", "draft", "draft_with_review", "declined", "expired"],
  "cancel-review": ["in_review"],
  discard: ["published", ...unsent],
  "new-version": ["published"],
  "reserve-pid": ["new", "in_review", ...unsent],
  "discard-pid": ["in_review", ...unsent],
  "import-files": ["new_version_draft"],
};

/** One thing that has to happen in a run: an action, in a status, whose call meets a fault. */
export interface Cell {
  readonly action: DepositAction;
  readonly status: StartStatus;
  readonly fault: FaultName;
}

/** The name of a cell, as the report of what was never reached tells it. */
export const cellName = ({ action, status, fault }: Cell): string => `${action} in ${status}, ${fault}`;

/** Every allowed action in every status with every kind of fault. */
export function allCells(): readonly Cell[] {
  const isAction = (name: string): name is DepositAction => name in allowed;
  const actions = Object.keys(allowed).filter(isAction);
  return actions.flatMap((action) =>
    allowed[action].flatMap((status) => faultNames.map((fault) => ({ action, status, fault }))),
  );
}
