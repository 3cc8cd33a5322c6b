import { PROGRESS_NOTIFIER } from "../messages.ts";
import type { Ports } from "../ports.ts";

/** What each port has to be: a function, or an object with these functions. */
const kinds = {
  navigate: "function",
  transport: "function",
  hasher: "function",
  connectivity: ["isOnline", "onChange"],
  journal: ["read", "write", "remove"],
  locks: ["hold"],
  clock: ["now", "after"],
  random: "function",
  log: "function",
  progress: "function",
} as const satisfies Record<keyof Ports, "function" | readonly string[]>;

const names = Object.keys(kinds).filter((name): name is keyof Ports => name in kinds);

function isOfKind(port: unknown, kind: "function" | readonly string[]): boolean {
  if (kind === "function") return typeof port === "function";
  if (typeof port !== "object" || port === null) return false;
  return kind.every((method) => typeof Reflect.get(port, method) === "function");
}

function complaint(name: keyof Ports): string {
  if (name === "progress") return PROGRESS_NOTIFIER;
  const kind: "function" | readonly string[] = kinds[name];
  const wanted = kind === "function" ? "a function" : `an object with the methods ${kind.join(", ")}`;
  return `The port ${name} is of the wrong kind: it has to be ${wanted}.`;
}

/**
 * The host's ports, checked once when they are given: a page without types finds out at its start, not in the middle of
 * an upload. A port that is left out gets its default.
 * @throws TypeError for a port of the wrong kind, the progress notifier among them (docs/platform/product.md 8.3).
 */
export function checkPorts(ports: Partial<Ports>): Partial<Ports> {
  for (const name of names) {
    const port: unknown = ports[name];
    if (port !== undefined && !isOfKind(port, kinds[name])) throw new TypeError(`@deposit/core: ${complaint(name)}`);
  }
  return ports;
}
