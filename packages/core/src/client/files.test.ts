import { expect, it } from "vitest";
import { readServerFileList } from "./files.ts";

const keysOf = (...entries: object[]): string[] | undefined =>
  readServerFileList({ enabled: true, entries: entries.map((entry) => ({ links: {}, ...entry })) })?.entries.map(
    ({ key }) => key,
  );

it("lists files in the order in which they were added, which the platform does not keep", () => {
  const listed = keysOf(
    { key: "changed last.csv", created: "2026-11-21T08:28:59.194785+00:00" },
    { key: "third.csv", created: "2026-11-21T08:28:59.206194+00:00" },
    { key: "on the second.csv", created: "2026-11-21T08:28:59+00:00" },
    { key: "second.csv", created: "2026-11-21T08:28:59.201706+00:00" },
  );
  expect(listed).toEqual(["on the second.csv", "changed last.csv", "second.csv", "third.csv"]);
});

it("lists a file without links, or of a state that is none, beside the others", () => {
  expect(keysOf({ key: "a.csv", links: null }, { key: "b.csv", status: 5 }, { key: null }, { key: "c.csv" })).toEqual([
    "a.csv",
    "b.csv",
    "c.csv",
  ]);
});

it("leaves files as they are listed where nobody says when they were added", () => {
  expect(keysOf({ key: "b.csv" }, { key: "a.csv" }, { key: "c.csv", created: 3 })).toEqual(["b.csv", "a.csv", "c.csv"]);
});
