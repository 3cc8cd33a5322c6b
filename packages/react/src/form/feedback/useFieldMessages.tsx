import { useMemo } from "react";
import { useMessage, type Translate } from "../../i18n/useMessage.ts";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import type { ShownFeedback } from "./createFeedbackStore.ts";
import { FeedbackDescription } from "./FeedbackDescription.tsx";

/** Feedback as the interface parts draw it: the server's text as it came, our own sentences in the reader's language. */
export function useFieldMessages(feedback: readonly ShownFeedback[]): readonly FieldMessage[] {
  const t = useMessage();
  return useMemo(() => feedback.map((entry) => fieldMessage(entry, t)), [feedback, t]);
}

function fieldMessage(entry: ShownFeedback, t: Translate): FieldMessage {
  if (entry.source === "form") return { severity: "error", text: t(entry.message.id, entry.message.values) };
  const { severity, message, description, own } = entry;
  const text = own === undefined ? message : t(own.id, own.values);
  if (description === undefined || description === "") return { severity, text };
  return { severity, text, description: <FeedbackDescription html={description} /> };
}
