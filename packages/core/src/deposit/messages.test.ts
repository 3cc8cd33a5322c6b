import { COMMUNITIES, DEPOSITOR } from "@deposit/repository";
import { afterEach, describe, expect, test } from "vitest";
import { disposeDeposits, driveDeposit, type DriveOptions } from "../../test/drivers/driveDeposit.ts";
import { bannerStyles } from "../state/banner.ts";
import { checkUploadLimits } from "../upload.ts";
import { communityObstacle, depositState, reviewSchema, withDoiChoice, withExternalDoi } from "../schema.ts";
import {
  coreMessages,
  createDeposit,
  DepositError,
  failureMessage,
  feedbackBanner,
  type FileEntry,
  type Message,
  readConfig,
  readRecord,
} from "../index.ts";
import { doiField, isRestrictionLocked, uploadFailureMessage } from "../internal.ts";
import { validateDraft } from "../schema/validateDraft.ts";
import { embargoSchema } from "../fields/access.ts";
import { isBlocking } from "../rules/feedback.ts";
import { isCoreMessageId } from "../fields/required.ts";
import { findTooLong } from "../rules/findTooLong.ts";
import { formatInEnglish } from "../../test/drivers/formatInEnglish.ts";

afterEach(disposeDeposits);

type Drive = ReturnType<typeof driveDeposit>;

const PLEASE = "Please try again. If the problem persists, contact user support.";

/** Every id that was provoked, so that the last test can name those that nothing provokes. */
const provoked = new Set<string>();

/** A sentence as it is shown: gaps filled, for the core itself never formats. */
function said(message: Message): string {
  provoked.add(message.id);
  return formatInEnglish(message);
}

const communities = COMMUNITIES.map((community) => ({
  ...community,
  members: { ...community.members, [DEPOSITOR.id]: "reader" as const },
}));

/** A complete draft without files, in a page that is about to do something with it. */
function complete(options: DriveOptions = {}): Drive {
  const drive = driveDeposit({ communities, ...options });
  drive.typeAll();
  drive.change({ files: { enabled: false, default_preview: "" } });
  return drive;
}

async function saved(drive: Drive = complete()): Promise<Drive> {
  await drive.deposit.save(drive.read);
  return drive;
}

async function withCommunity(drive: Drive): Promise<Drive> {
  const { hits } = await drive.client.communities.search("all", { text: "reviewed", size: 1 });
  drive.deposit.selectCommunity(hits[0] ?? null);
  return drive;
}

async function inReview(): Promise<Drive> {
  const drive = await withCommunity(complete());
  await drive.deposit.submitReview(drive.read);
  return drive;
}

async function published(): Promise<Drive> {
  const drive = complete();
  await drive.deposit.publish(drive.read);
  return drive;
}

async function newVersion(): Promise<Drive> {
  const { client, deposit, repository } = await published();
  const record = await client.records.createVersion(deposit.getState().record.links);
  return driveDeposit({ repository, record: (await client.drafts.read(record.links)).record });
}

/** Lets the next call to a path fail with what the server might say. */
function fail({ repository }: Drive, method: string, path: string, message = "", status = 400): void {
  const fault = { kind: "answer", status, body: { status, message } } as const;
  repository.faults.add({ method, path, fault, times: 1 });
}

function bannerOf({ deposit }: Drive) {
  const banner = feedbackBanner(deposit.getState());
  if (banner === null) throw new Error("no banner");
  return banner;
}

/** The server's own word, as the banner quotes it. */
const quoted = "The server answered: Because.";

