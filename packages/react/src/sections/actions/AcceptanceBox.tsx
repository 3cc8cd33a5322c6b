import { type Ref, type RefObject, useRef, useState } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Checkbox } from "../../ui/controls/Checkbox.tsx";

interface AcceptanceBoxProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly acceptances: Acceptances;
  readonly disabled?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Checkbox that must be ticked. Shows "You must accept this." after a failed check (docs/platform/product.md 5.6). */
export function AcceptanceBox({ id, name, label, acceptances, disabled, inputRef }: AcceptanceBoxProps) {
  const t = useMessage();
  return (
    <Checkbox
      ref={inputRef}
      id={id}
      name={name}
      label={label}
      required
      disabled={disabled}
      checked={acceptances.isAccepted(id)}
      onCheckedChange={(accepted) => acceptances.accept(id, accepted)}
      messages={acceptances.isMissing(id) ? [{ severity: "error", text: t("check.accept.required") }] : []}
    />
  );
}

/** State of checkboxes that must all be ticked before an action. */
export interface Acceptances {
  /** Ref for the element around the checkboxes. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly anyAccepted: boolean;
  readonly isAccepted: (id: string) => boolean;
  /** Whether the checkbox with this id shows that it is required. */
  readonly isMissing: (id: string) => boolean;
  readonly accept: (id: string, accepted: boolean) => void;
  /** Returns whether all are ticked. If not, marks the missing ones and focuses the first. */
  readonly check: () => boolean;
}

const none: ReadonlySet<string> = new Set();

/**
 * Holds the state of the checkboxes with these ids. Missing ones are marked only after `check`. When the community
 * (`communityId`) changes, all checkboxes are cleared.
 */
export function useAcceptances(ids: readonly string[], communityId = ""): Acceptances {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState({ communityId, accepted: none, checked: false });
  const { accepted, checked } = state.communityId === communityId ? state : { accepted: none, checked: false };
  return {
    box,
    anyAccepted: accepted.size > 0,
    isAccepted: (id) => accepted.has(id),
    isMissing: (id) => checked && !accepted.has(id),
    accept(id, ticked) {
      const next = new Set(accepted);
      if (ticked) next.add(id);
      else next.delete(id);
      setState({ communityId, accepted: next, checked });
    },
    check() {
      const missing = ids.find((id) => !accepted.has(id));
      if (missing === undefined) return true;
      setState({ communityId, accepted, checked: true });
      box.current?.querySelector<HTMLElement>(`[id="${CSS.escape(missing)}"]`)?.focus();
      return false;
    },
  };
}
