import { useRef } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { RadioOptions } from "../../ui/controls/RadioOptions.tsx";
import type { CustomWidgetProps } from "./CustomWidgetProps.ts";

/** Yes or no; nothing is chosen while nobody answered, and an answer can be taken back. */
export function BooleanWidget({ definition, value, setValue, inputProps, disabled }: CustomWidgetProps) {
  const t = useMessage();
  const { yesLabel = t("customFields.yes"), noLabel = t("customFields.no"), required = false } = definition;
  const isAnswered = typeof value === "boolean";
  const box = useRef<HTMLDivElement>(null);
  const takeBack = (): void => {
    // The button goes with the answer; the focus must not go with it.
    box.current?.querySelector("input")?.focus();
    setValue(undefined);
  };
  return (
    <div className="deposit-stack" data-gap="small" ref={box}>
      <RadioOptions
        id={inputProps.id}
        name={inputProps.id}
        options={[
          { value: "true", label: yesLabel },
          { value: "false", label: noLabel },
        ]}
        value={isAnswered ? (value ? "true" : "false") : null}
        onValueChange={(answer) => setValue(answer === "true")}
        required={required}
        disabled={disabled}
      />
      {!isAnswered || required || disabled ? null : (
        <div>
          <Button size="sm" variant="quiet" onClick={takeBack}>
            {t("customFields.noAnswer")}
          </Button>
        </div>
      )}
    </div>
  );
}
