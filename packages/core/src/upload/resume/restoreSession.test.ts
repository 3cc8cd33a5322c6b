import { describe, expect, it } from "vitest";
import type { FileEntry } from "../../record/files.ts";
import { createCalmWorld } from "../../../test/simulation/calmWorld.ts";
import { simulatedFile } from "../../../test/simulation/simulatedFile.ts";

const NAME = "data.csv";
/** A file of three parts, and one that is sent whole. */
const LARGE = simulatedFile(NAME, "a large file.");
const SMALL = simulatedFile(NAME, "abc");

const phases = (page: { readonly list: ReadonlyMap<string, { readonly phase: { readonly kind: string } }> }) =>
  [...page.list].map(([key, { phase }]) => `${key} ${phase.kind}`);

const isElsewhere = ({ list }: { readonly list: ReadonlyMap<string, FileEntry> }): boolean => {
  const phase = list.get(NAME)?.phase;
  return phase?.kind === "error" && phase.failure.kind === "elsewhere";
};

/** A page that was closed while the deletion of a cancelled file was under way. It did not succeed. */
async function closedInDeletion(file: File) {
  const world = createCalmWorld();
  const page = world.open();
  page.choose([file]);
  await world.until(() => page.list.get(NAME)?.phase.kind === "uploading");
  world.setFault(({ phase }) => (phase === "delete" ? "refused" : null));
  void page.remove(NAME);
  await world.until(() => world.requests.includes(`delete ${NAME}`));
  page.close();
  world.setFault(() => null);
  return world;
}

describe("a deletion that an earlier page did not finish", () => {
  it.each([
    ["in parts", LARGE],
    ["whole", SMALL],
  ])("is continued by the next page for a file that was sent %s", async (_, file) => {
    const world = await closedInDeletion(file);
    expect(world.repository.files.size).toBe(1);
    const next = world.open();
    expect(phases(next)).toEqual([`${NAME} error`]);
    await world.runAll();
    expect(phases(next)).toEqual([]);
    expect(world.repository.files.size).toBe(0);
    expect(await world.journal.read("/draft")).toEqual([]);
  });

  it("is continued for a file that was being initialized, or came from an earlier page", async () => {
    const world = createCalmWorld();
    const first = world.open();
    first.choose([SMALL]);
    await world.until(() => world.repository.files.size === 1);
    void first.remove(NAME);
    await world.until(() => true);
    first.close();
    expect(await world.journal.read("/draft")).toMatchObject([{ key: NAME, unwanted: true }]);
    await world.journal.remove("/draft", NAME);

    const second = world.open();
    world.setFault(({ phase }) => (phase === "delete" ? "refused" : null));
    void second.remove(NAME);
    await world.until(() => world.requests.includes(`delete ${NAME}`));
    second.close();
    world.setFault(() => null);
    const third = world.open();
    await world.runAll();
    expect(phases(third)).toEqual([]);
    expect(world.repository.files.size).toBe(0);
  });

  it.each([
    ["gone on with by the next page", false],
    ["done though its answer was lost", true],
  ])("and was %s, never concerns a later file of that name", async (_, isDone) => {
    const world = await closedInDeletion(LARGE);
    if (isDone) world.repository.files.clear();
    const next = world.open();
    await world.runAll();
    next.choose([SMALL]);
    await world.until(() => world.repository.files.get(NAME)?.status === "pending");
    expect(await world.journal.read("/draft"), "it is wanted from its turn on").toEqual([]);
    await world.runAll();
    expect(phases(next)).toEqual([`${NAME} finished`]);
    next.close();
    const last = world.open();
    await world.runAll();
    expect(phases(last)).toEqual([`${NAME} finished`]);
    expect(world.repository.files.get(NAME)?.status).toBe("completed");
  });

  it.each([
    ["before the page was opened", true],
    ["while the page's list was an old one", false],
  ])("deletes no file that another tab completed %s", async (_, isBefore) => {
    const world = await closedInDeletion(LARGE);
    const kept = world.repository.files.get(NAME);
    if (kept === undefined) throw new Error("There is no entry.");
    if (isBefore) kept.status = "completed";
    const next = world.open();
    kept.status = "completed";
    await world.runAll();
    expect(phases(next)).toEqual([`${NAME} ${isBefore ? "finished" : "error"}`]);
    expect(world.repository.files.get(NAME)).toBe(kept);
    expect(await world.journal.read("/draft")).toEqual([]);
  });

  it("is cancelled by a retry after it failed", async () => {
    const world = createCalmWorld();
    const page = world.open();
    page.choose([LARGE]);
    await world.until(() => page.list.get(NAME)?.phase.kind === "uploading");
    world.setFault(({ phase }) => (phase === "delete" ? 401 : null));
    void page.remove(NAME);
    await world.until(() => page.list.get(NAME)?.phase.kind === "error");
    expect(await world.journal.read("/draft")).toMatchObject([{ unwanted: true }]);
    page.uploader.retry(NAME);
    await world.until(() => page.list.get(NAME)?.phase.kind === "uploading");
    page.close();
    const next = world.open();
    await world.runAll();
    expect(phases(next)).toEqual([`${NAME} error`]);
    expect(world.repository.files.size).toBe(1);
  });

  it("leaves files of another tab for a later page", async () => {
    const world = await closedInDeletion(LARGE);
    world.lockInOtherTab(NAME);
    const next = world.open();
    await world.until(() => isElsewhere(next));
    expect(phases(next)).toEqual([`${NAME} error`]);
    expect(await world.journal.read("/draft")).toMatchObject([{ key: NAME, unwanted: true }]);
  });

  it("does not concern a file that is chosen while its entry is read", async () => {
    const world = await closedInDeletion(LARGE);
    const next = world.open();
    await world.until(() => world.requests.includes(`read ${NAME}`));
    next.choose([LARGE]);
    await world.runAll();
    expect(phases(next)).toEqual([`${NAME} finished`]);
    expect(await world.journal.read("/draft")).toEqual([]);
  });
});

