import { newRowKey, type SubjectValue, type VocabularyOption, type FieldPath } from "@deposit/core";
import { useMemo, useState } from "react";
import { DepositField } from "../../components/fields/DepositField.tsx";
import { useComboboxLabels } from "../../components/search/useComboboxLabels.ts";
import { useSubjectSearch } from "../../components/fields/useSubjectSearch.ts";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useField } from "../../form/field/useField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { MultiCombobox } from "../../ui/combobox/MultiCombobox.tsx";
import { Select } from "../../ui/controls/Select.tsx";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";

/** The value that stands for all sources (docs/platform/product.md 10.4). */
const EVERY_SOURCE = "all";
/** With fewer sources, including "all", there is no choice (docs/platform/product.md 10.4). */
const LEAST_SOURCES = 3;

/** The subjects: terms of the subject vocabularies, or free keywords (docs/platform/product.md 3.2). */
export function SubjectsSection() {
  const t = useMessage();
  const field = useField("metadata.subjects");
  const { messages, invalid } = useSubjectMessages(field.path, field.value);
  const sources = useDeposit((state) => state.config.vocabularies.subjects.limit_to);
  const [source, setSource] = useState(EVERY_SOURCE);
  const load = useSubjectSearch(source === EVERY_SOURCE ? undefined : source);
  const labels = useComboboxLabels({ failed: t("subjects.failed") });
  const shown = useMemo(() => ({ ...field, messages }), [field, messages]);
  return (
    <DepositField
      name="metadata.subjects"
      field={shown}
      label={t("subjects.label")}
      help={t("subjects.help")}
      placeholder={t("subjects.placeholder")}
      labelAction={
        sources.length < LEAST_SOURCES ? undefined : (
          <SuggestFrom
            id={`${field.inputProps.id}-source`}
            sources={sources}
            value={source}
            onValueChange={setSource}
            disabled={field.disabled}
          />
        )
      }
    >
      {({ value, setValue, inputProps }) => (
        <MultiCombobox<SubjectValue>
          {...inputProps}
          value={value}
          onValueChange={(chosen) =>
            setValue(chosen.map((subject) => (subject.key === "" ? { ...subject, key: newRowKey() } : subject)))
          }
          load={async (text, signal) => {
            const found = await load(text, signal);
            return found.map((subject) => ({ key: "", ...subject }));
          }}
          getKey={({ id, subject }) => (id === undefined ? `typed ${subject}` : `id ${id}`)}
          getLabel={({ scheme = "", subject }) =>
            scheme === "" ? subject : t("subjects.schemed", { scheme, subject })
          }
          isInvalid={({ key }) => invalid.has(key)}
          createItem={(subject) => ({ key: "", subject })}
          labels={labels}
        />
      )}
    </DepositField>
  );
}

interface SuggestFromProps {
  readonly id: string;
  readonly sources: readonly VocabularyOption[];
  readonly value: string;
  readonly onValueChange: (source: string) => void;
  readonly disabled: boolean;
}

/** Selects the vocabulary that suggests subjects (docs/platform/product.md 10.4). */
function SuggestFrom({ id, sources, value, onValueChange, disabled }: SuggestFromProps) {
  const t = useMessage();
  return (
    <span className="deposit-row deposit-small">
      <label htmlFor={id} className="deposit-muted">
        {t("subjects.suggestFrom")}
      </label>
      <Select
        id={id}
        options={sources.map((source) => ({ value: source.value, label: source.text }))}
        value={value}
        onValueChange={onValueChange}
        disabled={disabled}
      />
    </span>
  );
}

/** The messages below the field, and the chips that they concern. */
interface SubjectMessages {
  readonly messages: readonly FieldMessage[];
  /** Keys of the subjects with an error. */
  readonly invalid: ReadonlySet<string>;
}

/**
 * Returns the messages of the list and of its subjects. A message of a subject starts with its name, since a chip has
 * no room for messages.
 */
function useSubjectMessages(path: FieldPath, subjects: readonly SubjectValue[]): SubjectMessages {
  const t = useMessage();
  const feedback = useShownFeedback(path, "within");
  const all = useFieldMessages(feedback);
  return useMemo(() => {
    const names = new Map(subjects.map(({ key, subject }) => [key, subject]));
    const rowOf = (index: number): string | undefined => feedback[index]?.path[path.length];
    const messages = all.map((message, index) => {
      const subject = names.get(rowOf(index) ?? "") ?? "";
      const { text } = message;
      if (subject === "" || typeof text !== "string") return message;
      return { ...message, text: t("subjects.said", { subject, message: text }) };
    });
    const invalid = all.flatMap((message, index) => (message.severity === "error" ? [rowOf(index) ?? ""] : []));
    return { messages, invalid: new Set(invalid) };
  }, [feedback, all, subjects, path, t]);
}
