import { createRepository, fileCollisions, memoryStorage } from "@deposit/repository";
import { afterEach, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import type { FileEntry } from "../index.ts";

afterEach(disposeDeposits);

const names = Array.from({ length: 12 }, (_, index) => `file-${index}.txt`);
const filesOf = (keys: readonly string[]): File[] => keys.map((key) => new File([`what ${key} says`], key));

/** A saved draft on a repository that takes one call at a time to the files of a draft. */
async function start() {
  const repository = createRepository({
    storage: memoryStorage(),
    trust: "everyone",
    baseUrl: "https://repository.example",
  });
  for (const fault of fileCollisions) repository.faults.add(fault);
  const refused: string[] = [];
  const onAnswer = async (request: Request, response: Response): Promise<Response> => {
    if (response.status === 500) refused.push(request.method);
    return response;
  };
  const drive = driveDeposit({ repository, onAnswer });
  drive.typeAll();
  await drive.deposit.save(drive.read);
  const { deposit, client } = drive;
  const settled = async (): Promise<readonly FileEntry[]> => {
    const isSettled = (): boolean => deposit.getState().files.every(({ phase }) => phase.kind === "finished");
    if (!isSettled())
      await new Promise<void>((resolve) => {
        const leave = deposit.subscribe(() => {
          if (!isSettled()) return;
          leave();
          resolve();
        });
      });
    return deposit.getState().files;
  };
  const stored = async () => (await client.files.list(deposit.getState().record.links)).entries.map(({ key }) => key);
  return { ...drive, refused, settled, stored };
}

test("all files are removed together from a platform that deletes one at a time, and no deletion is refused", async () => {
  const { deposit, read, refused, settled, stored } = await start();
  deposit.addFiles(filesOf(names), read);
  expect(await settled()).toHaveLength(names.length);
  await deposit.removeFile(...names);
  expect(deposit.getState().files).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(refused).toEqual([]);
});

test("files are added while others are removed: the former arrive, though their announcement says 500, the latter go", async () => {
  const { deposit, read, refused, settled, stored } = await start();
  deposit.addFiles(filesOf(names), read);
  await settled();
  const removed = deposit.removeFile(...names);
  deposit.addFiles(filesOf(["late.txt"]), read);
  await removed;
  expect((await settled()).map(({ key }) => key)).toEqual(["late.txt"]);
  expect(await stored()).toEqual(["late.txt"]);
  expect(refused).toContain("POST");
});
