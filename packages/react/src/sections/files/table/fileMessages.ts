import type { Failure, FileEntry } from "@deposit/core";
import { explainFailure, hasForeignAddress, isInOtherTab, uploadFailureMessage } from "@deposit/core/internal";
import type { Translate } from "../../../i18n/useMessage.ts";
import type { FieldMessage } from "../../../ui/field/fieldMessage.ts";

/**
 * Converts failures that only a save can explain into general ones. A deletion sends no fields and no large content, so
 * the server's message or the status is shown instead.
 */
function asRefusal(failure: Failure): Failure {
  const { kind, request } = failure;
  switch (kind) {
    case "too-large":
      return { kind: "refused", request, status: 413, message: failure.message };
    case "conflict":
      return { kind: "refused", request, status: 412, message: failure.message };
    case "invalid": {
      const reason = failure.errors.flatMap(({ messages }) => messages).join(" ");
      return { kind: "refused", request, status: 400, message: reason || failure.message };
    }
    default:
      return failure;
  }
}

/** Returns the messages for a failed upload and for a failed removal. */
export function fileMessages(entry: FileEntry, t: Translate): readonly FieldMessage[] {
  const { key, phase, removalFailure } = entry;
  // Neither sending nor removing it again can help.
  if (hasForeignAddress(entry)) return [{ severity: "error", text: t("failure.foreign-address") }];
  const messages: FieldMessage[] = [];
  if (isInOtherTab(entry)) messages.push({ severity: "info", text: t("upload.elsewhere") });
  else if (phase.kind === "error" && phase.failure !== removalFailure) {
    const { id, values } = uploadFailureMessage(phase.failure);
    messages.push({ severity: "error", text: t("upload.failed"), description: t(id, values) });
  }
  if (removalFailure !== undefined) {
    // A failed removal needs its own text, since a text about an upload would suggest sending the file again.
    const reasons =
      removalFailure.kind === "request"
        ? explainFailure(asRefusal(removalFailure.failure))
        : [uploadFailureMessage(removalFailure)];
    const description = reasons.map(({ id, values }) => t(id, values)).join(" ");
    messages.push({ severity: "error", text: t("files.notRemoved", { name: key }), description });
  }
  return messages;
}
