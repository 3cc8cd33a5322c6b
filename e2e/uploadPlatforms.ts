import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { invenioHome, peopleFile } from "../scripts/invenioHome.ts";
import { mayStartWebApplications, startWebApplication } from "./node/webApplication.ts";

/**
 * How a platform keeps files. `disk`: its own, and checksums are there with the answer to a commit. `worker`: a worker computes
 * them after it. `store`: an S3 store, to which parts go directly, and a worker. `short-links`: the same, but the addresses
 * of parts are good for four seconds.
 */
export type Storage = "disk" | "worker" | "store" | "short-links";

/** The ways of keeping files, in the words of a title. */
export const keptOn: Readonly<Record<Exclude<Storage, "short-links">, string>> = {
  disk: "on the platform's disk",
  worker: "on the platform's disk, whose checksums a worker computes",
  store: "in an S3 store",
};

/** What a web application of an end-to-end test's own is told by its environment, besides how it keeps files. */
export type Setting = Readonly<Record<string, string>>;

/** A running platform that keeps files in one way. */
export interface UploadPlatform {
  /** Its address, without a slash at its end. */
  readonly web: string;
  /** The file by which the demo is told of it. */
  readonly people: string;
  /** The origin of the store to which parts go; null where they go to the platform. */
  readonly store: string | null;
  /** The depositor's. */
  readonly token: string;
  /** Ends it at once; only one that is the end-to-end test's own. */
  cut(): Promise<void>;
  /** Starts it again on the same data and address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const named = (variable: string): string | undefined => process.env[variable] || undefined;

/** Whether end-to-end tests are made that take more than half a minute. */
const takesItsTime = (): boolean => named("INVENIO_CI") === "all";

/** The variables that a way of keeping files needs, and what each names. */
const needs: Readonly<Record<Storage, Readonly<Record<string, string>>>> = {
  disk: {},
  worker: { INVENIO_WORKER: "the address of a web application whose checksums a worker computes" },
  store: {
    INVENIO_S3_PEOPLE: "the people.json of a platform with files in an S3 store",
    INVENIO_S3_STORE: "the address of its bucket, with the keys in it",
  },
  "short-links": {
    INVENIO_S3_PEOPLE: "the people.json of a platform with files in an S3 store",
    INVENIO_S3_STORE: "the address of its bucket, with the keys in it",
    INVENIO_S3_SHORT_LINKS: "the address of a web application on it whose part addresses live four seconds",
  },
};

/** Why end-to-end tests with files kept in that way are not made here; undefined where they can be. */
export function missingStorage(storage: Storage): string | undefined {
  const missing = Object.entries(needs[storage]).find(([variable]) => named(variable) === undefined);
  return missing === undefined ? undefined : `${missing[0]} has to name ${missing[1]}`;
}

/** Why end-to-end tests that take more than half a minute, or a web application of their own, are not made here. */
export function missingPatience(): string | undefined {
  if (!takesItsTime()) return "this takes its time: INVENIO_CI has to be all";
  return mayStartWebApplications() ? undefined : "no web application can be started here";
}

/** How a web application is told to keep files in that way; the driver of the store lies in an environment of its own. */
function settingOf(storage: Storage): Setting {
  if (storage === "disk") return {};
  if (storage === "worker") return { RDM_WORKER: "1" };
  const environment = join(invenioHome(), "venv-s3", "lib");
  const [python = ""] = readdirSync(environment).filter((name) => name.startsWith("python"));
  const links: Setting = storage === "short-links" ? { RDM_LINK_SECONDS: "4" } : {};
  return { RDM_STORE: "s3", PYTHONPATH: join(environment, python, "site-packages"), ...links };
}

const addresses: Readonly<Partial<Record<Storage, string>>> = {
  worker: "INVENIO_WORKER",
  "short-links": "INVENIO_S3_SHORT_LINKS",
};

/**
 * A platform that keeps files in that way: the one that runs, or, with a setting, a web application of one's own on its data.
 * `folder` takes the file that tells of it.
 */
export async function uploadPlatform(storage: Storage, own: Setting | null, folder: string): Promise<UploadPlatform> {
  const isInStore = storage === "store" || storage === "short-links";
  const common: { web: string; people: { depositor: { token: string } } } = JSON.parse(
    readFileSync((isInStore ? named("INVENIO_S3_PEOPLE") : undefined) ?? peopleFile(), "utf8"),
  );
  const started = own === null ? null : await startWebApplication({ ...settingOf(storage), ...own });
  const web = started?.web ?? named(addresses[storage] ?? "") ?? common.web;
  const people = join(folder, "people.json");
  await writeFile(people, JSON.stringify({ ...common, web }));
  const notOurs = (): Promise<never> => Promise.reject(new Error("A platform that others use is not stopped."));
  return {
    web,
    people,
    store: isInStore ? new URL(named("INVENIO_S3_STORE") ?? "").origin : null,
    token: common.people.depositor.token,
    cut: started?.cut ?? notOurs,
    start: started?.start ?? notOurs,
    close: started?.close ?? (async () => undefined),
  };
}
