import { createClient, createDeposit, emptyRecord, readConfig } from "@deposit/core";
import { precomputePayload } from "@deposit/core/internal";
import { decodeRecord } from "@deposit/core/serialize";
import { afterEach, describe, expect, test, vi } from "vitest";
import { busyBrowser } from "../../../test/busyBrowser.ts";
import { precomputeSaves } from "./precomputeSaves.ts";

vi.mock(import("@deposit/core/internal"), async (original) => ({ ...(await original()), precomputePayload: vi.fn() }));

const values = decodeRecord(emptyRecord, readConfig({}));

/** Opens a session in a browser that is idle when the test says so. */
function openSession() {
  const { rest } = busyBrowser();
  const answer = { ...emptyRecord, id: "a1b2c", links: { self: "/api/records/a1b2c/draft" } };
  const client = createClient({ baseUrl: "https://repository.test", fetch: async () => Response.json(answer) });
  const deposit = createDeposit({ client });
  return { deposit, end: precomputeSaves({ deposit, values: { read: () => values } }), rest };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(precomputePayload).mockReset();
});

describe("the payload of a save", () => {
  test("is precomputed once, from what is typed when the browser is idle", async () => {
    const { deposit, rest } = openSession();
    expect(precomputePayload).not.toHaveBeenCalled();
    expect(await rest()).toBe(1);
    expect(vi.mocked(precomputePayload).mock.calls).toEqual([[values, deposit.getState().config]]);
  });

  test("is precomputed again after a save, when the browser is idle again", async () => {
    const { deposit, rest } = openSession();
    await rest();
    expect(await deposit.save(() => values)).toBe("succeeded");
    expect(precomputePayload).toHaveBeenCalledTimes(1);
    expect(await rest()).toBe(1);
    expect(precomputePayload).toHaveBeenCalledTimes(2);
  });

  test("is not precomputed after any other change of the state", async () => {
    const { deposit, rest } = openSession();
    await rest();
    deposit.selectCommunity(null);
    deposit.dismiss();
    expect(await rest()).toBe(0);
  });

  test("is not precomputed any more when the form is gone", async () => {
    const { deposit, rest, end } = openSession();
    end();
    await deposit.save(() => values);
    expect(await rest()).toBe(0);
    expect(precomputePayload).not.toHaveBeenCalled();
  });

  test("throws no error of values that cannot be encoded", async () => {
    const { rest } = openSession();
    vi.mocked(precomputePayload).mockImplementation(() => {
      throw new Error("Status is undefined");
    });
    expect(await rest()).toBe(1);
    expect(precomputePayload).toHaveBeenCalledTimes(1);
  });
});
