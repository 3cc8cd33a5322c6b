import { type ComponentType, memo, useContext } from "react";
import { type DepositComponents, DepositComponentsContext } from "./DepositComponents.ts";
import { Override } from "./Override.tsx";
import { OverrideBoundary } from "./OverrideBoundary.tsx";

/** Props of {@link Slot}. */
export interface SlotProps {
  readonly name: keyof DepositComponents;
  /** Whether it is here that the part is drawn, where it has several places. @default true */
  readonly here?: boolean;
  readonly Standard: ComponentType;
}

const noProps = {};

/**
 * The place of one part of the form: draws the host's, or the standard one, or nothing for `null`. It stays where it is empty,
 * too, and takes what the host's part throws as it goes.
 */
export const Slot = memo(function Slot({ name, here = true, Standard }: SlotProps) {
  const component = useContext(DepositComponentsContext)[name];
  return (
    <OverrideBoundary name={name}>
      {!here || component === null ? null : component === undefined ? (
        <Standard />
      ) : (
        <Override name={name} component={component} props={noProps}>
          <Standard />
        </Override>
      )}
    </OverrideBoundary>
  );
});
