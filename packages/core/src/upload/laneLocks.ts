import type { Locks, Log } from "../ports.ts";

/** The files that this page has taken, so that no other page sends them too. */
export interface LaneLocks {
  /** Takes a file; `false` when another page has it. */
  take(draft: string, name: string): Promise<boolean>;
  release(name: string): void;
  releaseAll(): void;
}

/** Takes files by locks of the browser; where those fail, files are sent without. */
export function createLaneLocks(locks: Locks, log: Log): LaneLocks {
  const held = new Map<string, () => void>();
  return {
    async take(draft, name) {
      if (held.has(name)) return true;
      try {
        const letGo = await locks.hold(`deposit-upload ${draft} ${name}`);
        if (letGo === null) return false;
        held.get(name)?.();
        held.set(name, letGo);
      } catch (error) {
        log("The browser gave no lock for an upload: another page might send the same file.", error);
      }
      return true;
    },
    release(name) {
      held.get(name)?.();
      held.delete(name);
    },
    releaseAll() {
      for (const letGo of held.values()) letGo();
      held.clear();
    },
  };
}
