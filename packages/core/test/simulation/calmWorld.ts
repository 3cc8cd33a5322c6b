import type { UploadJournal } from "../../src/ports.ts";
import { createMemoryJournal } from "../../src/upload/resume/uploadJournal.ts";
import type { Fault } from "./faults.ts";
import { createChance } from "./random.ts";
import { createSimulatedNetwork, type LiveRequest } from "./simulatedNetwork.ts";
import { openPage, type SimulatedPage } from "./simulatedPage.ts";
import { createSimulatedRepository, type RepositoryTraits, type SimulatedRepository } from "./simulatedRepository.ts";
import { createSimulatedTime, type SimulatedTime } from "./simulatedTime.ts";

/** A simulated world in which nothing goes wrong but what a test says, told page by page and moment by moment. */
export interface CalmWorld {
  readonly time: SimulatedTime;
  readonly repository: SimulatedRepository;
  readonly journal: UploadJournal;
  /** Every request so far, as `phase key`. */
  readonly requests: string[];
  /** What goes wrong with a request. */
  befall(fault: (request: LiveRequest) => Fault | null): void;
  /** From now on another page has this file. */
  holdElsewhere(key: string): void;
  /** Other pages have no file any more. */
  letGoElsewhere(): void;
  /** Opens a page on what the server has by now, as the only one. */
  open(): SimulatedPage;
  /** Lets things happen until this is so. */
  until(isSo: () => boolean): Promise<void>;
  /** Lets everything happen that is to come. */
  rest(): Promise<void>;
}

const DRAFT = { self: "/draft", files: "/draft/files" };

async function settle(): Promise<void> {
  for (let turns = 0; turns < 24; turns += 1) await Promise.resolve();
}

/** Makes one, in which requests do not begin to fail. */
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
  const held = new Set<string>();
  let letGo = (): void => undefined;
  const freed = new Promise<void>((resolve) => (letGo = resolve));
  let page: SimulatedPage | undefined;
  let faultOf: (request: LiveRequest) => Fault | null = () => null;
  const network = createSimulatedNetwork({
    time,
    repository,
    chance,
    decide(request) {
      requests.push(`${request.phase} ${request.key}`);
      return faultOf(request);
    },
    hear: (what, request) => page?.hear(what, request),
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
    befall: (fault) => void (faultOf = fault),
    holdElsewhere: (key) => void held.add(key),
    letGoElsewhere() {
      held.clear();
      letGo();
    },
    open() {
      page = openPage({
        time,
        repository,
        network,
        journal,
        locks: {
          hold: async (name) => ([...held].some((key) => name.endsWith(` ${key}`)) ? null : () => undefined),
          whenFree: async () => await freed,
        },
        concurrency: 3,
        announcedTogether: 24,
        random: () => 0.5,
        hasherFate: () => "computes",
        unsettled,
      });
      void page.uploader.restoreSession(DRAFT);
      return page;
    },
    until,
    rest: () => until(() => false),
  };
}
