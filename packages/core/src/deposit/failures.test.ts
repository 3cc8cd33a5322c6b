import type { Fault } from "@deposit/repository";
import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit } from "../../test/drivers/driveDeposit.ts";
import { coreMessages, createDeposit, DepositError, type Failure, failureMessage } from "../index.ts";
import { formatInEnglish } from "../../test/drivers/formatInEnglish.ts";

afterEach(disposeDeposits);

/** Every sentence of a failure that was provoked, so that the last test can name those that nothing provokes. */
const provoked = new Set<string>();

/** A sentence as it stands in the catalogue, its gaps filled. */
function said(failure: Failure): string {
  const message = failureMessage(failure);
  provoked.add(message.id);
  return formatInEnglish(message);
}

/** A draft that is on the server and was changed here since. */
async function changedDraft() {
  const drive = driveDeposit();
  drive.type({ title: "Sea ice", publisher: "House" });
  await drive.deposit.save(drive.read);
  drive.type({ title: "Sea ice of the Baltic" });
  return drive;
}

const titleOf = ({ read }: Awaited<ReturnType<typeof changedDraft>>): string => read().metadata.title;

function failureOf({ deposit }: Awaited<ReturnType<typeof changedDraft>>): Failure {
  const { phase } = deposit.getState();
  if (phase.kind !== "failed") throw new Error(`nothing failed: ${phase.kind}`);
  return phase.failure;
}

const answer = (
  status: number,
  message: string,
  rest: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> } = {},
): Fault["fault"] => ({ kind: "answer", status, body: { status, message }, ...rest });

const stillHere = "Everything you typed is still here";

/** What the server answers to a save, what kind of failure that is, what happened in words, and what to do in words. */
const answers: readonly [string, Fault["fault"], Failure["kind"], string, string][] = [
  ["no response", { kind: "drop" }, "no-response", "The server did not answer.", "try again when you are online"],
  ["401", answer(401, "Sign in."), "signed-out", "You are signed out.", "Sign in again in another tab"],
  ["403", answer(403, "No."), "permission-denied", "The server did not permit this.", "sign in again in another tab"],
  ["404", answer(404, "No."), "not-found", "This draft is no longer on the server.", "copy what you need"],
  ["409", answer(409, "No."), "state-conflict", "The server could not do this", "open the draft anew"],
  ["410", answer(410, "No."), "gone", "This record was deleted from the server.", "start a new upload"],
  [
    "413",
    answer(413, "No."),
    "too-large",
    "What was sent is larger than the server accepts.",
    "Everything you typed is still here. Shorten very long lists",
  ],
  ["422", answer(422, "Because."), "refused", "The server answered: Because.", "Because."],
  ["429", answer(429, "5 per minute"), "rate-limited", "The server asks for a pause", "try again after that"],
  [
    "500",
    answer(500, "Oh."),
    "server",
    "The server had a problem of its own (error 500).",
    "try again in a few minutes",
  ],
  [
    "503",
    answer(503, "Oh."),
    "server",
    "The server had a problem of its own (error 503).",
    "try again in a few minutes",
  ],
  [
    "a page of HTML",
    { kind: "answer", status: 200, body: "<h1>Sign in</h1>" },
    "unexpected-answer",
    "Something between you and the repository answered in its place (status 200).",
    "Check your network, VPN or sign-in page.",
  ],
  [
    "400 of the CSRF check",
    answer(400, "CSRF token missing or incorrect."),
    "csrf",
    "The page's security token has expired.",
    "Try again",
  ],
  [
    "400 with errors by field",
    answer(400, "A validation error occurred.", {
      body: {
        status: 400,
        message: "A validation error occurred.",
        errors: [{ field: "metadata.title", messages: ["No."] }],
      },
    }),
    "invalid",
    "The server did not accept some fields.",
    "They are marked below.",
  ],
];

describe("a save that is answered with (docs/platform/product.md 7.2, 8)", () => {
  test.each(answers)(
    "%s fails in its own way, says what happened and what to do, and loses nothing",
    async (...row) => {
      const [, fault, kind, happened, toDo] = row;
      const drive = await changedDraft();
      drive.repository.faults.add({ method: "PUT", path: "/draft", fault });
      expect(await drive.deposit.save(drive.read)).toBe("failed");
      const failure = failureOf(drive);
      expect(failure.kind).toBe(kind);
      expect(said(failure).startsWith(happened)).toBe(true);
      expect(said(failure)).toContain(toDo);
      expect(titleOf(drive)).toBe("Sea ice of the Baltic");
    },
  );

  test("a pause to keep says for how long", async () => {
    const drive = await changedDraft();
    const fault = answer(429, "5 per minute", { headers: { "Retry-After": "7" } });
    drive.repository.faults.add({ method: "PUT", path: "/draft", fault });
    await drive.deposit.save(drive.read);
    expect(failureMessage(failureOf(drive))).toEqual({ id: "failure.rate-limited", values: { seconds: 7 } });
  });

  test("another revision, because somebody changed the draft, fails as a conflict that can be compared", async () => {
    const mine = await changedDraft();
    const theirs = driveDeposit({ repository: mine.repository, record: mine.deposit.getState().record });
    theirs.type({ title: "Theirs" });
    await theirs.deposit.save(theirs.read);
    expect(await mine.deposit.save(mine.read)).toBe("failed");
    expect(said(failureOf(mine))).toMatch(
      /^This draft was changed elsewhere .* review the changes and choose what to keep/,
    );
    expect(titleOf(mine)).toBe("Sea ice of the Baltic");
  });
});

