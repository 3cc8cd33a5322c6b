import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as lazyParts from "../../../ui/lazy/lazyPart.ts";

// A draft with files is opened, and their table, a chunk of its own, has not arrived.
let arrive: () => Promise<void>;

beforeEach(() => {
  vi.resetModules();
  vi.doMock("../../../ui/lazy/lazyPart.ts", async () => {
    const { lazyPart, ...others } = await vi.importActual<typeof lazyParts>("../../../ui/lazy/lazyPart.ts");
    return {
      ...others,
      // Nothing is fetched in advance, which begins a second after the page was drawn: on a busy machine, within the test.
      lazyParts: new Set(),
      lazyPart: <Part,>(fetchPart: () => Promise<Part>) =>
        lazyPart(async () => {
          await arrive();
          return fetchPart();
        }),
    };
  });
});
afterEach(() => vi.doUnmock("../../../ui/lazy/lazyPart.ts"));

test("files whose table has not arrived are counted meanwhile, and more can be added", async () => {
  arrive = () => new Promise(() => undefined);
  const { benchFiles, localFile, storedFile } = await import("../../../../test/filesBench.tsx");
  const bench = benchFiles({ files: [storedFile("tides.csv")] });
  const awaited = screen.getByText("Loading…").closest<HTMLElement>("[style]");
  // As high as the table: what follows stays where it is when it arrives.
  expect(awaited?.style.blockSize).toMatch(/^min\(1 \* /);
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
  await bench.choose(localFile("waves.csv"));
  expect(
    bench
      .form()
      .deposit.getState()
      .files.map(({ key }) => key),
  ).toEqual(["tides.csv", "waves.csv"]);
});

test("a table that does not arrive says so in its place, and shows every file at the next try", async () => {
  let isOnline = false;
  arrive = () => (isOnline ? Promise.resolve() : Promise.reject(new TypeError("offline")));
  const { benchFiles, storedFile } = await import("../../../../test/filesBench.tsx");
  const { user } = benchFiles({ files: [storedFile("tides.csv"), storedFile("waves.csv")] });
  expect(await screen.findByText("This part of the page did not arrive.")).toBeVisible();
  // The files cannot be done without.
  expect(screen.queryByRole("button", { name: "Not now" })).not.toBeInTheDocument();
  isOnline = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "tides.csv" })).toBeVisible();
  expect(screen.getByRole("link", { name: "waves.csv" })).toBeVisible();
});
