import { afterEach, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import { feedbackBanner } from "../state/banner.ts";
import { findTooLong, LONGEST_TERM } from "./findTooLong.ts";

afterEach(disposeDeposits);

const long = "x".repeat(LONGEST_TERM + 1);
const fieldsOf = (payload: Parameters<typeof findTooLong>[0]): readonly string[] =>
  findTooLong(payload, { rows: new Map(), payload }).map(({ path }) => path.join("/"));

test("a text is too long by its bytes, and only where the platform finds it as a whole", () => {
  const subjects = (subject: string) => ({ metadata: { subjects: [{ subject }] } });
  expect(fieldsOf(subjects("x".repeat(LONGEST_TERM)))).toEqual([]);
  expect(fieldsOf(subjects(long))).toHaveLength(1);
  expect(fieldsOf(subjects("é".repeat(LONGEST_TERM / 2)))).toEqual([]);
  expect(fieldsOf(subjects("é".repeat(LONGEST_TERM / 2 + 1)))).toHaveLength(1);
  expect(fieldsOf({ metadata: { title: long, description: long, references: [{ reference: long }] } })).toEqual([]);
  expect(fieldsOf({ metadata: {}, custom_fields: { "journal:journal": { title: long, issue: "3" } } })).toEqual([
    "custom_fields/journal:journal/title",
  ]);
});

test("a save that the platform fails over says which rows are too long, and the next one goes through", async () => {
  const { repository, deposit, type, read } = driveDeposit();
  await deposit.save(read);
  type({
    subjects: [
      { key: "row-a", subject: "ice" },
      { key: "row-b", subject: long },
    ],
    related_identifiers: [
      { key: "row-r", scheme: "other", identifier: long, relation_type: "cites", resource_type: "" },
    ],
  });
  // The platform answers so, and has saved the draft.
  const body = { status: 500, message: "Misconfigured search." };
  repository.faults.add({ method: "PUT", fault: { kind: "answer", status: 500, body }, times: 1 });
  expect(await deposit.save(read)).toBe("failed");
  const { feedback } = deposit.getState();
  expect(feedback.map(({ path }) => path)).toEqual([
    ["metadata", "subjects", "row-b"],
    ["metadata", "related_identifiers", "row-r", "identifier"],
  ]);
  expect(feedback[0]).toMatchObject({ severity: "error", own: { id: "check.tooLong" } });
  expect(feedbackBanner(deposit.getState())).toMatchObject({
    details: [{ id: "failure.invalid" }],
    listsSections: true,
  });
  type({ subjects: [], related_identifiers: [] });
  expect(await deposit.save(read)).toBe("succeeded");
});

test("another failure of the server is told as before", async () => {
  const { repository, deposit, type, read } = driveDeposit();
  type({ title: long });
  repository.faults.add({ method: "POST", fault: { kind: "answer", status: 500 }, times: 1 });
  expect(await deposit.save(read)).toBe("failed");
  expect(deposit.getState().feedback).toEqual([]);
  expect(feedbackBanner(deposit.getState())).toMatchObject({ details: [{ id: "failure.server" }] });
});
