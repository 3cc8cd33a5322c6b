import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig, type UserConfig } from "vite";

// Builds from the published packages, or from their sources with DEPOSIT_SOURCE=1 or `--dev`.
const fromSource = process.env["DEPOSIT_SOURCE"] === "1";

const config: UserConfig = defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react()],
  resolve: { conditions: [...(fromSource ? ["@deposit/source"] : []), ...defaultClientConditions] },
  build: { target: "es2022", sourcemap: true },
});
export default config;
