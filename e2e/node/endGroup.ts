import { existsSync, readFileSync, rmSync } from "node:fs";

/** Whether a process or, for a negative number, one of its group is there. */
function isThere(process_: number): boolean {
  try {
    return process.kill(process_, 0);
  } catch {
    return false;
  }
}

/** Ends what a file names by its process number, and all that it started, and waits until they are gone. */
export async function endGroup(pidFile: string, signal: NodeJS.Signals): Promise<void> {
  if (!existsSync(pidFile)) return;
  // It leads a group of its own, which is itself and its workers.
  const group = -Number(readFileSync(pidFile, "utf8"));
  if (isThere(group)) process.kill(group, signal);
  while (isThere(group)) await new Promise((resolve) => setTimeout(resolve, 50));
  rmSync(pidFile, { force: true });
}
