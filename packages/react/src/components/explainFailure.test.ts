import type { Failure } from "@deposit/core";
import { expect, test } from "vitest";
import { explainFailure } from "./explainFailure.ts";

const request = { method: "POST", url: "https://repository.example/api/records/a/versions" };
const refused: Failure = { kind: "permission-denied", request, message: "Closed." };
const quote = { id: "failure.refused", values: { message: "Closed." } } as const;

const idsOf = (...given: Parameters<typeof explainFailure>): readonly string[] =>
  explainFailure(...given).map(({ id }) => id);

test("a failure is explained by the server's words and by what they mean for the depositor", () => {
  expect(explainFailure(refused)).toEqual([quote, { id: "failure.permission-denied" }]);
  expect(idsOf({ kind: "no-response", request })).toEqual(["failure.no-response"]);
});

test("what the deposit says of a failure is said in place of the common sentence, and a quote not twice", () => {
  expect(idsOf(refused, { id: "failure.invalid" })).toEqual(["failure.refused", "failure.invalid"]);
  expect(explainFailure(refused, quote)).toEqual([quote, { id: "failure.permission-denied" }]);
});

test("a quote of what our sentence would tell wrongly stands alone", () => {
  expect(explainFailure({ kind: "not-found", request, message: "Closed." }, quote)).toEqual([quote]);
  expect(explainFailure({ kind: "refused", request, status: 400, message: "Closed." })).toEqual([quote]);
});
