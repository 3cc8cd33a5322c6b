import { describe, expect, test } from "vitest";
import { fileEntry, newDeposit, openedDeposit, recordOnServer } from "../../test/drivers/openedDeposit.ts";
import { coreMessages } from "../messages.ts";
import type { Community } from "../record/community.ts";
import { ownerPermissions } from "../record/permissions.ts";
import { readConfig } from "../schema/readConfig.ts";
import type { JsonObject } from "../shared/json.ts";
import { can, editorState, isKnownStatus, type TypedForActions } from "./can.ts";
import type { DepositAction, DepositState } from "./state.ts";
import { transition } from "./reducer.ts";

const lab: JsonObject = {
  id: "lab",
  slug: "lab",
  metadata: { title: "Lab" },
  ui: { permissions: { can_submit_record: true } },
};
const community: Community = {
  id: "lab",
  slug: "lab",
  title: "Lab",
  visibility: "public",
  isGhost: false,
  isVerified: false,
  canSubmitRecord: true,
  canIncludeDirectly: false,
  logo: "",
};
const asking: JsonObject = {
  parent: { review: { id: "r", receiver: { community: "lab" } } },
  expanded: { parent: { review: { receiver: lab } } },
};
const managed = { doi: { identifier: "10.5072/a", provider: "datacite" } };
const external = { doi: { identifier: "10.1/x", provider: "external" } };
const metadataOnly: TypedForActions = { files: { enabled: false, default_preview: "" } };
const withFiles: TypedForActions = { files: { enabled: true, default_preview: "" } };

/** Every reason that was given, so that the last test can name those that nothing provokes. */
const given = new Set<string>();

const reasonOf = (state: DepositState, action: DepositAction, typed?: TypedForActions): string | null => {
  const permission = can(state, action, typed);
  if (permission.allowed) return null;
  given.add(permission.reason.id);
  return permission.reason.id;
};

/** A draft on the server, with one file that it has. */
const draft = (json: JsonObject = {}): DepositState => ({
  ...openedDeposit(recordOnServer({ status: "draft", ...json })),
  files: [fileEntry("a")],
});
const without = (state: DepositState, ...permissions: (keyof typeof ownerPermissions)[]): DepositState => ({
  ...state,
  permissions: { ...ownerPermissions, ...Object.fromEntries(permissions.map((name) => [name, false])) },
});

