import { type Page, chromium } from "playwright";
import { argv, exit, stdout } from "node:process";
import { fileURLToPath } from "node:url";
import { chromiumLaunch } from "../../scripts/chromium.ts";
import { buildPage } from "../buildPage.ts";
import { isKept, median, type Verdict, verdictLine } from "../results.ts";
import { type Received, startDiscardingServer } from "./discardingServer.ts";
import type { Sent } from "./probes.ts";
import { growthDuring } from "./rendererMemory.ts";
import { sizes } from "./sizes.ts";
import { type SourceFile, writeSourceFiles } from "./sourceFiles.ts";
import { watchStolenTime } from "./stolenTime.ts";

const MiB = 2 ** 20;
const size = argv.includes("--quick") ? sizes.quick : sizes.full;
const built = await buildPage(fileURLToPath(new URL(".", import.meta.url)));
const server = await startDiscardingServer(built.directory);
const sources = await writeSourceFiles(size.large, size.sparse);
const browser = await chromium.launch(chromiumLaunch());

/**
 * The results of an upload: what the server received, the growth of the page's process in bytes, and the longest task
 * in milliseconds. The longest task is given as experienced, and without stolen time.
 */
interface Measured extends Sent {
  readonly received: Received;
  readonly growth: number;
  readonly longestTask: number;
  readonly longestOwn: number;
}

/** Measures in a new page with an empty draft. */
async function measure(source: SourceFile | null, work: (page: Page) => Promise<Sent>): Promise<Measured> {
  const context = await browser.newContext();
  const stolen = watchStolenTime();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(0);
    const broken = new Promise<never>((_, reject) => page.once("pageerror", reject));
    server.reset(source?.checksum);
    await page.goto(`${server.url}/page.html`);
    if (source !== null) await page.setInputFiles("input", source.path);
    await page.waitForTimeout(300);
    const { result, growth } = await growthDuring(browser, () => Promise.race([work(page), broken]));
    const { longTasks } = result;
    const own = longTasks.map(({ at, milliseconds }) => milliseconds - stolen.between(at, at + milliseconds));
    const longestTask = Math.max(0, ...longTasks.map(({ milliseconds }) => milliseconds));
    return { ...result, growth, longestTask, longestOwn: Math.max(0, ...own), received: server.received() };
  } finally {
    stolen.stop();
    await context.close();
  }
}

const ways = {
  "add files": () => measure(null, (page) => page.evaluate((count) => window.uploads.add(count), size.added)),
  "small files, bare": () =>
    measure(null, (page) => page.evaluate((count) => window.uploads.sendManyBare(count), size.small)),
  "small files": () => measure(null, (page) => page.evaluate((count) => window.uploads.sendMany(count), size.small)),
  "large file, bare": () => measure(sources.large, (page) => page.evaluate(() => window.uploads.sendBare())),
  "large file": () => measure(sources.large, (page) => page.evaluate(() => window.uploads.send(false))),
  "large file, checksums": () => measure(sources.large, (page) => page.evaluate(() => window.uploads.send(true))),
  "sparse file, checksums": () => measure(sources.sparse, (page) => page.evaluate(() => window.uploads.send(true))),
} as const;
type Way = keyof typeof ways;
const names = Object.keys(ways).filter((name): name is Way => name in ways);
/** The number of rounds. The sparse file takes ten minutes, and the ratios of large files are close to their limits. */
function roundsOf(name: Way): number {
  if (name === "sparse file, checksums") return 1;
  return name.startsWith("large") ? size.rounds + 2 : size.rounds;
}

const all: Record<Way, Measured[]> = {
  "add files": [],
  "small files, bare": [],
  "small files": [],
  "large file, bare": [],
  "large file": [],
  "large file, checksums": [],
  "sparse file, checksums": [],
};
const only = argv.find((one) => one.startsWith("--only="))?.slice("--only=".length);

