import { execFile } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { invenioHome } from "../../scripts/invenioHome.ts";
import { endGroup } from "./endGroup.ts";

/** What starts a platform on this machine: what `INVENIO_UP` names, else it stands beside the repository (CONTRIBUTING.md). */
export const up: string =
  process.env["INVENIO_UP"] ?? fileURLToPath(new URL("../../../shared/invenio/up", import.meta.url));

/** A web application of a test's own on the data of the running platform. */
export interface WebApplication {
  readonly web: string;
  cut(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Whether a platform runs on this machine that can be given more web applications. */
export function mayStartWebApplications(): boolean {
  return existsSync(up) && existsSync(join(invenioHome(), "people.json"));
}

/** Returns a port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/**
 * Starts one more web application on a free port, in a setting that `up` takes by its environment, such as
 * `RDM_QUOTA_BYTES`; gone with `close`, or at once with `cut`.
 */
export async function startWebApplication(setting: Readonly<Record<string, string>>): Promise<WebApplication> {
  const port = await freePort();
  const pidFile = join(invenioHome(), `web-${port}.pid`);
  const start = async (): Promise<void> => {
    await promisify(execFile)(up, ["web", String(port)], { env: { ...process.env, ...setting } });
  };
  await start();
  return {
    web: `http://127.0.0.1:${port}`,
    start,
    cut: () => endGroup(pidFile, "SIGKILL"),
    async close() {
      await endGroup(pidFile, "SIGTERM");
      rmSync(join(invenioHome(), `web-${port}.log`), { force: true });
    },
  };
}
