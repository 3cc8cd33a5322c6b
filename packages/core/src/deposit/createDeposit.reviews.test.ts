import { afterEach, describe, expect, test } from "vitest";
import { createClient } from "../client/createClient.ts";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import { feedbackBanner } from "../state/banner.ts";
import type { DepositAction } from "../state/state.ts";
import { depositState } from "../rules/depositState.ts";
import { asObject, asText, below } from "../shared/json.ts";

afterEach(disposeDeposits);

type Drive = ReturnType<typeof driveDeposit>;

const ORIGIN = "https://repository.example";

/** A complete draft without files, of the depositor. */
function completeDraft(): Drive {
  const drive = driveDeposit();
  drive.typeAll();
  return drive;
}

const metadataOnly =
  ({ read }: Drive) =>
  () => ({ ...read(), files: { enabled: false, default_preview: "" } });

/** The request of a draft that was submitted, acted upon by a curator of its community. */
async function curatorActs({ repository, deposit }: Drive, action: "accept" | "decline"): Promise<void> {
  const curator = createClient({
    baseUrl: ORIGIN,
    token: "curator-token",
    fetch: (request) => repository.fetch(request),
  });
  const { record } = await curator.drafts.read(deposit.getState().record.links);
  const review = await curator.reviews.read(asText(below(record.parent, "review", "id")));
  await curator.reviews.act(review, action, "From the curator.");
}

/** Reads the draft as a page that is opened again does. */
async function reopened(drive: Drive): Promise<Drive> {
  const { record } = await drive.client.drafts.read(drive.deposit.getState().record.links);
  return driveDeposit({ repository: drive.repository, record });
}

