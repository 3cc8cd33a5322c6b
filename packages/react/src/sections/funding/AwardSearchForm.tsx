import type { FunderFacet } from "@deposit/core";
import { type RefObject, useId } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface AwardSearchFormProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onSearch: (text: string) => void;
  readonly funders: readonly FunderFacet[];
  /** Id of the funder whose awards are shown; "" for all. */
  readonly funder: string;
  readonly onFunderChange: (funder: string) => void;
  readonly box: RefObject<HTMLInputElement | null>;
}

/** Words to look for, searched on Enter or by the button, and the funder that the results are narrowed to. */
export function AwardSearchForm(props: AwardSearchFormProps) {
  const { text, onTextChange, onSearch, funders, funder, onFunderChange, box } = props;
  const t = useMessage();
  const funderId = useId();
  return (
    <div className="deposit-stack" data-gap="small">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          // React's events go up through portals: a form around the editor must not be submitted.
          event.stopPropagation();
          onSearch(text.trim());
        }}
      >
        <Field label={t("funding.search")}>
          {(inputProps) => (
            <TextField
              {...inputProps}
              ref={box}
              type="search"
              before={<Icon name="search" />}
              after={
                <Button type="submit" size="sm">
                  {t("funding.search.submit")}
                </Button>
              }
              value={text}
              onValueChange={onTextChange}
              placeholder={t("funding.search.placeholder")}
              autoComplete="off"
            />
          )}
        </Field>
      </form>
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
