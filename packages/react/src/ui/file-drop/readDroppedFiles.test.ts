import { expect, it } from "vitest";
import { readDroppedFiles } from "./readDroppedFiles.ts";

const file = (name: string) => ({
  name,
  isFile: true,
  isDirectory: false,
  file: (resolve: (file: File) => void) => resolve(new File(["x"], name)),
});
const broken = (name: string) => ({
  ...file(name),
  file: (_: unknown, reject: (error: Error) => void) => reject(new Error("gone")),
});
const folder = (name: string, batches: object[][]) => ({
  name,
  isFile: false,
  isDirectory: true,
  createReader: () => {
    const left = [...batches];
    return { readEntries: (resolve: (entries: object[]) => void) => resolve(left.shift() ?? []) };
  },
});

/** A drop as browsers hand it over; jsdom has none. */
function drop(entries: Array<object | null>, files: File[] = []): DataTransfer {
  const transfer: unknown = { items: entries.map((entry) => ({ kind: "file", webkitGetAsEntry: () => entry })), files };
  return transfer as DataTransfer;
}

it("opens dropped folders, batch after batch and all the way down", async () => {
  const { files } = await readDroppedFiles(drop([file("a"), folder("f", [[file("b")], [folder("g", [[file("c")]])]])]));
  expect(files.map(({ name }) => name)).toEqual(["a", "b", "c"]);
});

it("names what could not be read and keeps the rest", async () => {
  const { files, unreadable } = await readDroppedFiles(drop([broken("a"), file("b")]));
  expect(unreadable).toEqual(["a"]);
  expect(files).toHaveLength(1);
});

it("takes the plain list where the browser knows no entries", async () => {
  const { files } = await readDroppedFiles(drop([null], [new File(["x"], "a")]));
  expect(files.map(({ name }) => name)).toEqual(["a"]);
});
