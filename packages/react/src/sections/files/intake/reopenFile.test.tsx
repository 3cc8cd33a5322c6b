import { createMemoryJournal, type FileHandle } from "@deposit/core/upload";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { benchFiles, clientOf, localFile, openRepository, rowOfFile } from "../../../../test/filesBench.tsx";

const payload = { metadata: {}, files: { enabled: true }, custom_fields: {}, pids: {} };
const pickers = (): HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[type=file][aria-label="Choose file"]'),
];

/**
 * Returns a page after the previous one was closed during the upload of `big.csv`. `handle` is what it remembers of the
 * file.
 */
async function interrupted(handle?: FileHandle) {
  const repository = openRepository();
  const client = clientOf(repository);
  const { record } = await client.drafts.create(payload);
  await client.files.init(record.links, [{ key: "big.csv", size: 3, transfer: { type: "L" } }]);
  const { entries } = await client.files.list(record.links);
  const journal = createMemoryJournal();
  const draft = record.links["self"] ?? "";
  const entry = { draft, key: "big.csv", size: 3, partSize: 3, parts: [], unwanted: false, savedAt: 0 };
  await journal.write(handle === undefined ? entry : { ...entry, handle });
  const bench = benchFiles({ repository, record, files: entries, journal });
  const [picker] = pickers();
  const opened = vi.fn();
  picker?.addEventListener("click", opened);
  const press = () => bench.user.click(screen.getByRole("button", { name: "Choose file big.csv again" }));
  return { ...bench, press, opened };
}

afterEach(() => vi.unstubAllGlobals());

describe("an upload that an earlier page left unfinished, in a browser that can reopen files", () => {
  beforeEach(() => {
    vi.stubGlobal("FileSystemFileHandle", () => undefined);
    vi.stubGlobal("showOpenFilePicker", () => undefined);
  });

  it("continues with one press if the depositor allows it", async () => {
    const requestPermission = vi.fn(async () => "granted");
    const bench = await interrupted({ getFile: async () => localFile("big.csv"), requestPermission });
    await bench.press();
    await waitFor(() => expect(bench.transfers).toHaveLength(1));
    await bench.arriveAll();
    await waitFor(() => expect(rowOfFile("big.csv")).toHaveTextContent("Complete"));
    expect(requestPermission).toHaveBeenCalledExactlyOnceWith({ mode: "read" });
    expect(bench.opened).not.toHaveBeenCalled();
  });

  it("asks for the file if the depositor denies access", async () => {
    const bench = await interrupted({
      getFile: async () => localFile("big.csv"),
      requestPermission: async () => "denied",
    });
    await bench.press();
    await waitFor(() => expect(bench.opened).toHaveBeenCalledOnce());
    expect(bench.transfers).toHaveLength(0);
  });

  it("asks for the file if no handle is stored", async () => {
    const bench = await interrupted();
    await bench.press();
    await waitFor(() => expect(bench.opened).toHaveBeenCalledOnce());
  });

  it("is refused with both sizes if the file was replaced", async () => {
    const bench = await interrupted({
      getFile: async () => localFile("big.csv", "longer"),
      queryPermission: async () => "granted",
    });
    await bench.press();
    await waitFor(() => expect(rowOfFile("big.csv")).toHaveTextContent("The file you chose has 6 bytes"));
  });
});

it("asks for the file at once in browsers that cannot reopen files", async () => {
  const bench = await interrupted({
    getFile: async () => localFile("big.csv"),
    queryPermission: async () => "granted",
  });
  await bench.press();
  expect(bench.opened).toHaveBeenCalledOnce();
});

it("stays in the list when its file is chosen, and keeps the focus in its row", async () => {
  const bench = await interrupted();
  await bench.press();
  const [again] = pickers();
  if (again === undefined) throw new Error("There is no picker.");
  const rows = vi.fn(() => rowOfFile("big.csv"));
  const watch = new MutationObserver(() => void rows());
  watch.observe(document.body, { childList: true, subtree: true });
  fireEvent.change(again, { target: { files: [localFile("big.csv")] } });
  await waitFor(() => expect(bench.transfers).toHaveLength(1));
  expect(rows.mock.results.every(({ value }) => value !== null)).toBe(true);
  expect(rowOfFile("big.csv")?.contains(document.activeElement)).toBe(true);
  watch.disconnect();
  await bench.arriveAll();
});

it("requests the handle of a dropped file during the drop event", async () => {
  const bench = benchFiles();
  const file = localFile("dropped.csv");
  const getFile = vi.fn(async () => new File([file], file.name, { lastModified: file.lastModified }));
  const item = { kind: "file", getAsFile: () => file, getAsFileSystemHandle: async () => ({ kind: "file", getFile }) };
  const dataTransfer = { types: ["Files"], items: [item], files: [file] };
  fireEvent.drop(screen.getByText("Beside the files"), { dataTransfer });
  await waitFor(() => expect(rowOfFile("dropped.csv")).not.toBeNull());
  await waitFor(() => expect(getFile).toHaveBeenCalledOnce());
  await bench.arriveAll();
});
