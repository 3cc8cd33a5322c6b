import { describe, expect, it } from "vitest";
import { COMMUNITIES } from "./communities/community.ts";
import { createRepository } from "./createRepository.ts";
import { listAt, objectAt, textAt } from "./json.ts";
import { UI_TYPE } from "./http/negotiation.ts";
import { memoryStorage } from "./storage/memoryStorage.ts";
import type { PlatformVersion } from "./settings.ts";
import { TestClient } from "../test/testClient.ts";

const REFUSED = "File upload transfer failed.";
const BYTES = new TextEncoder().encode("abc");

function start(platformVersion?: PlatformVersion) {
  const repository = createRepository({
    storage: memoryStorage(),
    development: true,
    ...(platformVersion === undefined ? {} : { platformVersion }),
  });
  const depositor = new TestClient(repository);
  const stranger = new TestClient(repository, { Authorization: "Bearer stranger-token" });
  const nobody = new TestClient(repository, {});
  return { repository, depositor, stranger, nobody };
}

describe("a draft of another person", () => {
  it.each([
    [14, 403, "Permission denied."],
    [15, 404, "The persistent identifier does not exist."],
  ] as const)("is answered by version %s with %s", async (version, status, message) => {
    const { depositor, stranger, nobody } = start(version);
    const draft = `/api/records/${await depositor.createDraft()}/draft`;
    for (const reader of [stranger, nobody]) {
      const answer = await reader.call("GET", draft);
      expect([answer.status, answer.body["message"]]).toEqual([status, message]);
    }
  });

  it.each([14, 15] as const)(
    "is answered by version %s with 403 for its files, its review and every write",
    async (version) => {
      const { depositor, stranger } = start(version);
      const draft = `/api/records/${await depositor.createDraft()}/draft`;
      for (const [method, path] of [
        ["GET", "/files"],
        ["GET", "/review"],
        ["PUT", ""],
        ["DELETE", ""],
        ["POST", "/actions/publish"],
      ] as const)
        expect((await stranger.call(method, draft + path, method === "PUT" ? {} : undefined)).status).toBe(403);
    },
  );

  it.each([14, 15] as const)(
    "is answered by version %s with 404 after it was deleted, its files included",
    async (version) => {
      const { depositor, stranger } = start(version);
      const draft = `/api/records/${await depositor.createDraft()}/draft`;
      await depositor.call("DELETE", draft);
      for (const path of ["", "/files"]) expect((await stranger.call("GET", draft + path)).status).toBe(404);
    },
  );
});

describe.each([
  [14, 500, REFUSED, undefined, null, undefined],
  [15, 200, [REFUSED], "http://localhost/communities/open-lab/members", { identifier: null, scheme: null }, true],
] as const)("version %s", (version, review, errors, membersHtml, identifier, allowsExternal) => {
  it(`answers ${review} to reading a review in the UI media type`, async () => {
    const { depositor } = start(version);
    const path = `/api/records/${await depositor.createDraft()}/draft/review`;
    await depositor.call("PUT", path, {
      receiver: { community: COMMUNITIES[0]?.id ?? "" },
      type: "community-submission",
    });
    expect((await depositor.call("GET", path, undefined, { Accept: UI_TYPE })).status).toBe(review);
    expect((await depositor.call("GET", path)).status).toBe(200);
  });

  it("reports refused content in `errors`, by itself and by a fault", async () => {
    const { repository, depositor } = start(version);
    const id = await depositor.createDraft();
    await depositor.upload(id, "a.txt", "abc");
    const file = `/api/records/${id}/draft/files/a.txt`;
    expect((await depositor.call("PUT", `${file}/content`, BYTES)).body["errors"]).toEqual(errors);
    await depositor.call("POST", `/api/records/${id}/draft/files`, [{ key: "a.txt" }]);
    repository.faults.add({ method: "PUT", fault: { kind: "refuse" }, times: 1 });
    expect((await depositor.call("PUT", `${file}/content`, BYTES)).body["errors"]).toEqual(errors);
  });

  it("links communities and fills the page of a new upload as that version does", async () => {
    const { depositor } = start(version);
    const community = await depositor.call("GET", "/api/communities/open-lab");
    expect(textAt(objectAt(community.body, "links"), "members_html")).toBe(membersHtml);
    const { body } = await depositor.call("GET", "/__page/deposit");
    expect(listAt(objectAt(objectAt(body, "record"), "metadata"), "identifiers")).toEqual([identifier]);
    expect(objectAt(body, "config")["allow_external_doi_versions"]).toBe(allowsExternal);
  });
});

it("the default version is 14", async () => {
  const { depositor, stranger } = start();
  expect((await stranger.call("GET", `/api/records/${await depositor.createDraft()}/draft`)).status).toBe(403);
});
