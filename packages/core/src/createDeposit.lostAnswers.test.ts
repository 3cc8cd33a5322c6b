import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "./driveDeposit.ts";

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
