import { createClient, createDeposit, decodeRecord, emptyRecord, readConfig } from "@deposit/core";
import { afterEach, describe, expect, test, vi } from "vitest";
import { busyBrowser } from "../../../test/busyBrowser.ts";
import { prepareSaves } from "./prepareSaves.ts";

const values = decodeRecord(emptyRecord, readConfig({}));

/** A session whose preparations are counted, in a browser that is idle when the test says so. */
function openSession() {
  const { rest } = busyBrowser();
  const answer = { ...emptyRecord, id: "a1b2c", links: { self: "/api/records/a1b2c/draft" } };
  const client = createClient({ baseUrl: "https://repository.test", fetch: async () => Response.json(answer) });
  const deposit = createDeposit({ client });
  const prepareSave = vi.spyOn(deposit, "prepareSave");
  return {
    deposit,
    prepareSave,
    end: prepareSaves({ deposit, values: { read: () => values } }),
    rest,
  };
}

afterEach(() => vi.unstubAllGlobals());

describe("A save", () => {
  test("is prepared once, when the browser is idle, of what is typed by then", async () => {
    const { prepareSave, rest } = openSession();
    expect(prepareSave).not.toHaveBeenCalled();
    expect(await rest()).toBe(1);
    expect(prepareSave).toHaveBeenCalledTimes(1);
    expect(prepareSave.mock.calls[0]?.[0]()).toBe(values);
  });

  test("is prepared anew after a save, when the browser is idle again", async () => {
    const { deposit, prepareSave, rest } = openSession();
    await rest();
    expect(await deposit.save(() => values)).toBe("succeeded");
    expect(prepareSave).toHaveBeenCalledTimes(1);
    expect(await rest()).toBe(1);
    expect(prepareSave).toHaveBeenCalledTimes(2);
  });

  test("is not prepared for what else the deposit tells", async () => {
    const { deposit, rest } = openSession();
    await rest();
    deposit.selectCommunity(null);
    deposit.dismiss();
    expect(await rest()).toBe(0);
  });

  test("is no more prepared when the form is gone", async () => {
    const { deposit, prepareSave, rest, end } = openSession();
    end();
    await deposit.save(() => values);
    expect(await rest()).toBe(0);
    expect(prepareSave).not.toHaveBeenCalled();
  });

  test("of a record that cannot be saved tells its fault itself, the preparation nobody", async () => {
    const { prepareSave, rest } = openSession();
    prepareSave.mockImplementation(() => {
      throw new Error("Status is undefined");
    });
    expect(await rest()).toBe(1);
    expect(prepareSave).toHaveBeenCalledTimes(1);
  });
});
