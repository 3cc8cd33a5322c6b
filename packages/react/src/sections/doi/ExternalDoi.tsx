import type { DoiField } from "@deposit/core/internal";
import { recognizeIdentifier } from "@deposit/core/schema";
import { asPressEnds } from "../../form/feedback/deferUntilPointerUp.ts";
import type { FieldWidgetProps } from "../../form/field/fieldOverrides.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useDebouncedText } from "./useDebouncedText.ts";

interface ExternalDoiProps {
  readonly doi: DoiField;
  readonly inputProps: FieldWidgetProps<unknown>["inputProps"];
  readonly onWrite: (identifier: string) => void;
}

/** The DOI that the depositor has, typed or pasted in any format. */
export function ExternalDoi({ doi, inputProps, onWrite }: ExternalDoiProps) {
  const t = useMessage();
  const { text, type, flush } = useDebouncedText(doi.identifier, onWrite);
  // Normalizes the DOI, since the platform accepts only some formats.
  const leave = (): void => {
    flush();
    const found = recognizeIdentifier(text, ["doi"]);
    if (found !== null && found.identifier !== text) onWrite(found.identifier);
  };
  const helpId = `${inputProps.id}-kind`;
  return (
    <>
      <TextField
        {...inputProps}
        aria-label={t("doi.external.label")}
        aria-describedby={[helpId, inputProps["aria-describedby"]].filter(Boolean).join(" ")}
        disabled={inputProps.disabled || !doi.canEdit}
        placeholder={inputProps.placeholder || doi.config.pid_placeholder || t("doi.placeholder")}
        value={text}
        onValueChange={type}
        // Deferred, so that a pressed button stays under the pointer and uses the final value.
        onBlur={() => asPressEnds(leave)}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <div className="deposit-field__help" id={helpId}>
        {doi.config.unmanaged_help_text || t("doi.external.help")}
      </div>
    </>
  );
}
