import { describe, expect, test } from "vitest";
import type { Community } from "../record/community.ts";
import { mayHaveEmbargo } from "../fields/access.ts";
import { ownerPermissions } from "../record/permissions.ts";
import { readRecord } from "../record/record.ts";
import type { AccessValues } from "../fields/access.ts";
import {
  accessSummary,
  accessToSend,
  isEmbargoLifted,
  isRestrictionLocked,
  withCommunity,
  withFilesVisibility,
  withRecordVisibility,
} from "./access.ts";

const open: AccessValues = { record: "public", files: "public", embargo: { active: false, until: "", reason: "" } };
const embargoed: AccessValues = {
  record: "restricted",
  files: "restricted",
  embargo: { active: true, until: "2031-01-01", reason: "Paper pending" },
};
const withFiles = { enabled: true, default_preview: "" };
const noFiles = { enabled: false, default_preview: "" };
const community: Community = {
  id: "c",
  slug: "c",
  title: "C",
  visibility: "public",
  isGhost: false,
  isVerified: false,
  canSubmitRecord: true,
  canIncludeDirectly: false,
  logo: "",
};
const secret: Community = { ...community, visibility: "restricted" };

describe("the embargo option", () => {
  const files: AccessValues = { ...open, files: "restricted" };
  test("needs the record or its files restricted", () => {
    expect(mayHaveEmbargo({ access: open, files: withFiles }, null)).toBe(false);
    expect(mayHaveEmbargo({ access: files, files: withFiles }, null)).toBe(true);
    expect(mayHaveEmbargo({ access: files, files: noFiles }, null)).toBe(false);
    expect(mayHaveEmbargo({ access: { ...open, record: "restricted" }, files: noFiles }, null)).toBe(true);
  });

  test("needs a public community, as one that was deleted counts to be", () => {
    expect(mayHaveEmbargo({ access: embargoed, files: withFiles }, community)).toBe(true);
    expect(mayHaveEmbargo({ access: embargoed, files: withFiles }, secret)).toBe(false);
    expect(mayHaveEmbargo({ access: embargoed, files: withFiles }, { ...secret, isGhost: true })).toBe(true);
  });
});

test("setting access to public turns the embargo off, and its date with it, which would be told as that of a lifted one", () => {
  expect(withRecordVisibility(embargoed, "public").embargo).toEqual(open.embargo);
  const lifted = { ...embargoed, embargo: { ...embargoed.embargo, active: false } };
  expect(withRecordVisibility(lifted, "public").embargo).toBe(lifted.embargo);
  expect(withRecordVisibility(open, "restricted")).toEqual({ ...open, record: "restricted" });
  expect(withFilesVisibility({ ...embargoed, record: "public" }, "public")).toEqual(open);
  expect(withFilesVisibility(embargoed, "public")).toEqual({ ...embargoed, files: "public" });
});

test("files that are restricted may have an embargo, also those of a public record", () => {
  const files: AccessValues = { ...open, embargo: embargoed.embargo };
  expect(withFilesVisibility(files, "restricted")).toEqual({ ...files, files: "restricted" });
});

test("choosing a restricted community restricts record and files, and nothing else changes", () => {
  expect(withCommunity(open, secret, ownerPermissions)).toEqual({ ...open, record: "restricted", files: "restricted" });
  expect(withCommunity(open, community, ownerPermissions)).toBe(open);
  expect(withCommunity(embargoed, secret, ownerPermissions).embargo).toBe(embargoed.embargo);
});

test("no community, and one that was deleted, restricts nothing", () => {
  expect(withCommunity(open, null, ownerPermissions)).toBe(open);
  expect(withCommunity(open, { ...secret, isGhost: true }, ownerPermissions)).toBe(open);
});

test("no community restricts a record whose visibility may not be changed, which the server would refuse", () => {
  const denied = { can_manage_record_access: false };
  expect(withCommunity(open, secret, denied)).toBe(open);
  const terms = { chosen: secret, community: secret, permissions: denied };
  expect(accessToSend({ access: open, files: withFiles }, terms)).toBe(open);
});

describe("what is sent of the access", () => {
  const permissions = ownerPermissions;
  const none = { chosen: null, community: null, permissions };
  const files: AccessValues = { ...embargoed, record: "public" };

  test("is what was typed, with an embargo that applies", () => {
    expect(accessToSend({ access: open, files: withFiles }, none)).toBe(open);
    expect(accessToSend({ access: embargoed, files: withFiles }, none)).toBe(embargoed);
    expect(accessToSend({ access: files, files: withFiles }, { chosen: null, community, permissions })).toBe(files);
  });

  test.each([
    ["public files", { access: { ...files, files: "public" as const }, files: withFiles }, none],
    ["no files", { access: files, files: noFiles }, none],
    ["a restricted community", { access: files, files: withFiles }, { chosen: null, community: secret, permissions }],
  ])("has the embargo inactive that does not apply to %s, and its date and reason as typed", (_what, values, of) => {
    expect(accessToSend(values, of)).toEqual({ ...values.access, embargo: { ...embargoed.embargo, active: false } });
  });

  test("is restricted by a restricted community that was chosen", () => {
    const terms = { chosen: secret, community: secret, permissions };
    const sent = accessToSend({ access: open, files: withFiles }, terms);
    expect(sent).toEqual({ ...open, record: "restricted", files: "restricted" });
  });
});

test("an embargo that is off and has a date was lifted", () => {
  expect(isEmbargoLifted(embargoed)).toBe(false);
  expect(isEmbargoLifted(open)).toBe(false);
  expect(isEmbargoLifted({ ...open, embargo: { active: false, until: "2020-01-01", reason: "" } })).toBe(true);
});

test("the banner names what a reader will see", () => {
  const say = (access: AccessValues, files = withFiles) => accessSummary({ access, files });
  expect(say(open)).toBe("public");
  expect(say({ ...open, files: "restricted" })).toBe("restricted-files");
  expect(say({ ...open, files: "restricted" }, noFiles)).toBe("public");
  expect(say({ ...embargoed, record: "public" })).toBe("embargoed-files");
  expect(say(embargoed)).toBe("embargoed");
  expect(say({ ...embargoed, embargo: open.embargo })).toBe("restricted");
});

describe("restricting a published record", () => {
  const created = "2026-01-01T00:00:00+00:00";
  const rule = { gracePeriodDays: 30, alwaysAllowed: false };
  const day = (date: string) => Date.parse(date);
  const published = (access: object) => {
    const record = readRecord({ id: "a", metadata: {}, is_published: true, created, access });
    if (record === null) throw new Error("not a record");
    return record;
  };
  const publicRecord = published({ record: "public", files: "public" });

  test("is blocked after the days of grace", () => {
    expect(isRestrictionLocked(publicRecord, rule, day("2026-01-31T00:00:00Z"))).toBe(false);
    expect(isRestrictionLocked(publicRecord, rule, day("2026-01-31T00:00:01Z"))).toBe(true);
  });

  test("is never blocked where the page allows it, for drafts, or for what is restricted already", () => {
    const late = day("2027-01-01T00:00:00Z");
    expect(isRestrictionLocked(publicRecord, { ...rule, alwaysAllowed: true }, late)).toBe(false);
    expect(isRestrictionLocked({ ...publicRecord, is_published: false }, rule, late)).toBe(false);
    expect(isRestrictionLocked(published({ record: "restricted", files: "public" }), rule, late)).toBe(false);
    expect(isRestrictionLocked({ ...publicRecord, created: undefined }, rule, late)).toBe(false);
  });
});
