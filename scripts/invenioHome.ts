import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { env } from "node:process";

/** The folder of the instance that runs on this machine: of the line that `INVENIO_LINE` names, 14 without it. */
export function invenioHome(): string {
  const { INVENIO_HOME: home, INVENIO_LINE: line, XDG_CACHE_HOME: cache = join(homedir(), ".cache") } = env;
  return home ?? join(cache, `deposit-invenio${line === "13" ? "-13" : ""}`);
}

/**
 * The file that says where the running platform is and who may use it: what `INVENIO_PEOPLE` names, else that of the
 * instance on this machine; empty where there is neither.
 */
export function peopleFile(): string {
  const named = env["INVENIO_PEOPLE"] ?? "";
  const here = join(invenioHome(), "people.json");
  return named === "" && existsSync(here) ? here : named;
}
