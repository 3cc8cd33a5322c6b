import { afterEach, describe, expect, test } from "vitest";
import type { DepositClient } from "../client/DepositClient.ts";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import type { RecordLinks } from "../record/record.ts";

afterEach(disposeDeposits);

/** A draft with two files that the server has, of which one is not to be published. */
async function uploaded() {
  const drive = driveDeposit();
  const { deposit, read, quiet } = drive;
  deposit.addFiles([new File(["x"], "x.txt"), new File(["y"], "secret.txt")], read);
  await quiet();
  const entry = () => deposit.getState().files.find(({ key }) => key === "secret.txt");
  return { ...drive, entry };
}

test("a record is not published with a file whose removal is under way", async () => {
  const { deposit, read, entry } = await uploaded();
  const removed = deposit.removeFile("secret.txt");
  expect(entry()).toMatchObject({ phase: { kind: "finished" }, isBeingRemoved: true });
  expect(deposit.can("publish")).toEqual({ allowed: false, reason: { id: "can.filesBeingRemoved" } });
  expect(await deposit.publish(read)).toBe("superseded");
  await removed;
  expect(entry()).toBeUndefined();
  expect(deposit.can("publish").allowed).toBe(true);
});

test("a file that the server would not delete is as before, and the old reason goes with another try", async () => {
  const { repository, deposit, entry } = await uploaded();
  repository.faults.add({ method: "DELETE", fault: { kind: "answer", status: 403 }, times: 1 });
  await deposit.removeFile("secret.txt");
  expect(entry()).toMatchObject({
    phase: { kind: "finished" },
    isBeingRemoved: false,
    removalFailure: { kind: "request", failure: { kind: "permission-denied" } },
  });
  expect(deposit.can("publish").allowed).toBe(true);
  const again = deposit.removeFile("secret.txt");
  expect(entry()?.removalFailure).toBeUndefined();
  await again;
  expect(entry()).toBeUndefined();
});

describe("a file whose name leads to another draft", () => {
  const drive = async () => {
    const { client, repository } = driveDeposit();
    const other = await client.drafts.create({ metadata: { title: "Sea ice" } });
    const { record } = await client.drafts.create({ metadata: { title: "Tides" }, files: { enabled: true } });
    const key = `../../../${other.record.id ?? ""}/draft`;
    const { entries } = await client.files.init(record.links, [{ key, size: 1, transfer: { type: "L" } }]);
    const { deposit } = driveDeposit({ repository, record, files: entries });
    return {
      deposit,
      key,
      isThere: async () => (await client.drafts.read(other.record.links)).record.id !== undefined,
    };
  };

  test("is not removed in its place", async () => {
    const { deposit, key, isThere } = await drive();
    await deposit.removeFile(key);
    expect(await isThere()).toBe(true);
    const failure = { kind: "request", failure: { kind: "foreign-address" } };
    const phase = { kind: "error", failure, retryable: false };
    expect(deposit.getState().files).toMatchObject([{ key, phase, removalFailure: failure }]);
  });

  test("says from the start that it cannot be called", async () => {
    const { deposit } = await drive();
    expect(deposit.getState().files).toMatchObject([
      { phase: { kind: "error", failure: { failure: { kind: "foreign-address" } } } },
    ]);
  });

  test("goes with its own when that is discarded, and does not take the other along", async () => {
    const { deposit, isThere } = await drive();
    expect(await deposit.discard()).toBe("succeeded");
    expect(await isThere()).toBe(true);
  });
});

describe("a file that was removed in another tab", () => {
  const removeElsewhere = async (client: DepositClient, links: RecordLinks, key: string): Promise<void> => {
    const { entries } = await client.files.list(links);
    await client.files.remove(entries.find((entry) => entry.key === key)?.links ?? {});
  };

  test("goes from the list with the next save, and its name is free again", async () => {
    const { client, deposit, read, quiet, entry } = await uploaded();
    const { links } = deposit.getState().record;
    await removeElsewhere(client, links, "secret.txt");
    expect(await deposit.save(read)).toBe("succeeded");
    expect(deposit.getState().files.map(({ key }) => key)).toEqual(["x.txt"]);
    expect(deposit.addFiles([new File(["anew"], "secret.txt")], read)).toEqual([]);
    await quiet();
    expect(entry()?.phase.kind).toBe("finished");
    expect((await client.files.list(links)).entries).toHaveLength(2);
  });

  test("goes as well where the page was opened with it, before anything was uploaded here", async () => {
    const first = await uploaded();
    const { record } = first.deposit.getState();
    const { entries: files } = await first.client.files.list(record.links);
    const { deposit, read, quiet } = driveDeposit({ repository: first.repository, record, files });
    await removeElsewhere(first.client, record.links, "secret.txt");
    await deposit.save(read);
    expect(deposit.getState().files.map(({ key }) => key)).toEqual(["x.txt"]);
    deposit.addFiles([new File(["anew"], "secret.txt")], read);
    await quiet();
    expect(deposit.getState().files.map(({ phase }) => phase.kind)).toEqual(["finished", "finished"]);
  });

  test("stays where it arrives while the answer to the save is on its way", async () => {
    const { client, deposit, read, repository, quiet } = await uploaded();
    const late = { kind: "delay", ms: 200, when: "after" } as const;
    repository.faults.add({ method: "PUT", path: "/draft\\?", fault: late, times: 1 });
    const saved = deposit.save(read);
    deposit.addFiles([new File(["z"], "z.txt")], read);
    await saved;
    await quiet();
    expect((await client.files.list(deposit.getState().record.links)).entries).toHaveLength(3);
    expect(deposit.getState().files.map(({ key }) => key)).toEqual(["x.txt", "secret.txt", "z.txt"]);
  });
});