describe("a draft is published", () => {
  test("not while files are enabled and none exist", () => {
    expect(reasonOf({ ...draft(), files: [] }, "publish")).toBe("can.noFiles");
    expect(reasonOf(draft(), "publish")).toBeNull();
  });

  test("not without files on a site that has no metadata-only records, in words that do not offer one", () => {
    const empty = { ...draft(), files: [] };
    expect(reasonOf(without(empty, "can_manage_files"), "publish")).toBe("can.filesRequired");
    expect(reasonOf(without(draft(), "can_manage_files"), "publish")).toBeNull();
    const metadataOnlyBefore = { ...draft({ files: { enabled: false } }), files: [] };
    expect(reasonOf(without(metadataOnlyBefore, "can_manage_files"), "publish")).toBeNull();
  });

  test("as what the form says of metadata-only, before that is saved", () => {
    const empty = { ...draft(), files: [] };
    expect(reasonOf(empty, "publish", metadataOnly)).toBeNull();
    expect(reasonOf(empty, "publish", withFiles)).toBe("can.noFiles");
    const saved = { ...draft({ files: { enabled: false } }), files: [] };
    expect(reasonOf(saved, "publish")).toBeNull();
    expect(reasonOf(saved, "publish", withFiles)).toBe("can.noFiles");
  });

  test("not while any file is not finished", () => {
    const uploading = fileEntry("b", { kind: "uploading", sent: 1, bytesPerSecond: null });
    expect(reasonOf({ ...draft(), files: [fileEntry("a"), uploading] }, "publish")).toBe("can.filesUnfinished");
  });

  test("not with a file that can be neither sent nor removed, which no waiting and no removal mends", () => {
    const request = { method: "DELETE", url: "/api/records/a/draft/files/.." };
    const failure = { kind: "request", failure: { kind: "foreign-address", request, message: "" } } as const;
    const stuck = fileEntry("b", { kind: "error", failure, retryable: false });
    const uploading = fileEntry("c", { kind: "uploading", sent: 1, bytesPerSecond: null });
    expect(reasonOf({ ...draft(), files: [uploading, stuck] }, "publish")).toBe("can.fileStuck");
  });

  test("not while a finished file is being removed: it would be published", () => {
    const going = { ...fileEntry("b"), isBeingRemoved: true };
    expect(reasonOf({ ...draft(), files: [fileEntry("a"), going] }, "publish")).toBe("can.filesBeingRemoved");
    expect(reasonOf({ ...draft(), files: [{ ...going, isBeingRemoved: false }] }, "publish")).toBeNull();
  });

  test("not while it is in review, nor as a further version whose request was declined", () => {
    expect(reasonOf(draft({ status: "in_review", ...asking }), "publish")).toBe("can.alreadyInReview");
    const further = draft({
      status: "declined",
      versions: { index: 2 },
      review: { receiver: { community: "lab" } },
      expanded: { review: { receiver: lab } },
    });
    expect(reasonOf(further, "publish")).toBe("can.versionDeclined");
    expect(reasonOf(draft({ status: "declined", ...asking }), "publish")).toBeNull();
  });

  test("without its community only if the request to it was declined or has expired, and with its files", () => {
    expect(reasonOf(draft(), "publish-without-community")).toBe("can.noDeclinedReview");
    expect(reasonOf(draft({ status: "draft_with_review", ...asking }), "publish-without-community")).toBe(
      "can.noDeclinedReview",
    );
    for (const status of ["declined", "expired"]) {
      const closed = draft({ status, ...asking });
      expect(reasonOf(closed, "publish-without-community")).toBeNull();
      expect(reasonOf({ ...closed, files: [] }, "publish-without-community")).toBe("can.noFiles");
      // A curator may still look at it.
      const seenByCurator = { ...closed, permissions: { ...closed.permissions, can_manage: false } };
      expect(reasonOf(seenByCurator, "publish-without-community")).toBe("can.notPermitted");
    }
  });
});

describe("a draft is submitted for review", () => {
  const chosen = (state: DepositState): DepositState => ({ ...state, selectedCommunity: community });

  test("to the community that is chosen, or that it asks already", () => {
    expect(reasonOf(draft(), "submit-review")).toBe("can.noCommunity");
    expect(reasonOf(chosen(draft()), "submit-review")).toBeNull();
    expect(reasonOf(draft({ status: "draft_with_review", ...asking }), "submit-review")).toBeNull();
  });

  test("once: not while it is in review, nor again to a community that declined it", () => {
    expect(reasonOf(draft({ status: "in_review", ...asking }), "submit-review")).toBe("can.alreadyInReview");
    expect(reasonOf(draft({ status: "declined", ...asking }), "submit-review")).toBe("can.reviewDeclined");
    const further = draft({
      status: "declined",
      versions: { index: 2 },
      review: { receiver: { community: "lab" } },
      parent: { communities: { default: "lab" } },
      expanded: { parent: { communities: { default: lab } }, review: { receiver: lab } },
    });
    // It can go neither to another community nor to none.
    expect(reasonOf(further, "submit-review")).toBe("can.versionDeclined");
    expect(reasonOf({ ...further, record: { ...further.record, status: "expired" } }, "submit-review")).toBe(
      "can.versionDeclined",
    );
  });

  test("by whoever may manage it; one that is not there yet is its author's", () => {
    expect(reasonOf(without(chosen(draft()), "can_manage"), "submit-review")).toBe("can.notPermitted");
    // A curator of its review is not told to cancel it.
    const reviewed = without(draft({ status: "in_review", ...asking }), "can_manage");
    expect(reasonOf(reviewed, "submit-review")).toBe("can.notPermitted");
    const first = { ...chosen(newDeposit()), files: [fileEntry("a")] };
    expect(reasonOf(without(first, "can_manage"), "submit-review")).toBeNull();
  });

  test("with its files", () => {
    expect(reasonOf({ ...chosen(draft()), files: [] }, "submit-review")).toBe("can.noFiles");
    expect(reasonOf({ ...chosen(draft()), files: [] }, "submit-review", metadataOnly)).toBeNull();
  });
});

