import { describe, expect, it } from "vitest";
import type { FileHandle, Log } from "../../ports.ts";
import { driveUploader, fileOf, settle } from "../../../test/drivers/driveUploader.ts";
import { fileHandleOf, keepFileHandle } from "./fileHandles.ts";
import { createMemoryJournal } from "./uploadJournal.ts";
import { reopenFile } from "./fileHandles.ts";
import { createSimulatedServer } from "../../../test/drivers/simulatedServer.ts";

const quiet = (): void => undefined;
const file = fileOf("large.bin");
const entry = { draft: "/draft", key: "large.bin", size: 4, partSize: 1, parts: [], unwanted: false, savedAt: 0 };

/** A journal with the file's handle, from an earlier page. */
async function journalWith(handle?: FileHandle) {
  const journal = createMemoryJournal();
  await journal.write(handle === undefined ? entry : { ...entry, handle });
  return journal;
}
const reopen = async (handle?: FileHandle, log: Log = quiet) =>
  await reopenFile(await journalWith(handle), "/draft", "large.bin", log);

describe("the file of an interrupted upload", () => {
  it("is opened without a question if the browser still allows it", async () => {
    let asked = 0;
    const found = await reopen({
      getFile: async () => file,
      queryPermission: async () => "granted",
      requestPermission: async () => `denied ${(asked += 1)}`,
    });
    expect(found).toBe(file);
    expect(asked).toBe(0);
  });

  it("is opened if the user allows it, and its handle is kept", async () => {
    const again = fileOf("large.bin");
    const handle: FileHandle = {
      getFile: async () => again,
      queryPermission: async () => "prompt",
      requestPermission: async () => "granted",
    };
    expect(await reopen(handle)).toBe(again);
    expect(fileHandleOf(again)).toBe(handle);
  });

  it("must be chosen if the user refuses, if there is no handle, and if it is gone", async () => {
    const logged: string[] = [];
    const denied: FileHandle = { getFile: async () => file, requestPermission: async () => "denied" };
    const gone: FileHandle = { getFile: () => Promise.reject(new DOMException("", "NotFoundError")) };
    expect(await reopen(denied)).toBeNull();
    expect(await reopen()).toBeNull();
    expect(await reopen(gone, (message: string) => void logged.push(message))).toBeNull();
    expect(logged).toEqual(['The file "large.bin" could not be opened again.']);
    expect(await reopenFile(createMemoryJournal(), "/draft", "large.bin", quiet)).toBeNull();
  });

  it("has its handle in the journal with its parts", async () => {
    const journal = createMemoryJournal();
    const handle: FileHandle = { getFile: async () => file };
    const chosen = fileOf("large.bin", 12);
    keepFileHandle(chosen, handle);
    const { service } = createSimulatedServer();
    const self = "/draft/files/large.bin";
    const links = { self, commit: `${self}/commit`, parts: [{ part: 1, url: `${self}/content/1` }] };
    const server = { key: "large.bin", size: 12, status: "pending", links } as const;
    const init = async () => ({ enabled: true, entries: [server] });
    const drive = driveUploader({
      journal,
      client: { ...service, files: { ...service.files, init } },
      transfers: { preferred: "M", enabled: ["M"] },
    });
    drive.uploader.add([chosen]);
    await settle();
    expect(await journal.read("/draft")).toMatchObject([{ key: "large.bin", handle }]);
    drive.uploader.dispose();
  });
});