stdout.write(
  "way                            seconds    MiB/s  longest task    (own)        grew by      bytes   PUTs  requests\n",
);
function printResult(name: Way, { milliseconds, longestTask, longestOwn, growth, received, endings }: Measured): void {
  const seconds = milliseconds / 1000;
  stdout.write(
    `${name.padEnd(26)} ${seconds.toFixed(3).padStart(11)} ${(received.bytes / MiB / seconds).toFixed(0).padStart(8)} ` +
      `${longestTask.toFixed(0).padStart(10)} ms ${longestOwn.toFixed(0).padStart(7)} ms ${(growth / MiB).toFixed(0).padStart(7)} MiB ` +
      `${String(received.bytes).padStart(10)} ${String(received.puts).padStart(6)} ${String(received.requests).padStart(9)}  ` +
      `${Object.entries(endings)
        .map(([ending, count]) => `${count} ${ending}`)
        .join(", ")}\n`,
  );
}

try {
  for (let round = 0; round < Math.max(...names.map(roundsOf)); round += 1)
    for (const name of names) {
      if ((only !== undefined && !name.startsWith(only)) || round >= roundsOf(name)) continue;
      const measured = await ways[name]();
      all[name].push(measured);
      printResult(name, measured);
    }
} finally {
  await browser.close();
  await server.stop();
  await sources.remove();
  await built.remove();
}

/** The median of the rounds' ratios. The baseline and the upload of a round run under the same load. */
const ratio = (name: Way, floor: Way): number =>
  median(all[name].map(({ milliseconds }, round) => (all[floor][round]?.milliseconds ?? Number.NaN) / milliseconds));
const middle = (name: Way, of: (one: Measured) => number): number => median(all[name].map(of));
const largest = (name: Way, of: (one: Measured) => number): number => Math.max(...all[name].map(of));
/** Returns 1 if all rounds ended as expected and sent every byte once. */
const isExact = (name: Way, bytes: number, puts: (one: Received) => boolean, ending: string, count: number): number =>
  Number(
    all[name].every(({ received, endings }) => received.bytes === bytes && puts(received) && endings[ending] === count),
  );

const verdicts: Verdict[] = [];
const expect = (what: string, value: number, rule: Verdict["rule"], limit: number, unit: string): void =>
  void verdicts.push({ what, value, rule, limit, unit });
const wasDone = (name: Way): boolean => all[name].length > 0;

if (wasDone("add files"))
  expect(
    `${size.added} files added`,
    middle("add files", (one) => one.milliseconds),
    "at-most",
    100,
    "ms",
  );
// This column excludes stolen time. It explains a missed limit but does not excuse it.
for (const name of names.filter((one) => wasDone(one) && !one.endsWith("bare")))
  expect(
    `${name}: longest task`,
    largest(name, (one) => one.longestTask),
    "at-most",
    50,
    "ms",
  );
if (wasDone("small files")) {
  const bytes = all["small files, bare"][0]?.received.bytes ?? 0;
  expect(`${size.small} small files / bare requests`, ratio("small files", "small files, bare"), "at-least", 0.9, "×");
  const isOnce = ({ puts }: Received): boolean => puts === size.small;
  expect(
    "small files: each sent once, and the same there",
    isExact("small files", bytes, isOnce, "finished same", size.small),
    "at-least",
    1,
    "",
  );
}
for (const [name, limit, verification] of [
  ["large file", 0.95, "unknown"],
  ["large file, checksums", 0.75, "same"],
] as const) {
  if (!wasDone(name)) continue;
  const parts = Math.ceil(size.large / (16 * MiB));
  const isOnce = ({ puts, digests }: Received): boolean =>
    puts === parts && digests === (verification === "same" ? parts : 0);
  expect(`${name} / bare requests`, ratio(name, "large file, bare"), "at-least", limit, "×");
  expect(
    `${name}: ${parts} parts, each sent once`,
    isExact(name, size.large, isOnce, `finished ${verification}`, 1),
    "at-least",
    1,
    "",
  );
  expect(`${name}: growth of the renderer`, largest(name, (one) => one.growth) / MiB, "at-most", 128, "MiB");
}
if (wasDone("sparse file, checksums")) {
  const name = "sparse file, checksums";
  const isOnce = ({ puts, digests }: Received): boolean => puts === digests;
  expect(`${name}: each part sent once`, isExact(name, size.sparse, isOnce, "finished same", 1), "at-least", 1, "");
  expect(`${name}: growth of the renderer`, largest(name, (one) => one.growth) / MiB, "at-most", 128, "MiB");
}

stdout.write("\n");
for (const verdict of verdicts) stdout.write(verdictLine(verdict));
exit(verdicts.every(isKept) ? 0 : 1);