describe("a review is cancelled", () => {
  test("while there is one, by whoever may manage the draft", () => {
    expect(reasonOf(draft(), "cancel-review")).toBe("can.notInReview");
    const reviewed = draft({ status: "in_review", ...asking });
    expect(reasonOf(reviewed, "cancel-review")).toBeNull();
    expect(reasonOf(without(reviewed, "can_manage"), "cancel-review")).toBe("can.notPermitted");
  });
});

describe("a draft is discarded", () => {
  test("once it is on the server, with permission, and not from under its reviewers", () => {
    expect(reasonOf(newDeposit(), "discard")).toBe("can.noRecord");
    expect(reasonOf(draft(), "discard")).toBeNull();
    expect(reasonOf(without(draft(), "can_delete_draft"), "discard")).toBe("can.notPermitted");
    expect(reasonOf(draft({ status: "in_review", ...asking }), "discard")).toBe("can.openReview");
  });

  test("and nothing is done with it after that", () => {
    const gone = transition(draft(), { kind: "action-succeeded", action: "discard" });
    for (const action of ["save", "preview", "publish", "discard", "reserve-pid"] as const)
      expect(reasonOf(gone, action)).toBe("can.discarded");
  });
});

describe("a draft that is not on the server yet", () => {
  test("is saved and previewed, and counts as no published record, whatever the page says of it", () => {
    const odd = { ...newDeposit(), record: { ...newDeposit().record, is_draft: false } };
    for (const state of [newDeposit(), odd]) {
      expect(reasonOf(state, "save")).toBeNull();
      expect(reasonOf(state, "preview")).toBeNull();
    }
  });
});

describe("while an action runs", () => {
  test("nothing else is begun, but a save during a save is taken and done after it", () => {
    const saving = transition(draft(), { kind: "step-started", action: "save", step: "saving" });
    expect(reasonOf(saving, "save")).toBeNull();
    expect(reasonOf(saving, "publish")).toBe("can.running");
    expect(reasonOf(saving, "discard")).toBe("can.running");
    const publishing = transition(draft(), { kind: "step-started", action: "publish", step: "publishing" });
    expect(reasonOf(publishing, "save")).toBe("can.running");
    expect(reasonOf(publishing, "publish")).toBe("can.running");
  });
});

describe("a published record", () => {
  const published = draft({ status: "published", is_published: true, is_draft: false });

  test("that is not being edited takes a new version and nothing that changes it", () => {
    for (const action of [
      "save",
      "preview",
      "publish",
      "submit-review",
      "discard",
      "reserve-pid",
      "import-files",
    ] as const)
      expect(reasonOf(published, action)).toBe("can.published");
    expect(reasonOf(published, "new-version")).toBeNull();
  });

  test("takes a new version only of somebody who may, and of no draft", () => {
    expect(reasonOf(without(published, "can_new_version"), "new-version")).toBe("can.newVersion.notPermitted");
    expect(reasonOf(draft(), "new-version")).toBe("can.notPublished");
  });

  test("that is being edited is saved, previewed and published again", () => {
    const edited = draft({ status: "published", is_published: true, is_draft: true });
    for (const action of ["save", "preview", "publish", "discard", "new-version"] as const)
      expect(reasonOf(edited, action)).toBeNull();
  });

  test("keeps its registered DOI", () => {
    const registered = { ...draft({ status: "published", is_published: true, is_draft: false, pids: managed }) };
    expect(reasonOf(registered, "discard-pid")).toBe("doi.registered");
    const config = { ...readConfig({}), published_record: { pids: managed } };
    expect(reasonOf({ ...draft({ pids: managed }), config }, "discard-pid")).toBe("doi.registered");
  });
});

