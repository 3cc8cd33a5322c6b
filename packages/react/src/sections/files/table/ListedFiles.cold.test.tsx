import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type * as lazyParts from "../../../ui/lazy/lazyPart.ts";

// Opens a draft with files while the chunk of their table has not arrived.
let arrive: () => Promise<void>;

beforeEach(() => {
  vi.resetModules();
  vi.doMock("../../../ui/lazy/lazyPart.ts", async () => {
    const { lazyPart, ...others } = await vi.importActual<typeof lazyParts>("../../../ui/lazy/lazyPart.ts");
    return {
      ...others,
      // No prefetching, which could begin within the test on a busy machine.
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

test("files can be counted and added before their table arrives", async () => {
  arrive = () => new Promise(() => undefined);
  const { benchFiles, localFile, storedFile } = await import("../../../../test/filesBench.tsx");
  const bench = benchFiles({ files: [storedFile("tides.csv")] });
  const awaited = screen.getByText("Loading…").closest<HTMLElement>("[style]");
  // As high as the table, so that the following content does not move when it arrives.
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

test("a table that fails to load shows the failure in its place, and all files after a retry", async () => {
  let isOnline = false;
  arrive = () => (isOnline ? Promise.resolve() : Promise.reject(new TypeError("offline")));
  const { benchFiles, storedFile } = await import("../../../../test/filesBench.tsx");
  const { user } = benchFiles({ files: [storedFile("tides.csv"), storedFile("waves.csv")] });
  expect(await screen.findByText("This part of the page did not arrive.")).toBeVisible();
  // The table is needed, so its loading cannot be dismissed.
  expect(screen.queryByRole("button", { name: "Not now" })).not.toBeInTheDocument();
  isOnline = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: "tides.csv" })).toBeVisible();
  expect(screen.getByRole("link", { name: "waves.csv" })).toBeVisible();
});
