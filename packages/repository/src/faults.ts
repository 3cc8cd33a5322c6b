/** What goes wrong when a fault strikes. */
export type FaultKind =
  /** The connection breaks: before the call is handled, after it (the answer is lost), or once so many bytes of the body came. */
  | { readonly kind: "drop"; readonly when?: "before" | "after"; readonly afterBytes?: number }
  /** This answer instead of the real one; a text body is HTML, anything else JSON. */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The real answer, so many milliseconds late. */
  | { readonly kind: "delay"; readonly ms: number };

/** A fault and the calls it strikes. */
export interface Fault {
  readonly method?: string;
  /** A regular expression that the path with its query must match; every path without it. */
  readonly path?: string;
  readonly fault: FaultKind;
  /** How many calls are struck (default: all, until `clear`). */
  readonly times?: number;
}

/** The switch for faults of one repository: in process, and over `/__faults` in development. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The faults still waiting, with the calls they may still strike. */
  pending(): readonly Fault[];
  /** Answers a call, with whatever fault is due; `Response.error()` stands for a broken connection. */
  around(request: Request, handle: (request: Request) => Promise<Response>): Promise<Response>;
}

/** Faults for tests, stories and the demo: `faults.add({ method: "PUT", path: "/draft$", fault: { kind: "drop" }, times: 1 })`. */
export function createFaults(): Faults {
  let waiting: Fault[] = [];

  const take = (request: Request): Fault | undefined => {
    const url = new URL(request.url);
    const found = waiting.find(
      ({ method, path }) =>
        (method === undefined || method.toUpperCase() === request.method) &&
        (path === undefined || new RegExp(path).test(url.pathname + url.search)),
    );
    if (found?.times !== undefined) {
      waiting = waiting.flatMap((fault) => {
        if (fault !== found) return [fault];
        return (fault.times ?? 1) > 1 ? [{ ...fault, times: (fault.times ?? 1) - 1 }] : [];
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
    },
    pending: () => [...waiting],
    async around(request, handle) {
      const due = take(request);
      return due === undefined ? handle(request) : strike(due.fault, request, handle);
    },
  };
}

async function strike(
  fault: FaultKind,
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  switch (fault.kind) {
    case "delay":
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
      return handle(request);
    case "answer": {
      await request.body?.cancel();
      const isText = typeof fault.body === "string";
      const type = isText ? "text/html; charset=utf-8" : "application/json";
      const body = fault.body === undefined ? null : isText ? String(fault.body) : JSON.stringify(fault.body);
      return new Response(body, { status: fault.status, headers: { "Content-Type": type, ...fault.headers } });
    }
    case "drop":
      if (fault.when === "after") await (await handle(request)).body?.cancel();
      if (fault.afterBytes !== undefined) await swallow(request, fault.afterBytes);
      return Response.error();
    default:
      return fault satisfies never;
  }
}

async function swallow(request: Request, bytes: number): Promise<void> {
  const reader = request.body?.getReader();
  let left = bytes;
  while (reader !== undefined && left > 0) {
    const { done, value } = await reader.read();
    if (done) return;
    left -= value.byteLength;
  }
}