describe("an identifier", () => {
  test("is reserved where there is none, as the form says by now", () => {
    expect(reasonOf(draft(), "reserve-pid")).toBeNull();
    expect(reasonOf(draft({ pids: managed }), "reserve-pid")).toBe("can.pidExists");
    expect(reasonOf(draft(), "reserve-pid", { ...withFiles, pids: external })).toBe("can.pidExists");
    expect(reasonOf(draft({ pids: managed }), "reserve-pid", { ...withFiles, pids: {} })).toBeNull();
    expect(reasonOf(draft({ pids: managed }), "reserve-pid", withFiles)).toBe("can.pidExists");
  });

  test("is given up only if it was reserved here: not one made elsewhere, not none", () => {
    expect(reasonOf(draft({ pids: managed }), "discard-pid")).toBeNull();
    expect(reasonOf(draft({ pids: external }), "discard-pid")).toBe("can.noPid");
    expect(reasonOf(draft(), "discard-pid")).toBe("can.noPid");
    const publishedElsewhere = { ...readConfig({}), published_record: { pids: external } };
    expect(reasonOf({ ...draft({ pids: external }), config: publishedElsewhere }, "discard-pid")).toBe("can.noPid");
  });
});

describe("files are imported from the previous version", () => {
  const further: DepositState = { ...draft({ status: "new_version_draft", versions: { index: 2 } }), files: [] };

  test("where there is one, and no file yet", () => {
    expect(reasonOf(further, "import-files")).toBeNull();
    expect(reasonOf({ ...further, files: [fileEntry("a")] }, "import-files")).toBe("can.hasFiles");
    expect(reasonOf({ ...draft(), files: [] }, "import-files")).toBe("can.noPreviousVersion");
    const unsaved = { ...newDeposit().record, versions: { index: 2 } };
    expect(reasonOf({ ...newDeposit(), record: unsaved }, "import-files")).toBe("can.noPreviousVersion");
  });

  test("also on a site without metadata-only records", () => {
    expect(reasonOf(without(further, "can_manage_files"), "import-files")).toBeNull();
  });

  test("into a published record only while its files are unlocked", () => {
    const published = { ...draft({ is_published: true, versions: { index: 1, is_latest: true } }), files: [] };
    expect(reasonOf(published, "import-files")).toBe("files.locked");
    expect(reasonOf({ ...published, filesUnlocked: true }, "import-files")).toBeNull();
  });

  test("into a published record only where it is the latest version: else those of another version would come", () => {
    const earlier = { ...draft({ is_published: true, versions: { index: 2, is_latest: false } }), files: [] };
    expect(reasonOf({ ...earlier, filesUnlocked: true }, "import-files")).toBe("can.noPreviousVersion");
  });
});

describe("a status that the specification does not name", () => {
  const odd = draft({ status: "lost" });

  test("stops what would have to be derived from it, and still lets a draft be saved", () => {
    for (const action of ["publish", "publish-without-community", "submit-review"] as const)
      expect(reasonOf(odd, action)).toBe("status.undefined");
    expect(reasonOf(odd, "save")).toBeNull();
    expect(isKnownStatus(odd.record)).toBe(false);
    expect(isKnownStatus(draft().record)).toBe(true);
    expect(() => editorState(odd)).toThrow("Status is undefined");
  });
});

test("no reason is left that nothing provokes", () => {
  const reasons = Object.keys(coreMessages).filter((id) => id.startsWith("can."));
  expect(reasons.filter((id) => !given.has(id))).toEqual([]);
});
