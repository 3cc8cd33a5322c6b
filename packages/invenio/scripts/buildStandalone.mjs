// Puts the editor as one page loads it, its style sheet and the page's own into static/deposit-editor: all that the form begins
// with in one file, each part that comes later in one of its own. Run in packages/invenio, after @deposit/react was built:
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
        // The name that the template knows; every other carries a fingerprint of its content.
        entryFileNames: "[name].js",
        codeSplitting: { groups: [{ name: "deposit-form", tags: ["$initial"] }] },
      },
      // Each file of a package that draws says "use client"; a bundle for browsers has no use for it.
      onwarn: (warning, warn) => (warning.code === "MODULE_LEVEL_DIRECTIVE" ? undefined : warn(warning)),
    },
  },
});
copyFileSync(path("../../react/dist/styles.shadow.css"), `${target}styles.css`);
copyFileSync(path("../page.css"), `${target}page.css`);
