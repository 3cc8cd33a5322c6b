import type { DepositClient, VocabularyOption } from "@deposit/core";
import { useState } from "react";
import { flushSync } from "react-dom";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import { Field } from "../../ui/field/Field.tsx";
import { RadioCards } from "../../ui/controls/RadioCards.tsx";
import { Select } from "../../ui/controls/Select.tsx";
import { AffiliationsField } from "./AffiliationsField.tsx";
import type { NameSearchMode } from "./CreatorDialog.tsx";
import type { CreatorFields, CreatorKind } from "./creatorForm.ts";
import { IdentifiersField } from "./IdentifiersField.tsx";
import { NameSearch } from "./NameSearch.tsx";
import { useCreatorMessages } from "./useCreatorMessages.ts";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import { TextField } from "../../ui/controls/TextField.tsx";

interface CreatorFieldsetProps {
  kind: CreatorKind;
  feedback: readonly ShownFeedback[];
  client: DepositClient;
  roles: readonly VocabularyOption[];
  searchMode: NameSearchMode;
  adding: boolean;
}

/** The fields of the creator dialog, in reading order. */
export function CreatorFieldset({ kind, feedback, client, roles, searchMode, adding }: CreatorFieldsetProps) {
  const t = useMessage();
  const { control, clearErrors, reset, getValues, setFocus, formState } = useFormContext<CreatorFields>();
  const type = useWatch({ control, name: "person_or_org.type" });
  const messagesOf = useCreatorMessages(feedback);
  // With `search_only` the names appear after a suggestion is chosen, on request, or on saving
  // (docs/platform/product.md 10.3).
  const [opened, setOpened] = useState(!adding || searchMode !== "search_only");
  const showsNames = opened || type === "organizational" || formState.isSubmitted;
  return (
    <>
      <Controller
        control={control}
        name="person_or_org.type"
        render={({ field }) => (
          <RadioCards
            legend={t(`${kind}.kind`)}
            options={(["personal", "organizational"] as const).map((value) => ({
              value,
              label: t(`creators.kind.${value}`),
              description: t(`creators.kind.${value}.text`),
              icon: value === "personal" ? "person" : "organization",
            }))}
            value={field.value}
            onValueChange={(value) => {
              field.onChange(value);
              clearErrors(["person_or_org.family_name", "person_or_org.name"]);
            }}
            messages={messagesOf("person_or_org.type")}
          />
        )}
      />
      {searchMode === "off" ? null : (
        <NameSearch
          key={type}
          type={type}
          client={client}
          onFill={(fill) => {
            reset(fill(getValues()), { keepDefaultValues: true });
            setOpened(true);
          }}
          onFailed={() => setOpened(true)}
        />
      )}
      {showsNames ? (
        <>
          {type === "personal" ? (
            <div className="deposit-grid-2">
              <CreatorTextField
                name="person_or_org.family_name"
                label={t("creators.familyName")}
                required
                messages={messagesOf("person_or_org.family_name")}
              />
              <CreatorTextField
                name="person_or_org.given_name"
                label={t("creators.givenNames")}
                messages={messagesOf("person_or_org.given_name")}
              />
            </div>
          ) : (
            <CreatorTextField
              name="person_or_org.name"
              label={t("creators.name")}
              required
              messages={messagesOf("person_or_org.name")}
            />
          )}
          <IdentifiersField messagesOf={messagesOf} />
          <AffiliationsField client={client} messages={messagesOf("affiliations")} />
          <Controller
            control={control}
            name="role"
            render={({ field }) => (
              <Field
                label={t("creators.role")}
                requirement={kind === "contributors" ? t("form.required") : undefined}
                required={kind === "contributors"}
                messages={messagesOf("role")}
              >
                {(inputProps) => (
                  <Select
                    {...inputProps}
                    ref={field.ref}
                    options={roles.map(({ value, text }) => ({ value, label: text }))}
                    placeholder={t(kind === "contributors" ? "creators.role.choose" : "creators.role.none")}
                    value={field.value}
                    onValueChange={field.onChange}
                    onBlur={field.onBlur}
                  />
                )}
              </Field>
            )}
          />
        </>
      ) : (
        <Button
          variant="quiet"
          icon="edit"
          onClick={() => {
            // The button disappears, so the first field gets the focus.
            flushSync(() => setOpened(true));
            setFocus("person_or_org.family_name");
          }}
        >
          {t("creators.search.manual")}
        </Button>
      )}
    </>
  );
}

interface CreatorTextFieldProps {
  name: "person_or_org.family_name" | "person_or_org.given_name" | "person_or_org.name";
  label: string;
  required?: boolean;
  messages: readonly FieldMessage[];
}

/** A single-line text field of the creator dialog. */
function CreatorTextField({ name, label, required = false, messages }: CreatorTextFieldProps) {
  const t = useMessage();
  const { register } = useFormContext<CreatorFields>();
  return (
    <Field
      label={label}
      requirement={required ? t("form.required") : undefined}
      required={required}
      messages={messages}
    >
      {(inputProps) => <TextField {...inputProps} {...register(name)} autoComplete="off" />}
    </Field>
  );
}
