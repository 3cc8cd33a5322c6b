import type { DepositAction, Phase } from "@deposit/core";
import type { Actions } from "../../form/actions/useActions.ts";

/** What does each action once more. What takes a comment is tried again in its dialog, where that is. */
const again: Readonly<Record<DepositAction, keyof Actions | null>> = {
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
 * What can be done after a failure: trying again, or, where the draft was changed elsewhere, saving over that. A record
 * that is gone is not mended by either, and a community or files that were changed elsewhere are looked at first.
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
      return null;
    case "conflict":
      return "overwrite";
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
      return again[phase.action];
    default:
      return phase.failure satisfies never;
  }
}
