import { describe, expect, it } from "vitest";
import { COMMUNITIES } from "../communities/community.ts";
import { createRepository } from "../createRepository.ts";
import { type JsonObject, listAt, objectAt, textAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { type TestResponse, COMPLETE, TestClient } from "../../test/testClient.ts";

function start() {
  const repository = createRepository({ storage: memoryStorage() });
  const as = (name: string) => new TestClient(repository, { Authorization: `Bearer ${name}-token` });
  return { depositor: as("depositor"), curator: as("curator"), stranger: as("stranger") };
}

/** Submits a draft to a community and returns the id of the request. */
async function submitted(person: TestClient, slug: string): Promise<string> {
  const id = await person.createDraft({ ...COMPLETE, files: { enabled: false } });
  const community = COMMUNITIES.find((one) => one.slug === slug)?.id ?? "";
  const body = { receiver: { community }, type: "community-submission" };
  await person.call("PUT", `/api/records/${id}/draft/review`, body);
  return textAt((await person.call("POST", `/api/records/${id}/draft/actions/submit-review`, {})).body, "id") ?? "";
}

const idsOf = ({ body }: TestResponse): unknown[] =>
  listAt(objectAt(body, "hits"), "hits").map((hit) => (hit as JsonObject)["id"]);

describe("a community's list", () => {
  it("shows pending requests to its curators only", async () => {
    const { depositor, curator } = start();
    const request = await submitted(depositor, "reviewed-journal");
    expect(idsOf(await curator.call("GET", "/api/communities/reviewed-journal/requests?is_open=true"))).toEqual([
      request,
    ]);
    expect(idsOf(await curator.call("GET", "/api/communities/open-lab/requests"))).toEqual([]);
    expect((await depositor.call("GET", "/api/communities/reviewed-journal/requests")).status).toBe(403);
    expect((await curator.call("GET", "/api/communities/nowhere/requests")).status).toBe(404);
  });

  it("shows accepted records to everybody", async () => {
    const { depositor, curator, stranger } = start();
    const request = await submitted(depositor, "reviewed-journal");
    const address = "/api/communities/reviewed-journal/records";
    expect(idsOf(await stranger.call("GET", address))).toEqual([]);
    await curator.call("POST", `/api/requests/${request}/actions/accept`, {});
    const listed = await stranger.call("GET", address);
    expect(idsOf(listed)).toHaveLength(1);
    expect(objectAt(listed.body, "hits")["total"]).toBe(1);
    expect(idsOf(await stranger.call("GET", "/api/communities/open-lab/records"))).toEqual([]);
    expect(idsOf(await curator.call("GET", "/api/communities/reviewed-journal/requests?is_open=true"))).toEqual([]);
  });

  it("is hidden from non-members of a restricted community", async () => {
    const { curator, stranger } = start();
    expect((await stranger.call("GET", "/api/communities/secret-society/records")).status).toBe(403);
    expect((await curator.call("GET", "/api/communities/secret-society/records")).status).toBe(200);
  });
});
