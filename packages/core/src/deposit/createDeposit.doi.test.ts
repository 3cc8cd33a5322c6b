import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import { doiField } from "../rules/doi.ts";
import { withDoiChoice, withExternalDoi } from "../rules/doiChoice.ts";
import { readConfig } from "../schema/readConfig.ts";

afterEach(disposeDeposits);

/** A site where a DOI is optional, and which asks as the platform does. */
const optional = readConfig({
  quota: { maxFiles: 100, maxStorage: 10 ** 10 },
  is_doi_required: false,
  pids: [{ scheme: "doi", default_selected: "yes", optional_doi_transitions: [] }],
});

async function driveOptional() {
  const driven = driveDeposit({ config: optional });
  driven.typeAll();
  const { files } = driven.read();
  driven.change({ files: { ...files, enabled: false } });
  return driven;
}

const sentTo = (path: string, { repository }: Awaited<ReturnType<typeof driveOptional>>) =>
  repository.requests.filter((request) => request.path.includes(path));

describe("a depositor who needs a DOI that is optional", () => {
  test("is told to reserve one before publishing; the draft is saved and nothing is published", async () => {
    const driven = await driveOptional();
    const { deposit, change, read } = driven;
    change(withDoiChoice(read(), "managed"));
    expect(await deposit.publish(read)).toBe("rejected");
    expect(deposit.getState().feedback).toEqual([
      {
        path: ["pids", "doi"],
        message: "DOI is needed. You need to reserve a DOI before publishing.",
        severity: "error",
        own: { id: "check.doi.neededToPublish" },
      },
    ]);
    expect(deposit.getState().phase).toEqual({ kind: "rejected", action: "publish" });
    expect(sentTo("actions/publish", driven)).toEqual([]);
    expect(deposit.getState().record.metadata["title"]).toBe("Sea ice of the Baltic");
    expect(read()).toMatchObject({ pids: {}, doi: { choice: "managed" } });
  });

  test("is told so before submitting for review, too, and no review is made for it", async () => {
    const driven = await driveOptional();
    const { deposit, client, change, read } = driven;
    const { hits } = await client.communities.search("all", { text: "", size: 25 });
    const community = hits.find((one) => one.visibility === "public" && one.canSubmitRecord);
    deposit.selectCommunity(community ?? null);
    change(withDoiChoice(read(), "managed"));
    expect(await deposit.submitReview(read)).toBe("rejected");
    expect(deposit.getState().feedback.map((entry) => entry.message)).toEqual([
      "DOI is needed. You need to reserve a DOI before submitting for review.",
    ]);
    expect(sentTo("actions/submit-review", driven)).toEqual([]);
  });

  test("publishes after reserving one", async () => {
    const { deposit, change, read } = await driveOptional();
    change(withDoiChoice(read(), "managed"));
    expect(await deposit.reservePid(read)).toBe("succeeded");
    expect(read().pids).toMatchObject({ doi: { provider: "datacite" } });
    expect(await deposit.publish(read)).toBe("succeeded");
    expect(deposit.getState().record.pids).toMatchObject(read().pids);
  });

  test("still needs one after giving up what was reserved before the page was opened", async () => {
    const before = await driveOptional();
    before.change(withDoiChoice(before.read(), "managed"));
    await before.deposit.reservePid(before.read);
    const { record } = before.deposit.getState();
    const { deposit, read } = driveDeposit({ config: optional, repository: before.repository, record });
    expect(await deposit.discardPid(read)).toBe("succeeded");
    expect(read().pids).toEqual({});
    expect(doiField({ record: deposit.getState().record, config: optional }, read())).toMatchObject({
      selected: "managed",
      canReserve: true,
    });
  });

  test("publishes after saying that none is needed", async () => {
    const driven = await driveOptional();
    const { deposit, change, read } = driven;
    change(withDoiChoice(read(), "managed"));
    await deposit.publish(read);
    change(withDoiChoice(read(), "not_needed"));
    expect(await deposit.publish(read)).toBe("succeeded");
  });

  test("is not asked where a DOI is required: the platform makes it when it publishes", async () => {
    const driven = driveDeposit();
    driven.typeAll();
    driven.change({ files: { ...driven.read().files, enabled: false }, ...withDoiChoice(driven.read(), "managed") });
    expect(await driven.deposit.publish(driven.read)).toBe("succeeded");
    expect(driven.deposit.getState().record.pids).toMatchObject({ doi: { provider: "datacite" } });
  });
});

describe("the choice about a DOI", () => {
  test("is never sent: 'not needed' and 'not reserved yet' are both pids without doi", async () => {
    for (const choice of ["managed", "not_needed"] as const) {
      const driven = await driveOptional();
      driven.change(withExternalDoi(driven.read(), "10.1234/x"));
      driven.change(withDoiChoice(driven.read(), choice));
      await driven.deposit.save(driven.read);
      expect(driven.deposit.getState().record.pids).toEqual({});
      expect(driven.read().doi).toEqual({ choice });
    }
  });

  test("of an external DOI is sent as such, and the server's bare spelling comes back", async () => {
    const { deposit, change, read } = await driveOptional();
    change(withExternalDoi(read(), "https://doi.org/10.1234/x"));
    expect(await deposit.save(read)).toBe("succeeded");
    expect(read().pids).toEqual({ doi: { identifier: "10.1234/x", provider: "external" } });
  });

  test("made after an external DOI was saved lets one be reserved", async () => {
    const { deposit, change, read } = await driveOptional();
    change(withExternalDoi(read(), "10.1234/x"));
    await deposit.save(read);
    change(withDoiChoice(read(), "managed"));
    expect(deposit.can("reserve-pid", read()).allowed).toBe(true);
    expect(await deposit.reservePid(read)).toBe("succeeded");
    expect(read().pids).toMatchObject({ doi: { provider: "datacite" } });
  });
});

test("a DOI that is reserved is in the form, also where the save before it found that one is missing", async () => {
  const { repository, deposit, change, read } = await driveOptional();
  change(withDoiChoice(read(), "managed"));
  await deposit.save(read);
  const { links } = deposit.getState().record;
  const draft: object = await (await repository.fetch(new Request(`${links["self"]}?expand=1`))).json();
  const errors = [{ field: "pids.doi", messages: ["This version must also use a DOI from Example Repository."] }];
  const fault = { kind: "answer", status: 200, body: { ...draft, errors } } as const;
  repository.faults.add({ method: "PUT", path: "/draft", fault, times: 1 });
  expect(await deposit.reservePid(read)).toBe("succeeded");
  expect(read().pids).toMatchObject({ doi: { provider: "datacite" } });
});

test("a DOI that was made elsewhere, or that is registered, cannot be discarded", async () => {
  const { deposit, change, read } = await driveOptional();
  change(withExternalDoi(read(), "10.1234/x"));
  await deposit.save(read);
  expect(deposit.can("discard-pid")).toEqual({ allowed: false, reason: { id: "can.noPid" } });
  change(withDoiChoice(read(), "managed"));
  await deposit.reservePid(read);
  expect(deposit.can("discard-pid").allowed).toBe(true);
  await deposit.publish(read);
  expect(deposit.can("discard-pid")).toEqual({ allowed: false, reason: { id: "doi.registered" } });
});
