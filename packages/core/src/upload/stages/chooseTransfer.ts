import { LOCAL_TRANSFER, MULTIPART_TRANSFER } from "../../config.ts";
import { type PartLimits, planParts } from "../../rules/planParts.ts";

/** How a file is sent: whole (`L`) or in parts (`M`). Sizes are in bytes. */
export type TransferPlan =
  | { readonly type: "L" }
  | { readonly type: "M"; readonly parts: number; readonly partSize: number };

/** Why a file cannot be sent: no enabled type can be used here, or it has more parts than allowed. */
export type NoTransfer =
  | { readonly type: "unsupported"; readonly enabled: readonly string[] }
  | { readonly type: "too-large" };

/** What the repository wants: the preferred type, and those enabled. An empty list forbids nothing. */
export interface TransferChoice extends PartLimits {
  readonly preferred: string;
  readonly enabled: readonly string[];
}

/**
 * Chooses how to send a file of this size: in parts where the repository takes parts and more than one is needed, else
 * whole (docs/platform/product.md 9.1). Where only parts are taken, a small file is sent as one part. An empty file cannot
 * be sent then.
 *
 * @example chooseTransfer(2 ** 30, { preferred: "L", enabled: ["L", "M"] }) // { type: "M", parts: 64, partSize: 16777216 }
 */
export function chooseTransfer(size: number, choice: TransferChoice): TransferPlan | NoTransfer {
  const { preferred, enabled } = choice;
  const takesWhole = enabled.length === 0 || enabled.includes(LOCAL_TRANSFER);
  const takesParts = enabled.length === 0 ? preferred === MULTIPART_TRANSFER : enabled.includes(MULTIPART_TRANSFER);
  if (takesParts) {
    const plan = planParts(size, choice);
    if (plan === null) return { type: "too-large" };
    if (plan.parts > 1 || (!takesWhole && size > 0)) return { type: "M", ...plan };
  }
  return takesWhole ? { type: "L" } : { type: "unsupported", enabled };
}
