import { afterEach, expect, it, vi } from "vitest";
import { browserLocks } from "./browserLocks.ts";

/** Locks by the standard: granted at once or, if held, not at all, until the callback ends. */
function lockManager() {
  const held = new Set<string>();
  const request = async (
    name: string,
    { ifAvailable, mode }: LockOptions,
    callback: (lock: { readonly name: string } | null) => unknown,
  ): Promise<unknown> => {
    if (mode === "shared") {
      await vi.waitFor(() => expect(held).not.toContain(name));
      return callback({ name });
    }
    expect(ifAvailable, "nobody waits for another page to take what it has").toBe(true);
    await Promise.resolve();
    if (held.has(name)) return await callback(null);
    held.add(name);
    try {
      return await callback({ name });
    } finally {
      held.delete(name);
    }
  };
  return { request, held };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it("holds a name until it is released", async () => {
  const locks = lockManager();
  vi.stubGlobal("navigator", { locks });
  const letGo = await browserLocks.hold("a");
  expect(letGo).not.toBeNull();
  expect(await browserLocks.hold("a")).toBeNull();
  expect(await browserLocks.hold("b")).not.toBeNull();
  letGo?.();
  await vi.waitFor(() => expect([...locks.held]).toEqual(["b"]));
  expect(await browserLocks.hold("a")).not.toBeNull();
});

it("rejects with the browser's error", async () => {
  vi.stubGlobal("navigator", { locks: { request: () => Promise.reject(new DOMException("", "SecurityError")) } });
  await expect(browserLocks.hold("a")).rejects.toThrow(DOMException);
});

it("grants every lock if the browser has none", async () => {
  vi.stubGlobal("navigator", {});
  const letGo = await browserLocks.hold("a");
  expect(letGo).not.toBeNull();
  expect(() => letGo?.()).not.toThrow();
});

it("resolves when a name is free, at once if the browser has no locks", async () => {
  vi.stubGlobal("navigator", { locks: lockManager() });
  const letGo = await browserLocks.hold("a");
  let isFree = false;
  const free = browserLocks.whenFree?.("a", new AbortController().signal).then(() => (isFree = true));
  await Promise.resolve();
  expect(isFree).toBe(false);
  letGo?.();
  await free;
  expect(await browserLocks.hold("a")).not.toBeNull();
  vi.stubGlobal("navigator", {});
  await browserLocks.whenFree?.("a", new AbortController().signal);
});
