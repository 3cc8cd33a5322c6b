import { existsSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { invenioHome } from "../../scripts/invenioHome.ts";
import { endGroup } from "./endGroup.ts";
import { mayStartWebApplications, startWebApplication, type WebApplication } from "./webApplication.ts";

/** What a scenario of the recordings needs an instance of its own for: how `up` is told, and what else names one. */
const settings: readonly {
  readonly scenario: string;
  readonly setting: Readonly<Record<string, string>>;
  readonly variable: string;
}[] = [
  { scenario: "quota", setting: { RDM_QUOTA_BYTES: "1000000" }, variable: "INVENIO_QUOTA" },
  { scenario: "rate-limit", setting: { RDM_RATE_LIMIT: "5 per minute" }, variable: "INVENIO_RATE_LIMIT_MINUTE" },
  { scenario: "doi-optional", setting: { RDM_DOI: "optional" }, variable: "INVENIO_DOI_OPTIONAL" },
  { scenario: "multipart", setting: { RDM_WORKER: "1" }, variable: "INVENIO_WORKER" },
];

const started: WebApplication[] = [];
const worker = join(invenioHome(), "worker.pid");
const hadWorker = existsSync(worker);

/** Starts the instances that the replay asks, one for each setting. */
export async function setup({ provide }: TestProject): Promise<void> {
  const instances: Record<string, { web: string } | { missing: string }> = {};
  for (const { scenario, setting, variable } of settings) {
    const named = process.env[variable];
    if (named !== undefined) instances[scenario] = { web: named };
    else if (mayStartWebApplications()) {
      const application = await startWebApplication(setting);
      started.push(application);
      instances[scenario] = { web: application.web };
    } else instances[scenario] = { missing: `${variable} names no instance in this setting` };
  }
  provide("instances", instances);
}

/** Ends what was started, and no more. */
export async function teardown(): Promise<void> {
  for (const application of started) await application.close();
  if (!hadWorker) await endGroup(worker, "SIGTERM");
}
