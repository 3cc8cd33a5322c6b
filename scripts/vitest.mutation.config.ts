import { env } from "node:process";
import { defaultServerConditions } from "vite";
import { defineConfig, type ViteUserConfig } from "vitest/config";

/**
 * The tests that have to notice the faults planted in a room of the core: its own. Those elsewhere, and the long ones
 * (saves through the embedded repository), would run for hundreds of faults and hide which sentence is missing beside the
 * source.
 */
const config: ViteUserConfig = defineConfig({
  ssr: { resolve: { conditions: ["@deposit/source", ...defaultServerConditions] } },
  resolve: { conditions: ["@deposit/source", ...defaultServerConditions] },
  test: {
    name: "mutation",
    environment: "node",
    testTimeout: 30_000,
    // Every fault runs the tests anew: what they import is read once for all of them.
    isolate: false,
    include: (env["MUTATED_TESTS"] ?? "packages/core/src/serialize/**/*.test.ts").split(","),
    exclude: ["**/*.repository.test.ts"],
    setupFiles: ["./scripts/vitest.setup.ts", "./scripts/vitest.setup.mutation.ts"],
  },
});
export default config;
