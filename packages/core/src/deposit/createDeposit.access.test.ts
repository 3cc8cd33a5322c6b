import { COMMUNITIES, DEPOSITOR } from "@deposit/repository";
import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit, type DriveOptions } from "../../test/drivers/driveDeposit.ts";
import { readConfig } from "../schema/readConfig.ts";
import { communityObstacle } from "../rules/communityChoice.ts";
import type { AccessValues } from "../fields/access.ts";

afterEach(disposeDeposits);

type Driven = ReturnType<typeof driveDeposit>;

const UNTIL = "2999-01-01";
const embargo = { active: true, until: UNTIL, reason: "Paper pending" };

/** Everybody belongs to every community, also to the restricted one. */
const communities = COMMUNITIES.map((community) => ({
  ...community,
  members: { ...community.members, [DEPOSITOR.id]: "reader" as const },
}));

function drive(options: DriveOptions = {}) {
  const driven = driveDeposit({ communities, ...options });
  driven.typeAll();
  return driven;
}

function typeAccess({ change, read }: Driven, access: Partial<AccessValues>): void {
  change({ access: { ...read().access, ...access } });
}

async function communityOf({ client }: Driven, visibility: "public" | "restricted") {
  const { hits } = await client.communities.search("all", { text: "", size: 25 });
  const community = hits.find((one) => one.visibility === visibility && one.canSubmitRecord);
  if (community === undefined) throw new Error(`no ${visibility} community`);
  return community;
}

/** What the server holds now, not what this page believes. */
async function held({ client, deposit }: Driven) {
  const { record } = await client.drafts.read(deposit.getState().record.links);
  return record.access;
}

describe("the visibility of the files", () => {
  test("is as it was chosen when the whole record, which was restricted for a while, is public again", async () => {
    const driven = drive();
    const { deposit, read } = driven;
    typeAccess(driven, { record: "restricted" });
    await deposit.save(read);
    expect(await held(driven)).toMatchObject({ record: "restricted", files: "restricted" });
    await deposit.save(read);
    typeAccess(driven, { record: "public" });
    await deposit.save(read);
    expect(await held(driven)).toMatchObject({ record: "public", files: "public" });
  });
});

describe("an embargo", () => {
  test("of restricted files is sent as typed", async () => {
    const driven = drive();
    typeAccess(driven, { files: "restricted", embargo });
    expect(await driven.deposit.save(driven.read)).toBe("succeeded");
    expect((await held(driven)).embargo).toEqual(embargo);
  });

  const takenAway: readonly (readonly [string, (driven: Driven) => Promise<void> | void])[] = [
    ["public files", (driven) => typeAccess(driven, { files: "public" })],
    ["no files", (driven) => driven.change({ files: { ...driven.read().files, enabled: false } })],
    [
      "a restricted community",
      async (driven) => driven.deposit.selectCommunity(await communityOf(driven, "restricted")),
    ],
  ];

  test.each(takenAway)("that was in force and does not apply to %s goes without its date", async (_why, takeAway) => {
    const driven = drive();
    const { deposit, read } = driven;
    typeAccess(driven, { files: "restricted", embargo });
    await deposit.save(read);
    await takeAway(driven);
    await deposit.save(read);
    expect(deposit.getState().feedback.filter(({ path }) => path[0] === "access")).toEqual([]);
    expect((await held(driven)).embargo).toMatchObject({ active: false });
    expect((await held(driven)).embargo?.until ?? null).toBeNull();
    expect(read().access.embargo).toEqual(embargo);
  });

  test.each(takenAway)("that does not apply to %s is sent inactive, and kept as typed", async (_why, takeAway) => {
    const driven = drive();
    const { deposit, read } = driven;
    typeAccess(driven, { files: "restricted", embargo });
    await takeAway(driven);
    expect(await deposit.save(read)).toBe("succeeded");
    expect((await held(driven)).embargo).toMatchObject({ active: false });
    expect(read().access.embargo).toEqual(embargo);
    // Not by the next save either, nor by one that an identifier needs.
    await deposit.save(read);
    await deposit.reservePid(read);
    expect(read().access.embargo).toEqual(embargo);
    expect((await held(driven)).embargo).toMatchObject({ active: false });
  });

  test("comes into force with the next save once it applies again", async () => {
    const driven = drive();
    typeAccess(driven, { embargo });
    await driven.deposit.save(driven.read);
    typeAccess(driven, { record: "restricted" });
    await driven.deposit.save(driven.read);
    expect((await held(driven)).embargo).toEqual(embargo);
  });

  test("that was turned off stays off", async () => {
    const driven = drive();
    typeAccess(driven, { files: "restricted", embargo });
    await driven.deposit.save(driven.read);
    typeAccess(driven, { embargo: { ...embargo, active: false } });
    await driven.deposit.save(driven.read);
    expect(driven.read().access.embargo.active).toBe(false);
    expect((await held(driven)).embargo).toMatchObject({ active: false });
  });
});

