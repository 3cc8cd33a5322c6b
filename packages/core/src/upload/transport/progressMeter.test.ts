import { expect, it } from "vitest";
import { createProgressMeter } from "./progressMeter.ts";

function metered(size: number) {
  const reports: [number, number | null][] = [];
  let time = 0;
  const meter = createProgressMeter(
    size,
    () => time,
    (sent, speed) => void reports.push([sent, speed]),
  );
  return { reports, at: (milliseconds: number, sent: number) => ((time = milliseconds), meter(sent)) };
}

it("reports at most four times a second, and the last byte at once", () => {
  const { reports, at } = metered(1000);
  for (let time = 0; time <= 990; time += 10) at(time, time);
  expect(reports).toHaveLength(4);
  at(995, 1000);
  expect(reports.at(-1)?.[0]).toBe(1000);
});

it("reports the speed of the last five seconds in bytes per second", () => {
  const { reports, at } = metered(10 ** 9);
  for (let second = 0; second <= 10; second += 1) at(second * 1000, second * 1_000_000);
  for (let second = 11; second <= 20; second += 1) at(second * 1000, 10_000_000 + (second - 10) * 2_000_000);
  expect(reports[0]).toEqual([0, null]);
  expect(reports[10]?.[1]).toBe(1_000_000);
  expect(reports.at(-1)?.[1]).toBe(2_000_000);
});

it("reports no speed while it would be a guess, and nothing for bytes that are sent again", () => {
  const { reports, at } = metered(1000);
  at(100, 100);
  at(300, 40);
  at(499, 500);
  at(750, 600);
  expect(reports).toEqual([
    [100, null],
    [500, null],
    [600, 800],
  ]);
});
