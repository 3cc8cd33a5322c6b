import { expect, test } from "vitest";
import { dateIssue, parseDate } from "./parseDate.ts";

test.each(["2024", "2024-02", "2024-02-29", "1939/1945", "2020-01/2021-06", "2020-05-01/2020-05"])(
  "%s is a date",
  (text) => {
    expect(dateIssue(text)).toBeNull();
  },
);

test.each([
  "tomorrow",
  "0000",
  "0000-01-01",
  "0000/2020",
  "-0044",
  "2024-00",
  "2024-01-00",
  "2024-04-31",
  "2024-13",
  "2023-02-29",
  "24",
  "2024-1-1",
  "2020/",
  "/2020",
  "2020/2021/2022",
  "2024-02-30",
  "",
])("%s is none", (text) => {
  expect(dateIssue(text)).toBe("check.date.format");
});

test("a date is understood as its first midnight here, in the first century, too", () => {
  const first = (text: string) => parseDate(text)?.date;
  expect(first("2024-02-29")).toEqual(new Date(2024, 1, 29));
  expect(first("2024")).toEqual(new Date(2024, 0, 1));
  expect(first("0079-08")?.getFullYear()).toBe(79);
  expect(parseDate("0079-08")?.precision).toBe("month");
});

test("an interval ends on or after its start", () => {
  expect(dateIssue("1945/1939")).toBe("check.date.order");
  expect(dateIssue("2020-05-02/2020-05-01")).toBe("check.date.order");
});
