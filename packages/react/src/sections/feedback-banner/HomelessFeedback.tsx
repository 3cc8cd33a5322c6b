import type { FieldPath } from "@deposit/core";
import { useEffect, useState } from "react";
import type { ShownFeedback } from "../../form/createFeedbackView.ts";
import { placeFinder } from "../../form/findField.ts";
import { useDepositContext } from "../../form/useDepositContext.ts";
import { useFieldMessages } from "../../form/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/useShownFeedback.ts";
import { FieldMessages } from "../../ui/FieldMessages.tsx";

const none: readonly ShownFeedback[] = [];
/** The record as a whole; one object, since answers keep their identity for the same path only. */
const everything: FieldPath = [];

/** What the server said of fields that are not on this page, or of the record as a whole: said here, or nowhere. */
export function HomelessFeedback() {
  const { root, idPrefix } = useDepositContext();
  const shown = useShownFeedback(everything, "within");
  const [homeless, setHomeless] = useState(none);
  useEffect(() => {
    // Asked once everything is drawn that this answer has brought with it.
    const timer = setTimeout(() => {
      const isOnPage = placeFinder(root.current, idPrefix);
      const found = shown.filter(({ source, path }) => source === "server" && !isOnPage(path));
      setHomeless(found.length === 0 ? none : found);
    });
    return () => clearTimeout(timer);
  }, [shown, root, idPrefix]);
  return <FieldMessages id={`${idPrefix}-homeless`} messages={useFieldMessages(homeless)} />;
}
