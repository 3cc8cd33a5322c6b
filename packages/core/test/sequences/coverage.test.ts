import { expect, test } from "vitest";
import { createClient } from "../../src/client/createClient.ts";
import { can } from "../../src/state/can.ts";
import type { DepositAction, DepositState } from "../../src/state/state.ts";
import { openedDeposit } from "../drivers/openedDeposit.ts";
import { readDoi } from "../../src/record/doi.ts";
import { allowed, callOf } from "./coverage.ts";
import { makeSeed, ORIGIN, repositoryOf, startStatuses } from "./seeds.ts";

const isAction = (name: string): name is DepositAction => name in allowed;
const actions = Object.keys(allowed).filter(isAction);

/** A draft as it stands in a status, and what a depositor may have done with it there: chosen a community, reserved a DOI. */
async function situations(status: (typeof startStatuses)[number]): Promise<readonly DepositState[]> {
  const seed = await makeSeed(status);
  const repository = await repositoryOf(seed);
  const client = createClient({ baseUrl: ORIGIN, fetch: (request) => repository.fetch(request) });
  const opened = openedDeposit(seed.record);
  const metadataOnly = { ...opened.snapshot.saved, files: { enabled: false, default_preview: "" } };
  const state: DepositState = { ...opened, snapshot: { ...opened.snapshot, saved: metadataOnly } };
  const { record } = state;
  const pids = { ...record.pids, doi: { identifier: "10.5072/a", provider: "datacite" } };
  const canReserve = record.id !== undefined && readDoi(record.pids) === null;
  return [
    state,
    { ...state, selectedCommunity: await client.communities.read("reviewed-journal") },
    ...(canReserve ? [{ ...state, record: { ...record, pids } }] : []),
  ];
}

test.each(startStatuses)(
  "the sequences try in %s every action that may be asked for there, and no other",
  async (status) => {
    const states = await situations(status);
    const possible = actions.filter((action) => states.some((state) => can(state, action).allowed));
    expect(possible).toEqual(actions.filter((action) => allowed[action].includes(status)));
  },
);

test("the first save of a draft creates it, and every other call is the action's own", () => {
  expect(callOf("save", "new")).toEqual({ method: "POST", path: "/api/records\\?" });
  expect(callOf("save", "draft")).toEqual({ method: "PUT", path: "/draft\\?" });
  expect(callOf("publish", "new")).toEqual({ method: "POST", path: "/actions/publish" });
});
