import type { FunderFacet } from "@deposit/core";
import { type RefObject, useId } from "react";
import { SearchForm } from "../../components/search/SearchForm.tsx";
import { useMessage } from "../../i18n/useMessage.ts";
import { Field } from "../../ui/field/Field.tsx";
import { Select } from "../../ui/controls/Select.tsx";

interface AwardSearchFormProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSearch: (text: string) => void;
  readonly funders: readonly FunderFacet[];
  /** Id of the funder whose awards are shown, or "" for all. */
  readonly funder: string;
  readonly onFunderChange: (funder: string) => void;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** The search text, submitted with Enter or the button, and the funder that narrows the results. */
export function AwardSearchForm(props: AwardSearchFormProps) {
  const { text, onTextChange, onSearch, funders, funder, onFunderChange, box } = props;
  const t = useMessage();
  const funderId = useId();
  return (
    <div className="deposit-stack">
      <Field label={t("funding.search")}>
        {(inputProps) => (
          <SearchForm
            text={text}
            onTextChange={onTextChange}
            onSearch={onSearch}
            submitLabel={t("funding.search.submit")}
            inputProps={{ ...inputProps, placeholder: t("funding.search.placeholder") }}
            box={box}
          />
        )}
      </Field>
      <Field id={funderId} label={t("funding.funders")}>
        {(inputProps) => (
          <Select
            {...inputProps}
            options={[
              { value: "", label: t("funding.funders.all") },
              ...funders.map(({ id, label, count }) => ({
                value: id,
                label: t("funding.funders.counted", { funder: label, count }),
              })),
            ]}
            value={funder}
            onValueChange={onFunderChange}
          />
        )}
      </Field>
    </div>
  );
}
