import { afterEach, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";

afterEach(disposeDeposits);

test("files of the version before bring along which of them is shown first; the next save keeps it, and all that was typed", async () => {
  const first = driveDeposit();
  first.typeAll();
  first.deposit.addFiles([new File(["1,2"], "data.csv"), new File(["x"], "notes.txt")], first.read);
  await first.quiet();
  first.change({ files: { enabled: true, default_preview: "notes.txt" } });
  await first.deposit.publish(first.read);
  await first.deposit.newVersion();
  const to = first.visited.at(-1);
  if (to?.kind !== "new-version") throw new Error("It led elsewhere.");

  const { deposit, read, type } = driveDeposit({ repository: first.repository, record: to.record });
  const { metadata } = read();
  type({ title: "Typed before" });
  expect(await deposit.importFiles(read)).toBe("succeeded");
  expect(read().files).toEqual({ enabled: true, default_preview: "notes.txt" });
  expect(read().metadata).toEqual({ ...metadata, title: "Typed before" });
  expect(await deposit.save(read)).toBe("succeeded");
  expect(deposit.getState().record.files["default_preview"]).toBe("notes.txt");
  expect(read().metadata.creators).toHaveLength(1);
});
