import { useEffect } from "react";
import type { ComboboxPopupProps } from "./ComboboxPopup.tsx";
import { LazyFailure } from "../lazy/LazyFailure.tsx";
import { lazyPart } from "../lazy/lazyPart.ts";
import { Spinner } from "../display/Spinner.tsx";
import { useLazyPart } from "../lazy/useLazyPart.ts";

const popup = lazyPart(async () => (await import("./ComboboxPopup.tsx")).ComboboxPopup);

/** The place of a combobox's suggestions, which are fetched when the combobox is first used. */
export function ComboboxSuggestions<Item>(props: ComboboxPopupProps<Item>) {
  const { search, labels } = props;
  const { isAwake, isOpen } = search;
  const late = useLazyPart(popup, isAwake);
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
      <LazyFailure
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
