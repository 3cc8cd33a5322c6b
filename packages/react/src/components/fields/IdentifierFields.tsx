import type { FieldPath, SchemedIdentifier, VocabularyOption } from "@deposit/core";
import { identifierIssue, recognizeIdentifier, schemeName } from "@deposit/core/schema";
import { type ChangeEvent, useRef } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Select } from "../../ui/controls/Select.tsx";
import { TextField } from "../../ui/controls/TextField.tsx";
import { useUi } from "../../ui/root/useUi.ts";
import { EntryField, type EntryFieldProps } from "./EntryField.tsx";

/** Props of {@link IdentifierFields}. */
export interface IdentifierFieldsProps {
  /** Path of the row. */
  readonly row: FieldPath;
  readonly value: SchemedIdentifier;
  readonly change: (part: Partial<SchemedIdentifier>) => void;
  /** The schemes that the site takes; where it names none, any can be written. */
  readonly schemes: readonly VocabularyOption[];
  readonly disabled: boolean;
  /** Columns of the identifier and of the scheme. */
  readonly columns: readonly [EntryFieldProps["columns"], EntryFieldProps["columns"]];
}

/**
 * An identifier and its scheme. What is pasted, or typed and left, is recognised in any of its spellings, written as its
 * scheme writes it, and the scheme is chosen; a scheme chosen by hand holds, unless the text is none of it and names another;
 * one that was recognised goes when the identifier is taken out. A text that nobody touched is left as it is.
 */
export function IdentifierFields({ row, value, change, schemes, disabled, columns }: IdentifierFieldsProps) {
  const t = useMessage();
  const { announce } = useUi();
  const { identifier, scheme } = value;
  // The scheme that was chosen here and by nobody: another identifier in its place may be of another.
  const recognized = useRef<string>(null);

  const isTyped = useRef(false);

  const recognize = (text: string): void => {
    isTyped.current = false;
    const isChosen = scheme !== "" && scheme !== recognized.current;
    const found =
      (isChosen ? recognizeIdentifier(text, [scheme]) : null) ??
      recognizeIdentifier(text, schemes.length === 0 ? undefined : schemes.map((option) => option.value));
    if (found === null) {
      const trimmed = text.trim();
      if (trimmed === "" && scheme === recognized.current) change({ identifier: "", scheme: "" });
      else if (text !== trimmed) change({ identifier: trimmed });
      return;
    }
    // An address or a prefix names its scheme; digits alone only look like one, and an address can be of many.
    const isNamed =
      /^\s*[a-z][\w-]*:/i.test(text) &&
      (found.scheme !== "url" || identifierIssue({ scheme, identifier: text }) !== null);
    if (isChosen && scheme !== found.scheme && !isNamed) return;
    if (found.identifier === text && found.scheme === scheme) return;
    change(found);
    if (found.scheme === scheme) return;
    recognized.current = found.scheme;
    announce(t("entry.recognized", { scheme: nameOfScheme(found.scheme, schemes) }));
  };

  const chooseScheme = (chosen: string): void => {
    recognized.current = null;
    change({ scheme: chosen });
  };

  return (
    <>
      <EntryField
        row={row}
        name="identifier"
        label={t("entry.identifier")}
        columns={columns[0]}
        required
        disabled={disabled}
      >
        {(inputProps) => (
          <TextField
            {...inputProps}
            value={identifier}
            onChange={(event) => {
              const text = event.target.value;
              isTyped.current = true;
              change({ identifier: text });
              if (isPaste(event)) recognize(text);
            }}
            onBlur={() => {
              if (isTyped.current) recognize(identifier);
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </EntryField>
      <EntryField row={row} name="scheme" label={t("entry.scheme")} columns={columns[1]} required disabled={disabled}>
        {(inputProps) =>
          schemes.length === 0 ? (
            <TextField
              {...inputProps}
              value={scheme}
              onValueChange={chooseScheme}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          ) : (
            <Select
              {...inputProps}
              options={schemes.map((option) => ({ value: option.value, label: option.text }))}
              placeholder={t("entry.scheme.choose")}
              value={scheme}
              onValueChange={chooseScheme}
            />
          )
        }
      </EntryField>
    </>
  );
}

function isPaste({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  return nativeEvent instanceof InputEvent && nativeEvent.inputType === "insertFromPaste";
}

function nameOfScheme(scheme: string, schemes: readonly VocabularyOption[]): string {
  return schemes.find(({ value }) => value === scheme)?.text ?? schemeName(scheme);
}
