import { createRepository, memoryStorage, type Repository } from "@deposit/repository";
import { createHash } from "node:crypto";
import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit, transportTo } from "../../test/drivers/driveDeposit.ts";
import { DepositError } from "../errors.ts";
import { readConfig } from "../schema/readConfig.ts";

const ORIGIN = "https://repository.example";
const config = readConfig({
  quota: { maxFiles: 100, maxStorage: 10 ** 10 },
  default_transfer_type: "L",
  enabled_transfer_types: ["L", "M"],
});

afterEach(disposeDeposits);

/** A file of so many bytes, no two parts of which are alike. */
function large(name: string, bytes: number): File {
  return new File([Uint8Array.from({ length: bytes }, (_, index) => (index * 31 + (index >> 12)) % 251)], name);
}

async function md5Of(file: Blob): Promise<string> {
  return createHash("md5")
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest("hex");
}

const flavours: readonly [string, () => Repository][] = [
  ["on disk", () => createRepository({ storage: memoryStorage(), trust: "everyone", baseUrl: ORIGIN })],
  [
    "in a store on another origin",
    () =>
      createRepository({
        storage: memoryStorage(),
        trust: "everyone",
        baseUrl: ORIGIN,
        store: { origin: "https://store.example" },
      }),
  ],
];

describe.each(flavours)("a file of several parts %s", (_, open) => {
  const partsSent = ({ requests }: Repository): number =>
    requests.filter(({ method, path }) => method === "PUT" && /content\/\d+$|__store/.test(path)).length;

  test("is sent part by part, and finished when its checksum is the server's", async () => {
    const { repository, deposit, quiet, read } = driveDeposit({ repository: open(), config });
    const file = large("tides.bin", 13_000_000);
    deposit.addFiles([file, large("small.bin", 10)], read);
    await quiet();
    const [entry, small] = deposit.getState().files;
    expect(entry).toMatchObject({ phase: { kind: "finished" }, verification: "same" });
    expect(small).toMatchObject({ phase: { kind: "finished" }, verification: "same" });
    expect(partsSent(repository)).toBe(3);
    const content = await repository.fetch(new Request(entry?.links.content ?? ""));
    const place = content.headers.get("Location");
    const bytes = place === null ? content : await repository.fetch(new Request(place));
    expect(await md5Of(await bytes.blob())).toBe(await md5Of(file));
  });

  test("goes on after a pause without sending again what arrived", async () => {
    const oneByOne = { ...config, file_upload_concurrency: 1 };
    const { repository, deposit, quiet, read } = driveDeposit({ repository: open(), config: oneByOne });
    const paused = new Promise<void>((resolve) => {
      const stop = deposit.subscribe(({ files: [file] }) => {
        if (file?.phase.kind !== "uploading" || file.phase.sent === 0) return;
        stop();
        deposit.pauseFile("tides.bin");
        resolve();
      });
    });
    deposit.addFiles([large("tides.bin", 30_000_000)], read);
    await paused;
    expect(deposit.getState().files[0]?.phase.kind).toBe("paused");
    deposit.resumeAll();
    await quiet();
    expect(deposit.getState().files[0]).toMatchObject({ phase: { kind: "finished" }, verification: "same" });
    // What was on its way when it was paused is sent once more, and nothing else.
    expect(partsSent(repository)).toBeLessThanOrEqual(2 + 1);
  });

  test("is deleted by its own link before its draft is, so that nothing stays in a store", async () => {
    const { repository, deposit, read } = driveDeposit({ repository: open(), config });
    deposit.addFiles([large("tides.bin", 13_000_000)], read);
    while (partsSent(repository) < 1) await new Promise((resolve) => setTimeout(resolve, 2));
    expect(await deposit.discard()).toBe("succeeded");
    const deletions = repository.requests.filter(({ method }) => method === "DELETE").map(({ path }) => path);
    expect(deletions.map((path) => path.endsWith("/files/tides.bin"))).toEqual([true, false]);
  });
});

test("whose store never answered is sent by itself once the network is back", async () => {
  const store = "https://store.example";
  const repository = createRepository({
    storage: memoryStorage(),
    trust: "everyone",
    baseUrl: ORIGIN,
    store: { origin: store },
  });
  let isCut = true;
  let comesBack = (): void => undefined;
  const send = transportTo(repository);
  const { deposit, quiet, read } = driveDeposit({
    repository,
    config,
    ports: {
      transport: (request) =>
        isCut
          ? {
              answer: Promise.reject(new DepositError({ kind: "no-response", request })),
              cancel: () => undefined,
            }
          : send(request),
      connectivity: {
        isOnline: () => true,
        onChange: (listener) => {
          comesBack = () => listener(true);
          return () => undefined;
        },
      },
    },
  });
  deposit.addFiles([large("tides.bin", 13_000_000)], read);
  await quiet();
  expect(deposit.getState().files[0]?.phase).toMatchObject({ failure: { kind: "store-unreachable", origin: store } });
  isCut = false;
  comesBack();
  await quiet();
  expect(deposit.getState().files[0]).toMatchObject({ phase: { kind: "finished" }, verification: "same" });
});
