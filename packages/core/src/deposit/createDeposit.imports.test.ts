import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";

afterEach(disposeDeposits);

type Drive = ReturnType<typeof driveDeposit>;

describe("files that are imported", () => {
  async function newVersion(): Promise<Drive> {
    const first = driveDeposit();
    first.typeAll();
    first.deposit.addFiles([new File(["ice"], "ice.csv")], first.read);
    await first.quiet();
    await first.deposit.publish(first.read);
    await first.deposit.newVersion();
    const to = first.visited.at(-1);
    if (to?.kind !== "new-version") throw new Error("There is no new version.");
    return driveDeposit({ repository: first.repository, record: to.record });
  }

  test("in another tab, or by a try that was answered too late, are there when they are imported once more", async () => {
    const { client, deposit, read } = await newVersion();
    await client.files.importPrevious(deposit.getState().record.links);
    expect(await deposit.importFiles(read)).toBe("succeeded");
    expect(deposit.getState().files.map(({ key }) => key)).toEqual(["ice.csv"]);
  });

  test("come to a draft that was saved as of metadata only, once it is typed otherwise: it is saved first", async () => {
    const { change, deposit, read } = await newVersion();
    change({ files: { enabled: false, default_preview: "" } });
    await deposit.save(read);
    change({ files: { enabled: true, default_preview: "" } });
    expect(await deposit.importFiles(read)).toBe("succeeded");
    expect(deposit.getState().files.map(({ key }) => key)).toEqual(["ice.csv"]);
  });

  test("are told as refused where there are none", async () => {
    const { deposit, read, repository } = await newVersion();
    const body = { status: 400, message: "No.", errors: [{ field: "files.enabled", messages: ["No."] }] };
    repository.faults.add({ path: "files-import", fault: { kind: "answer", status: 400, body } });
    expect(await deposit.importFiles(read)).toBe("failed");
    expect(deposit.getState().files).toEqual([]);
  });
});
