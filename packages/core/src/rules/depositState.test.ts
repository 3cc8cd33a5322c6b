import { describe, expect, test } from "vitest";
import type { Community } from "../record/community.ts";
import { type DepositRecord, readRecord } from "../record/record.ts";
import type { JsonObject } from "../shared/json.ts";
import { type EditorState, depositState } from "./depositState.ts";
import { recordStatuses } from "./status.ts";

const lab: JsonObject = {
  id: "lab",
  slug: "open-lab",
  metadata: { title: "Open lab" },
  access: { visibility: "public" },
  ui: { permissions: { can_submit_record: true, can_include_directly: false } },
};
const other: Community = {
  id: "other",
  slug: "other",
  title: "Other",
  visibility: "public",
  isGhost: false,
  isVerified: false,
  canSubmitRecord: true,
  canIncludeDirectly: false,
  logo: "",
};

function record(status: string, index: number, parts: JsonObject = {}): DepositRecord {
  const read = readRecord({ id: "abc", status, versions: { index }, metadata: {}, ...parts });
  if (read === null) throw new Error("not a record");
  return read;
}

const reviewedBy = (community: JsonObject): JsonObject => ({
  parent: { review: { id: "r", receiver: { community: community["id"] } } },
  expanded: { parent: { review: { receiver: community } } },
});
const belongsTo = (community: JsonObject): JsonObject => ({
  parent: { communities: { default: community["id"] } },
  expanded: { parent: { communities: { default: community } } },
});

const flags = (state: EditorState): string[] =>
  Object.entries(state)
    .filter(([, value]) => value === true)
    .map(([name]) => name);

describe("a draft without a community", () => {
  test("may choose one, and nothing has to be settled", () => {
    const state = depositState(record("draft", 1));
    expect(state.selectedCommunity).toBeNull();
    expect(flags(state)).toEqual(["showCommunitySelectionButton", "showCommunityHeader"]);
  });

  test("for which one was chosen is submitted for review, which a save has to create", () => {
    expect(flags(depositState(record("draft", 1), other))).toEqual([
      "showSubmitForReviewButton",
      "showCommunitySelectionButton",
      "showCommunityHeader",
      "shouldUpdateReview",
      "communityStateMustBeChecked",
    ]);
  });

  test("is published directly where the community permits it", () => {
    const own = { ...other, canIncludeDirectly: true };
    expect(depositState(record("draft", 1), own).showDirectPublishButton).toBe(true);
  });
});

describe("a draft with a review", () => {
  const reviewed = record("draft_with_review", 1, reviewedBy(lab));

  test("shows its community and has nothing to settle", () => {
    const state = depositState(reviewed);
    expect(state.selectedCommunity?.title).toBe("Open lab");
    expect(state.communityStateMustBeChecked).toBe(false);
    expect(state.showSubmitForReviewButton).toBe(true);
  });

  test("has it updated when another community is chosen, deleted when it is removed", () => {
    expect(depositState(reviewed, other).shouldUpdateReview).toBe(true);
    expect(depositState(reviewed, null)).toMatchObject({ shouldDeleteReview: true, showSubmitForReviewButton: false });
  });
});

test("in review, submitting and changing the community are shown but disabled", () => {
  const state = depositState(record("in_review", 1, reviewedBy(lab)));
  expect(state).toMatchObject({
    showSubmitForReviewButton: true,
    disableSubmitForReviewButton: true,
    showCommunitySelectionButton: true,
    disableCommunitySelectionButton: true,
    communityStateMustBeChecked: false,
  });
});