describe("a file that is unfinished when a page is opened", () => {
  async function openedWhileUnfinished(prepare: (world: ReturnType<typeof createCalmWorld>) => void) {
    const world = createCalmWorld();
    const first = world.open();
    first.choose([LARGE]);
    await world.until(() => first.list.get(NAME)?.phase.kind === "uploading");
    first.close();
    prepare(world);
    const page = world.open();
    return { world, page };
  }
  const failureOf = (page: ReturnType<ReturnType<typeof createCalmWorld>["open"]>) => page.list.get(NAME)?.phase;

  it("is shown as sent by another tab, if it is", async () => {
    const { world, page } = await openedWhileUnfinished(({ lockInOtherTab }) => lockInOtherTab(NAME));
    await world.until(() => isElsewhere(page));
    expect(failureOf(page)).toEqual({ kind: "error", failure: { kind: "elsewhere" }, retryable: false });
  });

  it("is shown as interrupted if no tab sends it, and remains unlocked", async () => {
    const { world, page } = await openedWhileUnfinished(() => undefined);
    await world.runAll();
    expect(failureOf(page)).toMatchObject({ failure: { kind: "interrupted" } });
    page.choose([LARGE]);
    await world.runAll();
    expect(failureOf(page)).toEqual({ kind: "finished" });
  });

  it("is shown as interrupted by two tabs that are opened at the same time", async () => {
    const { world, page } = await openedWhileUnfinished(() => undefined);
    const other = world.open();
    await world.runAll();
    for (const one of [page, other]) expect(failureOf(one)).toMatchObject({ failure: { kind: "interrupted" } });
  });

  it.each([
    ["sent it", "finished"],
    ["was closed", "error"],
    ["took it off", undefined],
  ])("is shown as it then is when the other tab %s", async (what, phase) => {
    const { world, page } = await openedWhileUnfinished(({ lockInOtherTab }) => lockInOtherTab(NAME));
    await world.until(() => isElsewhere(page));
    const file = world.repository.files.get(NAME);
    if (what === "sent it" && file !== undefined) file.status = "completed";
    if (what === "took it off") world.repository.files.delete(NAME);
    world.releaseOtherTabs();
    await world.runAll();
    expect(page.list.get(NAME)?.phase.kind).toBe(phase);
    expect(isElsewhere(page)).toBe(false);
  });

  it.each([
    ["stays, and is shown as complete, when another page completed it since", "completed", ["data.csv finished"]],
    ["goes when it is still unfinished", "pending", []],
  ] as const)("and is removed here %s", async (_what, status, left) => {
    const { world, page } = await openedWhileUnfinished(() => undefined);
    await world.runAll();
    const file = world.repository.files.get(NAME);
    if (file !== undefined) file.status = status;
    world.requests.length = 0;
    void page.remove(NAME);
    await world.runAll();
    expect(phases(page)).toEqual(left);
    expect(world.repository.files.size).toBe(left.length);
    expect(await world.journal.read("/draft")).toEqual([]);
  });

  it("and is removed here disappears if it is gone already, and stays if the server cannot be read", async () => {
    const { world, page } = await openedWhileUnfinished(() => undefined);
    await world.runAll();
    world.setFault(({ phase }) => (phase === "read" ? "refused" : null));
    void page.remove(NAME);
    expect(phases(page)).toEqual([`${NAME} pending`]);
    await world.until(() => page.list.get(NAME)?.phase.kind === "error");
    expect(world.requests).not.toContain(`delete ${NAME}`);
    world.setFault(() => null);
    world.repository.files.delete(NAME);
    void page.remove(NAME);
    await world.runAll();
    expect(phases(page)).toEqual([]);
  });
});