describe("the banner says, word for word and in its colour (docs/platform/product.md 8.1)", () => {
  test.each<[string, string, () => Promise<Drive>]>([
    ["Record successfully saved.", "positive", () => saved()],
    ["Record saved with validation feedback in", "warning", () => saved(driveDeposit())],
    [
      "Draft has validation feedback in",
      "warning",
      async () => driveDeposit({ errors: [{ field: "metadata.title", messages: ["Missing."] }] }),
    ],
    [
      `The draft was not saved. ${PLEASE}`,
      "negative",
      async () => {
        const drive = complete();
        fail(drive, "POST", "/api/records");
        return await saved(drive);
      },
    ],
    [
      `The draft was saved, but not the change of its community. ${PLEASE}`,
      "negative",
      async () => {
        const drive = await withCommunity(complete());
        fail(drive, "PUT", "/draft/review");
        return await saved(drive);
      },
    ],
    [
      `The draft was not published. ${PLEASE}`,
      "negative",
      async () => {
        const drive = complete();
        fail(drive, "POST", "actions/publish");
        await drive.deposit.publish(drive.read);
        return drive;
      },
    ],
    [
      "The draft was not published. Record saved with validation feedback in",
      "negative",
      async () => {
        const drive = complete();
        drive.type({ title: "" });
        await drive.deposit.publish(drive.read);
        return drive;
      },
    ],
    [
      `The draft was not submitted for review. ${PLEASE}`,
      "negative",
      async () => {
        const drive = await withCommunity(complete());
        fail(drive, "POST", "actions/submit-review");
        await drive.deposit.submitReview(drive.read);
        return drive;
      },
    ],
    [
      "The draft was not submitted for review. Record saved with validation feedback in",
      "negative",
      async () => {
        const drive = await withCommunity(complete());
        drive.type({ title: "" });
        await drive.deposit.submitReview(drive.read);
        return drive;
      },
    ],
    [
      `Draft deletion failed. ${PLEASE}`,
      "negative",
      async () => {
        const drive = await saved();
        fail(drive, "DELETE", "/draft");
        await drive.deposit.discard();
        return drive;
      },
    ],
    [
      `Draft preview failed. ${PLEASE}`,
      "negative",
      async () => {
        const drive = complete();
        fail(drive, "POST", "/api/records");
        await drive.deposit.preview(drive.read);
        return drive;
      },
    ],
    [
      "Unable to display preview. Please correct validation issues in",
      "negative",
      async () => {
        const drive = driveDeposit();
        await drive.deposit.preview(drive.read);
        return drive;
      },
    ],
    [
      `Identifier reservation failed. ${PLEASE}`,
      "negative",
      async () => {
        const drive = complete();
        fail(drive, "POST", "pids/doi");
        await drive.deposit.reservePid(drive.read);
        return drive;
      },
    ],
    [
      `Identifier could not be discarded. ${PLEASE}`,
      "negative",
      async () => {
        const drive = complete();
        await drive.deposit.reservePid(drive.read);
        fail(drive, "DELETE", "pids/doi");
        await drive.deposit.discardPid(drive.read);
        return drive;
      },
    ],
    [
      `Draft save failed before file upload. ${PLEASE}`,
      "negative",
      async () => {
        const drive = driveDeposit();
        fail(drive, "POST", "/api/records");
        drive.deposit.addFiles([new File(["ice"], "ice.csv")], drive.read);
        await drive.quiet();
        return drive;
      },
    ],
    [
      `Files import from the previous version failed. ${PLEASE}`,
      "negative",
      async () => {
        const drive = await newVersion();
        fail(drive, "POST", "actions/files-import");
        await drive.deposit.importFiles(drive.read);
        return drive;
      },
    ],
    [
      `The new version was not created. ${PLEASE}`,
      "negative",
      async () => {
        const drive = await published();
        fail(drive, "POST", "/versions", "Because.");
        await drive.deposit.newVersion();
        expect(bannerOf(drive).details.map(said)).toContain(quoted);
        return drive;
      },
    ],
    [
      `The review was not cancelled. ${PLEASE}`,
      "negative",
      async () => {
        const drive = await inReview();
        fail(drive, "POST", "actions/cancel");
        await drive.deposit.cancelReview();
        return drive;
      },
    ],
  ])("%s (%s)", async (sentence, style, provoke) => {
    const drive = await provoke();
    const banner = bannerOf(drive);
    expect(said(banner.message)).toBe(sentence);
    expect(banner.style).toBe(style);
    expect(bannerStyles).toHaveProperty([banner.message.id], style);
    expect(drive.deposit.getState().phase.kind).not.toBe("running");
  });

  test("in the suggestive colour when nothing of the feedback is an error, which then blocks nothing", () => {
    const errors = [{ field: "metadata.title", messages: ["Consider a longer one."], severity: "info" }];
    const drive = driveDeposit({ errors });
    expect(bannerOf(drive)).toMatchObject({ style: "suggestive", message: { id: "banner.draftHasFeedback" } });
    expect(isBlocking(drive.deposit.getState().feedback)).toBe(false);
  });
});

