import { createRepository } from "../../../src/createRepository.ts";
import { isObject, type Json } from "../../../src/json.ts";
import { memoryStorage } from "../../../src/storage/memoryStorage.ts";
import { instanceVocabularies, RECORDED_COMMUNITIES, RECORDED_PEOPLE } from "../recordings.ts";
import type { PageInputs, PageBackend } from "./pageReplay.ts";

const HOST = "https://repository.example";

/** The hidden inputs of a deposit page, by name, and what the repository's page calls them (wire 2.6). */
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

/** Inputs that are absent where there is nothing to say; the repository says an empty one. */
const ABSENT_WHEN_EMPTY = new Set(["deposits-record-deletion", "deposits-file-modification"]);

/** The embedded repository, set as the instance of the recorded pages was. */
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
