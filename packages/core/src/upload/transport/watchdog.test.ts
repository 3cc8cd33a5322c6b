import { describe, expect, it } from "vitest";
import type { Clock } from "../../ports.ts";
import { watch } from "./watchdog.ts";

/** A clock that tests move. Its timers run `late` milliseconds too late. */
function handClock() {
  let now = 0;
  const timers = new Set<{ readonly at: number; readonly callback: () => void }>();
  const clock: Clock = {
    now: () => now,
    after(milliseconds, callback) {
      const timer = { at: now + milliseconds, callback };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
  };
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    for (const timer of [...timers]) if (timer.at <= now && timers.delete(timer)) timer.callback();
  };
  return { clock, pass };
}

function watched(options: Partial<Parameters<typeof watch>[1]> = {}) {
  const { clock, pass } = handClock();
  let stalls = 0;
  const dog = watch(clock, { bytes: 100, stalls: 0, tellsProgress: true, ...options }, () => (stalls += 1));
  return { ...dog, pass, stalls: () => stalls };
}

describe("a transfer has stalled (docs/platform/uploads.md 2.9, 5.14, 5.15)", () => {
  it("if no byte is sent within half a minute", () => {
    const dog = watched();
    dog.pass(29_999);
    expect(dog.stalls()).toBe(0);
    dog.pass(1);
    expect(dog.stalls()).toBe(1);
  });

  it("not while bytes are sent, however slowly", () => {
    const dog = watched();
    for (let sent = 1; sent < 50; sent += 1) {
      dog.pass(20_000);
      dog.progressed(sent);
    }
    expect(dog.stalls()).toBe(0);
  });

  it("if no answer arrives within five minutes after the last byte", () => {
    const dog = watched();
    dog.progressed(100);
    dog.pass(299_999);
    expect(dog.stalls()).toBe(0);
    dog.pass(1);
    expect(dog.stalls()).toBe(1);
  });

  it("later after earlier stalls, and for a body that takes long to digest", () => {
    const patient = watched({ stalls: 2 });
    patient.pass(119_999);
    expect(patient.stalls()).toBe(0);
    patient.pass(1);
    expect(patient.stalls()).toBe(1);
    const large = watched({ bytes: 10 ** 11 });
    large.progressed(10 ** 11);
    large.pass(9_999_999);
    expect(large.stalls()).toBe(0);
  });

  it("not because the machine slept for a night, but soon after", () => {
    const dog = watched();
    dog.pass(8 * 3_600_000);
    expect(dog.stalls()).toBe(0);
    dog.pass(30_000);
    expect(dog.stalls()).toBe(1);
  });

  it("at the second timer of a page whose timers are throttled", () => {
    const dog = watched();
    dog.pass(95_000);
    dog.pass(95_000);
    expect(dog.stalls()).toBe(1);
  });

  it("only without an answer if the transport reports no progress", () => {
    const dog = watched({ tellsProgress: false });
    dog.pass(299_999);
    expect(dog.stalls()).toBe(0);
  });

  it("never after it has ended", () => {
    const dog = watched();
    dog.stop();
    dog.pass(100_000);
    expect(dog.stalls()).toBe(0);
  });
});