test("the submit dialog says 'Unable to submit request.' with the server's content", async () => {
  const drive = await withCommunity(complete());
  fail(drive, "POST", "actions/submit-review", "Because.");
  await drive.deposit.submitReview(drive.read);
  const { phase } = drive.deposit.getState();
  expect(said({ id: "submit.failed" })).toBe("Unable to submit request.");
  expect(phase.kind === "failed" && said(failureMessage(phase.failure))).toBe(quoted);
});

describe("the form says beside its fields (docs/platform/product.md 5.1)", () => {
  const creator = {
    key: "row-c",
    person_or_org: { type: "personal", family_name: "", given_name: "", name: "", identifiers: [] },
    affiliations: [],
    role: "",
  } as const;
  const organization = { ...creator, person_or_org: { ...creator.person_or_org, type: "organizational" } } as const;
  const row = { key: "row-1" };
  const empty = driveDeposit().read();
  const identifier = (scheme: string, text: string) => ({ identifiers: [{ ...row, scheme, identifier: text }] });
  const award = { title: "", number: "", url: "" };

  test.each<[string, Partial<(typeof empty)["metadata"]>]>([
    ["Family name is a required field.", { creators: [creator] }],
    ["Name is a required field.", { creators: [organization] }],
    ["Role is a required field.", { contributors: [creator] }],
    ["Title is a required field.", { title: " " }],
    ["A title has at least 3 characters.", { title: "It" }],
    ["Resource type is a required field.", { resource_type: "" }],
    ["At least one creator is required.", { creators: [] }],
    ["Publication date is a required field.", { publication_date: "" }],
    ["Give a date as YYYY-MM-DD, YYYY-MM or YYYY, or an interval DATE/DATE.", { publication_date: "soon" }],
    ["An interval ends on or after its start.", { publication_date: "1945/1939" }],
    ["Type is a required field.", { additional_titles: [{ ...row, title: "Ice", type: "", lang: null }] }],
    [
      "Description is a required field.",
      { additional_descriptions: [{ ...row, description: "", type: "methods", lang: null }] },
    ],
    [
      "A description has at least 3 characters.",
      { additional_descriptions: [{ ...row, description: "It", type: "methods", lang: null }] },
    ],
    ["Date is a required field.", { dates: [{ ...row, date: "", type: "created", description: "" }] }],
    ["Reference is a required field.", { references: [{ ...row, reference: " " }] }],
    ["Subject is a required field.", { subjects: [{ ...row, subject: " " }] }],
    [
      "Relation is a required field.",
      { related_identifiers: [{ ...row, scheme: "doi", identifier: "10.1/x", relation_type: "", resource_type: "" }] },
    ],
    ["Scheme is a required field.", identifier("", "x")],
    ["Identifier is a required field.", identifier("other", "")],
    [
      "This identifier is in the list already. The server takes it once only.",
      {
        identifiers: [
          { key: "row-1", scheme: "isbn", identifier: "0-306-40615-2" },
          { key: "row-2", scheme: "isbn", identifier: "978-0-306-40615-7" },
        ],
      },
    ],
    [
      "There is an identifier of this kind already. The server takes one of each kind for a person or an organization.",
      {
        creators: [
          {
            ...creator,
            person_or_org: {
              ...creator.person_or_org,
              family_name: "Ek",
              identifiers: [
                { scheme: "gnd", identifier: "118540238" },
                { scheme: "gnd", identifier: "4005728-8" },
              ],
            },
          },
        ],
      },
    ],
    [
      "This is not a valid ORCID. An ORCID looks like 0000-0002-1825-0097, and its last character fits the others. Check it for a typing error.",
      identifier("orcid", "0000-0002-1825-0098"),
    ],
    ["This is not a valid DOI. A DOI looks like 10.1234/foo.bar.", identifier("doi", "x")],
    [coreMessages["check.isni.invalid"], identifier("isni", "x")],
    [coreMessages["check.ror.invalid"], identifier("ror", "x")],
    [coreMessages["check.isbn.invalid"], identifier("isbn", "x")],
    [coreMessages["check.issn.invalid"], identifier("issn", "x")],
    [coreMessages["check.ean13.invalid"], identifier("ean13", "x")],
    [coreMessages["check.gnd.invalid"], identifier("gnd", "x")],
    [coreMessages["check.arxiv.invalid"], identifier("arxiv", "x")],
    [coreMessages["check.pmid.invalid"], identifier("pmid", "x")],
    [coreMessages["check.handle.invalid"], identifier("handle", "x")],
    [coreMessages["check.ark.invalid"], identifier("ark", "x")],
    [coreMessages["check.urn.invalid"], identifier("urn", "x")],
    [coreMessages["check.url.invalid"], identifier("url", "x")],
    ["Title is a required field.", { rights: [{ ...row, title: "", description: "House rules", link: "" }] }],
    [
      "Link must be a valid URL",
      { rights: [{ ...row, title: "House", description: "", link: "javascript:alert(1)" }] },
    ],
    ["Funder is required.", { funding: [{ ...row, funder: { name: "" }, award: { ...award, title: "T" } }] }],
    [
      "URL must be valid.",
      { funding: [{ ...row, funder: { name: "Fund" }, award: { ...award, title: "T", url: "javascript:alert(1)" } }] },
    ],
    [
      "URL must be set alongside title or number.",
      { funding: [{ ...row, funder: { name: "Fund" }, award: { ...award, url: "https://example.org" } }] },
    ],
  ])("%s", (sentence, metadata) => {
    const values = { ...complete().read() };
    const faults = validateDraft({ ...values, metadata: { ...values.metadata, ...metadata } });
    expect(faults.map((fault) => said(fault.message))).toContain(sentence);
  });

  test.each([
    ["Give the DOI that you have, or choose another answer.", ""],
    ["This is not a valid DOI. A DOI looks like 10.1234/foo.bar.", "hello"],
  ])("%s", (sentence, doi) => {
    const values = complete().read();
    const faults = validateDraft({ ...values, ...withExternalDoi(values, doi) });
    expect(faults.map((fault) => said(fault.message))).toEqual([sentence]);
  });

  test.each([
    ["Embargo end date is a required field.", ""],
    ["Give the embargo end date as YYYY-MM-DD.", "2999"],
    ["Embargo end date must be set to a future date.", "2020-01-01"],
  ])("%s", (sentence, until) => {
    const issues = embargoSchema(Date.now()).safeParse({ active: true, until, reason: "" }).error?.issues ?? [];
    const ids = issues.map((issue) => issue.message).filter(isCoreMessageId);
    expect(ids.map((id) => said({ id }))).toEqual([sentence]);
  });

  test("You must accept this.", () => {
    const typed = { acceptAccessToRecord: false, acceptAfterPublishRecord: false };
    const issues = reviewSchema({ isPublished: false }).safeParse(typed).error?.issues ?? [];
    const ids = issues.map((issue) => issue.message).filter(isCoreMessageId);
    expect(ids.map((id) => said({ id }))).toEqual(["You must accept this.", "You must accept this."]);
  });
});

