import { afterEach, describe, expect, test } from "vitest";
import { feedbackBanner } from "../state/banner.ts";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";

afterEach(disposeDeposits);

type Drive = ReturnType<typeof driveDeposit>;

describe("a file that was sent in another tab", () => {
  /** The draft in another tab, which sends files to it. */
  async function sendElsewhere({ repository, deposit }: Drive, ...names: readonly string[]): Promise<void> {
    const { record } = deposit.getState();
    const other = driveDeposit({ repository, record });
    other.deposit.addFiles(
      names.map((name) => new File([name], name)),
      other.read,
    );
    await other.quiet();
  }
  /** The draft in another tab, which has its files and removes one. */
  async function removeElsewhere({ client, repository, deposit }: Drive, name: string): Promise<void> {
    const { record } = deposit.getState();
    const other = driveDeposit({ repository, record, files: (await client.files.list(record.links)).entries });
    await other.deposit.removeFile(name);
  }
  const listed = ({ deposit }: Drive) => deposit.getState().files.map(({ key, phase }) => `${key} ${phase.kind}`);

  /** A draft that has no file yet, and is to have one. */
  async function draftForFiles(): Promise<Drive> {
    const drive = driveDeposit();
    drive.typeAll();
    await drive.deposit.save(drive.read);
    return drive;
  }

  test("is in the list with the next save, counts for publishing, and can be removed here", async () => {
    const drive = await draftForFiles();
    const { client, deposit, read } = drive;
    await sendElsewhere(drive, "late.txt", "later.txt");
    expect(deposit.can("publish", read()).allowed).toBe(false);
    expect(await deposit.save(read)).toBe("succeeded");
    expect(listed(drive)).toEqual(["late.txt finished", "later.txt finished"]);
    expect(deposit.can("publish", read()).allowed).toBe(true);
    await deposit.removeFile("late.txt");
    expect((await client.files.list(deposit.getState().record.links)).entries.map(({ key }) => key)).toEqual([
      "later.txt",
    ]);
    expect(await deposit.save(read)).toBe("succeeded");
    expect(listed(drive)).toEqual(["later.txt finished"]);
  });

  test("is told with the save that finds it, and so is one removed there; the next save has nothing to tell", async () => {
    const drive = await draftForFiles();
    const { deposit, read } = drive;
    const details = () => feedbackBanner(deposit.getState())?.details;
    await sendElsewhere(drive, "late.txt", "later.txt");
    await deposit.save(read);
    expect(details()).toEqual([{ id: "files.othersAdded", values: { count: 2, name: "late.txt" } }]);
    await removeElsewhere(drive, "late.txt");
    await sendElsewhere(drive, "last.txt");
    await deposit.save(read);
    expect(details()).toEqual([
      { id: "files.othersGone", values: { count: 1, name: "late.txt" } },
      { id: "files.othersAdded", values: { count: 1, name: "last.txt" } },
    ]);
    await deposit.save(read);
    expect(details()).toEqual([]);
  });

  test.each(["publish", "submitReview"] as const)(
    "stops what would publish it unseen, and so does one removed there: %s goes on once they were told",
    async (verb) => {
      const drive = await draftForFiles();
      const { client, deposit, read } = drive;
      if (verb === "submitReview") deposit.selectCommunity(await client.communities.read("open-lab"));
      await sendElsewhere(drive, "kept.txt", "removed.txt");
      await deposit.save(read);
      await removeElsewhere(drive, "removed.txt");
      await sendElsewhere(drive, "late.txt");
      expect(await deposit[verb](read)).toBe("failed");
      expect(deposit.getState().record.status).toBe(verb === "publish" ? "draft" : "draft_with_review");
      expect(feedbackBanner(deposit.getState())?.details).toEqual([
        { id: "files.othersGone", values: { count: 1, name: "removed.txt" } },
        { id: "files.othersAdded", values: { count: 1, name: "late.txt" } },
        { id: "failure.files-changed" },
      ]);
      expect(listed(drive)).toEqual(["kept.txt finished", "late.txt finished"]);
      expect(await deposit[verb](read)).toBe("succeeded");
    },
  );

  test("is in the list, and one removed there is not, as soon as it turns out that the draft was published there", async () => {
    const drive = await draftForFiles();
    const { client, deposit, read } = drive;
    await sendElsewhere(drive, "kept.txt", "removed.txt");
    await deposit.save(read);
    await removeElsewhere(drive, "removed.txt");
    await sendElsewhere(drive, "late.txt");
    await client.drafts.publish(deposit.getState().record.links);
    expect(await deposit.save(read)).toBe("failed");
    expect(deposit.getState().phase).toMatchObject({ failure: { kind: "published" } });
    expect(listed(drive)).toEqual(["kept.txt finished", "late.txt finished"]);
  });

  test("in the place of one that is known here is shown with its own bytes by the next save", async () => {
    const drive = await draftForFiles();
    const { client, deposit, read, repository } = drive;
    const known = () => deposit.getState().files.map(({ key, size, checksum }) => [key, size, checksum]);
    await sendElsewhere(drive, "kept.txt", "replaced.txt");
    await deposit.save(read);
    const before = known();
    const { record } = deposit.getState();
    const { entries } = await client.files.list(record.links);
    const other = driveDeposit({ repository, record, files: entries });
    await other.deposit.removeFile("replaced.txt");
    other.deposit.addFiles([new File(["other bytes"], "replaced.txt")], other.read);
    await other.quiet();
    expect(await deposit.save(read)).toBe("succeeded");
    const { checksum } = other.deposit.getState().files.find(({ key }) => key === "replaced.txt") ?? {};
    expect(checksum).toMatch(/^md5:/);
    expect(known()).toEqual([before[0], ["replaced.txt", 11, checksum]]);
  });

  test("is the same file once the server has computed its MD5, in place of the checksum of its parts", async () => {
    const drive = await draftForFiles();
    await sendElsewhere(drive, "parts.bin", "whole.txt");
    const { client, deposit, repository } = drive;
    const { record } = deposit.getState();
    const { entries } = await client.files.list(record.links);
    const files = entries.map((entry) =>
      entry.key === "parts.bin" ? { ...entry, checksum: "multipart:9f-2-5242880" } : entry,
    );
    const later = driveDeposit({ repository, record, files });
    const before = later.deposit.getState().files;
    expect(await later.deposit.save(later.read)).toBe("succeeded");
    expect(later.deposit.getState().files).toEqual(before);
  });

  test("comes with a later save where the files cannot be listed, and the save succeeds all the same", async () => {
    const drive = await draftForFiles();
    const { deposit, read, repository } = drive;
    await sendElsewhere(drive, "late.txt");
    repository.faults.add({ method: "GET", path: "/files", fault: { kind: "answer", status: 500 }, times: 1 });
    expect(await deposit.save(read)).toBe("succeeded");
    expect(listed(drive)).toEqual([]);
    await deposit.save(read);
    expect(listed(drive)).toEqual(["late.txt finished"]);
  });

  test("comes with a later save while files of this tab are on their way", async () => {
    const drive = await draftForFiles();
    const { deposit, read, quiet } = drive;
    await sendElsewhere(drive, "late.txt");
    deposit.addFiles([new File(["own"], "own.txt")], read);
    await deposit.save(read);
    await quiet();
    await deposit.save(read);
    expect(listed(drive)).toEqual(["own.txt finished", "late.txt finished"]);
  });

  test("in place of one of the same name is shown with its own size and checksum, and can be removed here", async () => {
    const drive = await draftForFiles();
    const { client, deposit, read, quiet } = drive;
    deposit.addFiles([new File(["as it was first"], "data.csv")], read);
    await quiet();
    const [{ links = {} } = {}] = deposit.getState().files;
    await client.files.remove(links);
    await sendElsewhere(drive, "data.csv");
    expect(await deposit.save(read)).toBe("succeeded");
    const [stored] = (await client.files.list(deposit.getState().record.links)).entries;
    expect(deposit.getState().files).toMatchObject([{ key: "data.csv", size: 8, checksum: stored?.checksum }]);
    await deposit.removeFile("data.csv");
    expect(listed(drive)).toEqual([]);
    expect((await client.files.list(deposit.getState().record.links)).entries).toEqual([]);
  });

  test("and was not complete when this tab was opened is complete with the next save", async () => {
    const drive = await draftForFiles();
    const { client, deposit, read, repository } = drive;
    const { record } = deposit.getState();
    const { entries: files } = await client.files.init(record.links, [
      { key: "slow.txt", size: 8, transfer: { type: "L" } },
    ]);
    const second = driveDeposit({ repository, record, files });
    expect(listed(second)).toEqual(["slow.txt error"]);
    await client.files.remove(files[0]?.links ?? {});
    await sendElsewhere(drive, "slow.txt");
    expect(await second.deposit.save(second.read)).toBe("succeeded");
    expect(listed(second)).toEqual(["slow.txt finished"]);
    expect(second.deposit.can("publish", read()).allowed).toBe(true);
    // Nor is it deleted by itself, as those are that are not complete, before the draft is.
    const before = repository.requests.length;
    expect(await second.deposit.discard()).toBe("succeeded");
    expect(repository.requests.slice(before).filter(({ path }) => path.includes("/files/"))).toEqual([]);
  });
});
