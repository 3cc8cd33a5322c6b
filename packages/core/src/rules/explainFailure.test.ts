import { expect, test } from "vitest";
import { explainFailure } from "./explainFailure.ts";

const request = { method: "PUT", url: "https://repository.example/api/records/a/draft" };
const words = { id: "failure.refused", values: { message: "Because." } };

test("the server's own words come first where only it can know: what it does not permit, what stands in the way, its own problem", () => {
  const message = "Because.";
  expect(explainFailure({ kind: "permission-denied", request, message })).toEqual([
    words,
    { id: "failure.permission-denied" },
  ]);
  expect(explainFailure({ kind: "state-conflict", request, message })).toEqual([
    words,
    { id: "failure.state-conflict" },
  ]);
  expect(explainFailure({ kind: "server", request, status: 500, message })).toEqual([
    words,
    { id: "failure.server", values: { status: 500 } },
  ]);
});

test("our sentence stands alone where the server said nothing, or where it holds its words already", () => {
  expect(explainFailure({ kind: "state-conflict", request, message: "" })).toEqual([{ id: "failure.state-conflict" }]);
  expect(explainFailure({ kind: "refused", request, status: 400, message: "Because." })).toEqual([words]);
  expect(explainFailure({ kind: "no-response", request })).toEqual([{ id: "failure.no-response" }]);
});