describe("a DOI (docs/platform/product.md 5.7)", () => {
  const optional = readConfig({ is_doi_required: false, pids: [{ scheme: "doi", default_selected: "yes" }] });

  test("is needed before publishing, and before submitting for review", async () => {
    const drive = await withCommunity(complete({ config: optional }));
    drive.change(withDoiChoice(drive.read(), "managed"));
    const words = () =>
      drive.deposit.getState().feedback.map((entry) => said(entry.own ?? { id: "internal.abstract" }));
    await drive.deposit.submitReview(drive.read);
    expect(words()).toEqual(["DOI is needed. You need to reserve a DOI before submitting for review."]);
    await drive.deposit.publish(drive.read);
    expect(words()).toEqual(["DOI is needed. You need to reserve a DOI before publishing."]);
  });

  test("must be managed, unmanaged or both", () => {
    const config = readConfig({ pids: [{ scheme: "doi", can_be_managed: false, can_be_unmanaged: false }] });
    const { deposit, read } = driveDeposit({ config });
    expect(() => doiField(deposit.getState(), read())).toThrow("pids.doi must be managed, unmanaged or both.");
  });

  const managed = { doi: { identifier: "10.5072/a", provider: "datacite" } };
  const rules = (message: string) => ({ allowed_providers: ["datacite"], message });
  const page = (message?: string, required = false) =>
    readConfig({
      is_doi_required: required,
      pids: [{ scheme: "doi", ...(message === undefined ? {} : { optional_doi_transitions: rules(message) }) }],
    });
  const newVersionDraft = { id: "b", metadata: {}, status: "new_version_draft", versions: { index: 2 } };
  const external = { doi: { identifier: "10.1/x", provider: "external" } };

  test.each([
    ["The DOI of this record is registered and cannot be given up.", page(), { is_published: true, pids: managed }],
    [
      "The kind of DOI cannot be changed once the record is published.",
      page(undefined, true),
      { is_published: true, pids: external },
    ],
    ["A DOI is reserved for this upload. Discard it first.", page(), { pids: managed }],
    ["Only ours, says the site.", page("Only ours, says the site."), newVersionDraft],
    ["An earlier version was published in another way, which this one has to follow.", page(""), newVersionDraft],
  ])("cannot be chosen otherwise: %s", (sentence, config, json) => {
    const record = readRecord({ id: "a", metadata: {}, ...json });
    if (record === null) throw new Error("no record");
    const { deposit, read } = driveDeposit({ config, record });
    const options = doiField(deposit.getState(), read())?.options ?? [];
    const words = options.flatMap(({ obstacle }) => (obstacle === null ? [] : [said(obstacle)]));
    expect(words).toContain(sentence);
    expect(new Set(words).size).toBe(1);
  });
});

