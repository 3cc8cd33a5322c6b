import { describe, expect, it } from "vitest";
import pages from "../../test/recordings/pages.json" with { type: "json" };
import { type DepositPage, readDepositPage } from "./readDepositPage.ts";
import { decodeRecord } from "../serialize/decodeRecord.ts";

/** What a real instance wrote into its page. */
function recorded(name: keyof typeof pages): DepositPage {
  const inputs: Readonly<Record<string, string>> = pages[name];
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
    const { record, files, permissions } = recorded("published-edit-draft-files");
    expect(record.is_published).toBe(true);
    expect(files).toHaveLength(1);
    expect(permissions.can_manage_files).toBe(false);
  });

  it("takes files for a draft whose page says that they are locked, as InvenioRDM 13 says of every draft", () => {
    const inputs: Readonly<Record<string, string>> = {
      ...pages["new-version-draft-files-imported"],
      "deposits-record-locked-files": "true",
    };
    const { record, permissions } = readDepositPage((input) => inputs[input] ?? null);
    expect(record.is_published).toBe(false);
    expect(permissions.can_manage_files).toBe(true);
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
