import { useContext, type ReactNode } from "react";
import { type DepositComponents, DepositComponentsContext } from "./DepositComponents.ts";
import { Override } from "./Override.tsx";

const noProps = {};

/** The place of one part of the form: draws the host's, or the standard one given as children, or nothing for `null`. */
export function Slot({ name, children }: { readonly name: keyof DepositComponents; readonly children: ReactNode }) {
  const component = useContext(DepositComponentsContext)[name];
  if (component === null) return null;
  if (component === undefined) return <>{children}</>;
  return (
    <Override name={name} component={component} props={noProps}>
      {children}
    </Override>
  );
}
