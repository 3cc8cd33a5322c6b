import * as fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import type { DepositValues } from "../fields/values.ts";
import { precomputePayload } from "../serialize/encodeRecord.ts";
import { typedValues } from "../../test/generators/generateValues.ts";

afterEach(disposeDeposits);

/** Creates a deposit, and records the bodies of its requests. */
function driveRecorded() {
  const drive = driveDeposit();
  const bodies: Promise<string>[] = [];
  const answer = drive.repository.fetch;
  vi.spyOn(drive.repository, "fetch").mockImplementation((request) => {
    bodies.push(request.clone().text());
    return answer(request);
  });
  return { ...drive, sent: async () => await Promise.all(bodies) };
}

const first = { key: "a", reference: "Noether 1918" };
const second = { key: "b", reference: "Lovelace 1843 – 東京" };

describe("a precomputed payload", () => {
  test("is sent as any other, whatever was typed before and after", async () => {
    await fc.assert(
      fc.asyncProperty(typedValues, typedValues, fc.boolean(), async (before, after, isChanged) => {
        const [plain, prepared] = [driveRecorded(), driveRecorded()];
        precomputePayload(before, prepared.deposit.getState().config);
        const typed: DepositValues = isChanged
          ? { ...before, metadata: { ...before.metadata, references: after.metadata.references, title: "Tides" } }
          : before;
        await plain.deposit.save(() => typed);
        await prepared.deposit.save(() => typed);
        const [expected, actual] = [await plain.sent(), await prepared.sent()];
        expect(actual.map((body) => (body === "" ? body : JSON.parse(body)))).toEqual(
          expected.map((body) => (body === "" ? body : JSON.parse(body))),
        );
        disposeDeposits();
      }),
      { numRuns: 40 },
    );
  });

  test("does not hide a row that was typed afterwards", async () => {
    const { deposit, typeAll, type, read, sent } = driveRecorded();
    typeAll();
    type({ references: [first] });
    precomputePayload(read(), deposit.getState().config);
    type({ references: [first, second] });
    expect(await deposit.save(read)).toBe("succeeded");
    expect(await sent()).toEqual([expect.stringContaining("Lovelace 1843 – 東京")]);
    expect(deposit.getState().snapshot.saved.metadata.references).toMatchObject([
      { reference: first.reference },
      { reference: second.reference },
    ]);
    expect(deposit.getState().snapshot.saved.metadata.creators).not.toHaveLength(0);
  });

  test("shows refused values beside their rows", async () => {
    const { deposit, typeAll, type, read } = driveDeposit();
    typeAll();
    type({ identifiers: [{ key: "wrong", scheme: "isbn", identifier: "12" }] });
    const [plain, prepared] = [driveDeposit(), deposit];
    await plain.deposit.save(read);
    precomputePayload(read(), prepared.getState().config);
    await prepared.save(read);
    const said = prepared.getState().feedback;
    expect(said).toEqual(plain.deposit.getState().feedback);
    expect(said.some(({ path }) => path.includes("wrong"))).toBe(true);
  });
});
