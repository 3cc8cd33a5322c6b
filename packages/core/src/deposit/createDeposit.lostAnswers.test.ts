import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import { systemClock } from "../shared/systemClock.ts";

afterEach(disposeDeposits);

describe("a creation that was not answered is found again", () => {
  test.each([
    ["with quotes that the platform writes otherwise", { title: "Schrödinger’s cat" }],
    ["with letters that are composed otherwise", { title: "Messungen in Zu\u0308rich" }],
    ["with a title that is too short for the platform", { title: "A" }],
    ["with a date that the platform does not take", { title: "Sea ice", publication_date: "soon" }],
  ])("%s", async (_how, typed) => {
    const { repository, client, deposit, type, read } = driveDeposit();
    type(typed);
    repository.faults.add({ method: "POST", path: "/api/records", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.save(read)).toBe("failed");
    expect(await deposit.save(read)).toBe("succeeded");
    expect(await client.drafts.listNewest()).toHaveLength(1);
  });

  test("and one without a title is not taken for one that has one", async () => {
    const { repository, client, deposit, type, read } = driveDeposit();
    await client.drafts.create({ metadata: {} });
    type({ title: "Sea ice" });
    repository.faults.add({ method: "POST", path: "/api/records", fault: { kind: "drop" }, times: 1 });
    expect(await deposit.save(read)).toBe("failed");
    expect(await deposit.save(read)).toBe("succeeded");
    expect(await client.drafts.listNewest()).toHaveLength(2);
  });
});

test("a submission whose answer was lost is one, also where its request cannot be read", async () => {
  const drive = driveDeposit();
  const { repository, client, deposit, visited, typeAll, change, read } = drive;
  typeAll();
  change({ files: { enabled: false, default_preview: "" } });
  deposit.selectCommunity(await client.communities.read("open-lab"));
  repository.faults.add({ path: "submit-review", fault: { kind: "drop", when: "after" }, times: 1 });
  repository.faults.add({ method: "GET", path: "/api/requests/", fault: { kind: "answer", status: 502 } });
  expect(await deposit.submitReview(read)).toBe("succeeded");
  const to = visited.at(-1);
  expect(to?.kind === "review" && to.href.endsWith(`/me/requests/${to.requestId}`)).toBe(true);
});

describe("a save after one that was not answered", () => {
  test("does not overwrite unseen what somebody else saved long after that", async () => {
    const start = Date.now();
    let now = start - 600_000;
    const clock = { ...systemClock, now: () => now };
    const mine = driveDeposit({ ports: { clock } });
    mine.type({ title: "Mine", publisher: "House" });
    await mine.deposit.save(mine.read);
    mine.type({ title: "Mine, corrected" });
    const unanswered = { method: "PUT", path: "/draft", times: 1 };
    mine.repository.faults.add({ ...unanswered, fault: { kind: "answer", status: 503, body: {} } });
    expect(await mine.deposit.save(mine.read)).toBe("failed");
    const theirs = driveDeposit({ repository: mine.repository, record: mine.deposit.getState().record });
    theirs.type({ publisher: "Theirs" });
    await theirs.deposit.save(theirs.read);
    now = start;
    expect(await mine.deposit.save(mine.read)).toBe("failed");
    expect(mine.deposit.getState().phase).toMatchObject({ failure: { kind: "conflict" } });
    // Also not where the network was gone in between, so that nothing could be asked.
    mine.repository.faults.add({ method: "GET", path: "/draft", times: 1, fault: { kind: "drop" } });
    expect(await mine.deposit.save(mine.read)).toBe("failed");
    expect(await mine.deposit.save(mine.read)).toBe("failed");
    const { record } = await mine.client.drafts.read(mine.deposit.getState().record.links);
    expect(record.metadata["publisher"]).toBe("Theirs");
    expect(await mine.deposit.save(mine.read, { overwrite: true })).toBe("succeeded");
  });
});
