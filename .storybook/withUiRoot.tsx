import type { Decorator } from "@storybook/react-vite";
import { directionOf, languageTag, SOURCE_LOCALE } from "../packages/react/src/i18n/findLocale.ts";
import { UiRoot } from "../packages/react/src/ui/root/UiRoot.tsx";

const themes = ["light", "dark", "auto"] as const;

/**
 * Draws every story inside the editor's root element, in the theme, direction and language of the toolbar. A story of the
 * whole form brings that element itself and says so with the parameter `bringsUiRoot`.
 */
export const withUiRoot: Decorator = (Story, { globals, parameters }) => {
  if (parameters["bringsUiRoot"] === true) return <Story />;
  const locale = typeof globals["locale"] === "string" ? globals["locale"] : SOURCE_LOCALE;
  return (
    <UiRoot
      className="story-canvas"
      theme={themes.find((theme) => theme === globals["theme"]) ?? "light"}
      dir={globals["direction"] === "rtl" ? "rtl" : directionOf(locale)}
      lang={languageTag(locale)}
    >
      <Story />
    </UiRoot>
  );
};
