import { readConfig } from "@deposit/core";
import { renderHook } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { completeDraft, openRepository, savedDraft } from "../../../test/driveDeposit.tsx";
import { createDepositSession, type DepositSession } from "../session/createDepositSession.ts";
import { type HostCallbacks, useHostCallbacks } from "./useHostCallbacks.ts";

const open: DepositSession[] = [];
afterEach(() => {
  for (const { deposit } of open.splice(0)) deposit.dispose();
});

/** A complete draft of the embedded repository, and what the host is told, in order. */
async function tellHost(own: HostCallbacks = {}, declinedBy?: string) {
  const { client } = openRepository();
  let { record } = await savedDraft(client, completeDraft);
  if (declinedBy !== undefined) {
    await client.reviews.update(record.links, (await client.communities.read(declinedBy)).id);
    record = { ...(await client.drafts.read(record.links)).record, status: "declined" };
  }
  const told: string[] = [];
  const session = createDepositSession(
    {
      client,
      record,
      config: readConfig({}),
      ports: { navigate: (to) => told.push(`to ${to.kind}`), log: (message) => void told.push(message) },
    },
    {},
    () => undefined,
  );
  open.push(session);
  const callbacks: HostCallbacks = {
    onSaved: () => told.push("saved"),
    onPublished: ({ status }) => told.push(`published, ${status}`),
    onSubmitted: ({ status }) => told.push(`submitted, ${status}`),
    onReviewCancelled: ({ status }) => told.push(`taken back, ${status}`),
    onDeleted: () => told.push("deleted"),
    onError: ({ kind }) => told.push(`error, ${kind}`),
    ...own,
  };
  renderHook(() => useHostCallbacks(session, { current: callbacks }));
  return { client, told, ...session };
}

describe("a host is told, before the depositor is taken anywhere,", () => {
  it("of a submission, and of taking it back", async () => {
    const { client, deposit, values, told } = await tellHost();
    deposit.selectCommunity(await client.communities.read("open-lab"));
    expect(await deposit.submitReview(values.read)).toBe("succeeded");
    expect(await deposit.cancelReview()).toBe("succeeded");
    expect(told).toEqual(["saved", "submitted, in_review", "to review", "taken back, draft"]);
  });

  it("of a submission that was accepted at once as of a publication", async () => {
    const { client, deposit, values, told } = await tellHost();
    deposit.selectCommunity(await client.communities.read("ocean-archive"));
    expect(await deposit.submitReview(values.read)).toBe("succeeded");
    expect(told).toEqual(["saved", "published, published", "to record"]);
  });

  it("of a publication without the community that declined it", async () => {
    const { deposit, values, told } = await tellHost({}, "reviewed-journal");
    expect(await deposit.publishWithoutCommunity(values.read)).toBe("succeeded");
    expect(told).toEqual(["saved", "published, published", "to record"]);
  });

  it("of a deletion, and of a failure", async () => {
    const { deposit, values, told } = await tellHost();
    expect(await deposit.discard()).toBe("succeeded");
    expect(told).toEqual(["deleted", "to dashboard"]);
    expect(await deposit.save(values.read)).toBe("superseded");
    const failing = await tellHost();
    failing.deposit.selectCommunity(await failing.client.communities.read("members-only"));
    expect(await failing.deposit.submitReview(failing.values.read)).toBe("failed");
    expect(failing.told).toEqual(["saved", "error, action"]);
  });
});

describe("a host whose callback is a promise that rejects", () => {
  const failing = () => Promise.reject(new Error("The host's own fault."));

  it.each(["onSaved", "onDeleted", "onError"] as const)("is told of it, as of what it throws (%s)", async (name) => {
    const { client, deposit, values, told } = await tellHost({ [name]: failing });
    deposit.selectCommunity(await client.communities.read("members-only"));
    await (name === "onDeleted" ? deposit.discard() : deposit.submitReview(values.read));
    await vi.waitFor(() => expect(told).toContain("@deposit/core: the host threw."));
  });
});
