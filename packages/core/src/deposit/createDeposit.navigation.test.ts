import { afterEach, describe, expect, test, vi } from "vitest";
import { createDeposit } from "./createDeposit.ts";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import { DepositError } from "../errors.ts";
import { can } from "../state/can.ts";
import { feedbackBanner } from "../state/banner.ts";
import { emptyRecord } from "../record/record.ts";
import { readConfig, readPermissions } from "../schema/readConfig.ts";

afterEach(disposeDeposits);

type Drive = ReturnType<typeof driveDeposit>;

const metadataOnly =
  ({ read }: Drive) =>
  () => ({ ...read(), files: { enabled: false, default_preview: "" } });

async function published(): Promise<Drive> {
  const drive = driveDeposit();
  drive.typeAll();
  await drive.deposit.publish(metadataOnly(drive));
  return drive;
}

describe("after deleting the draft", () => {
  test("the depositor goes to the dashboard that the page names, also where a community was preselected", async () => {
    const { client } = driveDeposit();
    const community = await client.communities.read("open-lab");
    const { deposit, visited, read } = driveDeposit({
      community,
      config: readConfig({ dashboard_routes: { uploads: "/mine" } }),
    });
    await deposit.save(read);
    expect(await deposit.discard()).toBe("succeeded");
    expect(visited.at(-1)).toEqual({ kind: "dashboard", href: "/mine" });
  });

  test("nothing more can be asked for, also when its message is put away", async () => {
    const { repository, deposit, read } = driveDeposit();
    await deposit.save(read);
    await deposit.discard();
    deposit.dismiss();
    const asked = repository.requests.length;
    expect(deposit.can("save")).toMatchObject({ reason: { id: "can.discarded" } });
    expect(await deposit.save(read)).toBe("superseded");
    expect(await deposit.discard()).toBe("superseded");
    expect(repository.requests).toHaveLength(asked);
  });
});

describe("a host that throws over what it is told", () => {
  test("is no failure of a save or a publication: it is noted, and the others are told", async () => {
    const noted: string[] = [];
    const throwing = (): never => {
      throw new Error("the host's own fault");
    };
    const drive = driveDeposit({ ports: { navigate: throwing, log: (message) => noted.push(message) } });
    const phases: string[] = [];
    drive.deposit.subscribe(throwing);
    drive.deposit.subscribe(({ phase }) => phases.push(phase.kind));
    drive.typeAll();
    expect(await drive.deposit.save(drive.read)).toBe("succeeded");
    expect(drive.deposit.getState().phase).toEqual({ kind: "succeeded", action: "save" });
    expect(await drive.deposit.publish(metadataOnly(drive))).toBe("succeeded");
    expect(drive.deposit.getState().record.status).toBe("published");
    expect(phases.at(-1)).toBe("succeeded");
    expect(new Set(noted)).toEqual(new Set(["@deposit/core: the host threw."]));
  });

  test("also where it does so later, as an asynchronous router may", async () => {
    const noted: unknown[] = [];
    const later = async (): Promise<void> => {
      await Promise.resolve();
      throw new Error("the host's own fault");
    };
    const drive = driveDeposit({ ports: { navigate: () => later(), log: (...entry) => noted.push(entry) } });
    drive.typeAll();
    expect(await drive.deposit.publish(metadataOnly(drive))).toBe("succeeded");
    await vi.waitFor(() => expect(noted).toContainEqual(["@deposit/core: the host threw.", expect.any(Error)]));
  });
});

describe("after publishing", () => {
  test("a save that was asked for meanwhile is not sent to the published record", async () => {
    const drive = driveDeposit();
    drive.typeAll();
    const publishing = drive.deposit.publish(metadataOnly(drive));
    const saving = drive.deposit.save(drive.read);
    expect([await publishing, await saving]).toEqual(["succeeded", "superseded"]);
    expect(drive.deposit.can("publish")).toMatchObject({ reason: { id: "can.published" } });
    expect(drive.deposit.can("new-version")).toEqual({ allowed: true });
    expect(drive.visited.at(-1)?.kind).toBe("record");
  });

  test("a new version that could not be made shows the server's message", async () => {
    const { repository, deposit, visited } = await published();
    const message = "New versions are closed until Monday.";
    for (const status of [400, 403, 503]) {
      repository.faults.add({
        path: "/versions",
        fault: { kind: "answer", status, body: { status, message } },
        times: 1,
      });
      expect(await deposit.newVersion()).toBe("failed");
      const banner = feedbackBanner(deposit.getState());
      expect(banner?.message.id).toBe("banner.newVersionFailed");
      expect(banner?.details[0]?.values).toEqual({ message });
    }
    expect(visited.map(({ kind }) => kind)).not.toContain("new-version");
  });
});

