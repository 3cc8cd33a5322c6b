import { useContext } from "react";
import { DepositContext, type DepositContextValue } from "./DepositContext.ts";

/** What the parts of the form share. @throws Error outside a `DepositForm`. */
export function useDepositContext(): DepositContextValue {
  const context = useContext(DepositContext);
  if (context === null) {
    throw new Error(
      "@deposit/react: this part of the form has no deposit to work on. Draw it inside <DepositForm client={client}>…</DepositForm>.",
    );
  }
  return context;
}
