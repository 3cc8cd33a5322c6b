import type { FieldPath } from "@deposit/core";
import { useEffect, useState } from "react";
import type { ShownFeedback } from "../../form/feedback/createFeedbackStore.ts";
import { placeFinder } from "../../form/focus/findField.ts";
import { useDepositContext } from "../../form/session/useDepositContext.ts";
import { useFieldMessages } from "../../form/feedback/useFieldMessages.tsx";
import { useShownFeedback } from "../../form/feedback/useShownFeedback.ts";
import { useMessage } from "../../i18n/useMessage.ts";
import { Button } from "../../ui/controls/Button.tsx";
import type { FieldMessage } from "../../ui/field/fieldMessage.ts";
import { FieldMessages } from "../../ui/field/FieldMessages.tsx";

/** So many messages are shown at first: a repository may find fault with each of thousands of values that no widget shows. */
const SHOWN = 10;
const none: readonly ShownFeedback[] = [];
/** The record as a whole; one object, since answers keep their identity for the same path only. */
const everything: FieldPath = [];

/** What the server said of fields that are not on this page, or of the record as a whole: said here, or nowhere. */
export function UnplacedFeedback() {
  const { root, idPrefix } = useDepositContext();
  const shown = useShownFeedback(everything, "within");
  const t = useMessage();
  const [isWhole, setIsWhole] = useState(false);
  const [homeless, setHomeless] = useState(none);
  useEffect(() => {
    // Asked once everything is drawn that this answer has brought with it.
    const timer = setTimeout(() => {
      const isOnPage = placeFinder(root.current, idPrefix);
      const found = shown.filter(({ source, path }) => source === "server" && !isOnPage(path));
      setHomeless(found.length === 0 ? none : found.map(named));
    });
    return () => clearTimeout(timer);
  }, [shown, root, idPrefix]);
  // Errors are not left out for warnings.
  const messages = useFieldMessages(homeless).toSorted((one, other) => rank(one) - rank(other));
  const id = `${idPrefix}-homeless`;
  return (
    <>
      {messages.length > SHOWN ? (
        // Before them: after thousands it would be out of sight once pressed, and the focus with it.
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
        >
          {t("feedback.all", { count: messages.length })}
        </Button>
      ) : null}
      <div id={id}>
        <FieldMessages id={`${id}-messages`} messages={isWhole ? messages : messages.slice(0, SHOWN)} />
      </div>
    </>
  );
}

const rank = ({ severity }: FieldMessage): number => Number(severity !== "error");

/** "Missing data for required field." says nothing without the field, which nothing on the page names. */
function named(entry: ShownFeedback): ShownFeedback {
  if (entry.source === "form" || entry.path.length === 0) return entry;
  return { ...entry, message: `${entry.path.slice(0, 2).join(".")}: ${entry.message}` };
}
