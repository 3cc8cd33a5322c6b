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

/** Messages shown at first. A repository may report thousands of values that have no widget. */
const INITIALLY_SHOWN = 10;
const none: readonly ShownFeedback[] = [];
/** Path of the whole record. It is one object, since the feedback store caches by the identity of the path. */
const everything: FieldPath = [];

/** Shows server feedback for the whole record and for fields that have no place on this page. */
export function UnplacedFeedback() {
  const { root, idPrefix } = useDepositContext();
  const shown = useShownFeedback(everything, "within");
  const t = useMessage();
  const [showsAll, setShowsAll] = useState(false);
  const [unplaced, setUnplaced] = useState(none);
  useEffect(() => {
    // Waits until React has rendered the fields that this answer adds.
    const timer = setTimeout(() => {
      const isOnPage = placeFinder(root.current, idPrefix);
      const found = shown.filter(({ source, path }) => source === "server" && !isOnPage(path));
      setUnplaced(found.length === 0 ? none : found.map(withPath));
    });
    return () => clearTimeout(timer);
  }, [shown, root, idPrefix]);
  // Errors come first, so that the limit hides warnings.
  const messages = useFieldMessages(unplaced).toSorted((one, other) => rank(one) - rank(other));
  const id = `${idPrefix}-homeless`;
  return (
    <>
      {messages.length > INITIALLY_SHOWN ? (
        // Above the list: below thousands of messages the button and its focus would be out of view.
        <Button
          size="sm"
          variant="quiet"
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={() => setShowsAll(!showsAll)}
        >
          {t("feedback.all", { count: messages.length })}
        </Button>
      ) : null}
      <div id={id}>
        <FieldMessages id={`${id}-messages`} messages={showsAll ? messages : messages.slice(0, INITIALLY_SHOWN)} />
      </div>
    </>
  );
}

const rank = ({ severity }: FieldMessage): number => Number(severity !== "error");

/** Adds the path to a message such as "Missing data for required field.", since no widget names the field. */
function withPath(entry: ShownFeedback): ShownFeedback {
  if (entry.source === "form" || entry.path.length === 0) return entry;
  return { ...entry, message: `${entry.path.slice(0, 2).join(".")}: ${entry.message}` };
}
