import type { ExtraCheckbox } from "@deposit/core";
import { createContext } from "react";

/** The checkboxes that the host adds to the questions before publishing and submitting (`publishCheckboxes`). */
export const PublishExtrasContext = createContext<readonly ExtraCheckbox[]>([]);
