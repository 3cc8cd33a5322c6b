import type { ReactNode } from "react";
import type { Severity } from "./severity.ts";

/** One message beside a field: what is wrong or worth knowing, and optionally the longer why. */
export interface FieldMessage {
  severity: Severity;
  text: ReactNode;
  description?: ReactNode;
}
