import { createRepository } from "../../../src/createRepository.ts";
import { isObject, type Json } from "../../../src/json.ts";
import { memoryStorage } from "../../../src/storage/memoryStorage.ts";
import { instanceVocabularies, RECORDED_COMMUNITIES, RECORDED_PEOPLE } from "../recordings.ts";
import type { PageInputs, PageBackend } from "./pageReplay.ts";

const HOST = "https://repository.example";

/** Hidden inputs of a deposit page, and their names in the repository's page (docs/platform/page.md 2). */
const INPUTS: Readonly<Record<string, string>> = {
  "deposits-record": "record",
  "deposits-config": "config",
  "deposits-record-files": "files",
  "deposits-record-permissions": "permissions",
  "deposits-record-locked-files": "filesLocked",
  "deposits-draft-community": "preselectedCommunity",
  "deposits-record-restriction-grace-period": "recordRestrictionGracePeriod",
  "deposits-allow-record-restriction": "allowRecordRestriction",
  "config-groups-enabled": "groupsEnabled",
  "records-resources-allow-empty-files": "allowEmptyFiles",
  "deposits-use-uppy-ui": "useUppy",
  "deposits-record-deletion": "recordDeletion",
  "deposits-file-modification": "fileModification",
};

/** Inputs that the platform omits where the repository sends an empty object. */
const ABSENT_WHEN_EMPTY = new Set(["deposits-record-deletion", "deposits-file-modification"]);

/** Returns the embedded repository with the settings of the recorded pages. */
export async function embeddedPages(): Promise<PageBackend> {
  const now = (): Date => new Date("2026-11-21T08:30:00.123Z");
  const repository = createRepository({
    storage: memoryStorage(),
    development: true,
    people: RECORDED_PEOPLE,
    communities: RECORDED_COMMUNITIES,
    vocabularies: await instanceVocabularies(),
    locales: ["en", "de"],
    siteName: "InvenioRDM",
    transfers: { enabled: ["L", "F", "R", "M"] },
    asksForDoi: true,
    subjectSources: [],
    now,
  });
  return {
    target: {
      host: HOST,
      store: `${HOST}/__store/rdm`,
      tokenOf: (person) => person,
      fetch: (request) => repository.fetch(request),
    },
    communityId: (slug) => RECORDED_COMMUNITIES.find((one) => one.slug === slug)?.id ?? "",
    now,
    async open(id, query, person) {
      const address = new URL(`${HOST}/__page/deposit?${query}`);
      if (id !== undefined) address.searchParams.set("id", id);
      const headers = { Authorization: `Bearer ${person}` };
      const response = await repository.fetch(new Request(address, { headers }));
      const text = await response.text();
      if (!response.ok) throw new Error(`${address.href} was answered ${response.status}: ${text}`);
      const answer: Json = JSON.parse(text);
      return isObject(answer) ? inputsOf(answer) : {};
    },
  };
}

function inputsOf(answer: Readonly<Record<string, Json>>): PageInputs {
  const inputs = Object.entries(INPUTS).flatMap(([input, name]): [string, Json][] => {
    const value = answer[name];
    const isEmpty = isObject(value) && Object.keys(value).length === 0;
    return value === undefined || (isEmpty && ABSENT_WHEN_EMPTY.has(input)) ? [] : [[input, value]];
  });
  return Object.fromEntries(inputs);
}