describe("submitting for review", () => {
  test("saves, chooses the community, submits, and leads to the request", async () => {
    const drive = completeDraft();
    const { client, deposit, visited } = drive;
    deposit.selectCommunity(await client.communities.read("open-lab"));
    expect(await deposit.submitReview(metadataOnly(drive), "Please look at the units.")).toBe("succeeded");
    const to = visited.at(-1);
    if (to?.kind !== "review") throw new Error("It led elsewhere.");
    expect(to.href).toMatch(new RegExp(`/me/requests/${to.requestId}$`));
    expect(deposit.getState().record.status).toBe("in_review");
    const { record } = await client.drafts.read(deposit.getState().record.links);
    expect(record.status).toBe("in_review");
  });

  test("needs a community, and is not asked of the server without one", async () => {
    const drive = completeDraft();
    expect(drive.deposit.can("submit-review", metadataOnly(drive)())).toMatchObject({
      reason: { id: "can.noCommunity" },
    });
    expect(await drive.deposit.submitReview(metadataOnly(drive))).toBe("superseded");
    expect(drive.repository.requests).toEqual([]);
  });

  test("stops at fields with errors, after saving", async () => {
    const drive = driveDeposit();
    const { client, deposit } = drive;
    deposit.selectCommunity(await client.communities.read("open-lab"));
    expect(await deposit.submitReview(metadataOnly(drive))).toBe("rejected");
    expect(feedbackBanner(deposit.getState())?.message.id).toBe("banner.submitRejected");
    // The save has settled the community all the same; nothing was submitted.
    expect(deposit.getState().record.status).toBe("draft_with_review");
    expect(drive.repository.requests.some(({ path }) => path.includes("submit-review"))).toBe(false);
  });

  test.each([
    ["submitted", "POST", "submit-review"],
    ["chosen anew", "PUT", "/draft/review"],
  ])(
    "says that a review belongs to whoever made it, where another person's is to be %s",
    async (_what, method, path) => {
      const drive = completeDraft();
      const { client, deposit, repository } = drive;
      deposit.selectCommunity(await client.communities.read("open-lab"));
      const body = { status: 403, message: "Permission denied." };
      repository.faults.add({ method, path, fault: { kind: "answer", status: 403, body } });
      expect(await deposit.submitReview(metadataOnly(drive))).toBe("failed");
      expect(feedbackBanner(deposit.getState())?.details).toEqual([{ id: "failure.foreign-review" }]);
    },
  );

  test("to a community that takes members' records only is refused with the platform's words", async () => {
    const drive = completeDraft();
    const { client, deposit, read } = drive;
    deposit.selectCommunity(await client.communities.read("members-only"));
    expect(await deposit.submitReview(metadataOnly(drive))).toBe("failed");
    const { phase } = deposit.getState();
    const told = "Submission to this community is only allowed to community members.";
    expect(feedbackBanner(deposit.getState())?.details[0]?.values).toEqual({ message: told });
    if (phase.kind !== "failed" || phase.failure.kind !== "permission-denied") throw new Error("It failed otherwise.");
    expect(phase.failure.message).toBe("Submission to this community is only allowed to community members.");
    expect(read().metadata.title).toBe("Sea ice of the Baltic");
  });

  test("whose answer was lost is read back: it was submitted, and leads to the request", async () => {
    const drive = completeDraft();
    const { repository, client, deposit, visited } = drive;
    deposit.selectCommunity(await client.communities.read("open-lab"));
    repository.faults.add({ path: "/actions/submit-review", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.submitReview(metadataOnly(drive))).toBe("succeeded");
    expect(visited.at(-1)?.kind).toBe("review");
  });

  test("whose answer was lost on the way there has failed, and works when it is tried again", async () => {
    const drive = completeDraft();
    const { repository, client, deposit } = drive;
    deposit.selectCommunity(await client.communities.read("open-lab"));
    repository.faults.add({ path: "/actions/submit-review", fault: { kind: "drop" }, times: 1 });
    expect(await deposit.submitReview(metadataOnly(drive))).toBe("failed");
    expect(feedbackBanner(deposit.getState())?.message.id).toBe("banner.submitFailed");
    expect(await deposit.submitReview(metadataOnly(drive))).toBe("succeeded");
  });

  test("where the depositor may include directly, publishes at once and leads to the record", async () => {
    const drive = completeDraft();
    const { client, deposit, visited } = drive;
    const own = await client.communities.read("ocean-archive");
    expect(own.canIncludeDirectly).toBe(true);
    deposit.selectCommunity(own);
    expect(await deposit.submitReview(metadataOnly(drive))).toBe("succeeded");
    const { record } = deposit.getState();
    expect(visited.at(-1)).toMatchObject({
      kind: "record",
      href: record.links["self_html"],
      record: { status: "published" },
    });
    expect((await client.records.read(record.links)).is_published).toBe(true);
  });
});

describe("the community of a draft", () => {
  test("is settled by the next save, and the links that come with the review are there after it", async () => {
    const drive = completeDraft();
    const { client, deposit, read } = drive;
    deposit.selectCommunity(await client.communities.read("open-lab"));
    expect(await deposit.save(read)).toBe("succeeded");
    const { record, selectedCommunity } = deposit.getState();
    expect(record.status).toBe("draft_with_review");
    expect(record.links["submit-review"]).toBeDefined();
    expect(selectedCommunity).toBeUndefined();
    expect(depositState(record).selectedCommunity?.slug).toBe("open-lab");
  });

  test("is changed and removed by the next save", async () => {
    const drive = completeDraft();
    const { client, deposit, read } = drive;
    deposit.selectCommunity(await client.communities.read("open-lab"));
    await deposit.save(read);
    deposit.selectCommunity(await client.communities.read("reviewed-journal"));
    await deposit.save(read);
    expect(depositState(deposit.getState().record).selectedCommunity?.slug).toBe("reviewed-journal");
    deposit.selectCommunity(null);
    await deposit.save(read);
    expect(deposit.getState().record.status).toBe("draft");
    expect(depositState(deposit.getState().record).selectedCommunity).toBeNull();
  });

  test.each([
    ["taken away", null],
    ["changed", "reviewed-journal"],
  ])(
    "that is %s while the one before it is being settled stays so, and is settled by the next save",
    async (_, slug) => {
      let choose = (): void => undefined;
      const drive = driveDeposit({
        onAnswer: async (request, response) => {
          if (request.method === "PUT" && request.url.endsWith("/draft/review")) choose();
          return response;
        },
      });
      drive.typeAll();
      const { client, deposit, read } = drive;
      const other = slug === null ? null : await client.communities.read(slug);
      deposit.selectCommunity(await client.communities.read("open-lab"));
      choose = () => deposit.selectCommunity(other);
      expect(await deposit.save(read)).toBe("succeeded");
      expect(deposit.getState().selectedCommunity).toBe(other);
      choose = () => undefined;
      expect(await deposit.save(read)).toBe("succeeded");
      const { record, selectedCommunity } = deposit.getState();
      expect(selectedCommunity).toBeUndefined();
      expect(depositState(record).selectedCommunity?.slug ?? null).toBe(slug);
    },
  );

  test("stays chosen when settling it failed, and is settled by the save after", async () => {
    const drive = completeDraft();
    const { repository, client, deposit, read } = drive;
    deposit.selectCommunity(await client.communities.read("open-lab"));
    repository.faults.add({ method: "PUT", path: "/draft/review", fault: { kind: "answer", status: 503 }, times: 1 });
    expect(await deposit.save(read)).toBe("failed");
    expect(deposit.getState().selectedCommunity?.slug).toBe("open-lab");
    expect(await deposit.save(read)).toBe("succeeded");
    expect(deposit.getState().record.status).toBe("draft_with_review");
  });
});

describe("a draft in review", () => {
  async function inReview(): Promise<Drive> {
    const drive = completeDraft();
    drive.deposit.selectCommunity(await drive.client.communities.read("open-lab"));
    await drive.deposit.submitReview(metadataOnly(drive));
    return drive;
  }

  test("is taken back, and is a draft again", async () => {
    const { deposit } = await reopened(await inReview());
    expect(deposit.can("submit-review", { files: { enabled: false, default_preview: "" } })).toMatchObject({
      reason: { id: "can.alreadyInReview" },
    });
    expect(await deposit.cancelReview("Not yet.")).toBe("succeeded");
    expect(deposit.getState().record.status).toBe("draft");
  });

  test("can be saved, and neither be deleted, published nor submitted again", async () => {
    const drive = await reopened(await inReview());
    const { deposit } = drive;
    const reason = (action: DepositAction) => {
      const permission = deposit.can(action, metadataOnly(drive)());
      return permission.allowed ? null : permission.reason.id;
    };
    expect(reason("save")).toBeNull();
    expect(reason("discard")).toBe("can.openReview");
    expect(reason("publish")).toBe("can.alreadyInReview");
    expect(reason("submit-review")).toBe("can.alreadyInReview");
  });

  test("is not taken back by somebody who manages the draft and did not submit it, and is told so", async () => {
    const first = await inReview();
    const onAnswer = async (request: Request, response: Response): Promise<Response> => {
      if (request.method !== "GET" || !request.url.includes("/api/requests/")) return response;
      const read = asObject(await response.json());
      return Response.json({ ...read, links: { ...asObject(read["links"]), actions: {} } });
    };
    const { record } = first.deposit.getState();
    const other = driveDeposit({ repository: first.repository, record, onAnswer });
    expect(await other.deposit.cancelReview()).toBe("failed");
    const { record: still } = other.deposit.getState();
    expect(still.status).toBe("in_review");
    expect(feedbackBanner(other.deposit.getState())?.details).toEqual([{ id: "failure.foreign-review" }]);
  });

  test("that a curator has judged meanwhile is told as it is when it is taken back", async () => {
    const drive = await reopened(await inReview());
    await curatorActs(drive, "decline");
    expect(await drive.deposit.cancelReview()).toBe("succeeded");
    expect(drive.deposit.getState().record.status).toBe("declined");
  });

  test("that was declined is published without its review, whichever button publishes it", async () => {
    const submitted = await inReview();
    await curatorActs(submitted, "decline");
    const drive = await reopened(submitted);
    expect(await drive.deposit.publish(metadataOnly(drive))).toBe("succeeded");
    const calls = drive.repository.requests.map(({ method, path }) => `${method} ${path}`);
    const removed = calls.findLastIndex((call) => /^DELETE .*\/draft\/review/.test(call));
    expect(removed).toBeGreaterThan(-1);
    expect(removed).toBeLessThan(calls.findLastIndex((call) => call.includes("/actions/publish")));
  });

  test("whose cancelling was not answered is read back", async () => {
    const drive = await reopened(await inReview());
    drive.repository.faults.add({ path: "/actions/cancel", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await drive.deposit.cancelReview()).toBe("succeeded");
    expect(drive.deposit.getState().record.status).toBe("draft");
  });

  test("whose last save was not answered is saved again after it was taken back, and is no conflict with oneself", async () => {
    const drive = await reopened(await inReview());
    const { repository, deposit, type, read } = drive;
    type({ title: "Sea ice of the Baltic, corrected" });
    repository.faults.add({ method: "PUT", path: "/draft", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.save(read)).toBe("failed");
    expect(await deposit.cancelReview()).toBe("succeeded");
    type({ title: "Sea ice of the Baltic, corrected twice" });
    expect(await deposit.save(read)).toBe("succeeded");
  });

  test("that was accepted is published", async () => {
    const drive = await inReview();
    await curatorActs(drive, "accept");
    const record = await drive.client.records.read(drive.deposit.getState().record.links);
    expect(record.status).toBe("published");
    expect(depositState(record).selectedCommunity?.slug).toBe("open-lab");
  });

  test("that was declined is published without its community: the review goes first", async () => {
    const submitted = await inReview();
    await curatorActs(submitted, "decline");
    const drive = await reopened(submitted);
    const { repository, deposit, visited } = drive;
    expect(deposit.getState().record.status).toBe("declined");
    expect(await deposit.publishWithoutCommunity(metadataOnly(drive))).toBe("succeeded");
    expect(visited.at(-1)?.kind).toBe("record");
    const calls = repository.requests.filter(({ path }) => /\/draft\/(review|actions\/publish)/.test(path));
    expect(calls.slice(-2).map(({ method, status }) => [method, status])).toEqual([
      ["DELETE", 204],
      ["POST", 202],
    ]);
  });
});
