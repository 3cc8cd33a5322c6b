import type { Locks, Log } from "../../ports.ts";

/** The files that this tab has locked, so that no other tab sends them. */
export interface FileLocks {
  /** Locks a file. Resolves to `false` if another tab has it. */
  take(draft: string, name: string): Promise<boolean>;
  /** Waits until no other tab has a file. Never resolves where that cannot be known, or after an abort. */
  whenFree(draft: string, name: string, signal: AbortSignal): Promise<void>;
  /** Calls the listener when the user returns to this tab, until aborted. */
  onReturn(listener: () => void, signal: AbortSignal): void;
  /** Releases a file, also one whose lock has not been granted yet. */
  release(name: string): void;
  releaseAll(): void;
}

const lockName = (draft: string, name: string): string => `deposit-upload ${draft} ${name}`;
const never = new Promise<never>(() => undefined);

/** A lock that was requested. `unlock` is there once the browser has granted it. */
interface Hold {
  readonly taken: Promise<boolean>;
  isWanted: boolean;
  unlock: (() => void) | null;
}

/** Locks files through the browser. Where that fails, files are sent without locks. */
export function createFileLocks(locks: Locks, log: Log): FileLocks {
  const holds = new Map<string, Hold>();

  async function request(draft: string, name: string): Promise<boolean> {
    try {
      const unlock = await locks.hold(lockName(draft, name));
      const hold = holds.get(name);
      if (unlock !== null && hold?.isWanted === true) hold.unlock = unlock;
      else holds.delete(name);
      if (hold?.unlock !== unlock) unlock?.();
      return unlock !== null;
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
    if (hold.unlock === null) return;
    holds.delete(name);
    hold.unlock();
  }
  return {
    take(draft, name) {
      const before = holds.get(name);
      if (before !== undefined) {
        before.isWanted = true;
        return before.taken;
      }
      const hold: Hold = { taken: request(draft, name), isWanted: true, unlock: null };
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
