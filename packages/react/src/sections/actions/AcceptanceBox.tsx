import type { Ref } from "react";
import { useMessage } from "../../i18n/useMessage.ts";
import { Checkbox } from "../../ui/controls/Checkbox.tsx";
import type { Acceptances } from "./useAcceptances.ts";

interface AcceptanceBoxProps {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly acceptances: Acceptances;
  readonly disabled?: boolean | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * One thing that has to be accepted; says "You must accept this." once it was passed over
 * (docs/platform/product.md 5.6).
 */
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
