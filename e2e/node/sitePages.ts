import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { invenioHome } from "../../scripts/invenioHome.ts";
import { endGroup } from "./endGroup.ts";
import { freePort, up } from "./webApplication.ts";

/** The folder of the instance that serves the platform's pages with the editor in them. */
const instance = (): string => join(invenioHome(), "instance-overlay");

/** The platform's pages with the editor in them, in a site setting of their own. */
export interface SitePages {
  readonly web: string;
  close(): Promise<void>;
}

/** Returns whether the platform's pages were built on this machine, and can be started once more. */
export function mayStartSitePages(): boolean {
  return existsSync(up) && existsSync(join(instance(), "invenio.cfg"));
}

/** Starts the platform's pages on a free port, with `settings` as further lines of the site's `invenio.cfg`. */
export async function startSitePages(settings: string): Promise<SitePages> {
  const folder = await mkdtemp(join(tmpdir(), "deposit-site-"));
  const usual = await readFile(join(instance(), "invenio.cfg"), "utf8");
  await writeFile(join(folder, "invenio.cfg"), `${usual}\n${settings}\n`);
  await symlink(join(instance(), "static"), join(folder, "static"));
  await symlink(join(instance(), "templates"), join(folder, "templates"));
  const port = await freePort();
  const pidFile = join(invenioHome(), `web-${port}.pid`);
  const program = '. ./common.sh && cd "$home" && INVENIO_INSTANCE_PATH=$1 serve "$2" "web-$2.pid"';
  await promisify(execFile)("bash", ["-euc", program, "bash", folder, String(port)], { cwd: dirname(up) });
  return {
    web: `http://127.0.0.1:${port}`,
    async close() {
      await endGroup(pidFile, "SIGTERM");
      await rm(folder, { recursive: true, force: true });
      await rm(join(invenioHome(), `web-${port}.log`), { force: true });
    },
  };
}
