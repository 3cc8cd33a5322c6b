import { defineConfig } from "vitest/config";

/** The replay of the recordings against a running platform: `INVENIO_PEOPLE=… vitest run --config packages/repository/vitest.invenio.config.ts`. */
export default defineConfig({
  test: {
    name: "invenio",
    environment: "node",
    root: import.meta.dirname,
    include: ["src/*.invenio.ts"],
    testTimeout: 60_000,
  },
});
