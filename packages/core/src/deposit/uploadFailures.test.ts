import { createRepository, memoryStorage } from "@deposit/repository";
import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit, type DriveOptions, transportTo } from "../../test/drivers/driveDeposit.ts";
import { coreMessages, DepositError, type FileEntry, readConfig, type ServerFile } from "../index.ts";
import { createMemoryJournal, type Transport } from "../upload.ts";
import { uploadFailureMessage } from "../internal.ts";
import { formatInEnglish } from "../../test/drivers/formatInEnglish.ts";

afterEach(disposeDeposits);

const ORIGIN = "https://repository.example";
const STORE = "https://store.example";
const quota = { maxFiles: 100, maxStorage: 10 ** 14 };
const inParts = readConfig({ quota, default_transfer_type: "L", enabled_transfer_types: ["L", "M"] });
const inStore = () =>
  createRepository({ storage: memoryStorage(), trust: "everyone", baseUrl: ORIGIN, store: { origin: STORE } });
const onDisk = () => createRepository({ storage: memoryStorage(), trust: "everyone", baseUrl: ORIGIN });

/** Every sentence that was provoked, so that the last test can name those that nothing provokes. */
const provoked = new Set<string>();

/** What stands beside a file, its gaps filled. */
function saidOf(entry: FileEntry | undefined): string {
  if (entry?.phase.kind !== "error") throw new Error(`It did not fail: ${entry?.phase.kind}`);
  const message = uploadFailureMessage(entry.phase.failure);
  provoked.add(message.id);
  return formatInEnglish(message);
}

/** A file of so many bytes; large ones are sent in parts. */
const fileOf = (bytes: number, seed = 31): File =>
  new File([Uint8Array.from({ length: bytes }, (_, index) => (index * seed) % 251)], "tides.bin");

/** What stands beside a file after it was chosen and its upload has failed. */
async function told(options: DriveOptions, file: File = fileOf(10)): Promise<string> {
  const { deposit, read, quiet } = driveDeposit(options);
  const refusals = deposit.addFiles([file], read);
  expect(refusals).toEqual([]);
  await quiet();
  return saidOf(deposit.getState().files[0]);
}

/** A transport that does something else than to send. */
const broken =
  (answer: () => ReturnType<Transport>["answer"]): Transport =>
  () => ({ answer: answer(), cancel: () => undefined });

const lost: Transport = (request) => ({
  answer: Promise.reject(new DepositError({ kind: "no-response", request })),
  cancel: () => undefined,
});

/** Sends all but what goes to the store, which `instead` answers. */
function exceptStore(repository: ReturnType<typeof inStore>, instead: Transport): Transport {
  const send = transportTo(repository);
  return (request) => (request.url.startsWith(STORE) ? instead(request) : send(request));
}

/** Sends other bytes than those of the file. */
function damaging(repository: ReturnType<typeof onDisk>, damage: (body: Blob) => Blob): Transport {
  const send = transportTo(repository);
  return (request) => send({ ...request, body: damage(request.body) });
}

/** A clock that is ten thousand times as fast as others. */
const fastClock = {
  now: () => performance.now() * 10_000,
  after: (milliseconds: number, callback: () => void) => {
    const timer = setTimeout(callback, milliseconds / 10_000);
    return () => clearTimeout(timer);
  },
};

const ok = (body: unknown) => async () => ({ status: 200, body: JSON.stringify(body), retryAfter: null });

describe("an upload that fails says beside its file (docs/platform/product.md 8.2)", () => {
  test("that the draft could not be saved before it", async () => {
    const repository = onDisk();
    const fault = { kind: "answer", status: 500, body: { status: 500, message: "" } } as const;
    repository.faults.add({ method: "POST", path: "/api/records", fault });
    expect(await told({ repository })).toMatch(/^The upload did not start, because the draft could not be saved/);
  });

  test("that the connection was lost", async () => {
    expect(await told({ ports: { transport: lost } })).toMatch(/^The connection was lost .* then retry\.$/);
  });

  test("that the file can no longer be read", async () => {
    const file = fileOf(10);
    const gone = async (): Promise<never> => {
      throw new DOMException("It was moved.", "NotFoundError");
    };
    Object.defineProperty(file, "slice", { value: () => ({ arrayBuffer: gone, size: 1 }) });
    expect(await told({ ports: { transport: lost } }, file)).toMatch(
      /^This file can no longer be read\. .* choose it again/,
    );
  });

  test("that nothing moved for a long time", async () => {
    const silent = broken(() => new Promise(() => undefined));
    expect(await told({ ports: { transport: silent, clock: fastClock } })).toMatch(
      /^The upload stalled: nothing moved/,
    );
  });

  test("what the server said and what to do, and 'Upload failed' where it said nothing", async () => {
    const refusing = async (message: string) => {
      const repository = onDisk();
      const fault = { kind: "answer", status: 400, body: { status: 400, message } } as const;
      repository.faults.add({ method: "POST", path: "/draft/files", fault });
      return await told({ repository });
    };
    expect(await refusing("Because.")).toBe(
      "The server did not accept the file: Because. Retry to send it again, or remove it.",
    );
    expect(await refusing("Bucket quota exceeded.")).toMatch(
      /^This file did not fit: .* cannot be published while it is in the list\. Remove it;/,
    );
    expect(await refusing("")).toBe("Upload failed");
  });

  test("that the server takes no file as large as this in one request", async () => {
    const repository = onDisk();
    const body = { status: 413, message: "The data value transmitted exceeds the capacity limit." };
    repository.faults.add({ method: "PUT", path: "/content$", fault: { kind: "answer", status: 413, body } });
    expect(await told({ repository })).toMatch(/^The server does not take a file as large as this in one request\./);
  });

  test("that the server took the bytes and did not accept them", async () => {
    const transport = broken(ok({ errors: "File upload transfer failed." }));
    expect(await told({ ports: { transport } })).toMatch(
      /^The server did not accept the file: File upload transfer failed\. Retry/,
    );
  });

  test("that the server stored fewer bytes, or others", async () => {
    const damaged = async (damage: (body: Blob) => Blob) => {
      const repository = onDisk();
      return await told({ repository, ports: { transport: damaging(repository, damage) } });
    };
    expect(await damaged((body) => body.slice(0, 7))).toMatch(/^The server stored 7 of 10 bytes/);
    const others = new Uint8Array(10).fill(1);
    expect(await damaged(() => new Blob([others]))).toMatch(/^What the server stored is not the same as your file/);
  });

  test("that another page sends it", async () => {
    expect(await told({ ports: { locks: { hold: async () => null } } })).toMatch(
      /^This file is being uploaded in another tab/,
    );
  });

  test("that the repository takes files in a way only which no page can send", async () => {
    const config = readConfig({ quota, default_transfer_type: "F", enabled_transfer_types: ["F"] });
    expect(await told({ config })).toMatch(/^Unsupported transfer type: this repository takes files by F only/);
  });

  test("that the server named no address for one of its parts", async () => {
    const onAnswer = async (request: Request, response: Response): Promise<Response> => {
      if (request.method !== "POST" || !request.url.includes("/files")) return response;
      const json: { entries: { links: { parts: unknown[] } }[] } = await response.json();
      for (const { links } of json.entries) links.parts = links.parts.slice(1);
      return Response.json(json, { status: response.status });
    };
    expect(await told({ config: inParts, repository: onDisk(), onAnswer }, fileOf(13_000_000))).toMatch(
      /^The server named an invalid part number \(1\)/,
    );
  });
});

