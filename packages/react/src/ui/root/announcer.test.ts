import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createAnnouncer } from "./announcer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const textsOf = (announcer: ReturnType<typeof createAnnouncer>) => announcer.read().map(({ text }) => text);

it("keeps what was said in the same moment: a sentence takes no other's place", () => {
  const announcer = createAnnouncer();
  announcer.announce("Reviewed journal is selected.");
  announcer.announce("Restricted. Only people who were given access can see it.");
  expect(textsOf(announcer)).toEqual([
    "Reviewed journal is selected.",
    "Restricted. Only people who were given access can see it.",
  ]);
});

it("says the same sentence twice as two, so that screen readers read it twice", () => {
  const announcer = createAnnouncer();
  const heard = vi.fn();
  const stop = announcer.subscribe(heard);
  announcer.announce("Saved");
  announcer.announce("Saved");
  const [first, second] = announcer.read();
  expect(first?.id).not.toBe(second?.id);
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  announcer.announce("Gone");
  expect(heard).toHaveBeenCalledTimes(2);
});

it("lets go of what was said a while ago, so that nobody comes upon it who reads the page", () => {
  const announcer = createAnnouncer();
  const heard = vi.fn();
  announcer.announce("Saved");
  vi.advanceTimersByTime(5000);
  announcer.announce("Moved");
  announcer.subscribe(heard);
  vi.advanceTimersByTime(5000);
  expect(textsOf(announcer)).toEqual(["Moved"]);
  vi.advanceTimersByTime(5000);
  expect(textsOf(announcer)).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
});
