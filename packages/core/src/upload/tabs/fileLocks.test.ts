import { describe, expect, it } from "vitest";
import type { Locks } from "../../ports.ts";
import { driveUploader, fileOf, settle } from "../../../test/drivers/driveUploader.ts";
import { createFileLocks } from "./fileLocks.ts";
import { draft } from "../../../test/drivers/simulatedServer.ts";

/** Locks that all tabs share. Each is granted when the test says so. */
function slowLocks() {
  const held = new Set<string>();
  const asked: (() => void)[] = [];
  const locks: Locks = {
    hold: (name) =>
      new Promise((resolve) => {
        asked.push(() => {
          if (held.has(name)) return resolve(null);
          held.add(name);
          resolve(() => void held.delete(name));
        });
      }),
  };
  const give = async (): Promise<void> => {
    for (const one of asked.splice(0)) one();
    await settle();
  };
  return { locks, held, give };
}
const quiet = (): void => undefined;

describe("a file that is released before its lock is granted", () => {
  it("is not locked for other tabs", async () => {
    const { locks, held, give } = slowLocks();
    const drive = driveUploader({ locks });
    drive.uploader.add([fileOf("a.csv")]);
    await settle();
    await drive.uploader.cancel("a.csv");
    await give();
    expect([...held]).toEqual([]);
    expect(drive.arrived).toEqual([]);
  });

  it("is not even requested if the draft arrives later", async () => {
    const { locks, held, give } = slowLocks();
    let come = (): void => undefined;
    const draftLinks = () => new Promise<typeof draft>((resolve) => (come = () => resolve(draft)));
    const drive = driveUploader({ locks, draftLinks });
    drive.uploader.add([fileOf("a.csv")]);
    await settle();
    await drive.uploader.cancel("a.csv");
    come();
    await settle();
    await give();
    expect([...held]).toEqual([]);
  });

  it("is locked if it is wanted again at once, unless another tab has it", async () => {
    const { locks, held, give } = slowLocks();
    const here = createFileLocks(locks, quiet);
    const first = here.take("/draft", "a");
    here.release("a");
    const second = here.take("/draft", "a");
    await give();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(held.size).toBe(1);
    const other = createFileLocks(locks, quiet).take("/draft", "a");
    await give();
    expect(await other).toBe(false);
    here.release("a");
    expect(held.size).toBe(0);
  });

  it("is released with all others when the uploader is disposed", async () => {
    const { locks, held, give } = slowLocks();
    const here = createFileLocks(locks, quiet);
    void here.take("/draft", "a");
    await give();
    void here.take("/draft", "b");
    here.releaseAll();
    await give();
    expect(held.size).toBe(0);
  });
});

it("files are sent without locks if the browser grants none, which is logged", async () => {
  const logged: string[] = [];
  const here = createFileLocks(
    { hold: () => Promise.reject(new Error("SecurityError")) },
    (said) => void logged.push(said),
  );
  expect(await here.take("/draft", "a")).toBe(true);
  expect(logged).toHaveLength(1);
  here.release("a");
});