describe.each(["declined", "expired"])("a review that was %s", (status) => {
  const closed = record(status, 1, reviewedBy(lab));

  test("offers another community instead of submitting again", () => {
    expect(depositState(closed)).toMatchObject({
      showSubmitForReviewButton: false,
      showChangeCommunityButton: true,
      requireDeletionForDeclinedDraft: false,
      shouldUpdateReview: false,
    });
  });

  test("is followed by a new one when another community is chosen", () => {
    expect(depositState(closed, other)).toMatchObject({
      showSubmitForReviewButton: true,
      disableSubmitForReviewButton: false,
      showChangeCommunityButton: false,
      shouldUpdateReview: true,
    });
  });

  test("of a further version can only be got rid of with the version", () => {
    const further = record(status, 2, {
      review: { receiver: { community: "lab" } },
      expanded: { review: { receiver: lab } },
    });
    expect(depositState(further)).toMatchObject({
      requireDeletionForDeclinedDraft: true,
      showChangeCommunityButton: false,
      showSubmitForReviewButton: true,
      disableSubmitForReviewButton: true,
      shouldDeleteReview: false,
    });
  });
});

describe("a published record", () => {
  test("in a community shows it and lets nobody choose", () => {
    const state = depositState(record("published", 1, belongsTo(lab)));
    expect(state.selectedCommunity?.id).toBe("lab");
    expect(flags(state)).toEqual(["showCommunityHeader"]);
  });

  test("in none, or in one that was deleted, shows no header", () => {
    expect(depositState(record("published", 1)).showCommunityHeader).toBe(false);
    const ghost = belongsTo({ id: "lab", metadata: { title: "Deleted community" }, is_ghost: true });
    expect(depositState(record("published", 1, ghost)).showCommunityHeader).toBe(false);
  });
});

test("a new version is published, not submitted; with a review it is submitted", () => {
  const version = depositState(record("new_version_draft", 2, belongsTo(lab)));
  expect(flags(version)).toEqual(["showCommunityHeader"]);
  const reviewed = record("new_version_draft_with_review", 2, {
    ...belongsTo(lab),
    review: { receiver: { community: "lab" } },
  });
  expect(depositState(reviewed)).toMatchObject({
    showSubmitForReviewButton: true,
    showCommunitySelectionButton: false,
  });
});

/** The letters of the table below, each a flag of docs/platform/product.md 4.3. */
const letters = {
  S: "showSubmitForReviewButton",
  s: "disableSubmitForReviewButton",
  P: "showDirectPublishButton",
  C: "showChangeCommunityButton",
  D: "requireDeletionForDeclinedDraft",
  B: "showCommunitySelectionButton",
  b: "disableCommunitySelectionButton",
  H: "showCommunityHeader",
  U: "shouldUpdateReview",
  X: "shouldDeleteReview",
} as const satisfies Record<string, keyof EditorState>;

const direct: Community = { ...other, canIncludeDirectly: true };
const secondReview = { review: { receiver: { community: "lab" } } };
const ofFurther: JsonObject = { ...belongsTo(lab), ...secondReview };

describe("what is on, by status, in the order of their names (docs/platform/product.md 4.3)", () => {
  const statuses = [...recordStatuses].toSorted();
  // prettier-ignore
  const table: readonly [string, number, JsonObject, Community | null | undefined, string][] = [
    // declined, draft, draft_with_review, expired, in_review, new_version_draft, … with review, published
    ["a first version without a community", 1, {}, undefined, "BHX BH BHX BHX BbH - H -"],
    ["a first version for which one was chosen", 1, {}, direct, "SPBHU SPBHU SPBHU SPBHU SsPBbH - SPH -"],
    ["a first version asking a community", 1, reviewedBy(lab), undefined, "CBbH SBHU SBH CBbH SsBbH - SH -"],
    ["a first version whose community was taken away", 1, reviewedBy(lab), null, "BHX BH BHX BHX BbH - H -"],
    ["a first version turned to another community", 1, reviewedBy(lab), direct, "SPBHU SPBHU SPBHU SPBHU SsPBbH - SPH -"],
    ["a further version without a community", 2, {}, undefined, "H BH BH BH BbH - H -"],
    ["a further version in a community, which it asks again", 2, ofFurther, undefined, "SsDH SBH SBH SsDBbH SsBbH H SH H"],
    ["a further version whose community was taken away", 2, ofFurther, null, "H BH BH BH BbH H H H"],
    ["a further version turned to another community", 2, ofFurther, direct, "SPH SPBH SPBH SPBH SsPBbH H SPH H"],
  ];

  test.each(table)("for %s", (_name, index, parts, selected, expected) => {
    const found = statuses.map((status) => {
      const state = depositState(record(status, index, parts), selected);
      expect(state.communityStateMustBeChecked).toBe(state.shouldUpdateReview || state.shouldDeleteReview);
      const on = Object.entries(letters).filter(([, flag]) => state[flag] === true);
      return on.map(([letter]) => letter).join("") || "-";
    });
    expect(found.join(" ")).toBe(expected);
  });
});

