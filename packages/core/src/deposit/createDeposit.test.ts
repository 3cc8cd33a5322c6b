import { afterEach, describe, expect, test, vi } from "vitest";
import type { Deposit } from "./Deposit.ts";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import { feedbackBanner } from "../state/banner.ts";
import { below } from "../shared/json.ts";

afterEach(disposeDeposits);

const bannerOf = (deposit: Deposit) => feedbackBanner(deposit.getState())?.message.id;

describe("saving", () => {
  test("creates the draft once, and the address follows it", async () => {
    const { deposit, visited, type, read, drafts } = driveDeposit();
    type({ title: "Sea ice" });
    expect(await deposit.save(read)).toBe("succeeded");
    const { record } = deposit.getState();
    expect(visited).toEqual([{ kind: "draft", replace: true, href: record.links["self_html"], record }]);
    expect(await deposit.save(read)).toBe("succeeded");
    expect(drafts()).toHaveLength(1);
    expect(visited).toHaveLength(1);
  });

  test("an empty draft succeeds and says what is missing", async () => {
    const { deposit, read } = driveDeposit();
    expect(await deposit.save(read)).toBe("succeeded");
    expect(deposit.getState().feedback.map((entry) => entry.path.join("."))).toEqual(
      expect.arrayContaining(["metadata.title", "metadata.creators", "metadata.resource_type"]),
    );
    expect(bannerOf(deposit)).toBe("banner.savedWithFeedback");
  });

  test("twice at once makes no second draft", async () => {
    const { deposit, read, drafts } = driveDeposit();
    await Promise.all([deposit.save(read), deposit.save(read), deposit.save(read)]);
    expect(drafts()).toHaveLength(1);
  });

  test("goes on where the server gives the draft a status that is not known", async () => {
    const { repository, deposit, type, read } = driveDeposit();
    type({ title: "Sea ice" });
    await deposit.save(read);
    const { id, links, metadata, access } = deposit.getState().record;
    const body = { id, links: { ...links }, metadata, access: { record: access.record }, status: "quarantined" };
    repository.faults.add({ method: "PUT", path: "/draft", times: 1, fault: { kind: "answer", status: 200, body } });
    expect(await deposit.save(read)).toBe("succeeded");
    expect(deposit.getState().record.status).toBe("quarantined");
    type({ title: "Sea ice of the Baltic" });
    expect(await deposit.save(read)).toBe("succeeded");
    expect(deposit.getState().record.metadata["title"]).toBe("Sea ice of the Baltic");
  });

  test("and publishing, submitting and reserving end as failures where the host's values throw, and the next one goes on", async () => {
    const { deposit, read } = driveDeposit({ ports: { log: () => undefined } });
    const broken = (): never => {
      throw new Error("no values");
    };
    for (const act of ["save", "publish", "submitReview", "reservePid"] as const)
      expect(await deposit[act](broken)).not.toBe("succeeded");
    expect(await deposit.save(read)).toBe("succeeded");
  });

  test("sends the request before a page is told that it saves", async () => {
    const { repository, deposit, type, read } = driveDeposit();
    type({ title: "Sea ice" });
    await deposit.save(read);
    const order: string[] = [];
    const answer = repository.fetch;
    vi.spyOn(repository, "fetch").mockImplementation((request) => {
      order.push("sent");
      return answer(request);
    });
    const stop = deposit.subscribe(({ phase }, { phase: before }) => {
      if (phase.kind === "running" && before.kind !== "running") order.push("told");
    });
    type({ title: "Sea ice in winter" });
    await deposit.save(read);
    stop();
    expect(order).toEqual(["sent", "told"]);
  });

  test("keeps what was typed while it ran, and takes the server's word for the rest", async () => {
    const { deposit, type, read } = driveDeposit();
    type({ title: "  Sea ice  ", publisher: "House" });
    const saving = deposit.save(read);
    await Promise.resolve();
    await Promise.resolve();
    type({ publisher: "Another house" });
    await saving;
    expect(read().metadata).toMatchObject({ title: "Sea ice", publisher: "Another house" });
  });

  test("keeps what the server refused, with the message at its own row", async () => {
    const { deposit, type, read } = driveDeposit();
    const title = (key: string, text: string, kind: string) => ({ key, title: text, type: kind, lang: null });
    type({ additional_titles: [title("a", "x", "subtitle"), title("b", "Long enough", "subtitle")] });
    await deposit.save(read);
    expect(read().metadata.additional_titles.map((row) => row.title)).toEqual(["x", "Long enough"]);
    const paths = deposit.getState().feedback.map((entry) => entry.path.join("."));
    expect(paths).toContain("metadata.additional_titles.a.title");
  });

  test("tells a value that the server does not know beside the field that holds it", async () => {
    const { deposit, type, read } = driveDeposit();
    type({ languages: [{ id: "klingon", title: "Klingon" }] });
    expect(await deposit.save(read)).toBe("failed");
    expect(deposit.getState().feedback).toEqual([
      { path: ["metadata", "languages"], message: "Invalid value klingon.", severity: "error" },
    ]);
    expect(read().metadata.languages).toHaveLength(1);
  });

  test.each([
    ["no answer", { kind: "drop" }, "no-response"],
    ["a 500 with an HTML body", { kind: "answer", status: 500, body: "<h1>Oops</h1>" }, "server"],
    [
      "a draft that is gone",
      { kind: "answer", status: 410, body: { status: 410, message: "The record has been deleted." } },
      "gone",
    ],
  ] as const)("fails on %s with the reason, and works when it is tried again", async (_name, fault, kind) => {
    const { repository, deposit, type, read } = driveDeposit();
    type({ title: "Sea ice" });
    await deposit.save(read);
    type({ title: "Sea ice, second edition" });
    repository.faults.add({ method: "PUT", path: "/draft", fault, times: 1 });
    expect(await deposit.save(read)).toBe("failed");
    const { phase } = deposit.getState();
    expect(phase.kind === "failed" && phase.failure.kind).toBe(kind);
    expect(bannerOf(deposit)).toBe("banner.saveFailed");
    expect(read().metadata.title).toBe("Sea ice, second edition");
    expect(await deposit.save(read)).toBe("succeeded");
  });
});

