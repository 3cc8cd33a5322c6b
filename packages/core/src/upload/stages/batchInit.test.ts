import { describe, expect, it } from "vitest";
import { driveUploader, fileOf, settle } from "../../../test/drivers/driveUploader.ts";
import { denied, noResponse, refused } from "../../../test/drivers/simulatedServer.ts";

const many = (count: number): readonly File[] => Array.from({ length: count }, (_, index) => fileOf(`file-${index}`));

/** An uploader with `count` files, in batches of five. The turn of the first has come. */
async function started(count: number) {
  const drive = driveUploader({ initBatchSize: 5 });
  drive.uploader.add(many(count));
  await settle();
  return drive;
}
type Drive = Awaited<ReturnType<typeof started>>;

const kinds = ({ arrived }: Drive): readonly string[] => arrived.map(({ kind, key }) => `${kind} ${key}`);

/** Answers everything that arrives, and returns it. */
async function answerAll(drive: Drive): Promise<readonly string[]> {
  const answered: string[] = [];
  for (let [next] = drive.arrived; next !== undefined; [next] = drive.arrived) {
    answered.push(`${next.kind} ${next.key}`);
    next.answer();
    await settle();
  }
  return answered;
}

describe("many files that are sent whole", () => {
  it("are initialized in one request, and sent in their order", async () => {
    const drive = await started(20);
    expect(kinds(drive).toSorted()).toEqual(["init file-0", "init file-1", "init file-2"]);
    drive.next("init", "file-0").answer();
    await settle();
    expect([...drive.stored.keys()]).toEqual(["file-0", "file-3", "file-4", "file-5", "file-6"]);
    const answered = await answerAll(drive);
    expect(answered.filter((one) => one.startsWith("init"))).toHaveLength(7);
    const sent = answered.filter((one) => one.startsWith("send")).map((one) => Number(one.split("-")[1]));
    expect(sent).toHaveLength(20);
    // Three are sent at a time, so that their order may differ a little.
    for (const [position, file] of sent.entries()) expect(Math.abs(position - file)).toBeLessThan(3);
    expect([...drive.list.values()].every(({ phase }) => phase.kind === "finished")).toBe(true);
  });

  it("are initialized one by one if there are few", async () => {
    const drive = await started(6);
    const answered = await answerAll(drive);
    expect(answered.filter((one) => one.startsWith("init"))).toHaveLength(6);
  });

  it("wait for the batch before them", async () => {
    const drive = await started(20);
    drive.next("init", "file-1").answer();
    drive.next("init", "file-2").answer();
    await settle();
    await drive.upload("file-1").catch(() => undefined);
    drive.next("send", "file-1").answer();
    await settle();
    drive.next("commit", "file-1").answer();
    await settle();
    expect(kinds(drive)).toEqual(["init file-0", "send file-2"]);
  });

  it("leave nothing on the server if they are cancelled before their turn", async () => {
    const drive = await started(20);
    const gone = drive.uploader.cancel("file-3", "file-4");
    drive.next("init", "file-0").answer();
    await settle();
    expect(drive.stored.has("file-3")).toBe(true);
    drive.next("remove", "file-3").answer();
    await settle();
    drive.next("remove", "file-4").answer();
    await gone;
    const later = drive.uploader.cancel("file-5");
    await settle();
    drive.next("remove", "file-5").answer();
    await later;
    expect([...drive.stored.keys()]).toEqual(["file-0", "file-6"]);
    expect(drive.list.size).toBe(17);
  });

  it("pause if they were paused meanwhile, and need no second init", async () => {
    const drive = await started(20);
    drive.uploader.pause();
    drive.next("init", "file-0").answer();
    await settle();
    expect(drive.phase("file-3")).toEqual({ kind: "paused", sent: 0 });
    drive.uploader.resume("file-3");
    await settle();
    expect(kinds(drive)).toContain("send file-3");
    expect(drive.arrived.some(({ kind, key }) => kind === "remove" && key === "file-3")).toBe(false);
  });

  it("are initialized one by one if one of them is refused, and only that one fails", async () => {
    const drive = await started(20);
    drive.stored.set("file-4", { status: "completed", size: 1, bytes: "a" });
    await answerAll(drive);
    const failed = [...drive.list.values()].filter(({ phase }) => phase.kind !== "finished");
    expect(failed.map(({ key }) => key)).toEqual(["file-4"]);
    expect(drive.phase("file-4")).toMatchObject({
      failure: { failure: { message: "File with key file-4 already exists." } },
    });
  });

  it("are looked up if the answer was lost", async () => {
    const drive = await started(20);
    drive.next("init", "file-0").fail(noResponse, "done");
    await settle();
    const answered = await answerAll(drive);
    expect(answered).toContain("list ");
    expect([...drive.list.values()].every(({ phase }) => phase.kind === "finished")).toBe(true);
  });

  it("all fail if the draft takes no files", async () => {
    const drive = await started(20);
    drive.next("init", "file-0").fail(denied);
    await settle();
    await answerAll(drive);
    const kept = [...drive.list.values()].filter(({ phase }) => phase.kind === "finished");
    expect(kept.map(({ key }) => key)).toEqual(["file-1", "file-2"]);
    expect(drive.stored.size).toBe(2);
  });

  it("are distinguished from files that another tab sends", async () => {
    const inOtherTab = ["file-3"];
    const drive = driveUploader({
      initBatchSize: 5,
      locks: { hold: async (name) => (inOtherTab.some((key) => name.endsWith(` ${key}`)) ? null : () => undefined) },
    });
    drive.uploader.add(many(20));
    await settle();
    drive.next("init", "file-0").fail(refused("No."));
    await settle();
    expect(drive.phase("file-3")).toMatchObject({ kind: "error", failure: { kind: "elsewhere" } });
    expect(drive.phase("file-4")).toEqual({ kind: "pending" });
  });
});
