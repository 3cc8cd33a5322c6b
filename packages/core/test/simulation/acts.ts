import type { Chance } from "./random.ts";
import { type HasherFate, contentIn, makeUnreadable, simulatedFile } from "./simulatedFile.ts";
import type { PageWorld, SimulatedPage } from "./simulatedPage.ts";

/** What users, machines and networks do while files are sent. */
export const acts = [
  "pause",
  "resume",
  "pause-all",
  "resume-all",
  "cancel",
  "cancel-unfinished",
  "retry",
  "reselect",
  "reselect-changed",
  "unreadable",
  "offline",
  "online",
  "clock-forward",
  "clock-back",
  "sleep",
  "throttled",
  "reload",
  "second-tab",
  "storage-blocked",
  "worker-crash",
  "worker-hang",
] as const;

/** An action of a user, a machine or a network. */
export type Act = (typeof acts)[number];

/** What acts change. */
export interface ActWorld extends PageWorld {
  readonly chance: Chance;
  readonly setHasherFate: (fate: HasherFate) => void;
  isStorageBlocked: boolean;
  /** Names that another tab has locked. */
  readonly lockedByOthers: Set<string>;
  /** The user's files on disk, by name. */
  readonly local: Map<string, File>;
  page: SimulatedPage | undefined;
  open(): SimulatedPage;
}

/** Performs an act. Returns whether there was something to perform it on. */
export function perform(act: Act, world: ActWorld): boolean {
  const { page, chance, local, time } = world;
  if (page === undefined) return false;
  const wanted = act === "resume" ? "paused" : act === "retry" || act === "reselect-changed" ? "error" : null;
  const keys = [...page.list.keys()].filter((one) => wanted === null || page.list.get(one)?.phase.kind === wanted);
  const key = keys[chance.below(keys.length)];
  const phase = key === undefined ? undefined : page.list.get(key)?.phase;
  switch (act) {
    case "pause":
      if (key === undefined || phase?.kind === "finished" || phase?.kind === "error") return false;
      page.uploader.pause(key);
      return true;
    case "resume":
      if (key === undefined || phase?.kind !== "paused") return false;
      page.uploader.resume(key);
      return true;
    case "pause-all":
      page.uploader.pause();
      return true;
    case "resume-all":
      page.uploader.resume();
      return true;
    case "cancel":
      if (key === undefined) return false;
      void page.remove(key);
      return true;
    case "cancel-unfinished":
      for (const [name, entry] of page.list) if (entry.phase.kind !== "finished") void page.remove(name);
      return true;
    case "retry":
      if (key === undefined || phase?.kind !== "error") return false;
      page.uploader.retry(key);
      return true;
    case "reselect": {
      const gone = [...local.values()].filter(({ name }) => {
        const kind = page.list.get(name)?.phase.kind;
        return kind === undefined || kind === "error";
      });
      if (gone.length === 0) return false;
      page.choose(gone);
      return true;
    }
    case "reselect-changed": {
      const file = key === undefined ? undefined : local.get(key);
      if (key === undefined || file === undefined || phase?.kind !== "error") return false;
      const content = contentIn(file);
      // Sometimes so much smaller that it is sent whole.
      const kept = chance.hits(0.3) ? content.slice(0, 1) : content.slice(0, -1);
      const changed = simulatedFile(key, `${kept}${content.endsWith("!") ? "?" : "!"}`);
      local.set(key, changed);
      page.choose([changed]);
      return true;
    }
    case "unreadable": {
      const file = key === undefined ? undefined : page.chosen.get(key);
      if (key === undefined || file === undefined || phase?.kind === "finished") return false;
      makeUnreadable(file);
      local.set(key, simulatedFile(key, contentIn(file)));
      return true;
    }
    case "offline":
      page.setOnline(false);
      // Without a network every file would wait for ever.
      time.after(45_000, () => world.page?.setOnline(true));
      return true;
    case "online":
      page.setOnline(true);
      return true;
    case "clock-forward":
      time.jump(86_400_000);
      return true;
    case "clock-back":
      time.jump(-86_400_000);
      return true;
    case "sleep":
      time.sleep(120_000);
      return true;
    case "throttled":
      time.throttle(chance.hits(0.5) ? 60_000 : 0);
      return true;
    case "reload": {
      page.close();
      const next = world.open();
      void next.uploader.restoreSession({ self: "/draft", files: "/draft/files" });
      // Sometimes no file is chosen at first, so that deletions continue.
      if (chance.hits(0.6)) next.choose([...local.values()]);
      return true;
    }
    case "second-tab":
      if (key === undefined) return false;
      world.lockedByOthers.add(key);
      time.after(20_000, () => world.lockedByOthers.delete(key));
      return true;
    case "storage-blocked":
      world.isStorageBlocked = !world.isStorageBlocked;
      return true;
    case "worker-crash":
      world.setHasherFate("crashes");
      time.after(5000, () => world.setHasherFate("computes"));
      return true;
    case "worker-hang":
      world.setHasherFate("hangs");
      time.after(5000, () => world.setHasherFate("computes"));
      return true;
    default:
      return act satisfies never;
  }
}
