import type { Locks, Log } from "../../ports.ts";

/** The files that this page has taken, so that no other page sends them too. */
export interface FileLocks {
  /** Takes a file; `false` when another page has it. */
  take(draft: string, name: string): Promise<boolean>;
  /** Waits until no other page has a file; for ever where that cannot be known, or once aborted. */
  whenFree(draft: string, name: string, signal: AbortSignal): Promise<void>;
  /** Tells that the person comes back to this page, perhaps from another one; until aborted. */
  onReturn(listener: () => void, signal: AbortSignal): void;
  /** Lets go of a file, also of one that the browser has not given yet. */
  release(name: string): void;
  releaseAll(): void;
}

const lockName = (draft: string, name: string): string => `deposit-upload ${draft} ${name}`;
const never = new Promise<never>(() => undefined);

/** A file that was asked for. `letGo` is there once the browser has given it. */
interface Hold {
  readonly taken: Promise<boolean>;
  isWanted: boolean;
  letGo: (() => void) | null;
}

/** Takes files by locks of the browser; where those fail, files are sent without. */
export function createFileLocks(locks: Locks, log: Log): FileLocks {
  const holds = new Map<string, Hold>();

  async function ask(draft: string, name: string): Promise<boolean> {
    try {
      const letGo = await locks.hold(lockName(draft, name));
      const hold = holds.get(name);
      if (letGo !== null && hold?.isWanted === true) hold.letGo = letGo;
      else holds.delete(name);
      if (hold?.letGo !== letGo) letGo?.();
      return letGo !== null;
    } catch (error) {
      holds.delete(name);
      log("The browser gave no lock for an upload: another page might send the same file.", error);
      return true;
    }
  }
  function release(name: string): void {
    const hold = holds.get(name);
    if (hold === undefined) return;
    hold.isWanted = false;
    if (hold.letGo === null) return;
    holds.delete(name);
    hold.letGo();
  }
  return {
    take(draft, name) {
      const before = holds.get(name);
      if (before !== undefined) {
        before.isWanted = true;
        return before.taken;
      }
      const hold: Hold = { taken: ask(draft, name), isWanted: true, letGo: null };
      holds.set(name, hold);
      return hold.taken;
    },
    async whenFree(draft, name, signal) {
      try {
        await (locks.whenFree?.(lockName(draft, name), signal) ?? never);
      } catch {
        await never;
      }
    },
    onReturn: (listener, signal) => locks.onReturn?.(listener, signal),
    release,
    releaseAll() {
      for (const name of [...holds.keys()]) release(name);
    },
  };
}
