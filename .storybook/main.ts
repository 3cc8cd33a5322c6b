import type { StorybookConfig } from "@storybook/react-vite";
import { defaultClientConditions, mergeConfig } from "vite";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx", "../packages/*/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  staticDirs: ["./public"],
  // The tables of props name `string | undefined` a string, so that there is a control for it.
  typescript: { reactDocgen: "react-docgen-typescript" },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Packages come from their sources, as everywhere in this repository.
  viteFinal: (vite) => mergeConfig(vite, { resolve: { conditions: ["@deposit/source", ...defaultClientConditions] } }),
};

export default config;
