// Builds the editor for a page of the platform into static/deposit-editor: one initial file, lazy modules in files of
// their own, and two style sheets. Run in packages/invenio after building @deposit/react:
//
// node scripts/buildStandalone.mjs
import { copyFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build, defaultClientConditions } from "vite";

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const target = path("../static/deposit-editor/");

await build({
  root: path("../../react/"),
  base: "./",
  configFile: false,
  logLevel: "error",
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { conditions: ["@deposit/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: {
    outDir: target,
    emptyOutDir: true,
    assetsDir: "",
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: { "deposit-form": path("../../react/src/standalone.ts") },
      preserveEntrySignatures: "strict",
      output: {
        // The template refers to this name; all others contain a hash of their content.
        entryFileNames: "[name].js",
        codeSplitting: { groups: [{ name: "deposit-form", tags: ["$initial"] }] },
      },
      // Component files start with "use client", which a browser bundle does not need.
      onwarn: (warning, warn) => (warning.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : warn(warning)),
    },
  },
});
copyFileSync(path("../../react/dist/styles.shadow.css"), `${target}styles.css`);
copyFileSync(path("../page.css"), `${target}page.css`);
