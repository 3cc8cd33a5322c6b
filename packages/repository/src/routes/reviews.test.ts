import { describe, expect, it } from "vitest";
import { COMMUNITIES } from "../communities/community.ts";
import { createRepository } from "../createRepository.ts";
import { isObject, type Json, listAt, objectAt, textAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { type TestResponse, COMPLETE, TestClient } from "../../test/testClient.ts";

const METADATA_ONLY = { ...COMPLETE, files: { enabled: false } };
const RESTRICTED = { ...METADATA_ONLY, access: { record: "restricted", files: "restricted" } };

/** Starts a repository with a client for each person. */
function start() {
  const repository = createRepository({ storage: memoryStorage() });
  const as = (name: string) => new TestClient(repository, { Authorization: `Bearer ${name}-token` });
  const [depositor, curator, colleague, stranger] = ["depositor", "curator", "colleague", "stranger"].map(as);
  if (!depositor || !curator || !colleague || !stranger) throw new Error("a person is missing");
  return { depositor, curator, colleague, stranger };
}

const choose = (person: TestClient, id: string, slug: string): Promise<TestResponse> =>
  person.call("PUT", `/api/records/${id}/draft/review`, {
    receiver: { community: COMMUNITIES.find((community) => community.slug === slug)?.id ?? "" },
    type: "community-submission",
  });

const submit = (person: TestClient, id: string, body: Json = {}): Promise<TestResponse> =>
  person.call("POST", `/api/records/${id}/draft/actions/submit-review`, body);

const act = (person: TestClient, request: string, action: string, content?: string): Promise<TestResponse> =>
  person.call(
    "POST",
    `/api/requests/${request}/actions/${action}`,
    content === undefined ? {} : { payload: { content, format: "html" } },
  );

const statusOf = async (person: TestClient, id: string): Promise<Json | undefined> =>
  (await person.call("GET", `/api/records/${id}/draft`)).body["status"];

/** Submits a draft to a community and returns the ids of the draft and the request. */
async function submitted(person: TestClient, slug: string, body: Json = METADATA_ONLY) {
  const id = await person.createDraft(body);
  await choose(person, id, slug);
  const answer = await submit(person, id);
  return { id, request: textAt(answer.body, "id") ?? "", answer };
}

describe("a curator of the community", () => {
  it("reads, edits and adds files to a draft in review, but may not delete it or change its review", async () => {
    const { depositor, curator } = start();
    const { id } = await submitted(depositor, "reviewed-journal");
    expect((await curator.call("PUT", `/api/records/${id}/draft`, COMPLETE)).status).toBe(200);
    expect((await curator.upload(id, "a.txt", "abc")).status).toBe(200);
    expect((await curator.call("DELETE", `/api/records/${id}/draft`)).status).toBe(403);
    expect((await curator.call("DELETE", `/api/records/${id}/draft/review`)).status).toBe(403);
    expect((await choose(curator, id, "open-lab")).status).toBe(403);
  });

  it("accepts, which publishes the record into the community", async () => {
    const { depositor, curator, stranger } = start();
    const { id, request } = await submitted(depositor, "reviewed-journal");
    expect((await act(curator, request, "accept")).body["status"]).toBe("accepted");
    const { body } = await stranger.call("GET", `/api/records/${id}?expand=1`);
    expect(body).toMatchObject({
      status: "published",
      parent: { communities: { entries: [{ slug: "reviewed-journal" }] } },
      expanded: { parent: { communities: { default: { slug: "reviewed-journal" } } } },
    });
  });

  it("cannot accept an incomplete draft, which stays in review", async () => {
    const { depositor, curator } = start();
    const { id, request } = await submitted(depositor, "reviewed-journal", COMPLETE);
    const answer = await act(curator, request, "accept");
    expect([answer.status, answer.body["errors"]]).toMatchObject([400, [{ field: "files.enabled" }]]);
    expect(await statusOf(depositor, id)).toBe("in_review");
  });

  it("edits records of the community and starts new versions", async () => {
    const { depositor, curator, colleague } = start();
    const { id, request } = await submitted(depositor, "reviewed-journal");
    await act(curator, request, "accept");
    expect((await curator.call("POST", `/api/records/${id}/draft`)).status).toBe(201);
    expect((await curator.call("POST", `/api/records/${id}/versions`)).status).toBe(201);
    expect((await colleague.call("POST", `/api/records/${id}/versions`)).status).toBe(403);
  });
});

describe("a draft in review", () => {
  it("is hidden from strangers, and so is its request", async () => {
    const { depositor, stranger } = start();
    const { id, request } = await submitted(depositor, "reviewed-journal");
    for (const path of [`/api/records/${id}/draft`, `/api/requests/${request}`, `/api/requests/${request}/timeline`])
      expect((await stranger.call("GET", path)).status).toBe(403);
    expect((await act(stranger, request, "accept")).status).toBe(403);
    expect((await act(depositor, request, "accept")).status).toBe(403);
  });

  it("becomes a draft again after a cancel, and declined after a decline", async () => {
    const { depositor, curator } = start();
    const { id, request } = await submitted(depositor, "reviewed-journal");
    await act(depositor, request, "cancel", "<p>Not yet.</p>");
    const { body } = await depositor.call("GET", `/api/records/${id}/draft`);
    expect([body["status"], objectAt(body, "parent")["review"]]).toEqual(["draft", undefined]);
    await choose(depositor, id, "reviewed-journal");
    await act(curator, textAt((await submit(depositor, id)).body, "id") ?? "", "decline");
    expect(await statusOf(depositor, id)).toBe("declined");
  });

  it("keeps comments in the timeline of its request, without scripts", async () => {
    const { depositor, curator } = start();
    const id = await depositor.createDraft(METADATA_ONLY);
    const request = textAt((await choose(depositor, id, "reviewed-journal")).body, "id") ?? "";
    await submit(depositor, id, { payload: { content: "<p>Look <script>x</script></p>", format: "html" } });
    await curator.call("POST", `/api/requests/${request}/comments`, { payload: { content: "Why?", format: "html" } });
    await act(curator, request, "decline", "<p>No.</p>");
    const { body } = await depositor.call("GET", `/api/requests/${request}/timeline`);
    const payloads = listAt(objectAt(body, "hits"), "hits")
      .filter(isObject)
      .map((event) => event["payload"]);
    expect(payloads).toEqual([
      { content: "<p>Look x</p>", format: "html" },
      { content: "Why?", format: "html" },
      { event: "declined", format: "html" },
      { content: "<p>No.</p>", format: "html" },
    ]);
  });

  it("refuses an empty comment and stays unsubmitted", async () => {
    const { depositor } = start();
    const id = await depositor.createDraft(METADATA_ONLY);
    await choose(depositor, id, "reviewed-journal");
    const answer = await submit(depositor, id, { payload: { content: "", format: "html" } });
    expect([answer.status, answer.body["errors"]]).toMatchObject([400, [{ field: "payload.content" }]]);
    expect(await statusOf(depositor, id)).toBe("draft_with_review");
  });

  it("is submitted once by two concurrent submissions", async () => {
    const { depositor } = start();
    const id = await depositor.createDraft(METADATA_ONLY);
    await choose(depositor, id, "reviewed-journal");
    const answers = await Promise.all([submit(depositor, id), submit(depositor, id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 500]);
  });
});

describe("publishing into a community without a review", () => {
  it("is allowed for curators or members, depending on the review policy", async () => {
    const { depositor, curator, stranger } = start();
    expect((await submitted(curator, "open-lab")).answer.body["status"]).toBe("accepted");
    expect((await submitted(depositor, "open-lab")).answer.body["status"]).toBe("submitted");
    expect((await submitted(depositor, "ocean-archive")).answer.body["status"]).toBe("accepted");
    expect((await submitted(stranger, "ocean-archive")).answer.body["status"]).toBe("submitted");
  });

  it("leads to the record; a review leads to its request", async () => {
    const { depositor, curator } = start();
    const direct = await submitted(curator, "open-lab");
    expect(objectAt(direct.answer.body, "links")["next_html"]).toBe(`http://localhost/records/${direct.id}`);
    const review = await submitted(depositor, "open-lab");
    expect(objectAt(review.answer.body, "links")["next_html"]).toBe(`http://localhost/me/requests/${review.request}`);
  });

  it("leaves the draft unchanged when it fails", async () => {
    const { curator } = start();
    const { id, answer } = await submitted(curator, "open-lab", COMPLETE);
    expect(answer.status).toBe(400);
    expect(await statusOf(curator, id)).toBe("draft_with_review");
  });

  it("becomes a review if the submission asks for one", async () => {
    const { curator } = start();
    const id = await curator.createDraft(METADATA_ONLY);
    await choose(curator, id, "open-lab");
    expect((await submit(curator, id, { require_review: true })).body["status"]).toBe("submitted");
  });
});

describe("a restricted community", () => {
  it("accepts restricted records only, and hides them from others", async () => {
    const { curator, stranger } = start();
    const open = await submitted(curator, "secret-society");
    expect((await act(curator, open.request, "accept")).body["message"]).toBe(
      "A public record cannot be included in a restricted community.",
    );
    const { id, request } = await submitted(curator, "secret-society", RESTRICTED);
    expect((await act(curator, request, "accept")).status).toBe(200);
    expect((await stranger.call("GET", `/api/records/${id}`)).status).toBe(403);
  });

  it("is visible to its members only", async () => {
    const { depositor, curator } = start();
    expect((await depositor.call("GET", "/api/communities/secret-society")).status).toBe(403);
    const slugs = async (person: TestClient) =>
      listAt(objectAt((await person.call("GET", "/api/communities?visibility=restricted")).body, "hits"), "hits");
    expect(await slugs(depositor)).toEqual([]);
    expect(await slugs(curator)).toMatchObject([{ slug: "secret-society" }]);
  });
});

describe("a record that was published although its review was declined", () => {
  it("exists after a response of 500", async () => {
    const { depositor, curator } = start();
    const { id, request } = await submitted(depositor, "reviewed-journal");
    await act(curator, request, "decline");
    expect((await depositor.publish(id)).status).toBe(500);
    expect((await depositor.call("GET", `/api/records/${id}`)).body["status"]).toBe("published");
  });

  it("is answered with 202 after the declined review was removed; its request stays readable", async () => {
    const { depositor, curator } = start();
    const { id, request } = await submitted(depositor, "reviewed-journal");
    await act(curator, request, "decline");
    expect((await depositor.call("DELETE", `/api/records/${id}/draft/review`)).status).toBe(204);
    expect((await depositor.publish(id)).status).toBe(202);
    expect((await depositor.call("GET", `/api/requests/${request}`)).body["status"]).toBe("declined");
  });
});

describe("a review", () => {
  it("is deleted with its draft, unless it is open", async () => {
    const { depositor } = start();
    const id = await depositor.createDraft(METADATA_ONLY);
    const request = textAt((await choose(depositor, id, "open-lab")).body, "id") ?? "";
    expect((await depositor.call("DELETE", `/api/records/${id}/draft`)).status).toBe(204);
    expect((await depositor.call("GET", `/api/requests/${request}`)).status).toBe(404);
  });

  it("cannot be created for a published record or its new version", async () => {
    const { depositor } = start();
    const id = await depositor.publishWith("a", "x");
    await depositor.call("POST", `/api/records/${id}/draft`);
    expect((await choose(depositor, id, "open-lab")).body["message"]).toBe(
      "You cannot create a review for an already published record.",
    );
    const version = String((await depositor.call("POST", `/api/records/${id}/versions`)).body["id"]);
    expect((await choose(depositor, version, "open-lab")).status).toBe(400);
  });

  it("appears in the person's requests after the submission", async () => {
    const { depositor, curator } = start();
    await choose(depositor, await depositor.createDraft(METADATA_ONLY), "open-lab");
    const { request } = await submitted(depositor, "reviewed-journal");
    const open = (person: TestClient) => person.call("GET", "/api/user/requests?is_open=true");
    expect((await open(depositor)).body).toMatchObject({ hits: { hits: [{ id: request }], total: 1 } });
    expect((await open(curator)).body).toMatchObject({ hits: { total: 0 } });
  });
});
