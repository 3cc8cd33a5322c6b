import { defineConfig, type ViteUserConfig } from "vitest/config";
import { defaultServerConditions } from "vite";

/**
 * The tests that mutants have to survive: those of the core that are quick and stand beside what they test. The long ones
 * (generated sequences of acts, saves through the embedded repository) would run for hundreds of mutants and hide which
 * sentence is missing beside the source.
 */
const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ["@deposit/source", ...defaultServerConditions] } },
  resolve: { conditions: ["@deposit/source", ...defaultServerConditions] },
  test: {
    name: "mutation",
    environment: "node",
    testTimeout: 30_000,
    include: ["packages/core/src/{serialize,rules,machine,schema,record,shared}/**/*.test.ts"],
    exclude: ["**/*.repository.test.ts"],
    setupFiles: ["./scripts/vitest.setup.ts"],
  },
});
export default config;
