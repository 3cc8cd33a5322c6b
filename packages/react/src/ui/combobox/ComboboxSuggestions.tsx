import { useEffect } from "react";
import type { ComboboxPopupProps } from "./ComboboxPopup.tsx";
import { LateFailure } from "../late/LateFailure.tsx";
import { latePart } from "../late/latePart.ts";
import { Spinner } from "../Spinner.tsx";
import { useLatePart } from "../late/useLatePart.ts";

const popup = latePart(async () => (await import("./ComboboxPopup.tsx")).ComboboxPopup);

/** The place of a combobox's suggestions, which are fetched when the combobox is first used. */
export function ComboboxSuggestions<Item>(props: ComboboxPopupProps<Item>) {
  const { search, labels } = props;
  const { isAwake, isOpen } = search;
  const late = useLatePart(popup, isAwake);
  // What did not arrive is tried again whenever it is opened.
  useEffect(() => {
    if (isOpen) void popup.load();
  }, [isOpen]);
  if (!isAwake) return null;
  if (late.kind === "loaded") return <late.part {...props} />;
  if (!isOpen) return null;
  if (late.kind !== "failed") return <Spinner label={labels.loading} />;
  return (
    <div
      ref={search.failure}
      role="presentation"
      // The focus stays in the input when a button is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== search.input.current && !currentTarget.contains(relatedTarget)) search.leave();
      }}
    >
      <LateFailure
        error={late.error}
        onRetry={() => {
          search.input.current?.focus();
          void popup.load();
        }}
        onGiveUp={() => {
          search.input.current?.focus();
          search.setOpen(false);
        }}
      />
    </div>
  );
}