describe("a restricted community", () => {
  test("that is chosen restricts record and files, and nothing that was typed is lost", async () => {
    const driven = drive();
    driven.deposit.selectCommunity(await communityOf(driven, "restricted"));
    driven.type({ publisher: "Typed after choosing" });
    expect(await driven.deposit.save(driven.read)).toBe("succeeded");
    expect(await held(driven)).toMatchObject({ record: "restricted", files: "restricted" });
    expect(driven.read()).toMatchObject({
      access: { record: "restricted", files: "restricted" },
      metadata: { title: "Sea ice of the Baltic", publisher: "Typed after choosing" },
    });
  });

  test("that the page preselects does so from the start", async () => {
    const community = await communityOf(driveDeposit({ communities }), "restricted");
    const driven = drive({ community });
    expect(driven.read().access).toMatchObject({ record: "restricted", files: "restricted" });
    await driven.deposit.save(driven.read);
    expect(await held(driven)).toMatchObject({ record: "restricted", files: "restricted" });
    expect(driven.deposit.getState().record.parent["review"]).toMatchObject({ receiver: { community: community.id } });
  });

  test("cannot be selected while the record is public, as it stands in the form, saved or not", async () => {
    const driven = drive();
    const community = await communityOf(driven, "restricted");
    const obstacle = () =>
      communityObstacle(community, { visibility: driven.read().access.record, isFirstSubmission: false });
    await driven.deposit.save(driven.read);
    expect(obstacle()).toBe("restricted-only");
    typeAccess(driven, { record: "restricted" });
    expect(obstacle()).toBeNull();
    await driven.deposit.save(driven.read);
    typeAccess(driven, { record: "public" });
    expect(obstacle()).toBe("restricted-only");
  });
});

test("a public community restricts nothing", async () => {
  const driven = drive();
  driven.deposit.selectCommunity(await communityOf(driven, "public"));
  await driven.deposit.save(driven.read);
  expect(await held(driven)).toMatchObject({ record: "public", files: "public" });
});

describe("restricting a draft that is older than the days of grace", () => {
  test("is refused with the whole save, and the reason stands at the visibility of the record", async () => {
    const driven = drive({ config: readConfig({ record_restriction_grace_period: -1 }) });
    const { deposit, read, repository } = driven;
    await deposit.save(read);
    typeAccess(driven, { record: "restricted" });
    const message = "Record visibility can not be changed to restricted anymore.";
    const body = {
      status: 400,
      message: "A validation error occurred.",
      errors: [{ field: "_schema", messages: [message] }],
    };
    repository.faults.add({ method: "PUT", path: "/draft", times: 1, fault: { kind: "answer", status: 400, body } });
    expect(await deposit.save(read)).toBe("failed");
    expect(deposit.getState().feedback).toMatchObject([{ path: ["access", "record"], message }]);
    expect(read().access.record).toBe("restricted");
  });
});
