import type { Decorator } from "@storybook/react-vite";
import { UiRoot } from "../packages/react/src/ui/UiRoot.tsx";

const themes = ["light", "dark", "auto"] as const;

/**
 * Draws every story inside the editor's root element, in the theme, direction and language of the toolbar. A story of the
 * whole form brings that element itself and says so with the parameter `bringsUiRoot`.
 */
export const withUiRoot: Decorator = (Story, { globals, parameters }) =>
  parameters["bringsUiRoot"] === true ? (
    <Story />
  ) : (
    <UiRoot
      className="story-canvas"
      theme={themes.find((theme) => theme === globals["theme"]) ?? "light"}
      dir={globals["direction"] === "rtl" ? "rtl" : "ltr"}
      lang={typeof globals["locale"] === "string" ? globals["locale"].replace("_", "-") : "en"}
    >
      <Story />
    </UiRoot>
  );
