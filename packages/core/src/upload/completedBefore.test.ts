import { describe, expect, it } from "vitest";
import { driveUploader, fileOf, settle } from "../../test/drivers/driveUploader.ts";
import { contentOf, denied, fileWith, noResponse } from "../../test/drivers/simulatedServer.ts";
import { createCalmWorld } from "../../test/simulation/calmWorld.ts";
import { simulatedFile } from "../../test/simulation/simulatedFile.ts";

const NAME = "data.csv";
const LARGE = "a large file.";

/** Opens a page after one that was closed during a commit, and chooses a file. */
async function chosenAfterCommit(chosen: string, traits: Parameters<typeof createCalmWorld>[0] = {}) {
  const world = createCalmWorld(traits);
  const page = world.open();
  page.choose([simulatedFile(NAME, LARGE)]);
  await world.until(() => world.requests.includes(`commit ${NAME}`));
  page.close();
  const next = world.open();
  const kept = world.repository.files.get(NAME);
  if (kept?.status === "pending") world.repository.commit({ method: "POST", url: `/draft/files/${NAME}/commit` });
  expect(next.list.get(NAME)?.phase.kind).toBe("error");
  const before = world.requests.length;
  next.choose([simulatedFile(NAME, chosen)]);
  await world.runAll();
  return { world, next, kept, since: () => world.requests.slice(before) };
}

describe("a file that was completed while no page was open", () => {
  it.each([
    ["on disk", {}],
    ["on disk, whose checksum is computed later", { checksumDelay: 700 }],
    ["in a store", { flavour: "store" }],
    ["in a store that never computes its checksum", { flavour: "store", checksumDelay: Infinity }],
  ] as const)("is not sent again when it is chosen again, %s", async (_, traits) => {
    const { world, next, kept, since } = await chosenAfterCommit(LARGE, traits);
    expect(next.list.get(NAME)).toMatchObject({ phase: { kind: "finished" }, verification: "same" });
    expect(new Set(since())).toEqual(new Set([`read ${NAME}`]));
    expect(world.repository.files.get(NAME)).toBe(kept);
  });

  it("is not taken for another file of its size, which a retry sends instead", async () => {
    const { world, next } = await chosenAfterCommit("A large file!");
    expect(next.list.get(NAME)?.phase).toMatchObject({ kind: "error", failure: { kind: "checksum-mismatch" } });
    next.uploader.retry(NAME);
    await world.runAll();
    expect(next.list.get(NAME)).toMatchObject({ phase: { kind: "finished" }, verification: "same" });
  });

  it("is replaced by one of another size", async () => {
    const { next, since } = await chosenAfterCommit("A larger file!");
    expect(next.list.get(NAME)).toMatchObject({ phase: { kind: "finished" }, verification: "same" });
    expect(since()).toContain(`delete ${NAME}`);
  });
});

describe("a file that was sent but not committed, because the session had ended", () => {
  async function refusedAtCommit(integrityCheck: boolean) {
    const drive = driveUploader({ integrityCheck });
    drive.uploader.add([fileOf("a")]);
    for (const kind of ["init", "send"] as const) {
      await settle();
      drive.next(kind).answer();
    }
    await settle();
    drive.next("commit").fail(denied);
    await settle();
    expect(drive.phase("a")).toMatchObject({ kind: "error", failure: { kind: "request" } });
    return drive;
  }

  it.each([
    ["longer by now", true, fileWith("a", "longer")],
    ["another of its size, where no checksums are compared", false, fileWith("a", "else")],
  ])("is sent again when it is chosen again and is %s", async (_, integrityCheck, chosen) => {
    const drive = await refusedAtCommit(integrityCheck);
    drive.uploader.add([chosen]);
    await settle();
    drive.next("remove").answer();
    await drive.upload("a");
    expect(drive.phase("a")).toEqual({ kind: "finished" });
    expect(drive.stored.get("a")?.bytes).toBe(contentOf(chosen));
  });
});

it("finishes if no checksums are compared and the answer to the commit was lost", async () => {
  const drive = driveUploader({ integrityCheck: false });
  drive.uploader.add([fileOf("a")]);
  await settle();
  for (const kind of ["init", "send"] as const) {
    drive.next(kind).answer();
    await settle();
  }
  drive.next("commit").fail(noResponse, "done");
  await settle();
  drive.next("read").fail(noResponse);
  await settle();
  drive.uploader.retry("a");
  await settle();
  drive.next("read").answer();
  await settle();
  expect(drive.list.get("a")).toMatchObject({ phase: { kind: "finished" }, verification: "unknown" });
});
