import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { homedir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { rateLimit, type Setting, smallQuota } from "./platform.ts";

/** What starts a platform on this machine, where it stands beside the repository (CONTRIBUTING.md). */
const up = fileURLToPath(new URL("../../../shared/invenio/up", import.meta.url));

const settings: Readonly<Record<Setting, Readonly<Record<string, string>>>> = {
  usual: {},
  own: {},
  "optional-doi": { RDM_DOI: "optional" },
  "small-quota": { RDM_QUOTA_BYTES: String(smallQuota) },
  "rate-limit": { RDM_RATE_LIMIT: `${rateLimit.calls} per ${rateLimit.seconds} second` },
};

/** A web application of a test's own on the data of the running platform. */
export interface WebApplication {
  readonly web: string;
  cut(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** The folder in which `up` keeps the process numbers. */
function platformHome(): string {
  const { INVENIO_HOME: home, INVENIO_LINE: line, XDG_CACHE_HOME: cache = join(homedir(), ".cache") } = process.env;
  return home ?? join(cache, `deposit-invenio${line === "13" ? "-13" : ""}`);
}

/** Whether a platform runs on this machine that can be given more web applications. */
export function mayStartWebApplications(): boolean {
  return existsSync(up) && existsSync(join(platformHome(), "people.json"));
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

/** Whether a process or, for a negative number, one of its group is there. */
function isThere(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}

/** Starts one more web application on a free port; gone with `close`, or at once with `cut`. */
export async function startWebApplication(setting: Setting): Promise<WebApplication> {
  const port = await freePort();
  const pidFile = join(platformHome(), `web-${port}.pid`);
  const start = async (): Promise<void> => {
    await promisify(execFile)(up, ["web", String(port)], { env: { ...process.env, ...settings[setting] } });
  };
  async function end(signal: NodeJS.Signals): Promise<void> {
    if (!existsSync(pidFile)) return;
    // It leads a group of its own, which is itself and its workers.
    const group = -Number(readFileSync(pidFile, "utf8"));
    if (isThere(group)) process.kill(group, signal);
    while (isThere(group)) await new Promise((resolve) => setTimeout(resolve, 50));
    rmSync(pidFile, { force: true });
  }
  await start();
  return {
    web: `http://127.0.0.1:${port}`,
    start,
    cut: () => end("SIGKILL"),
    async close() {
      await end("SIGTERM");
      rmSync(join(platformHome(), `web-${port}.log`), { force: true });
    },
  };
}