describe("chosen files (docs/platform/product.md 5.8)", () => {
  const config = readConfig({ quota: { maxFiles: 2, maxStorage: 1000, maxFileSize: 900 }, allow_empty_files: false });
  const existing: readonly FileEntry[] = [];
  const file = (name: string, size: number) => ({ name, size });

  test.each([
    [
      "Uploading the selected files would result in 1.20 KB of storage use, exceeding the limit of 1.00 KB.",
      [file("a", 600), file("b", 600)],
    ],
    [
      "Uploading the selected files would result in 3 files, exceeding the limit of 2.",
      [file("a", 1), file("b", 1), file("c", 1)],
    ],
    ["a is already part of this upload.", [file("a", 1), file("a", 1)]],
    ["The following files already exist", [file("a", 1), file("a", 1), file("b", 1), file("b", 1)]],
    ["Empty files were skipped.", [file("a", 0)]],
    ["a has 950 bytes, exceeding the limit of 900 bytes for one file.", [file("a", 950)]],
    ["../a has a name that the server cannot keep. Rename the file and choose it again.", [file("../a", 1)]],
  ])("%s", (sentence, chosen) => {
    const { refusals } = checkUploadLimits(chosen, existing, config);
    expect(refusals.map((refusal) => said(refusal.message))).toEqual([sentence]);
    expect(said({ id: "limits.title" })).toBe("Warning!");
    expect(said({ id: "limits.heading" })).toBe("Could not upload files.");
  });
});

