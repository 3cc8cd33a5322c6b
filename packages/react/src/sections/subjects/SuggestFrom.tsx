import type { VocabularyOption } from "@deposit/core";
import { useMessage } from "../../i18n/useMessage.ts";
import { Select } from "../../ui/controls/Select.tsx";

interface SuggestFromProps {
  readonly id: string;
  readonly sources: readonly VocabularyOption[];
  readonly value: string;
  readonly onValueChange: (source: string) => void;
  readonly disabled: boolean;
}

/** Chooses the vocabulary that subjects are suggested from (docs/platform/product.md 10.4). */
export function SuggestFrom({ id, sources, value, onValueChange, disabled }: SuggestFromProps) {
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
