import { afterEach, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";

afterEach(disposeDeposits);

/** A draft with one finished file, one on its way and one that is held, and a server that will not delete it. */
async function undeletable() {
  const drive = driveDeposit();
  const { repository, deposit, read, quiet } = drive;
  deposit.addFiles([new File(["done"], "done.txt")], read);
  await quiet();
  repository.faults.add({ method: "PUT", path: "/content$", fault: { kind: "stall" } });
  deposit.addFiles([new File(["one"], "one.txt"), new File(["two"], "two.txt")], read);
  deposit.pauseFile("two.txt");
  repository.faults.add({ method: "DELETE", path: "/draft$", fault: { kind: "answer", status: 500 }, times: 1 });
  return drive;
}

test("a draft that could not be deleted keeps the files that were on their way, which are sent again", async () => {
  const { repository, deposit, quiet } = await undeletable();
  expect(await deposit.discard()).toBe("failed");
  repository.faults.clear();
  const { files } = deposit.getState();
  expect(files.map(({ key }) => key).toSorted()).toEqual(["done.txt", "one.txt", "two.txt"]);
  expect(files.find(({ key }) => key === "two.txt")?.phase.kind).toBe("paused");
  deposit.resumeFile("two.txt");
  await quiet();
  expect(deposit.getState().files.map(({ phase }) => phase.kind)).toEqual(["finished", "finished", "finished"]);
});

test("a draft that was published meanwhile gets no file more", async () => {
  const { repository, deposit } = await undeletable();
  repository.faults.clear();
  const gone = { kind: "answer", status: 404, body: {} } as const;
  repository.faults.add({ method: "DELETE", path: "/draft$", fault: gone });
  repository.faults.add({ method: "GET", path: "/draft\\?", fault: gone });
  const { id, metadata, links, access } = deposit.getState().record;
  const body = { id, metadata, links, access, is_published: true, is_draft: false, status: "published" };
  const fault = { kind: "answer", status: 200, body } as const;
  repository.faults.add({ method: "GET", path: `/records/${id}\\?`, fault });
  expect(await deposit.discard()).toBe("failed");
  expect(deposit.getState().files.map(({ key }) => key)).toEqual(["done.txt"]);
});
