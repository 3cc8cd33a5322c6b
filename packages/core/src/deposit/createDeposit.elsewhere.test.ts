import { afterEach, describe, expect, test } from "vitest";
import { createClient } from "../client/createClient.ts";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import { editorState } from "../state/can.ts";
import { feedbackBanner } from "../state/banner.ts";
import { asText, below } from "../shared/json.ts";

afterEach(disposeDeposits);

type Drive = ReturnType<typeof driveDeposit>;

const ORIGIN = "https://repository.example";
const metadataOnly = ({ read }: Drive) => ({ ...read(), files: { enabled: false, default_preview: "" } });

/** A complete draft that is on the server. */
async function savedDraft(): Promise<Drive> {
  const drive = driveDeposit();
  drive.typeAll();
  drive.change({ files: metadataOnly(drive).files });
  await drive.deposit.save(drive.read);
  return drive;
}

const publishElsewhere = async ({ client, deposit }: Drive): Promise<unknown> =>
  await client.drafts.publish(deposit.getState().record.links);

/** What the banner says of a failure: its sentence, and the explanation. */
function told({ deposit }: Drive): readonly unknown[] {
  const banner = feedbackBanner(deposit.getState());
  return [banner?.message.id, ...(banner?.details ?? []).map(({ id }) => id)];
}

describe("a draft that was published meanwhile", () => {
  test("in another tab is told as published when it is saved, and what is typed stays", async () => {
    const drive = await savedDraft();
    const { deposit, type, read } = drive;
    await publishElsewhere(drive);
    type({ publisher: "Typed since" });
    expect(await deposit.save(read)).toBe("failed");
    expect(told(drive)).toEqual(["banner.saveFailed", "failure.published"]);
    expect(read().metadata.publisher).toBe("Typed since");
    expect(deposit.getState().record).toMatchObject({ status: "published", is_published: true });
    expect(deposit.can("save")).toMatchObject({ reason: { id: "can.published" } });
    expect(deposit.can("new-version").allowed).toBe(true);
  });

  test("by a curator who accepted it is told as published when it is taken back from review", async () => {
    const drive = await savedDraft();
    const { client, deposit, repository, read } = drive;
    deposit.selectCommunity(await client.communities.read("open-lab"));
    await deposit.submitReview(read);
    const { record } = await client.drafts.read(deposit.getState().record.links);
    const fetch = (request: Request): Promise<Response> => repository.fetch(request);
    const curator = createClient({ baseUrl: ORIGIN, token: "curator-token", fetch });
    const review = await curator.reviews.read(asText(below(record.parent, "review", "id")));
    await curator.reviews.act(review, "accept");
    expect(await deposit.cancelReview("Not yet.")).toBe("failed");
    expect(told(drive)).toEqual(["banner.cancelFailed", "failure.published"]);
    expect(deposit.getState().record.status).toBe("published");
  });

  test("is not called deleted when it is to be deleted", async () => {
    const drive = await savedDraft();
    const { deposit, visited } = drive;
    await publishElsewhere(drive);
    visited.length = 0;
    expect(await deposit.discard()).toBe("failed");
    expect(told(drive)).toEqual(["banner.discardFailed", "failure.published"]);
    expect(visited).toEqual([]);
  });

  test("leads to its record when it is published here, too, with nothing typed since", async () => {
    const drive = await savedDraft();
    const { deposit, read, visited } = drive;
    await publishElsewhere(drive);
    expect(await deposit.publish(read)).toBe("succeeded");
    expect(visited.at(-1)).toMatchObject({ kind: "record", record: { status: "published" } });
  });

  test("keeps on its page what was typed since, when it is published here, too", async () => {
    const drive = await savedDraft();
    const { deposit, type, read, visited } = drive;
    await publishElsewhere(drive);
    visited.length = 0;
    type({ publisher: "Typed since" });
    expect(await deposit.publish(read)).toBe("failed");
    expect(told(drive)).toEqual(["banner.publishFailed", "failure.published"]);
    expect(visited).toEqual([]);
  });
});

test("changes of a published record that were discarded in another tab are discarded here, too", async () => {
  const drive = await savedDraft();
  await publishElsewhere(drive);
  const { client, repository } = drive;
  const { links } = await client.records.read(drive.deposit.getState().record.links);
  await repository.fetch(new Request(links["draft"] ?? "", { method: "POST" }));
  const { record } = await client.drafts.read(drive.deposit.getState().record.links);
  const { deposit } = driveDeposit({ repository, record });
  await client.drafts.discard(record.links);
  expect(await deposit.discard()).toBe("succeeded");
});

describe("a community that is there no more", () => {
  const gone = { kind: "answer", status: 404, body: { status: 404, message: "Not found." } } as const;

  test("is not told as a draft that is there no more, nor as one that was not saved", async () => {
    const drive = await savedDraft();
    const { client, deposit, repository, type, read } = drive;
    deposit.selectCommunity(await client.communities.read("open-lab"));
    repository.faults.add({ method: "PUT", path: "/draft/review", fault: gone });
    type({ publisher: "Typed since" });
    expect(await deposit.save(read)).toBe("failed");
    expect(told(drive)).toEqual(["banner.communityFailed", "failure.refused"]);
    const { record } = await client.drafts.read(deposit.getState().record.links);
    expect(record.metadata["publisher"]).toBe("Typed since");
  });
});

