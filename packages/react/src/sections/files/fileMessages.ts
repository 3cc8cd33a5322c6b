import { explainFailure, type FileEntry, uploadFailureMessage } from "@deposit/core";
import type { Translate } from "../../i18n/useMessage.ts";
import type { FieldMessage } from "../../ui/fieldMessage.ts";

/** What went wrong with a file, in words: its upload, and its removal. */
export function fileMessages({ key, phase, removalFailure }: FileEntry, t: Translate): readonly FieldMessage[] {
  const messages: FieldMessage[] = [];
  if (phase.kind === "error" && phase.failure !== removalFailure) {
    const { id, values } = uploadFailureMessage(phase.failure);
    messages.push({ severity: "error", text: t("upload.failed"), description: t(id, values) });
  }
  if (removalFailure !== undefined) {
    // A deletion is no upload: it was not lost on the way, nor is it to be sent again.
    const reasons =
      removalFailure.kind === "request"
        ? explainFailure(removalFailure.failure)
        : [uploadFailureMessage(removalFailure)];
    const description = reasons.map(({ id, values }) => t(id, values)).join(" ");
    messages.push({ severity: "error", text: t("files.notRemoved", { name: key }), description });
  }
  return messages;
}
