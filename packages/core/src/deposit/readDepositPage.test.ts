import { describe, expect, it } from "vitest";
import pages from "../../test/recordings/pages.json" with { type: "json" };
import { mayChangeFiles, mayToggleFiles } from "../rules/filePermissions.ts";
import { initialState } from "../state/initialState.ts";
import { type DepositPage, readDepositPage } from "./readDepositPage.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";

const LOCKED = "deposits-record-locked-files";

/** Returns what a real instance wrote into its page, with some of the inputs replaced. */
function recorded(name: keyof typeof pages, replaced: Readonly<Record<string, string>> = {}): DepositPage {
  const inputs: Readonly<Record<string, string>> = { ...pages[name], ...replaced };
  return readDepositPage((input) => inputs[input] ?? null);
}

describe("the platform's own deposit page", () => {
  it("opens a new upload with its defaults, and takes its nulls for nothing", () => {
    const page = recorded("new-depositor");
    const { metadata, pids } = decodeRecord(page.record, page.config);
    expect(page.record.id).toBeUndefined();
    expect(page.createUrl).toBe("/api/records");
    expect(metadata.creators).toEqual([]);
    expect(metadata.title).toBe("");
    expect(metadata.publisher).toBe("InvenioRDM");
    expect(metadata.publication_date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(metadata.rights.map(({ id, title }) => ({ id, title }))).toEqual([
      { id: "cc-by-4.0", title: "Creative Commons Attribution 4.0 International" },
    ]);
    expect(pids).toEqual({ doi: { identifier: "", provider: "external" } });
  });

  it("preselects the community of its address", () => {
    expect(recorded("new-community-preselected").community).toMatchObject({ slug: "open-lab", visibility: "public" });
    expect(recorded("new-depositor").community).toBeUndefined();
  });

  it("lets a curator edit what is in review, and not manage it", () => {
    const { record, permissions } = recorded("in-review-curator");
    expect(record.status).toBe("in_review");
    expect(permissions).toMatchObject({ can_manage: false, can_delete_draft: false, can_manage_files: true });
  });

  it("locks the files of a published record, and shows them", () => {
    const page = recorded("published-edit-draft-files");
    expect(page.record.is_published).toBe(true);
    expect(page.files).toHaveLength(1);
    expect(mayChangeFiles(initialState(page))).toBe(false);
    expect(page.permissions.can_manage_files).toBe(true);
  });

  it("lets the files of a published record be changed where the page says that they are unlocked", () => {
    expect(mayChangeFiles(initialState(recorded("published-edit-draft-files", { [LOCKED]: "false" })))).toBe(true);
    expect(mayChangeFiles(initialState(recorded("published-edit-draft-files", { [LOCKED]: "null" })))).toBe(false);
  });

  it("takes files on a site without metadata-only records, where nobody may manage them", () => {
    const denied = { "deposits-record-permissions": JSON.stringify({ can_manage: true, can_manage_files: false }) };
    for (const name of ["new-depositor", "new-version-draft-files-imported", "in-review-curator"] as const) {
      const state = initialState(recorded(name, denied));
      expect(mayChangeFiles(state), name).toBe(true);
      expect(mayToggleFiles(state), name).toBe(false);
    }
  });

  it("takes files for a draft whose page says that they are locked, as InvenioRDM 13 says of every draft", () => {
    const page = recorded("new-version-draft-files-imported", { [LOCKED]: "true" });
    expect(page.record.is_published).toBe(false);
    expect(mayChangeFiles(initialState(page))).toBe(true);
  });

  it("knows the files that a new version took over", () => {
    const { record, files } = recorded("new-version-draft-files-imported");
    expect(record.status).toBe("new_version_draft");
    expect(files.map(({ status }) => status)).toEqual(["completed"]);
  });

  it("shows the files that can be read, whatever else it says of them", () => {
    const said = {
      enabled: null,
      entries: [{ key: "a.csv", status: "completed", links: null }, null, { key: "b.csv" }],
    };
    const { files } = readDepositPage((name) => (name === "deposits-record-files" ? JSON.stringify(said) : null));
    expect(files.map(({ key, status }) => [key, status])).toEqual([
      ["a.csv", "completed"],
      ["b.csv", "pending"],
    ]);
  });

  it("opens a draft that was shared by a link", () => {
    expect(recorded("shared-link-edit").permissions.can_manage).toBe(false);
  });

  it("says the page's limits and grace period", () => {
    const { config } = recorded("new-depositor");
    expect(config.quota).toMatchObject({ maxFiles: 100, maxStorage: 10_000_000_000 });
    expect(config.record_restriction_grace_period).toBe(30);
    expect(config.allow_record_restriction).toBe(false);
    expect(config.allow_empty_files).toBe(true);
  });

  it("opens an empty deposit where the page says nothing, or nothing that can be read", () => {
    for (const text of [null, "", "{", "null", "[]", "7"]) {
      const page = readDepositPage(() => text);
      expect(page.record.id).toBeUndefined();
      expect(page.files).toEqual([]);
      expect(page.createUrl).toBe("/api/records");
    }
  });
});
