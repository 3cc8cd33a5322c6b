import { explainFailure, type Failure, type FileEntry, uploadFailureMessage } from "@deposit/core";
import type { Translate } from "../../../i18n/useMessage.ts";
import type { FieldMessage } from "../../../ui/field/fieldMessage.ts";
import { hasForeignAddress } from "./hasForeignAddress.ts";
import { isSentElsewhere } from "./isSentElsewhere.ts";

/**
 * A deletion sends nothing that could be too large, or hold fields that are marked, or be saved over somebody's work: an
 * answer that speaks of a save is told by the server's words, or by its number.
 */
function asRefusal(failure: Failure): Failure {
  const { kind, request } = failure;
  switch (kind) {
    case "too-large":
      return { kind: "refused", request, status: 413, message: failure.message };
    case "conflict":
      return { kind: "refused", request, status: 412, message: failure.message };
    case "invalid": {
      const said = failure.errors.flatMap(({ messages }) => messages).join(" ");
      return { kind: "refused", request, status: 400, message: said || failure.message };
    }
    default:
      return failure;
  }
}

/** What went wrong with a file, in words: its upload, and its removal. */
export function fileMessages(entry: FileEntry, t: Translate): readonly FieldMessage[] {
  const { key, phase, removalFailure } = entry;
  // To send it or to remove it once more is of no use.
  if (hasForeignAddress(entry)) return [{ severity: "error", text: t("failure.foreign-address") }];
  const messages: FieldMessage[] = [];
  if (isSentElsewhere(entry)) messages.push({ severity: "info", text: t("upload.elsewhere") });
  else if (phase.kind === "error" && phase.failure !== removalFailure) {
    const { id, values } = uploadFailureMessage(phase.failure);
    messages.push({ severity: "error", text: t("upload.failed"), description: t(id, values) });
  }
  if (removalFailure !== undefined) {
    // A deletion is no upload: it was not lost on the way, nor is it to be sent again.
    const reasons =
      removalFailure.kind === "request"
        ? explainFailure(asRefusal(removalFailure.failure))
        : [uploadFailureMessage(removalFailure)];
    const description = reasons.map(({ id, values }) => t(id, values)).join(" ");
    messages.push({ severity: "error", text: t("files.notRemoved", { name: key }), description });
  }
  return messages;
}
