import { createClient, createDeposit, type Deposit, loadClient, loadUploader, readConfig } from "@deposit/core";
import { sampleDraft } from "../form/sampleDraft.ts";
import { sendBareFiles, sendBareParts } from "./bareUpload.ts";
import { watchTasks } from "./longTasks.ts";
import type { Sent, UploadProbes } from "./probes.ts";

const { record } = sampleDraft({ creators: 1, references: 0, relatedWorks: 0, files: 0 });
const place = record.links["files"] ?? "";
const config = readConfig({
  quota: { maxFiles: 10_000, maxStorage: 2 ** 50 },
  default_transfer_type: "L",
  enabled_transfer_types: ["L", "M"],
});

const chosenFile = (): File => {
  const file = document.querySelector("input")?.files?.[0];
  if (file === undefined) throw new Error("No file was chosen.");
  return file;
};
/** Creating the files is a task of its own, because a depositor's files already exist. */
async function smallFiles(count: number): Promise<readonly File[]> {
  const files = Array.from({ length: count }, (_, index) => new File([`${index},`.repeat(512)], `gauge-${index}.csv`));
  await new Promise((resolve) => setTimeout(resolve, 300));
  return files;
}

/** Long tasks of the preparation count, but its time does not. */
async function measure(work: () => Promise<Sent["endings"]>, prepare?: () => Promise<unknown>): Promise<Sent> {
  const tasks = watchTasks();
  await prepare?.();
  const began = performance.now();
  const endings = await work();
  const milliseconds = performance.now() - began;
  return { milliseconds, longTasks: await tasks.end(), endings };
}

function openDeposit(integrityCheck: boolean): Deposit {
  const client = createClient({ baseUrl: location.origin });
  return createDeposit({ client, record, config, upload: { integrityCheck } });
}

/** The upload code is loaded before, as the form does while its page is idle. */
const loadCode = (): Promise<unknown> => Promise.all([loadClient(), loadUploader()]);

/** Resolves when the state satisfies a condition. */
function until(deposit: Deposit, isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = deposit.subscribe(() => {
      if (!isSo()) return;
      stop();
      resolve();
    });
    if (isSo()) resolve();
  });
}

function endingsOf(deposit: Deposit): Sent["endings"] {
  const endings: Record<string, number> = {};
  for (const { phase, verification } of deposit.getState().files) {
    const ending = phase.kind === "error" ? `error ${phase.failure.kind}` : `${phase.kind} ${verification ?? ""}`;
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  return endings;
}

async function sendAll(files: readonly File[], integrityCheck: boolean): Promise<Sent> {
  const deposit = openDeposit(integrityCheck);
  let ended = 0;
  deposit.subscribe(({ files: now }, { files: before }) => {
    if (now !== before) ended = now.reduce((sum, { phase }) => sum + Number(isEnded(phase.kind)), 0);
  });
  const sent = await measure(async () => {
    deposit.addFiles(files, () => emptyValues);
    await until(deposit, () => ended === files.length);
    return endingsOf(deposit);
  }, loadCode);
  deposit.dispose();
  return sent;
}

const isEnded = (kind: string): boolean => kind === "finished" || kind === "error";
const emptyValues = openDeposit(true).getState().snapshot.saved;

const uploads: UploadProbes = {
  sendBare: () =>
    measure(async () => {
      await sendBareParts(place, chosenFile());
      return {};
    }),
  send: (integrityCheck) => sendAll([chosenFile()], integrityCheck),
  sendManyBare: async (count) => {
    const files = await smallFiles(count);
    return await measure(async () => {
      await sendBareFiles(place, files);
      return {};
    });
  },
  sendMany: async (count) => await sendAll(await smallFiles(count), true),
  async add(count) {
    const files = await smallFiles(count);
    const deposit = openDeposit(true);
    const tasks = watchTasks();
    const began = performance.now();
    deposit.addFiles(files, () => emptyValues);
    await until(deposit, () => deposit.getState().files.length === count);
    const milliseconds = performance.now() - began;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const longTasks = await tasks.end();
    const endings = { added: deposit.getState().files.length };
    deposit.dispose();
    return { milliseconds, longTasks, endings };
  },
};
window.uploads = uploads;