describe("an upload to a store on another origin says", () => {
  const toStore = async (instead: Transport, ports: DriveOptions["ports"] = {}) => {
    const repository = inStore();
    const transport = exceptStore(repository, instead);
    return await told({ repository, config: inParts, ports: { transport, ...ports } }, fileOf(13_000_000));
  };

  test("that its addresses expired, the fresh ones as well", async () => {
    const expired = broken(async () => ({ status: 403, body: "<Error/>", retryAfter: null }));
    expect(await toStore(expired)).toMatch(/^The signed URL expired, and the storage refuses the new ones as well/);
  });

  test("that it did not answer this page, and why that may be", async () => {
    expect(await toStore(lost)).toMatch(
      /^The storage at https:\/\/store\.example did not answer .* contact user support/,
    );
  });

  test("that it needs a checksum, and none can be had", async () => {
    const hasher = () => ({ md5: Promise.reject(new Error("no worker")), cancel: () => undefined });
    expect(await toStore(lost, { hasher })).toMatch(/^The checksum of the file could not be computed/);
  });
});

describe("a file of an earlier page says", () => {
  const opened = (file: Partial<ServerFile>): FileEntry | undefined => {
    const files: readonly ServerFile[] = [{ key: "tides.bin", status: "pending", links: {}, ...file }];
    return driveDeposit({ files }).deposit.getState().files[0];
  };

  test("that its upload was interrupted", () => {
    expect(saidOf(opened({}))).toMatch(
      /^This upload was not completed: the page was left, or the server refused the file\. Choose the same file again/,
    );
  });

  test("why the server could not fetch it", () => {
    const fetched = opened({ status: "failed", transfer: { type: "F", error: "404 Not Found" } });
    expect(saidOf(fetched)).toBe("The server could not fetch the file: 404 Not Found. Remove it.");
  });

  test("that what was chosen now is not the file of which the server has parts", async () => {
    const journal = createMemoryJournal();
    const repository = inStore();
    const send = transportTo(repository);
    let sent = 0;
    // Of its parts the first arrives, and the others are still on their way when the page is left.
    const transport = exceptStore(repository, (request) => {
      sent += 1;
      return sent === 1 ? send(request) : broken(() => new Promise(() => undefined))(request);
    });
    const first = driveDeposit({ repository, config: inParts, ports: { journal, transport } });
    const arrived = new Promise<void>((resolve) => {
      first.deposit.subscribe(({ files: [file] }) => {
        if (sent > 1 && file?.phase.kind === "uploading" && file.phase.sent >= 5 * 2 ** 20) resolve();
      });
    });
    first.deposit.addFiles([fileOf(13_000_000)], first.read);
    await arrived;
    first.deposit.dispose();
    const { record } = await first.client.drafts.read(first.deposit.getState().record.links);
    const { entries } = await first.client.files.list(record.links);
    const second = driveDeposit({ repository, config: inParts, record, files: entries, ports: { journal } });
    second.deposit.addFiles([fileOf(13_000_000, 37)], second.read);
    await second.quiet();
    expect(saidOf(second.deposit.getState().files[0])).toMatch(
      /^This is not the file of which the server has parts already/,
    );
  });
});

test("no sentence about an upload is left that nothing provokes", () => {
  // Said by the plan of a file that no limit of the page stops; when another page lets go of a file, which `recall.test` tells
  // of; and beside a file that arrived, where nothing failed.
  const elsewhere = [
    "upload.too-large",
    "upload.abandoned",
    "upload.verification.pending",
    "upload.verification.unknown",
  ];
  const ids = Object.keys(coreMessages).filter((id) => id.startsWith("upload."));
  expect(ids.filter((id) => !provoked.has(id))).toEqual(elsewhere);
});
