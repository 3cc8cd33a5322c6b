import type { DepositAction, Phase } from "@deposit/core";
import type { Actions } from "../../form/actions/useActions.ts";

/** The method that repeats each action. `null` where the depositor retries in the dialog that asks for a comment. */
const retries: Readonly<Record<DepositAction, keyof Actions | null>> = {
  save: "save",
  preview: "preview",
  publish: "publish",
  "publish-without-community": "publishWithoutCommunity",
  "submit-review": null,
  "cancel-review": null,
  discard: "discard",
  "new-version": "newVersion",
  "reserve-pid": "reservePid",
  "discard-pid": "discardPid",
  "import-files": "importFiles",
};

/**
 * Returns the method that the banner offers after a failure, or `null`. Retrying cannot repair a deleted record. A draft,
 * community or files that were changed on the server need a look first.
 */
export function retryOf(phase: Phase): keyof Actions | null {
  if (phase.kind !== "failed") return null;
  switch (phase.failure.kind) {
    case "not-found":
    case "gone":
    case "published":
    case "community-changed":
    case "foreign-review":
    case "files-changed":
    case "invalid":
    case "not-implemented":
    case "foreign-address":
    case "cancelled":
    // `ReviewChanges` compares both versions.
    case "conflict":
      return null;
    case "no-response":
    case "permission-denied":
    case "signed-out":
    case "csrf":
    case "refused":
    case "state-conflict":
    case "too-large":
    case "rate-limited":
    case "server":
    case "unexpected-answer":
      return retries[phase.action];
    default:
      return phase.failure satisfies never;
  }
}
