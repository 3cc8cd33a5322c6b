import { existsSync, readFileSync } from "node:fs";
import { peopleFile } from "./invenioHome.ts";

const how =
  "The end-to-end tests against a real InvenioRDM need one that runs, and a file that says where it is and who may use it:\n" +
  '{ "web": "http://127.0.0.1:55000", "people": { "depositor": { "id": "2", "email": "…", "token": "…" }, … } }\n\n' +
  "  INVENIO_PEOPLE=path/to/people.json npm run test:invenio\n\n" +
  "A token is made on the platform's page Settings > Applications > Personal access tokens.\n\n" +
  "Where no platform runs, start one. In the folder that this project is kept beside, as CONTRIBUTING.md says,\n\n" +
  "  ../shared/invenio/up\n\n" +
  "installs and starts an instance on this machine (Debian, root; about seven minutes the first time) and writes such a\n" +
  "file, which is then found without being named.";

/** The address of the platform in the text of such a file, or undefined where it is not one. */
function webOf(text: string): string | undefined {
  try {
    const { web, people } = JSON.parse(text) as { web?: string; people?: { depositor?: { token?: string } } };
    return typeof people?.depositor?.token === "string" ? web : undefined;
  } catch {
    return undefined;
  }
}

/** What `npm run test:invenio` misses before it can start, in words for a person; undefined where it misses nothing. */
export async function missingPlatform(): Promise<string | undefined> {
  const path = peopleFile();
  if (path === "") return how;
  if (!existsSync(path)) return `INVENIO_PEOPLE names ${path}, and there is no such file.\n\n${how}`;
  const web = webOf(readFileSync(path, "utf8"));
  if (web === undefined)
    return `${path} does not say where the platform is and what token the depositor has.\n\n${how}`;
  const question = new URL("/api/records?size=1", web);
  try {
    const { status } = await fetch(question, { signal: AbortSignal.timeout(20_000) });
    return status === 200 ? undefined : `${question.href} answered ${status}: is the platform well?`;
  } catch (error) {
    const reason =
      error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error);
    return `No platform answers at ${web} (${reason}). Start it, or correct ${path}.`;
  }
}