test("a file of more parts than there can be is too large for the chunk-size limit", () => {
  const big = { name: "a", size: 6 * 2 ** 40 };
  const quota = { maxFiles: 2, maxStorage: 2 ** 50, maxFileSize: null };
  const config = readConfig({ quota, default_transfer_type: "M", enabled_transfer_types: ["M"] });
  const { refusals } = checkUploadLimits([big], [], config);
  expect(refusals.map((refusal) => said(refusal.message))).toEqual([
    "a is too large for the chunk-size limit: 6.60 TB would need more than 10,000 parts.",
  ]);
});

describe("an upload that failed says why, in the words of the catalogue (docs/platform/product.md 8.2)", () => {
  test.each<[RegExp, Parameters<typeof uploadFailureMessage>[0]]>([
    [/^The file is too large for the chunk-size limit\b/, { kind: "too-large" }],
    [/\binvalid part number \(7\)/, { kind: "invalid-part", part: 7 }],
    [/^The signed URL expired\b/, { kind: "link-expired" }],
    [/^The upload stalled\b/, { kind: "stalled" }],
    [/^Unsupported transfer type: .* F\b/, { kind: "unsupported-transfer", enabled: ["F"] }],
  ])("%s", (sentence, failure) => {
    expect(said(uploadFailureMessage(failure))).toMatch(sentence);
  });
});

describe("an upload that was not begun (docs/platform/product.md 8.2)", () => {
  const failureOf = async (message: string) => {
    const drive = await saved(driveDeposit());
    fail(drive, "POST", "/draft/files", message, 400);
    drive.deposit.addFiles([new File(["ice"], "ice.csv")], drive.read);
    await drive.quiet();
    const phase = drive.deposit.getState().files[0]?.phase;
    return phase?.kind === "error" ? said(uploadFailureMessage(phase.failure)) : phase?.kind;
  };

  test("shows the server's message, and 'Upload failed' where there is none", async () => {
    expect(await failureOf("Because.")).toBe(
      "The server did not accept the file: Because. Retry to send it again, or remove it.",
    );
    expect(await failureOf("")).toBe("Upload failed");
  });
});

describe("choosing is not possible (docs/platform/product.md 5.10)", () => {
  test.each([
    [
      "Submission to this community is only allowed if the record is restricted.",
      "secret-society",
      { visibility: "public", isFirstSubmission: true },
    ],
    [
      "Submission to this community is only allowed to community members.",
      "members-only",
      { visibility: "restricted", isFirstSubmission: true },
    ],
    [
      "Submission to this community is only allowed by dedicated upload form.",
      "ocean-archive",
      { visibility: "public", isFirstSubmission: true },
    ],
  ] as const)("%s", async (sentence, slug, choice) => {
    const asMember = slug !== "members-only";
    const { client } = driveDeposit(asMember ? { communities } : {});
    const obstacle = communityObstacle(await client.communities.read(slug), choice);
    expect(obstacle === null ? null : said({ id: `community.obstacle.${obstacle}` })).toBe(sentence);
  });

  test("of restricted after the days of grace", async () => {
    const { deposit } = await published();
    const inAYear = Date.now() + 365 * 24 * 60 * 60 * 1000;
    const rule = { gracePeriodDays: 30, alwaysAllowed: false };
    expect(isRestrictionLocked(deposit.getState().record, rule, inAYear)).toBe(true);
    expect(said({ id: "access.locked" })).toBe(
      "Record visibility can not be changed to restricted anymore. Please contact support if you still need to make these changes.",
    );
  });

  test("of a new version without the permission", async () => {
    const { repository, deposit } = await published();
    const { record, permissions } = deposit.getState();
    const page = driveDeposit({ repository, record, permissions: { ...permissions, can_new_version: false } });
    const permission = page.deposit.can("new-version");
    expect(permission.allowed ? null : said(permission.reason)).toBe(
      "You don't have permissions to create a new version.",
    );
  });
});

