import { useContext, type ReactNode } from "react";
import { type DepositComponents, DepositComponentsContext } from "./DepositComponents.ts";
import { Override } from "./Override.tsx";
import { OverrideBoundary } from "./OverrideBoundary.tsx";

/** Props of {@link Slot}. */
export interface SlotProps {
  readonly name: keyof DepositComponents;
  /** Whether it is here that the part is drawn, where it has several places. @default true */
  readonly here?: boolean;
  readonly children: ReactNode;
}

const noProps = {};

/** The place of one part of the form: draws the host's, or the standard one given as children, or nothing for `null`. */
export function Slot({ name, here = true, children }: SlotProps) {
  const component = useContext(DepositComponentsContext)[name];
  return (
    <OverrideBoundary name={name}>
      {!here || component === null ? null : component === undefined ? (
        children
      ) : (
        <Override name={name} component={component} props={noProps}>
          {children}
        </Override>
      )}
    </OverrideBoundary>
  );
}
