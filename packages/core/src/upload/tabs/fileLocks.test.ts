import { describe, expect, it } from "vitest";
import type { Locks } from "../../ports.ts";
import { driveUploader, fileOf, settle } from "../../../test/drivers/driveUploader.ts";
import { createFileLocks } from "./fileLocks.ts";
import { draft } from "../../../test/drivers/simulatedServer.ts";

/** Locks as a browser has them, shared by all pages, each given when the test says so. */
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

describe("a file that is let go before the browser has given it", () => {
  it("is not kept from other pages", async () => {
    const { locks, held, give } = slowLocks();
    const drive = driveUploader({ locks });
    drive.uploader.add([fileOf("a.csv")]);
    await settle();
    await drive.uploader.cancel("a.csv");
    await give();
    expect([...held]).toEqual([]);
    expect(drive.arrived).toEqual([]);
  });

  it("is not even asked for where the draft came later", async () => {
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

  it("is this page's when it is wanted again at once, and another's only when that one has it", async () => {
    const { locks, held, give } = slowLocks();
    const here = createFileLocks(locks, quiet);
    const first = here.take("/draft", "a");
    here.release("a");
    const second = here.take("/draft", "a");
    await give();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(held.size).toBe(1);
    const elsewhere = createFileLocks(locks, quiet).take("/draft", "a");
    await give();
    expect(await elsewhere).toBe(false);
    here.release("a");
    expect(held.size).toBe(0);
  });

  it("is let go with all others when the page ends", async () => {
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

it("files are sent without where the browser has no locks for them, and that is said", async () => {
  const logged: string[] = [];
  const here = createFileLocks(
    { hold: () => Promise.reject(new Error("SecurityError")) },
    (said) => void logged.push(said),
  );
  expect(await here.take("/draft", "a")).toBe(true);
  expect(logged).toHaveLength(1);
  here.release("a");
});