test("a save of a draft that was published meanwhile says so, and how to go on", async () => {
  const drive = driveDeposit();
  drive.typeAll();
  drive.change({ files: { enabled: false, default_preview: "" } });
  await drive.deposit.save(drive.read);
  await drive.client.drafts.publish(drive.deposit.getState().record.links);
  drive.type({ title: "Sea ice of the Baltic, corrected" });
  expect(await drive.deposit.save(drive.read)).toBe("failed");
  expect(said(failureOf(drive))).toMatch(/^This draft was published in the meantime.* edit the published record\.$/);
  expect(titleOf(drive)).toBe("Sea ice of the Baltic, corrected");
});

test("a save of a draft that was submitted in another tab says so of the community chosen here, and how to go on", async () => {
  const drive = driveDeposit();
  const { client, deposit, read, repository, typeAll, change } = drive;
  typeAll();
  change({ files: { enabled: false, default_preview: "" } });
  await deposit.save(read);
  const elsewhere = driveDeposit({ repository, record: deposit.getState().record });
  elsewhere.deposit.selectCommunity(await client.communities.read("open-lab"));
  await elsewhere.deposit.submitReview(read);
  deposit.selectCommunity(await client.communities.read("reviewed-journal"));
  expect(await deposit.save(read)).toBe("failed");
  expect(said(failureOf(drive))).toMatch(
    /^The community of this draft was changed in another tab.* check the status and the community/,
  );
});

test("a publication of a file that another tab added says what to look at before it is published", async () => {
  const drive = driveDeposit();
  const { deposit, read, repository, typeAll } = drive;
  typeAll();
  await deposit.save(read);
  const elsewhere = driveDeposit({ repository, record: deposit.getState().record });
  elsewhere.deposit.addFiles([new File(["a"], "late.txt")], elsewhere.read);
  await elsewhere.quiet();
  deposit.addFiles([new File(["b"], "own.txt")], read);
  await drive.quiet();
  expect(await deposit.publish(read)).toBe("failed");
  expect(said(failureOf(drive))).toMatch(/^Look at the list of files before you go on: .* you typed is saved\.$/);
});

test("what is not permitted is told to curators, too, whose access ends with the request", () => {
  expect(coreMessages["failure.permission-denied"]).toContain("you may have lost access, as curators do");
});

test("no two of these failures are told in the same words, and whoever may have lost something is told otherwise", () => {
  const sentences = answers.map(([, , kind]) => coreMessages[`failure.${kind}`]);
  expect(new Set(sentences).size).toBe(new Set(answers.map(([, , kind]) => kind)).size);
  const reassuring = [
    "no-response",
    "permission-denied",
    "signed-out",
    "csrf",
    "not-found",
    "gone",
    "published",
    "conflict",
  ] as const;
  for (const kind of [
    ...reassuring,
    "state-conflict",
    "community-changed",
    "foreign-review",
    "rate-limited",
    "server",
    "unexpected-answer",
  ] as const)
    expect(coreMessages[`failure.${kind}`]).toContain(stillHere);
});

test("a review of somebody else says whose it is, and whom to ask", async () => {
  const drive = await changedDraft();
  drive.deposit.selectCommunity(await drive.client.communities.read("open-lab"));
  const denied = answer(403, "Permission denied.");
  drive.repository.faults.add({ method: "PUT", path: "/draft/review", fault: denied });
  await drive.deposit.save(drive.read);
  expect(said(failureOf(drive))).toMatch(/belongs to the person who chose the community.*Ask them to do it\./);
});

test("a call that the host's client leaves out says so, and what to do", async () => {
  const { client, typeAll, read } = driveDeposit();
  typeAll();
  const { reserve: _left, ...pids } = client.pids;
  const partial = { ...client, pids };
  const ports = { navigate: () => undefined, log: () => undefined };
  // @ts-expect-error The types ask for all of them; a page without types gives what it has.
  const deposit = createDeposit({ client: partial, ports });
  await deposit.reservePid(read);
  const { phase } = deposit.getState();
  expect(phase.kind === "failed" && said(phase.failure)).toMatch(/^Not implemented\. .* contact user support\.$/);
  deposit.dispose();
});

test("a file that has the address of something else says so, and what to do", async () => {
  const { client } = driveDeposit();
  const self = "https://repository.example/api/records/1/draft/files/../../2/draft";
  const error: unknown = await client.files.remove({ self }).catch((thrown: unknown) => thrown);
  expect(error instanceof DepositError && said(error.failure)).toMatch(
    /address that belongs to something else\..* Contact user support, or discard the draft\.$/,
  );
});

test("what was stopped on purpose is cancelled, and no failure of the server", async () => {
  const { client } = driveDeposit();
  const stopped = client.vocabularies.search("languages", { text: "swed", signal: AbortSignal.abort() });
  const error: unknown = await stopped.catch((thrown: unknown) => thrown);
  expect(error instanceof DepositError && said(error.failure)).toBe("Cancelled.");
});

test("no sentence about a failure is left that nothing provokes", () => {
  const ids = Object.keys(coreMessages).filter((id) => id.startsWith("failure."));
  expect(ids.filter((id) => !provoked.has(id))).toEqual([]);
});
