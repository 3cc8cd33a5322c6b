import { beforeAll, describe, expect, it } from "vitest";
import { listAt } from "../../src/json.ts";
import { recordedLists, recordWith, storedAt } from "../recordedIdentifiers.ts";
import { TestClient } from "../testClient.ts";
import { environment, readPlatform } from "./livePlatform.ts";

const platform = readPlatform(environment("INVENIO_PEOPLE") ?? "");
const headers = { Authorization: `Bearer ${platform.tokenOf("depositor")}` };
const depositor = new TestClient({ fetch: (request) => fetch(request) }, headers);
let draft = "";
beforeAll(async () => {
  draft = `${platform.web}/api/records/${await depositor.createDraftAt(platform.web)}/draft`;
});

describe("a saved list of identifiers", () => {
  it.each(recordedLists().map((list) => [list.path, JSON.stringify(list.sent), list] as const))(
    "is answered by this platform as recorded: %s %s",
    async (path, _sent, list) => {
      const { status, body } = await depositor.call("PUT", draft, recordWith(path, list.sent));
      expect(status).toBe(list.status);
      if (status !== 200) return;
      expect(storedAt(path, body)).toEqual(list.stored);
      expect(listAt(body, "errors")).toEqual(list.errors);
    },
  );
});
