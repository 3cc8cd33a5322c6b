import type { AdditionalDescriptionValue } from "@deposit/core";
import { useContext, useMemo, createContext } from "react";
import { EntryField } from "../../components/fields/EntryField.tsx";
import type { EntryFieldsProps } from "../../components/lists/EntryRows.tsx";
import { LanguageField } from "../../components/fields/LanguageField.tsx";
import { languageTagOf } from "../../components/fields/languageTagOf.ts";
import { TypeField } from "../../components/fields/TypeField.tsx";
import { useDeposit } from "../../form/session/useDeposit.ts";
import { useFocusField } from "../../form/focus/useFocusField.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { RichText } from "../../ui/rich-text/RichText.tsx";
import { textOfHtml } from "./textOfHtml.ts";
import { useRichTextLabels } from "../../components/fields/useRichTextLabels.ts";

/** The fields of one additional description: type, language and text. The text is a preview until it is edited. */
export function DescriptionFields({ entry, path, change, disabled }: EntryFieldsProps<AdditionalDescriptionValue>) {
  const t = useMessage();
  const labels = useRichTextLabels();
  const types = useDeposit((state) => state.config.vocabularies.descriptions.type);
  const focusField = useFocusField();
  const { key, open } = useContext(OpenDescriptionContext);
  const isOpen = key === entry.key && !disabled;
  const { description, lang, type } = entry;
  return (
    <>
      <TypeField
        row={path}
        types={types}
        value={type}
        onValueChange={(chosen) => change({ type: chosen })}
        columns={6}
        disabled={disabled}
      />
      <LanguageField
        row={path}
        value={lang}
        onValueChange={(chosen) => change({ lang: chosen })}
        columns={6}
        disabled={disabled}
      />
      <EntryField
        row={path}
        name="description"
        label={t("descriptions.additional.text")}
        required
        disabled={disabled}
        group
      >
        {({ name: _none, ...inputProps }, ids) =>
          isOpen ? (
            <RichText
              {...inputProps}
              lang={languageTagOf(lang)}
              value={description}
              onValueChange={(html) => change({ description: html })}
              labelledBy={ids.label}
              labels={labels}
            />
          ) : (
            <div className="deposit-entry-preview">
              <Preview html={description} lang={languageTagOf(lang)} />
              {disabled ? null : (
                <Button
                  size="sm"
                  variant="quiet"
                  icon="edit"
                  aria-describedby={inputProps["aria-describedby"]}
                  onClick={() => {
                    open(entry.key);
                    setTimeout(() => void focusField([...path, "description"]));
                  }}
                >
                  {t(description === "" ? "descriptions.additional.write" : "descriptions.additional.edit")}
                </Button>
              )}
            </div>
          )
        }
      </EntryField>
    </>
  );
}

function Preview({ html, lang }: { readonly html: string; readonly lang: string | undefined }) {
  const t = useMessage();
  const text = useMemo(() => textOfHtml(html), [html]);
  if (text === "") return <p className="deposit-muted">{t("descriptions.additional.none")}</p>;
  return (
    <p className="deposit-entry-preview__text" lang={lang} dir="auto">
      {text}
    </p>
  );
}

/** The additional description that is edited. Only one has the editor at a time, since the editor is large. */
export interface OpenDescription {
  /** Key of the row, or `null` while none is edited. */
  readonly key: string | null;
  readonly open: (key: string) => void;
}

/** Provides the rows with the key of the one that is edited. */
export const OpenDescriptionContext = createContext<OpenDescription>({ key: null, open: () => undefined });
