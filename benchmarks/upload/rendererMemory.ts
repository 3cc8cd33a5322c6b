import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { Browser } from "playwright";

const KiB = 1024;
const INTERVAL = 200;

/** Returns the private memory of a process in bytes. On Linux, this excludes the program's code. */
async function memoryOf(pid: number): Promise<number> {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    const field = (name: string): number => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    return (field("RssAnon") + field("RssShmem")) * KiB;
  } catch {
    const { stdout } = await promisify(execFile)("ps", ["-o", "rss=", "-p", String(pid)]);
    return Number(stdout) * KiB;
  }
}

/** Returns the process ids of a browser's renderers. */
async function renderersOf(browser: Browser): Promise<readonly number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
}

/** Runs `work` and returns its result and the maximum growth of the renderers, in bytes. */
export async function growthDuring<Result>(
  browser: Browser,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly growth: number }> {
  const renderers = await renderersOf(browser);
  if (renderers.length === 0) throw new Error("The browser has no renderer that could be measured.");
  const held = async (): Promise<number> =>
    (await Promise.all(renderers.map((pid) => memoryOf(pid).catch(() => 0)))).reduce((sum, bytes) => sum + bytes, 0);
  const before = await held();
  let most = before;
  let isOver = false;
  const watch = async (): Promise<void> => {
    while (!isOver) {
      most = Math.max(most, await held());
      await new Promise((resolve) => setTimeout(resolve, INTERVAL));
    }
  };
  const watching = watch();
  const result = await work();
  isOver = true;
  await watching;
  return { result, growth: Math.max(most, await held()) - before };
}
