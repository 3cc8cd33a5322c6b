import { systemClock } from "../shared/systemClock.ts";
import type { Autosave, AutosaveOptions } from "./autosave.ts";

/** Options of {@link openAutosave}; the clock is the system's. */
export type OpenAutosaveOptions = Omit<AutosaveOptions, "clock">;

/** Opens the autosave of one form. It is a chunk of its own. Rejects when the chunk does not arrive. */
export async function openAutosave(options: OpenAutosaveOptions): Promise<Autosave> {
  const { createAutosave } = await import("./autosave.ts");
  return createAutosave({ ...options, clock: systemClock });
}