test("a text that is too long for the server says how long it may be", () => {
  const payload = { metadata: { subjects: [{ subject: "x".repeat(32_767) }] } };
  const [tooLong] = findTooLong(payload, { rows: new Map(), payload });
  expect(tooLong?.own === undefined ? null : said(tooLong.own)).toBe(tooLong?.message);
});

describe("a fault of the page's own setup (docs/platform/product.md 8.3)", () => {
  test("'Status is undefined' for a status that nobody knows", () => {
    const record = readRecord({ id: "a", metadata: {}, status: "lost" });
    if (record === null) throw new Error("no record");
    expect(() => depositState(record)).toThrow(said({ id: "status.undefined" }));
    expect(said({ id: "status.undefined" })).toBe("Status is undefined");
  });

  test("'Not implemented.' for a call that the host's client leaves out; all else works", async () => {
    const { client, typeAll, read } = driveDeposit();
    typeAll();
    const { reserve: _left, ...pids } = client.pids;
    const { reviews: _out, ...others } = client;
    const partial = Object.assign({}, others, { pids });
    // @ts-expect-error The types ask for all of them; a page without types gives what it has.
    const deposit = createDeposit({ client: partial, ports: { navigate: () => undefined, log: () => undefined } });
    expect(await deposit.save(read)).toBe("succeeded");
    expect(await deposit.reservePid(read)).toBe("failed");
    const { phase } = deposit.getState();
    const failure = phase.kind === "failed" ? phase.failure : null;
    expect(failure).toMatchObject({ kind: "not-implemented", message: said({ id: "internal.notImplemented" }) });
    expect(said({ id: "internal.notImplemented" })).toBe("Not implemented.");
    expect(failure === null ? "" : said(failureMessage(failure))).toMatch(/^Not implemented\. /);
    expect(await deposit.client.reviews.read("x").catch((error: unknown) => error)).toBeInstanceOf(DepositError);
    deposit.dispose();
  });

  test("'Abstract' for a deposit without a client", () => {
    expect(said({ id: "internal.abstract" })).toBe("Abstract");
    // @ts-expect-error A page without types may leave it out.
    expect(() => createDeposit({})).toThrow("@deposit/core: Abstract: ");
  });

  test("an error for a progress notifier of the wrong kind, and for any other port", () => {
    const { client } = driveDeposit();
    const sentence = said({ id: "internal.progressNotifier" });
    expect(sentence).toBe("The progress notifier is of the wrong kind: it has to be a function.");
    // @ts-expect-error An object of another library's kind.
    expect(() => createDeposit({ client, ports: { progress: { onProgress: () => undefined } } })).toThrow(sentence);
    // @ts-expect-error Half a clock.
    expect(() => createDeposit({ client, ports: { clock: { now: () => 0 } } })).toThrow(
      "The port clock is of the wrong kind: it has to be an object with the methods now, after.",
    );
    // @ts-expect-error No address takes anybody anywhere.
    expect(() => createDeposit({ client, ports: { navigate: "/uploads" } })).toThrow("it has to be a function.");
  });

  test("a progress notifier is told of every upload, and one that throws disturbs none", async () => {
    const told: string[] = [];
    const drive = await saved(
      driveDeposit({
        progress: (event) => {
          told.push(event.kind);
          throw new Error("the host's own fault");
        },
      }),
    );
    drive.deposit.addFiles([new File(["ice"], "ice.csv")], drive.read);
    await drive.quiet();
    expect(drive.deposit.getState().files[0]?.phase.kind).toBe("finished");
    expect(told.length).toBeGreaterThan(1);
  });
});

/** What is provoked here; failures, uploads, statuses and what cannot be done now have tests of their own. */
const families = ["banner.", "check.", "limits.", "doi.", "community.", "access.", "submit.", "internal."];

test("no sentence of these families is left that nothing provokes", () => {
  const silent = Object.keys(coreMessages).filter(
    (id) => families.some((family) => id.startsWith(family)) && !provoked.has(id),
  );
  expect(silent).toEqual([]);
});