describe("a file that another tab has failed to send", () => {
  /** It is listed here as unfinished, and no tab has it. */
  async function abandoned() {
    const world = createCalmWorld();
    const first = world.open();
    first.choose([LARGE]);
    await world.until(() => first.list.get(NAME)?.phase.kind === "uploading");
    first.close();
    const page = world.open();
    await world.runAll();
    world.requests.length = 0;
    const file = world.repository.files.get(NAME);
    if (file === undefined) throw new Error("The server has nothing of it.");
    return { world, page, file };
  }

  it("is watched once the user returns here while the other tab sends it again", async () => {
    const { world, page, file } = await abandoned();
    world.lockInOtherTab(NAME);
    page.returnToTab();
    await world.until(() => isElsewhere(page));
    file.status = "completed";
    world.releaseOtherTabs();
    await world.runAll();
    expect(phases(page)).toEqual([`${NAME} finished`]);
  });

  it("is complete or gone here once the user returns after it is so there", async () => {
    const sent = await abandoned();
    sent.file.status = "completed";
    sent.page.returnToTab();
    await sent.world.runAll();
    expect(phases(sent.page)).toEqual([`${NAME} finished`]);
    const removed = await abandoned();
    removed.world.repository.files.delete(NAME);
    removed.page.returnToTab();
    await removed.world.runAll();
    expect(phases(removed.page)).toEqual([]);
  });

  it("costs one request per return, none if nothing is unfinished, and stays if the request fails", async () => {
    const { world, page, file } = await abandoned();
    page.returnToTab();
    page.returnToTab();
    await world.runAll();
    expect(world.requests).toHaveLength(1);
    world.setFault(() => "refused");
    page.returnToTab();
    await world.runAll();
    expect(phases(page)).toEqual([`${NAME} error`]);
    world.setFault(() => null);
    file.status = "completed";
    page.returnToTab();
    await world.runAll();
    expect(world.requests).toHaveLength(3);
    page.returnToTab();
    await world.runAll();
    expect(world.requests).toHaveLength(3);
  });
});

describe("a file that is chosen here while another tab sends it", () => {
  /** `there` is what the other tab has sent when the file is chosen here. */
  async function chosenTwice(there?: File) {
    const world = createCalmWorld();
    const page = world.open();
    if (there !== undefined) {
      world.open().choose([there]);
      await world.runAll();
    }
    world.lockInOtherTab(NAME);
    page.choose([LARGE]);
    await world.until(() => isElsewhere(page));
    world.requests.length = 0;
    world.releaseOtherTabs();
    return { world, page };
  }

  it("can be sent from here if the other tab gave it up", async () => {
    const { world, page } = await chosenTwice();
    await world.runAll();
    expect(page.list.get(NAME)?.phase).toEqual({ kind: "error", failure: { kind: "abandoned" }, retryable: true });
  });

  it.each([
    ["is finished without being sent when it is the same", LARGE, { kind: "finished" }],
    [
      "says that there is one of its name when it is another",
      SMALL,
      { kind: "error", failure: { kind: "transfer-refused" } },
    ],
  ])("%s", async (_what, file, phase) => {
    const { world, page } = await chosenTwice(file);
    await world.runAll();
    expect(page.list.get(NAME)?.phase).toMatchObject(phase);
    expect(world.requests.filter((request) => !request.startsWith("list"))).toEqual([]);
  });

  it("continues here if the other tab left it half sent", async () => {
    const world = createCalmWorld();
    const other = world.open();
    other.choose([LARGE]);
    await world.until(() => other.list.get(NAME)?.phase.kind === "uploading");
    other.close();
    world.lockInOtherTab(NAME);
    const page = world.open();
    page.choose([LARGE]);
    await world.until(() => isElsewhere(page));
    world.releaseOtherTabs();
    await world.runAll();
    expect(page.list.get(NAME)?.phase.kind).toBe("finished");
  });
});
