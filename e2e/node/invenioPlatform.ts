import { readFileSync } from "node:fs";
import { peopleFile } from "../../scripts/invenioHome.ts";
import { type PersonName, type Platform, rateLimit, type Setting, smallQuota } from "./platform.ts";
import { mayStartWebApplications, startWebApplication } from "./webApplication.ts";

/** What the people file says: where the platform is, and who may use it. */
interface People {
  readonly web: string;
  readonly people: Readonly<Record<PersonName, { readonly token: string }>>;
}

/** The variable that names an instance in a setting which cannot be started from here. */
const variables: Readonly<Partial<Record<Setting, string>>> = {
  "optional-doi": "INVENIO_DOI_OPTIONAL",
  "small-quota": "INVENIO_QUOTA",
  "rate-limit": "INVENIO_RATE_LIMIT",
};

/** How `up` is told of a setting. */
const settings: Readonly<Record<Setting, Readonly<Record<string, string>>>> = {
  usual: {},
  own: {},
  "optional-doi": { RDM_DOI: "optional" },
  "small-quota": { RDM_QUOTA_BYTES: String(smallQuota) },
  "rate-limit": { RDM_RATE_LIMIT: `${rateLimit.calls} per ${rateLimit.seconds} second` },
};

/** Milliseconds from a request until the platform is in the middle of it. */
const untilAtWork = 150;

const addressOf = (setting: Setting): string | undefined => process.env[variables[setting] ?? ""];

/** Why end-to-end tests in a setting cannot be made on the running platform; undefined where they can. */
export function missingOnInvenio(setting: Setting): string | undefined {
  if (setting === "usual" || addressOf(setting) !== undefined || mayStartWebApplications()) return undefined;
  const variable = variables[setting];
  const way = variable === undefined ? "" : `, and ${variable} names no instance in this setting`;
  return `no web application can be started here${way}`;
}

/** The running InvenioRDM, or a web application of these end-to-end tests on its data, in a setting of its own. */
export async function invenioPlatform(setting: Setting): Promise<Platform> {
  const { web, people }: People = JSON.parse(readFileSync(peopleFile(), "utf8"));
  const elsewhere = setting === "usual" ? web : addressOf(setting);
  const own = elsewhere === undefined ? await startWebApplication(settings[setting]) : undefined;
  const notOurs = (): Promise<never> => Promise.reject(new Error("A platform that others use is not cut off."));
  return {
    kind: "invenio",
    web: elsewhere ?? own?.web ?? "",
    tokenOf: (person) => people[person].token,
    cut: own?.cut ?? notOurs,
    async cutAtWork() {
      await new Promise((resolve) => setTimeout(resolve, untilAtWork));
      await (own?.cut ?? notOurs)();
    },
    start: own?.start ?? notOurs,
    close: own?.close ?? (async () => undefined),
  };
}
