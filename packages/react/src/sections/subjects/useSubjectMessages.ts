import type { FieldPath, SubjectValue } from "@deposit/core";
import { useMemo } from "react";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";

/** What is said of the subjects: beside the field, and which of the chips it is about. */
export interface SubjectMessages {
  readonly messages: readonly FieldMessage[];
  /** Keys of the subjects with an error. */
  readonly faulty: ReadonlySet<string>;
}

/** The words about the list and about each subject; those about one begin with its name, since a chip has no room. */
export function useSubjectMessages(path: FieldPath, subjects: readonly SubjectValue[]): SubjectMessages {
  const t = useMessage();
  const feedback = useShownFeedback(path, "within");
  const words = useFieldMessages(feedback);
  return useMemo(() => {
    const names = new Map(subjects.map(({ key, subject }) => [key, subject]));
    const rowOf = (index: number): string | undefined => feedback[index]?.path[path.length];
    const messages = words.map((word, index) => {
      const subject = names.get(rowOf(index) ?? "") ?? "";
      const { text } = word;
      if (subject === "" || typeof text !== "string") return word;
      return { ...word, text: t("subjects.said", { subject, message: text }) };
    });
    const faulty = words.flatMap((word, index) => (word.severity === "error" ? [rowOf(index) ?? ""] : []));
    return { messages, faulty: new Set(faulty) };
  }, [feedback, words, subjects, path, t]);
}
