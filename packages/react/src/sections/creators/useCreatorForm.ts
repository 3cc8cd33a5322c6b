import type { CreatorValue } from "@deposit/core";
import { ADDED_LABEL_DURATION } from "@deposit/core/internal";
import { useEffect, useId, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { validateAfterPointerUp } from "../../form/feedback/validateAfterPointerUp.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { useLatest } from "../../ui/hooks/useLatest.ts";
import { useUi } from "../../ui/root/useUi.ts";
import {
  type CreatorFields,
  type CreatorKind,
  emptyFields,
  fieldsOf,
  withoutEmptyIdentifiers,
  creatorResolver,
} from "./creatorForm.ts";

/** The form of the creator dialog. */
export interface CreatorForm {
  readonly form: UseFormReturn<CreatorFields>;
  readonly formId: string;
  /** Saves if the values are valid, otherwise shows the errors. */
  readonly submit: (then: "close" | "another") => Promise<void>;
  /** True for a moment after one was added and the next can be entered. */
  readonly justAdded: boolean;
  /** Number of creators added since the dialog opened. As a `key` it resets the fields. */
  readonly round: number;
}

/**
 * Creates the form of the creator dialog. The schema of core validates a field when it loses the focus, and the whole
 * form on saving.
 */
export function useCreatorForm({
  kind,
  creator,
  onSave,
  onSaved,
  onRefused,
}: {
  kind: CreatorKind;
  creator: CreatorValue | null;
  onSave: (fields: CreatorFields) => void;
  onSaved: (then: "close" | "another") => void;
  /** Called after the errors are rendered. */
  onRefused: () => void;
}): CreatorForm {
  const t = useMessage();
  const { announce } = useUi();
  const formId = useId();
  const [added, setAdded] = useState(0);
  const [round, setRound] = useState(0);
  const [refusals, setRefusals] = useState(0);
  const form = useForm<CreatorFields>({
    defaultValues: creator === null ? emptyFields() : fieldsOf(creator),
    resolver: validateAfterPointerUp(creatorResolver(kind)),
    mode: "onTouched",
    // It would focus the field that was registered first, not the first one in the dialog.
    shouldFocusError: false,
  });

  const after = useLatest({ onSaved, onRefused });
  useEffect(() => {
    if (round > 0) after.current.onSaved("another");
  }, [round, after]);
  useEffect(() => {
    if (refusals > 0) after.current.onRefused();
  }, [refusals, after]);

  useEffect(() => {
    if (added === 0) return undefined;
    const timer = setTimeout(() => setAdded(0), ADDED_LABEL_DURATION);
    return () => clearTimeout(timer);
  }, [added]);

  const submit = async (then: "close" | "another"): Promise<void> => {
    // The second press of a double click finds the emptied form, and must not mark it as invalid.
    if (then === "another" && added > 0 && !form.formState.isDirty) return;
    let isRefused = false;
    await form.handleSubmit(
      (fields) => {
        onSave(withoutEmptyIdentifiers(fields));
        if (then === "close") {
          onSaved("close");
          return;
        }
        form.reset(emptyFields(fields.person_or_org.type));
        setAdded((count) => count + 1);
        setRound((count) => count + 1);
      },
      (errors) => {
        isRefused = true;
        announce(t("creators.fix", { count: countErrors(errors) }));
      },
    )();
    if (isRefused) setRefusals((count) => count + 1);
  };

  return { form, formId, submit, justAdded: added > 0, round };
}

/** Counts the leaves of react-hook-form's errors. An object with a `type` is one error. */
function countErrors(errors: object): number {
  return Object.values(errors).reduce((count: number, error: unknown) => {
    if (typeof error !== "object" || error === null) return count;
    return count + ("type" in error && typeof error.type === "string" ? 1 : countErrors(error));
  }, 0);
}