describe("a draft whose request was submitted in another tab and answered before it is submitted here", () => {
  test("is told as declined, and is not submitted to the same community once more", async () => {
    const drive = await savedDraft();
    const { client, deposit, read, repository, type } = drive;
    deposit.selectCommunity(await client.communities.read("reviewed-journal"));
    await deposit.save(read);
    const request = await client.reviews.submit(deposit.getState().record.links, undefined);
    const fetch = (sent: Request): Promise<Response> => repository.fetch(sent);
    const curator = createClient({ baseUrl: ORIGIN, token: "curator-token", fetch });
    await curator.reviews.act(await curator.reviews.read(request.id), "decline");
    type({ publisher: "Typed since" });
    expect(await deposit.submitReview(read)).toBe("failed");
    expect(told(drive)).toEqual(["banner.submitFailed", "failure.community-changed"]);
    expect(deposit.getState().record).toMatchObject({ status: "declined", metadata: { publisher: "Typed since" } });
    expect(repository.requests.filter(({ path }) => path.includes("submit-review"))).toHaveLength(1);
    expect(deposit.can("submit-review")).toMatchObject({ reason: { id: "can.reviewDeclined" } });
  });
});

describe("a draft whose community was chosen in another tab", () => {
  /** What another tab does to the draft: asks a community, and submits to it or not. */
  async function askElsewhere({ client, deposit }: Drive, slug: string, submits: boolean): Promise<void> {
    const before = deposit.getState().record.links;
    await client.reviews.update(before, (await client.communities.read(slug)).id);
    const { record } = await client.drafts.read(before);
    if (submits) await client.reviews.submit(record.links, undefined);
  }
  const communityOf = ({ deposit }: Drive): unknown => editorState(deposit.getState()).selectedCommunity?.slug;

  test("is not submitted to it by who agreed to go to another one, and then shows it", async () => {
    const drive = await savedDraft();
    const { client, deposit, read, repository } = drive;
    deposit.selectCommunity(await client.communities.read("reviewed-journal"));
    await deposit.save(read);
    await askElsewhere(drive, "open-lab", false);
    expect(await deposit.submitReview(read)).toBe("failed");
    expect(told(drive)).toEqual(["banner.submitFailed", "failure.community-changed"]);
    expect(repository.requests.some(({ path }) => path.includes("submit-review"))).toBe(false);
    expect(communityOf(drive)).toBe("open-lab");
    expect(await deposit.submitReview(read)).toBe("succeeded");
  });

  test("is not published before that was seen here, and is not asked to cancel a review", async () => {
    const drive = await savedDraft();
    const { deposit, read, repository } = drive;
    await askElsewhere(drive, "open-lab", false);
    expect(await deposit.publish(read)).toBe("failed");
    expect(told(drive)).toEqual(["banner.publishFailed", "failure.community-changed"]);
    expect(repository.requests.some(({ path }) => path.includes("actions/publish"))).toBe(false);
    expect(communityOf(drive)).toBe("open-lab");
  });

  test.each([
    ["another", "reviewed-journal"],
    ["no", null],
  ])(
    "and which is in review there by now says that the choice of %s community here was not saved",
    async (_which, slug) => {
      const drive = await savedDraft();
      const { client, deposit, read, type } = drive;
      await askElsewhere(drive, "open-lab", true);
      deposit.selectCommunity(slug === null ? null : await client.communities.read(slug));
      type({ publisher: "Typed since" });
      expect(await deposit.save(read)).toBe("failed");
      expect(told(drive)).toEqual(["banner.communityFailed", "failure.community-changed"]);
      expect(communityOf(drive)).toBe("open-lab");
      expect(deposit.getState().record).toMatchObject({ status: "in_review", metadata: { publisher: "Typed since" } });
      expect(await deposit.save(read)).toBe("succeeded");
    },
  );

  test("and which is in review there by now shows so once it cannot be deleted", async () => {
    const drive = await savedDraft();
    await askElsewhere(drive, "open-lab", true);
    expect(await drive.deposit.discard()).toBe("failed");
    expect(drive.deposit.getState().record.status).toBe("in_review");
    expect(drive.deposit.can("cancel-review").allowed).toBe(true);
  });
});

test("a draft that cannot be made where it is asked for is not told as one that was deleted", async () => {
  const drive = driveDeposit();
  const body = { status: 404, message: "The requested URL was not found on the server." };
  drive.repository.faults.add({ method: "POST", path: "/api/records", fault: { kind: "answer", status: 404, body } });
  drive.type({ title: "Typed before" });
  expect(await drive.deposit.save(drive.read)).toBe("failed");
  expect(told(drive)).toEqual(["banner.saveFailed", "failure.refused"]);
});