describe("the community of a record, while nobody chose", () => {
  const expandedOnly: JsonObject = { expanded: { parent: { review: { receiver: lab } }, review: { receiver: lab } } };
  const titleOf = (...given: Parameters<typeof record>) => depositState(record(...given)).selectedCommunity?.title;

  test("of a first version is the one that it asks, with its review at the record or at what is above it", () => {
    expect(titleOf("draft_with_review", 1, reviewedBy(lab))).toBe("Open lab");
    expect(titleOf("draft_with_review", 1, { ...secondReview, expanded: { review: { receiver: lab } } })).toBe(
      "Open lab",
    );
  });

  test("of a published record, and of a further version, is the one that it belongs to", () => {
    expect(titleOf("published", 1, belongsTo(lab))).toBe("Open lab");
    expect(titleOf("new_version_draft", 2, belongsTo(lab))).toBe("Open lab");
    expect(
      titleOf("new_version_draft_with_review", 2, { ...secondReview, expanded: { review: { receiver: lab } } }),
    ).toBe("Open lab");
  });

  test("is there, if only by its id, where the record names one and nothing more came with it: its review stays", () => {
    const parent = { review: { id: "r", receiver: { community: "lab" } } };
    for (const status of ["draft_with_review", "declined", "expired"]) {
      const state = depositState(record(status, 1, { parent }));
      expect(state.selectedCommunity).toMatchObject({ id: "lab", title: "lab" });
      expect(state.communityStateMustBeChecked).toBe(false);
    }
  });

  test("is none where the record names none, whatever came with it", () => {
    expect(titleOf("draft", 1, expandedOnly)).toBeUndefined();
  });

  test("of a published record that is in none any more is none, and there is no header", () => {
    const left = { parent: {}, expanded: { parent: { communities: { default: lab } } } };
    expect(depositState(record("published", 1, left)).showCommunityHeader).toBe(false);
    const unnamed = { parent: { communities: { default: "lab" } } };
    expect(depositState(record("published", 1, unnamed)).showCommunityHeader).toBe(false);
  });
});

test("a status that the specification does not name is an error", () => {
  expect(() => depositState(record("lost", 1))).toThrow("Status is undefined");
});

test("for every status, version and choice: what is disabled is shown, and a review is not both updated and deleted", () => {
  for (const status of recordStatuses) {
    for (const index of [1, 2]) {
      for (const parts of [{}, reviewedBy(lab), belongsTo(lab), { review: { receiver: { community: "lab" } } }]) {
        for (const selected of [undefined, null, other, { ...other, id: "lab" }]) {
          const state = depositState(record(status, index, parts), selected);
          if (state.disableSubmitForReviewButton) expect(state.showSubmitForReviewButton).toBe(true);
          if (state.disableCommunitySelectionButton) expect(state.showCommunitySelectionButton).toBe(true);
          expect(state.shouldUpdateReview && state.shouldDeleteReview).toBe(false);
          if (state.showSubmitForReviewButton) expect(state.selectedCommunity).not.toBeNull();
        }
      }
    }
  }
});
