import { DepositError } from "../errors.ts";
import { ABSTRACT, NOT_IMPLEMENTED } from "../messages.ts";
import type { DepositClient } from "./DepositClient.ts";

type Groups = Omit<DepositClient, "platform" | "transferHeaders">;

/** Every call of a client, and whether it returns a promise ("later") or a value ("at once"). */
const calls = {
  drafts: {
    create: "later",
    read: "later",
    save: "later",
    publish: "later",
    discard: "later",
    listNewest: "later",
  },
  records: { read: "later", createVersion: "later" },
  reviews: { update: "later", remove: "later", submit: "later", read: "later", act: "later" },
  pids: { reserve: "later", discard: "later" },
  communities: { search: "later", read: "later" },
  files: {
    list: "later",
    init: "later",
    read: "later",
    commit: "later",
    remove: "later",
    importPrevious: "later",
    readTransfer: "at once",
    readStored: "at once",
  },
  vocabularies: {
    search: "later",
    names: "later",
    affiliations: "later",
    subjects: "later",
    funders: "later",
    awards: "later",
  },
} as const satisfies { [Group in keyof Groups]: Record<keyof Groups[Group], "later" | "at once"> };

/** Creates a call that fails as `not-implemented`, in place of one that the host's client leaves out. */
function absent(name: string, answers: "later" | "at once"): () => Promise<never> {
  const error = (): DepositError =>
    new DepositError({
      kind: "not-implemented",
      request: { method: "CALL", url: `client.${name}` },
      message: NOT_IMPLEMENTED,
    });
  if (answers === "later") return () => Promise.reject(error());
  return () => {
    throw error();
  };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Wraps an object so that each absent key reads as `fallback(key)`. */
function filled<Target extends object>(target: Target, fallback: (key: string) => unknown): Target {
  return new Proxy(target, {
    get(own, key, receiver): unknown {
      const value: unknown = Reflect.get(own, key, receiver);
      return value === undefined && typeof key === "string" ? fallback(key) : value;
    },
  });
}

/** Completes a group of calls, of which the host has `own`. */
function completeGroup(group: string, own: object, answers: Readonly<Record<string, "later" | "at once">>): object {
  return filled(own, (key) => {
    const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
    return answer === undefined ? undefined : absent(`${group}.${key}`, answer);
  });
}

/**
 * Completes the client of a host. A call that the client leaves out fails as `not-implemented`, such as reviews in a
 * repository without communities. Returns a client that has all calls unchanged.
 * @throws TypeError "Abstract" where there is no client at all.
 */
export function completeClient(client: DepositClient): DepositClient {
  if (!isObject(client)) {
    throw new TypeError(
      `@deposit/core: ${ABSTRACT}: a deposit is nothing without a client. Give one, such as createClient() makes.`,
    );
  }
  const groups = new Map<string, object>();
  for (const [name, answers] of Object.entries(calls)) {
    const own: unknown = Reflect.get(client, name);
    const isComplete = isObject(own) && Object.keys(answers).every((call) => Reflect.get(own, call) !== undefined);
    if (!isComplete) groups.set(name, completeGroup(name, isObject(own) ? own : {}, answers));
  }
  if (groups.size === 0) return client;
  return new Proxy(client, {
    get: (own, key, receiver): unknown =>
      (typeof key === "string" ? groups.get(key) : undefined) ?? Reflect.get(own, key, receiver),
  });
}
