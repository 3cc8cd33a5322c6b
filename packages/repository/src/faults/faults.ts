import type { PlatformVersion } from "../settings.ts";
import type { CallPattern, Fault } from "./fault.ts";
import { applyFault } from "./applyFault.ts";

/** The fault injection of one repository, also available over `/__faults` in development. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** Returns the remaining faults with the requests that they may still affect. */
  pending(): readonly Fault[];
  /** Answers a request, with a matching fault applied. `Response.error()` stands for a broken connection. */
  around(request: Request, handle: (request: Request) => Promise<Response>): Promise<Response>;
}

function matches({ method, path }: CallPattern, request: Request): boolean {
  const { pathname, search } = new URL(request.url);
  if (method !== undefined && method.toUpperCase() !== request.method) return false;
  return path === undefined || new RegExp(path).test(pathname + search);
}

/**
 * Creates fault injection for tests, stories and the demo.
 *
 * @example
 * faults.add({ method: "PUT", path: "/draft$", fault: { kind: "drop" }, times: 1 });
 */
export function createFaults(version: PlatformVersion): Faults {
  let waiting: Fault[] = [];
  const active = new Set<Request>();
  let release: () => void = () => {};
  let cleared = createClearing();

  function createClearing(): Promise<void> {
    return new Promise((resolve) => {
      release = resolve;
    });
  }

  const takeDue = (request: Request): Fault | undefined => {
    const found = waiting.find(
      (fault) =>
        matches(fault, request) &&
        (fault.during === undefined || [...active].some((other) => matches(fault.during ?? {}, other))),
    );
    if (found === undefined) return undefined;
    const { skip = 0, times } = found;
    if (skip > 0) {
      waiting = waiting.map((fault) => (fault === found ? { ...fault, skip: skip - 1 } : fault));
      return undefined;
    }
    if (times !== undefined) {
      waiting = waiting.flatMap((fault) => {
        if (fault !== found) return [fault];
        return times > 1 ? [{ ...fault, times: times - 1 }] : [];
      });
    }
    return found;
  };

  return {
    add(fault) {
      waiting.push(fault);
    },
    clear() {
      waiting = [];
      release();
      cleared = createClearing();
    },
    pending: () => [...waiting],
    async around(request, handle) {
      const due = takeDue(request);
      active.add(request);
      try {
        return await (due === undefined ? handle(request) : applyFault(due.fault, request, handle, cleared, version));
      } finally {
        active.delete(request);
      }
    },
  };
}
