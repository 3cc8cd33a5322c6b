import { useContext } from "react";
import { UiContext, type UiSettings } from "./UiContext.ts";

/** The settings of the nearest {@link UiRoot}. */
export function useUi(): UiSettings {
  return useContext(UiContext);
}
