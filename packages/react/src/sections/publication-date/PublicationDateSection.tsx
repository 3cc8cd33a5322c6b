import { DepositField } from "../../components/DepositField.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { TextField } from "../../ui/TextField.tsx";
import { describeDate } from "./describeDate.ts";

/** When it was or will be published: a day, a month, a year or an interval, with an echo of how it was understood. */
export function PublicationDateSection() {
  const t = useMessage();
  const { tag } = useLocale();
  return (
    <DepositField
      name="metadata.publication_date"
      label={t("publicationDate.label")}
      help={t("publicationDate.help")}
      placeholder="YYYY-MM-DD"
      required
    >
      {({ value, setValue, inputProps }) => {
        const understood = describeDate(value, tag);
        const echoId = `${inputProps.id}-understood`;
        return (
          <div className="deposit-stack" data-gap="small">
            <TextField
              {...inputProps}
              aria-describedby={[understood === null ? "" : echoId, inputProps["aria-describedby"]]
                .filter(Boolean)
                .join(" ")}
              value={value}
              onValueChange={setValue}
              autoComplete="off"
              spellCheck={false}
            />
            {understood === null ? null : (
              <p className="deposit-text deposit-small" id={echoId} data-deposit-part="date-understood">
                {understood.kind === "single"
                  ? t("publicationDate.understood", { date: understood.date })
                  : t("publicationDate.understoodInterval", { from: understood.from, to: understood.to })}
              </p>
            )}
          </div>
        );
      }}
    </DepositField>
  );
}
