import type { Failure } from "../errors.ts";
import type { Message } from "../messages.ts";
import { failureMessage } from "./failureMessage.ts";
import { tellFilesElsewhere } from "./tellFilesElsewhere.ts";

/**
 * The server's own words about a failure, where only it knows the reason ("only allowed to community members"), and our
 * sentence about its kind does not hold them already; and which files it is about.
 */
function particulars(failure: Failure): readonly Message[] {
  switch (failure.kind) {
    case "permission-denied":
    case "state-conflict":
    case "server":
      return failure.message === "" ? [] : [{ id: "failure.refused", values: { message: failure.message } }];
    case "files-changed":
      return tellFilesElsewhere(failure);
    default:
      return [];
  }
}

/**
 * The sentences that explain a failure (docs/platform/product.md 8): the server's own words where only it knows why,
 * then what it means and what to do.
 *
 * @example explainFailure(phase.failure).map(({ id, values }) => t(id, values)).join(" ")
 */
export function explainFailure(failure: Failure): readonly Message[] {
  return [...particulars(failure), failureMessage(failure)];
}