describe("an answer that was lost", () => {
  test("to reserving an identifier is read back: it is there, and not reserved twice", async () => {
    const { repository, deposit, read } = driveDeposit();
    repository.faults.add({ method: "POST", path: "/pids/doi", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.reservePid(read)).toBe("succeeded");
    expect(read().pids["doi"]).toMatchObject({ identifier: expect.stringMatching(/^10\.5072\//) });
    repository.faults.add({ method: "DELETE", path: "/pids/doi", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.discardPid(read)).toBe("succeeded");
    expect(read().pids).toEqual({});
  });

  test("to importing files is looked up: a second import would be refused", async () => {
    const drive = driveDeposit();
    drive.typeAll();
    drive.deposit.addFiles([new File(["1,2"], "data.csv")], drive.read);
    await drive.quiet();
    await drive.deposit.publish(drive.read);
    await drive.deposit.newVersion();
    const to = drive.visited.at(-1);
    if (to?.kind !== "new-version") throw new Error("It led elsewhere.");
    const { repository, deposit, read } = driveDeposit({ repository: drive.repository, record: to.record });
    repository.faults.add({ path: "/files-import", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.importFiles(read)).toBe("succeeded");
    expect(deposit.getState().files.map(({ key }) => key)).toEqual(["data.csv"]);
  });

  test("to submitting, and to reading the draft after it, leaves no draft that could be submitted again", async () => {
    const drive = driveDeposit();
    const { repository, client, deposit, visited } = drive;
    drive.typeAll();
    deposit.selectCommunity(await client.communities.read("open-lab"));
    await deposit.save(metadataOnly(drive));
    const reads = repository.requests.length;
    deposit.subscribe(({ phase }) => {
      if (phase.kind === "running" && phase.step === "submitting")
        repository.faults.add({ method: "GET", path: "/draft\\?", fault: { kind: "drop" }, times: 1 });
    });
    expect(await deposit.submitReview(metadataOnly(drive))).toBe("succeeded");
    expect(repository.requests.length).toBeGreaterThan(reads);
    expect(deposit.getState().record.status).toBe("in_review");
    expect(visited.at(-1)?.kind).toBe("review");
  });
});

describe("a status that the specification does not name", () => {
  const strange = { ...emptyRecord, id: "abc", status: "frozen" };

  test("stops neither saving nor the rest, and is given as the reason where it stands in the way", async () => {
    const { deposit } = driveDeposit({ record: strange });
    for (const action of ["publish", "submit-review", "publish-without-community"] as const)
      expect(can(deposit.getState(), action)).toMatchObject({ reason: { id: "status.undefined" } });
    expect(deposit.can("save")).toEqual({ allowed: true });
    expect(deposit.can("discard")).toEqual({ allowed: true });
  });
});

test("a host's own client that rejects with an error of its own fails the action, and what is asked after that", async () => {
  const logged: unknown[] = [];
  const { client, read } = driveDeposit();
  const broken = new TypeError("answer.body is undefined");
  const missing = new DepositError({ kind: "not-found", request: { method: "DELETE", url: "x" }, message: "" });
  const drafts = { ...client.drafts, read: () => Promise.reject(broken), discard: () => Promise.reject(missing) };
  const deposit = createDeposit({
    client: { ...client, drafts, pids: { ...client.pids, reserve: () => Promise.reject(broken) } },
    permissions: readPermissions({ can_delete_draft: true }),
    ports: { navigate: () => undefined, log: (_message, detail) => logged.push(detail) },
  });
  expect(await deposit.reservePid(read)).toBe("failed");
  expect(logged).toEqual([broken]);
  // What became of the draft cannot be told then; that it is missing, can.
  expect(await deposit.discard()).toBe("succeeded");
  deposit.dispose();
});

test("a fault of the program is told as a failure, logged, and leaves nothing running", async () => {
  const logged: unknown[] = [];
  const { deposit, read } = driveDeposit({ ports: { log: (_message, detail) => logged.push(detail) } });
  const broken = () => {
    throw new Error("The form has no values.");
  };
  expect(await deposit.save(broken)).toBe("failed");
  expect(logged).toEqual([new Error("The form has no values.")]);
  expect(deposit.getState().phase).toMatchObject({ kind: "failed", action: "save" });
  expect(await deposit.save(read)).toBe("succeeded");
});
