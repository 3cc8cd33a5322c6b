import type { IconName } from "../display/iconPaths.ts";

/** The drawing that goes with each severity, so that it is never said by colour alone. */
export const severityIcon = {
  error: "error",
  warning: "warning",
  info: "info",
  success: "checkCircle",
  neutral: "info",
} as const satisfies Record<string, IconName>;
