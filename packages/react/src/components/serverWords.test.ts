import { expect, test } from "vitest";
import { serverWords } from "./serverWords.ts";

const request = { method: "PUT", url: "https://repository.example/api/records/a/draft" };

test("the server's own words are told of what only it can know: what it does not permit, what stands in the way, its own problem", () => {
  const words = { id: "failure.refused", values: { message: "Because." } };
  expect(serverWords({ kind: "permission-denied", request, message: "Because." })).toEqual(words);
  expect(serverWords({ kind: "state-conflict", request, message: "Because." })).toEqual(words);
  expect(serverWords({ kind: "server", request, status: 500, message: "Because." })).toEqual(words);
});

test("nothing is told where it said nothing, or where our sentence holds its words already", () => {
  expect(serverWords({ kind: "state-conflict", request, message: "" })).toBeNull();
  expect(serverWords({ kind: "refused", request, status: 400, message: "Because." })).toBeNull();
  expect(serverWords({ kind: "no-response", request })).toBeNull();
});
