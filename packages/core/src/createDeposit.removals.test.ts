import { afterEach, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "./driveDeposit.ts";

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
