import { afterEach, expect, test } from "vitest";
import { readConfig } from "../schema/readConfig.ts";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";

afterEach(disposeDeposits);

const named = (name: string): File => new File([name], name);
const namesOf = (files: readonly File[]) => files.map(({ name }) => name);

test("files that have not arrived are given back in the order of the list, also by a deposit that was put away", async () => {
  const { repository, deposit, read, quiet } = driveDeposit();
  deposit.addFiles([named("done.txt")], read);
  await quiet();
  repository.faults.add({ method: "PUT", path: "/content$", fault: { kind: "stall" } });
  const files = ["z.txt", "a.txt", "ä.txt", "gone.txt", "m.txt", "b.txt"].map(named);
  deposit.addFiles(files, read);
  deposit.pauseFile("m.txt");
  void deposit.cancelFile("gone.txt");
  deposit.dispose();
  expect(namesOf(deposit.unsentFiles())).toEqual(["z.txt", "a.txt", "ä.txt", "m.txt", "b.txt"]);
});

test("among them are those of thousands that the list has still to take in", () => {
  const { deposit, read } = driveDeposit({ config: readConfig({ quota: { maxFiles: 10_000, maxStorage: 10 ** 10 } }) });
  const files = Array.from({ length: 5000 }, (_, index) => named(`file-${index}.csv`));
  deposit.addFiles(files, read);
  deposit.dispose();
  expect(namesOf(deposit.unsentFiles())).toEqual(namesOf(files));
});
