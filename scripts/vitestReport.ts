import { relative } from "node:path";
import { JsonReporter, type SerializedError, type TestModule } from "vitest/node";
import { root } from "./workspace.ts";

/** Vitest's JSON report with what that leaves out: errors outside any test, a line each, which `readReport` reads. */
// oxlint-disable-next-line import/no-default-export -- Vitest asks a reporter by its path for this
export default class VitestReport extends JsonReporter {
  #unhandledErrors: readonly string[] = [];

  override onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    this.#unhandledErrors = errors.map(describe);
    return super.onTestRunEnd(modules);
  }

  override writeReport(report: string): Promise<void> {
    const written = JSON.parse(report) as Record<string, unknown>;
    return super.writeReport(JSON.stringify({ ...written, unhandledErrors: this.#unhandledErrors }));
  }
}

/** What kind it was, what it says, the file that ran meanwhile, and the place in our sources from which it came. */
function describe({ type, name, message, stack, ["VITEST_TEST_PATH"]: file }: SerializedError): string {
  const place = stack?.split("\n").find((line) => line.includes(root) && !line.includes("node_modules"));
  return [
    typeof type === "string" ? `${type}: ` : "",
    `${name}: ${message}`,
    typeof file === "string" ? `, while ${relative(root, file)} ran` : "",
    place === undefined ? "" : ` (${place.trim().replace(`${root}/`, "")})`,
  ].join("");
}
