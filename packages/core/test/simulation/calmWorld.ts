import type { UploadJournal } from "../../src/ports.ts";
import { createMemoryJournal } from "../../src/upload/resume/uploadJournal.ts";
import type { Fault } from "./faults.ts";
import { createChance } from "./random.ts";
import { createSimulatedNetwork, type LiveRequest } from "./simulatedNetwork.ts";
import { openPage, type SimulatedPage } from "./simulatedPage.ts";
import { createSimulatedRepository, type RepositoryTraits, type SimulatedRepository } from "./simulatedRepository.ts";
import { createSimulatedTime, type SimulatedTime } from "./simulatedTime.ts";

/** A simulated world in which nothing goes wrong except what a test requests. */
export interface CalmWorld {
  readonly time: SimulatedTime;
  readonly repository: SimulatedRepository;
  readonly journal: UploadJournal;
  /** Every request so far, as `phase key`. */
  readonly requests: string[];
  /** Decides what goes wrong with each request. */
  setFault(fault: (request: LiveRequest) => Fault | null): void;
  /** Lets another tab lock this file. */
  lockInOtherTab(key: string): void;
  /** Releases all files of other tabs. */
  releaseOtherTabs(): void;
  /** Opens a page on the current files of the server. It becomes the only page. */
  open(): SimulatedPage;
  /** Runs the world until the condition holds. */
  until(isSo: () => boolean): Promise<void>;
  /** Runs the world until nothing is left to happen. */
  runAll(): Promise<void>;
}

const DRAFT = { self: "/draft", files: "/draft/files" };

async function settle(): Promise<void> {
  for (let turns = 0; turns < 24; turns += 1) await Promise.resolve();
}

/** Creates a world without faults. */
export function createCalmWorld(traits: Partial<RepositoryTraits> = {}): CalmWorld {
  const time = createSimulatedTime();
  const repository = createSimulatedRepository(time, {
    flavour: "disk",
    linkLifetime: 7 * 86_400_000,
    checksumDelay: 0,
    ...traits,
  });
  const chance = createChance(1);
  const journal = createMemoryJournal();
  const requests: string[] = [];
  const unsettled = new Set<string>();
  const locked = new Set<string>();
  let letGo = (): void => undefined;
  const freed = new Promise<void>((resolve) => (letGo = resolve));
  let page: SimulatedPage | undefined;
  let faultOf: (request: LiveRequest) => Fault | null = () => null;
  const network = createSimulatedNetwork({
    time,
    repository,
    chance,
    faultOf(request) {
      requests.push(`${request.phase} ${request.key}`);
      return faultOf(request);
    },
    onRequest: (what, request) => page?.onRequest(what, request),
  });
  const until = async (isSo: () => boolean): Promise<void> => {
    await settle();
    while (!isSo() && time.step()) {
      await settle();
      page?.check();
    }
  };
  return {
    time,
    repository,
    journal,
    requests,
    setFault: (fault) => void (faultOf = fault),
    lockInOtherTab: (key) => void locked.add(key),
    releaseOtherTabs() {
      locked.clear();
      letGo();
    },
    open() {
      page = openPage({
        time,
        repository,
        network,
        journal,
        locks: {
          hold: async (name) => ([...locked].some((key) => name.endsWith(` ${key}`)) ? null : () => undefined),
          whenFree: async () => await freed,
        },
        concurrency: 3,
        initBatchSize: 24,
        random: () => 0.5,
        hasherFate: () => "computes",
        unsettled,
      });
      void page.uploader.restoreSession(DRAFT);
      return page;
    },
    until,
    runAll: () => until(() => false),
  };
}
