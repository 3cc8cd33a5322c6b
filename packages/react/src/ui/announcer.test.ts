import { expect, it, vi } from "vitest";
import { createAnnouncer } from "./announcer.ts";

it("says the same sentence twice as two different texts, so that screen readers read it twice", () => {
  const announcer = createAnnouncer();
  const heard = vi.fn();
  const stop = announcer.subscribe(heard);
  announcer.announce("Saved");
  const first = announcer.read();
  announcer.announce("Saved");
  expect(announcer.read()).not.toBe(first);
  expect(announcer.read().trim()).toBe("Saved");
  announcer.announce("Saved");
  expect(announcer.read()).toBe(first);
  stop();
  announcer.announce("Gone");
  expect(heard).toHaveBeenCalledTimes(3);
});
