import { createRepository, memoryStorage, type Repository } from "@deposit/repository";
import { afterEach, describe, expect, test } from "vitest";
import { createClient } from "./client/createClient.ts";
import { createDeposit } from "./createDeposit.ts";
import type { Deposit } from "./Deposit.ts";
import { feedbackBanner } from "./machine/feedbackBanner.ts";
import type { Navigation, Transport } from "./ports.ts";
import { emptyRecord } from "./record/record.ts";
import type { DepositValues } from "./record/values.ts";
import { readConfig } from "./schema/readConfig.ts";
import { decodeRecord } from "./serialize/decodeRecord.ts";
import { mergeSaved } from "./serialize/mergeSaved.ts";
import { DepositError } from "./errors.ts";

const ORIGIN = "https://repository.example";

/** Sends through the embedded repository what a browser would send by XMLHttpRequest. */
function transportTo(repository: Repository): Transport {
  return (request) => {
    const summary = { method: request.method, url: request.url };
    async function send() {
      request.onProgress(request.body.size);
      const { method, headers, body } = request;
      const response = await repository.fetch(new Request(request.url, { method, headers, body }));
      if (response.type === "error") throw new DepositError({ kind: "no-response", request: summary });
      return { status: response.status, body: await response.text(), retryAfter: response.headers.get("Retry-After") };
    }
    return { answer: send(), cancel: () => undefined };
  };
}

const open: Deposit[] = [];
afterEach(() => {
  for (const deposit of open.splice(0)) deposit.dispose();
});

/** A deposit on an embedded repository, with a form that does as the real one: it types, and takes in what was saved. */
function driveDeposit() {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone", baseUrl: ORIGIN });
  const client = createClient({
    baseUrl: ORIGIN,
    fetch: async (request) => {
      const response = await repository.fetch(request);
      if (response.type === "error") throw new TypeError("network");
      return response;
    },
  });
  const visited: Navigation[] = [];
  const config = readConfig({ quota: { maxFiles: 100, maxStorage: 10 ** 10 } });
  const deposit = createDeposit({
    client,
    config,
    ports: { navigate: (to) => visited.push(to), transport: transportTo(repository), log: () => undefined },
  });
  open.push(deposit);
  let values: DepositValues = decodeRecord(emptyRecord, config);
  deposit.subscribe((state, previous) => {
    const { saved, sent } = state.snapshot;
    if (state.snapshot === previous.snapshot || sent === null) return;
    values = mergeSaved({ sent: sent.values, sentRows: sent.rows, saved, current: values, refused: sent.refused });
  });
  const type = (metadata: Partial<DepositValues["metadata"]>): void => {
    values = { ...values, metadata: { ...values.metadata, ...metadata } };
  };
  const typeAll = (): void =>
    type({
      title: "Sea ice of the Baltic",
      resource_type: "dataset",
      publication_date: "2026-11-21",
      publisher: "Example Repository",
      creators: [
        {
          key: "row-c",
          person_or_org: { type: "personal", family_name: "Lindqvist", given_name: "Åsa", name: "", identifiers: [] },
          affiliations: [],
          role: "",
        },
      ],
    });
  async function quiet(): Promise<void> {
    while (deposit.getState().files.some((file) => !["finished", "error"].includes(file.phase.kind))) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const drafts = () =>
    repository.requests.filter(({ method, path }) => method === "POST" && path.startsWith("/api/records?"));
  return { repository, deposit, visited, type, typeAll, quiet, drafts, read: () => values };
}

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
      { path: ["metadata", "languages", "0"], message: "Invalid value klingon.", severity: "error" },
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
