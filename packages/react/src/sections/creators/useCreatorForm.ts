import { ADDED_LABEL_DURATION, type CreatorValue } from "@deposit/core";
import { useEffect, useId, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { validateAfterPointerUp } from "../../form/feedback/validateAfterPointerUp.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { useLatest } from "../../ui/hooks/useLatest.ts";
import { useUi } from "../../ui/root/useUi.ts";
import { type CreatorFields, type CreatorKind, emptyFields, fieldsOf, withoutEmptyIdentifiers } from "./creatorForm.ts";
import { creatorResolver } from "./creatorResolver.ts";

/** What the dialog works with. */
export interface CreatorForm {
  readonly form: UseFormReturn<CreatorFields>;
  readonly formId: string;
  /** Saves when nothing is wrong, else shows what is. */
  readonly submit: (then: "close" | "another") => Promise<void>;
  /** True for a moment after one was added and the next may follow. */
  readonly justAdded: boolean;
  /** Counts the creators that were added in one sitting: each starts with fresh fields. */
  readonly round: number;
}

/** The nested form of the creator dialog: judged by the core's schema on leaving a field, and on saving as a whole. */
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
  /** What is wrong is drawn. */
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
    // It would go to the field that was drawn first, not to the first of the dialog.
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
    // The second press of two: nobody left the fields empty that were just emptied.
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

/** Leaves of react-hook-form's errors: an object with a `type` is one fault. */
function countErrors(errors: object): number {
  return Object.values(errors).reduce((count: number, error: unknown) => {
    if (typeof error !== "object" || error === null) return count;
    return count + ("type" in error && typeof error.type === "string" ? 1 : countErrors(error));
  }, 0);
}