describe("a draft whose creation was not answered", () => {
  test("but is there is found and saved again: there is no second one, and nothing typed since is lost", async () => {
    const { repository, client, deposit, visited, type, read } = driveDeposit();
    type({ title: "Sea ice", publisher: "House" });
    repository.faults.add({ method: "POST", path: "/api/records", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.save(read)).toBe("failed");
    type({ title: "Sea ice, second edition" });
    expect(await deposit.save(read)).toBe("succeeded");
    const drafts = await client.drafts.listNewest();
    expect(drafts.map((draft) => draft.metadata["title"])).toEqual(["Sea ice, second edition"]);
    expect(visited.at(-1)).toMatchObject({ kind: "draft", href: drafts[0]?.links["self_html"] });
  });

  test("stays the one that was found, also when the answer to its own save is lost", async () => {
    const { repository, client, deposit, visited, type, read } = driveDeposit();
    type({ title: "First" });
    repository.faults.add({ method: "POST", path: "/api/records", fault: { kind: "drop", when: "after" }, times: 1 });
    await deposit.save(read);
    type({ title: "Second" });
    repository.faults.add({ method: "PUT", path: "/draft", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.save(read)).toBe("failed");
    type({ title: "Third" });
    expect(await deposit.save(read)).toBe("succeeded");
    const titles = (await client.drafts.listNewest()).map((draft) => draft.metadata["title"]);
    expect(titles).toEqual(["Third"]);
    expect(visited.map((to) => to.kind)).toEqual(["draft"]);
  });

  test("and is not there is created by the next save; a draft of another name is left alone", async () => {
    const { repository, client, deposit, type, read } = driveDeposit();
    await client.drafts.create({ metadata: { title: "Another one" } });
    type({ title: "Sea ice" });
    repository.faults.add({ method: "POST", path: "/api/records", fault: { kind: "drop" }, times: 1 });
    expect(await deposit.save(read)).toBe("failed");
    expect(await deposit.save(read)).toBe("succeeded");
    const titles = (await client.drafts.listNewest()).map((draft) => draft.metadata["title"]);
    expect(titles.toSorted()).toEqual(["Another one", "Sea ice"]);
  });
});

describe("a draft that somebody else changed meanwhile", () => {
  async function changedElsewhere() {
    const mine = driveDeposit();
    mine.type({ title: "Mine", publisher: "House" });
    await mine.deposit.save(mine.read);
    const theirs = driveDeposit({ repository: mine.repository, record: mine.deposit.getState().record });
    theirs.type({ title: "Theirs" });
    await theirs.deposit.save(theirs.read);
    mine.type({ title: "Mine, corrected" });
    return mine;
  }
  const titleOnServer = async ({ client, deposit }: ReturnType<typeof driveDeposit>) =>
    (await client.drafts.read(deposit.getState().record.links)).record.metadata["title"];

  test("is a conflict, and nothing is overwritten or lost", async () => {
    const mine = await changedElsewhere();
    expect(await mine.deposit.save(mine.read)).toBe("failed");
    const { phase } = mine.deposit.getState();
    expect(phase.kind === "failed" && phase.failure.kind).toBe("conflict");
    expect(mine.read().metadata.title).toBe("Mine, corrected");
    expect(await titleOnServer(mine)).toBe("Theirs");
  });

  test("is saved over when that is asked for, and saves again after it as ever", async () => {
    const mine = await changedElsewhere();
    await mine.deposit.save(mine.read);
    expect(await mine.deposit.save(mine.read, { overwrite: true })).toBe("succeeded");
    expect(await titleOnServer(mine)).toBe("Mine, corrected");
    mine.type({ title: "Mine, corrected again" });
    expect(await mine.deposit.save(mine.read)).toBe("succeeded");
  });

  test("is no conflict when only one's own files moved the revision", async () => {
    const { repository, deposit, type, read, quiet } = driveDeposit();
    deposit.addFiles([new File(["x"], "x.txt")], read);
    await quiet();
    await deposit.removeFile("x.txt");
    type({ title: "After the file" });
    expect(await deposit.save(read)).toBe("succeeded");
    expect(repository.requests.some(({ status }) => status === 412)).toBe(false);
  });

  test("is no conflict with oneself after an answer that was lost", async () => {
    const { repository, deposit, type, read } = driveDeposit();
    type({ title: "First" });
    await deposit.save(read);
    type({ title: "Second" });
    repository.faults.add({ method: "PUT", path: "/draft", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.save(read)).toBe("failed");
    type({ title: "Third" });
    expect(await deposit.save(read)).toBe("succeeded");
  });
});

test("a draft that is saved for an upload is not said to be saved: nobody asked", async () => {
  const { deposit, read, quiet } = driveDeposit();
  const said: unknown[] = [];
  deposit.subscribe((state) => said.push(feedbackBanner(state)));
  deposit.addFiles([new File(["x"], "x.txt")], read);
  await quiet();
  expect(deposit.getState().record.id).toBeDefined();
  expect(said.length).toBeGreaterThan(1);
  expect(said.filter((banner) => banner !== null)).toEqual([]);
});

describe("publishing", () => {
  const file = () => new File(["1,2,3"], "data.csv");

  test("saves, publishes and leads to the record", async () => {
    const { deposit, visited, typeAll, read, quiet } = driveDeposit();
    typeAll();
    expect(deposit.addFiles([file()], read)).toEqual([]);
    await quiet();
    expect(await deposit.publish(read)).toBe("succeeded");
    const { record } = deposit.getState();
    expect(record.is_published).toBe(true);
    expect(visited.at(-1)).toMatchObject({ kind: "record", href: record.links["self_html"] });
  });

  test("stops at fields with errors, after saving", async () => {
    const { repository, deposit, read, quiet } = driveDeposit();
    deposit.addFiles([file()], read);
    await quiet();
    expect(await deposit.publish(read)).toBe("rejected");
    expect(bannerOf(deposit)).toBe("banner.publishRejected");
    expect(repository.requests.some(({ path }) => path.includes("/actions/publish"))).toBe(false);
  });

  test("is not asked of the server without files", async () => {
    const { repository, deposit, typeAll, read } = driveDeposit();
    typeAll();
    expect(await deposit.publish(read)).toBe("superseded");
    expect(repository.requests).toEqual([]);
  });
});

describe("a publish that was not answered", () => {
  const metadataOnly =
    ({ read }: ReturnType<typeof driveDeposit>) =>
    () => ({
      ...read(),
      files: { enabled: false, default_preview: "" },
    });

  test("but happened is told as what it is: published", async () => {
    const drive = driveDeposit();
    const { repository, deposit, visited, typeAll } = drive;
    typeAll();
    repository.faults.add({ path: "/actions/publish", fault: { kind: "drop", when: "after" }, times: 1 });
    expect(await deposit.publish(metadataOnly(drive))).toBe("succeeded");
    expect(deposit.getState().record.is_published).toBe(true);
    expect(visited.at(-1)?.kind).toBe("record");
  });

  test("and did not happen has failed, and works when it is tried again", async () => {
    const drive = driveDeposit();
    const { repository, deposit, typeAll } = drive;
    typeAll();
    repository.faults.add({ path: "/actions/publish", fault: { kind: "answer", status: 500, body: "<p>" }, times: 1 });
    expect(await deposit.publish(metadataOnly(drive))).toBe("failed");
    expect(bannerOf(deposit)).toBe("banner.publishFailed");
    expect(await deposit.publish(metadataOnly(drive))).toBe("succeeded");
  });
});

describe("an identifier", () => {
  const doi = (deposit: Deposit) => below(deposit.getState().record.pids, "doi", "identifier");

  test("is reserved after saving, and the form takes it over with all that is typed", async () => {
    const { deposit, type, read } = driveDeposit();
    type({ title: "ab", publisher: "House" });
    expect(await deposit.reservePid(read)).toBe("succeeded");
    expect(doi(deposit)).toMatch(/^10\.5072\//);
    expect(below(read().pids, "doi", "identifier")).toBe(doi(deposit));
    expect(read().metadata).toMatchObject({ title: "ab", publisher: "House" });
    expect(deposit.getState().feedback).toEqual([]);
  });

  test("is kept by every later save, and given up only when that is asked for", async () => {
    const { deposit, read } = driveDeposit();
    await deposit.reservePid(read);
    const reserved = doi(deposit);
    await deposit.save(read);
    expect(doi(deposit)).toBe(reserved);
    expect(deposit.can("reserve-pid")).toMatchObject({ allowed: false, reason: { id: "can.pidExists" } });
    expect(await deposit.discardPid(read)).toBe("succeeded");
    expect(doi(deposit)).toBeUndefined();
    expect(read().pids).toEqual({});
  });

  test("that could not be reserved is said to be so", async () => {
    const { repository, deposit, read } = driveDeposit();
    repository.faults.add({
      method: "POST",
      path: "/pids/doi",
      fault: { kind: "answer", status: 503, body: "<p>" },
      times: 1,
    });
    expect(await deposit.reservePid(read)).toBe("failed");
    expect(bannerOf(deposit)).toBe("banner.reserveFailed");
  });
});

describe("a new version", () => {
  async function published() {
    const drive = driveDeposit();
    drive.typeAll();
    drive.deposit.addFiles([new File(["1,2"], "data.csv"), new File(["x"], "notes.txt")], drive.read);
    await drive.quiet();
    await drive.deposit.publish(drive.read);
    return drive;
  }

  test("of a published record leads to its draft, whose files can be taken over and deleted", async () => {
    const { repository, deposit, visited } = await published();
    expect(await deposit.newVersion()).toBe("succeeded");
    const to = visited.at(-1);
    if (to?.kind !== "new-version") throw new Error("It led elsewhere.");
    expect(to.href).toBe(to.record.links["self_html"]);

    const version = driveDeposit({ repository, record: to.record });
    expect(await version.deposit.importFiles(version.read)).toBe("succeeded");
    expect(version.deposit.getState().files.map((file) => [file.key, file.phase.kind])).toEqual([
      ["data.csv", "finished"],
      ["notes.txt", "finished"],
    ]);
    expect(version.deposit.can("import-files")).toMatchObject({ allowed: false, reason: { id: "can.hasFiles" } });
    await version.deposit.removeFile("notes.txt");
    expect(version.deposit.getState().files.map((file) => file.key)).toEqual(["data.csv"]);
  });

  test("keeps a file that is added while those of the version before are taken over", async () => {
    const { repository, deposit, visited } = await published();
    await deposit.newVersion();
    const to = visited.at(-1);
    if (to?.kind !== "new-version") throw new Error("It led elsewhere.");
    const version = driveDeposit({
      repository,
      record: to.record,
      onAnswer: async (request, response) => {
        if (request.url.endsWith("/files-import")) {
          version.deposit.addFiles([new File(["new"], "new.txt")], version.read);
        }
        return response;
      },
    });
    const keys = (): string[] => version.deposit.getState().files.map(({ key }) => key);
    expect(await version.deposit.importFiles(version.read)).toBe("succeeded");
    expect(keys()).toEqual(["new.txt", "data.csv", "notes.txt"]);
    await version.quiet();
    expect(version.deposit.getState().files).toMatchObject(keys().map(() => ({ phase: { kind: "finished" } })));
    const listed = await version.client.files.list(version.deposit.getState().record.links);
    expect(listed.entries.map(({ key }) => key).toSorted()).toEqual(["data.csv", "new.txt", "notes.txt"]);
  });

  test("is not made of a draft, nor without permission", async () => {
    const { deposit } = driveDeposit();
    expect(deposit.can("new-version")).toMatchObject({ reason: { id: "can.notPublished" } });
    expect(await deposit.newVersion()).toBe("superseded");
    const { deposit: done } = await published();
    const permissions = { ...done.getState().permissions, can_new_version: false };
    const reader = driveDeposit({ record: done.getState().record, permissions });
    expect(reader.deposit.can("new-version")).toMatchObject({ reason: { id: "can.newVersion.notPermitted" } });
  });

  test("whose files could not be taken over says so", async () => {
    const { repository, deposit, visited } = await published();
    await deposit.newVersion();
    const to = visited.at(-1);
    if (to?.kind !== "new-version") throw new Error("It led elsewhere.");
    const version = driveDeposit({ repository, record: to.record });
    repository.faults.add({ path: "/files-import", fault: { kind: "drop" }, times: 1 });
    expect(await version.deposit.importFiles(version.read)).toBe("failed");
    expect(bannerOf(version.deposit)).toBe("banner.importFailed");
  });
});

test("previewing saves and leads to the record page with the preview flag", async () => {
  const { deposit, visited, typeAll, read } = driveDeposit();
  typeAll();
  const { files } = read();
  const withoutFiles = () => ({ ...read(), files: { ...files, enabled: false } });
  expect(await deposit.preview(withoutFiles)).toBe("succeeded");
  expect(visited.at(-1)).toMatchObject({ kind: "preview" });
  expect(visited.at(-1)?.href).toMatch(/\/records\/[^/]+\?preview=1$/);
});

describe("discarding", () => {
  test("deletes the draft and leads to the dashboard", async () => {
    const { deposit, visited, read } = driveDeposit();
    expect(await deposit.discard()).toBe("superseded");
    await deposit.save(read);
    expect(await deposit.discard()).toBe("succeeded");
    expect(visited.at(-1)).toEqual({ kind: "dashboard", href: "/me/uploads" });
  });

  test("a draft that somebody else deleted meanwhile counts as done", async () => {
    const { repository, deposit, read } = driveDeposit();
    await deposit.save(read);
    const self = deposit.getState().record.links["self"] ?? "";
    await repository.fetch(new Request(self, { method: "DELETE" }));
    expect(await deposit.discard()).toBe("succeeded");
  });
});

describe("uploading", () => {
  test("saves a new draft first, quietly, and only once for many files", async () => {
    const { deposit, read, quiet, drafts } = driveDeposit();
    const names = ["a.txt", "b.txt", "c.txt", "d.txt", "e.txt"];
    deposit.addFiles(
      names.map((name) => new File([name], name)),
      read,
    );
    await quiet();
    expect(drafts()).toHaveLength(1);
    expect(deposit.getState().files.map((entry) => [entry.key, entry.phase.kind])).toEqual(
      names.map((name) => [name, "finished"]),
    );
    expect(deposit.getState().feedback).toEqual([]);
    expect(bannerOf(deposit)).toBeUndefined();
  });

  test("saves a draft first that the server has as of metadata only, and so does the next try where that failed", async () => {
    const { repository, deposit, change, read, quiet } = driveDeposit();
    change({ files: { enabled: false, default_preview: "" } });
    await deposit.save(read);
    expect(deposit.getState().record.files.enabled).toBe(false);
    change({ files: { enabled: true, default_preview: "" } });
    repository.faults.add({
      method: "PUT",
      path: "/draft",
      fault: { kind: "answer", status: 503, body: "" },
      times: 1,
    });
    deposit.addFiles([new File(["x"], "x.txt")], read);
    await quiet();
    expect(deposit.getState().files[0]?.phase).toMatchObject({ kind: "error", failure: { kind: "draft-not-saved" } });
    deposit.retryFile("x.txt");
    await quiet();
    expect(deposit.getState().files[0]?.phase.kind).toBe("finished");
    expect(deposit.getState().record.files.enabled).toBe(true);
  });

  test("that could not save its draft says so, keeps the file, and sends it when it is retried", async () => {
    const { repository, deposit, read, quiet } = driveDeposit();
    repository.faults.add({
      method: "POST",
      path: "/api/records\\?",
      fault: { kind: "answer", status: 503, body: "<p>" },
      times: 1,
    });
    deposit.addFiles([new File(["x"], "x.txt")], read);
    await quiet();
    expect(bannerOf(deposit)).toBe("banner.uploadSaveFailed");
    expect(deposit.getState().files[0]?.phase).toEqual({
      kind: "error",
      failure: { kind: "draft-not-saved" },
      retryable: true,
    });
    deposit.retryFile("x.txt");
    await quiet();
    expect(deposit.getState().files[0]?.phase.kind).toBe("finished");
  });

  test("that could not save its draft begins as soon as that is saved", async () => {
    const { repository, deposit, read, quiet } = driveDeposit();
    repository.faults.add({
      method: "POST",
      path: "/api/records\\?",
      fault: { kind: "answer", status: 503, body: "<p>" },
      times: 2,
    });
    deposit.addFiles([new File(["x"], "x.txt"), new File(["y"], "y.txt")], read);
    await quiet();
    expect(await deposit.save(read)).toBe("failed");
    expect(deposit.getState().files.map(({ phase }) => phase.kind)).toEqual(["error", "error"]);
    expect(await deposit.save(read)).toBe("succeeded");
    await quiet();
    expect(deposit.getState().files.map(({ phase }) => phase.kind)).toEqual(["finished", "finished"]);
  });

  test("that met the limit of calls as it saved its draft saves it a little later, and goes on by itself", async () => {
    const { repository, deposit, read, quiet, drafts } = driveDeposit({ upload: { retryDelays: [0] } });
    repository.faults.add({
      method: "POST",
      path: "/api/records\\?",
      fault: { kind: "answer", status: 429, body: { status: 429, message: "5 per 1 minute" } },
      times: 1,
    });
    deposit.addFiles([new File(["x"], "x.txt")], read);
    await quiet();
    expect(deposit.getState().files[0]?.phase.kind).toBe("finished");
    expect(drafts()).toHaveLength(2);
    expect(bannerOf(deposit)).toBeUndefined();
  });

  test("that lost its connection keeps the file and sends it when it is retried", async () => {
    const { repository, deposit, read, quiet } = driveDeposit();
    repository.faults.add({ method: "PUT", path: "/content$", fault: { kind: "drop" }, times: 1 });
    deposit.addFiles([new File(["x"], "x.txt"), new File(["y"], "y.txt")], read);
    await quiet();
    expect(
      deposit
        .getState()
        .files.map((entry) => entry.phase.kind)
        .toSorted(),
    ).toEqual(["error", "finished"]);
    for (const entry of deposit.getState().files) if (entry.phase.kind === "error") deposit.retryFile(entry.key);
    await quiet();
    expect(deposit.getState().files.every((entry) => entry.phase.kind === "finished")).toBe(true);
  });
});

test("a draft with a PDF, of which the server links small pictures, keeps its links: it is saved and published", async () => {
  const { client, deposit, typeAll, read, quiet } = driveDeposit();
  typeAll();
  deposit.addFiles([new File(["%PDF"], "paper.pdf")], read);
  await quiet();
  expect(await deposit.save(read)).toBe("succeeded");
  expect(await deposit.publish(read)).toBe("succeeded");
  expect((await client.records.read(deposit.getState().record.links)).is_published).toBe(true);
});

test("a file that the server would not delete stays, with the reason", async () => {
  const { repository, deposit, read, quiet } = driveDeposit();
  deposit.addFiles([new File(["x"], "x.txt")], read);
  await quiet();
  repository.faults.add({ method: "DELETE", path: "/files/x.txt", fault: { kind: "answer", status: 500 }, times: 1 });
  await deposit.removeFile("x.txt");
  expect(deposit.getState().files[0]).toMatchObject({
    phase: { kind: "finished" },
    removalFailure: { kind: "request", failure: { kind: "server", status: 500 } },
  });
  await deposit.removeFile("x.txt");
  expect(deposit.getState().files).toEqual([]);
});

test("nothing is told after the deposit was disposed of", async () => {
  const { deposit, read } = driveDeposit();
  const saving = deposit.save(read);
  await Promise.resolve();
  await Promise.resolve();
  let told = 0;
  deposit.subscribe(() => {
    told += 1;
  });
  deposit.dispose();
  expect(await saving).toBe("superseded");
  expect(told).toBe(0);
});
