import type { Decorator } from "@storybook/react-vite";
import { UiRoot } from "../packages/react/src/ui/UiRoot.tsx";

const themes = ["light", "dark", "auto"] as const;

/** Draws every story inside the editor's root element, in the theme, direction and language of the toolbar. */
export const withUiRoot: Decorator = (Story, { globals }) => (
  <UiRoot
    className="story-canvas"
    theme={themes.find((theme) => theme === globals["theme"]) ?? "light"}
    dir={globals["direction"] === "rtl" ? "rtl" : "ltr"}
    lang={typeof globals["locale"] === "string" ? globals["locale"].replace("_", "-") : "en"}
  >
    <Story />
  </UiRoot>
);
