import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";

const SCRIPT = `
  const { createRepository, memoryStorage } = await import("./src/index.ts");
  await import("./src/node.ts");
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone" });
  const call = (path, init) => repository.fetch(new Request("http://localhost" + path, init));
  const statuses = [];
  for (const name of ["languages", "licenses", "resourcetypes"]) statuses.push((await call("/api/vocabularies/" + name)).status);
  const body = JSON.stringify({ metadata: { description: "<p>a</p>" } });
  statuses.push((await call("/api/records", { method: "POST", body, headers: { "Content-Type": "application/json" } })).status);
  process.stdout.write(JSON.stringify(statuses));
`;

describe("the repository outside the test runner", () => {
  // Node loads some CommonJS packages differently from the test runner.
  it("loads and answers in Node", async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "-e", SCRIPT],
      {
        cwd: fileURLToPath(new URL("..", import.meta.url)),
      },
    );
    expect(stdout).toBe("[200,200,200,201]");
  }, 60_000);
});
