import { describe, expect, it } from "vitest";
import { COMMUNITIES } from "../communities/community.ts";
import { createRepository } from "../createRepository.ts";
import { listAt, objectAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { COMPLETE, TestClient } from "../../test/testClient.ts";

const depositor = new TestClient(createRepository({ storage: memoryStorage(), development: true }));
const page = async (query = "", headers = {}) =>
  (await depositor.call("GET", `/__page/deposit${query}`, undefined, headers)).body;

describe("the page of a new upload", () => {
  it("has a record of nulls with a few defaults, and the URL to create it", async () => {
    const { config, record, files, permissions } = await page();
    expect(config).toMatchObject({ createUrl: "/api/records", default_transfer_type: "L", is_doi_required: true });
    expect(record).toMatchObject({
      id: null,
      metadata: { title: null, publisher: "Example Repository", rights: [{ id: "cc-by-4.0" }] },
    });
    expect(files).toEqual({ default_preview: null, entries: [], links: {} });
    expect(permissions).toMatchObject({ can_manage: false });
  });

  it("offers only depositable resource types, as type and subtype", async () => {
    const types = listAt(objectAt(objectAt(await page(), "config"), "vocabularies"), "resource_type");
    expect(types.length).toBe(45);
    expect(types[1]).toEqual({
      icon: "file alternate",
      id: "publication-annotationcollection",
      subtype_name: "Annotation collection",
      type_name: "Publication",
    });
  });

  it("is in the reader's language", async () => {
    const { vocabularies, current_locale: locale } = objectAt(await page("", { "Accept-Language": "sv" }), "config");
    expect(locale).toBe("sv");
    expect(vocabularies).toMatchObject({
      titles: { type: [{ value: "alternative-title", text: "Alternativ titel" }, {}, {}, {}] },
    });
  });
});

describe("the page of a draft", () => {
  it("has the draft, its files and the owner's permissions", async () => {
    const id = await depositor.createDraft(COMPLETE);
    await depositor.upload(id, "a.txt", "abc");
    const { config, record, files, permissions, filesLocked } = await page(`?id=${id}`);
    expect(config).toMatchObject({ apiUrl: `/api/records/${id}/draft`, published_record: null });
    expect(record).toMatchObject({ id, ui: { resource_type: { title_l10n: "Dataset" } } });
    expect(files).toMatchObject({ enabled: true, entries: [{ key: "a.txt", status: "completed" }] });
    expect(permissions).toMatchObject({ can_manage: true, can_delete_draft: true });
    expect(filesLocked).toBe(false);
  });

  it("locks the files of a published record and includes the published record", async () => {
    const id = await depositor.publishWith("a.txt", "abc");
    await depositor.call("POST", `/api/records/${id}/draft`);
    const { config, filesLocked } = await page(`?id=${id}`);
    expect(filesLocked).toBe(true);
    expect(config).toMatchObject({ published_record: { id, status: "published", is_draft: false } });
  });

  it("is 403 for other people and 404 for an unknown draft", async () => {
    const id = await depositor.createDraft();
    expect((await new TestClient(depositor.repository, {}).call("GET", `/__page/deposit?id=${id}`)).status).toBe(403);
    expect((await depositor.call("GET", "/__page/deposit?id=00000-00000")).status).toBe(404);
  });
});

describe("communities on the page", () => {
  const open = async (person: string, query: string) =>
    (
      await new TestClient(depositor.repository, { Authorization: `Bearer ${person}-token` }).call(
        "GET",
        `/__page/deposit${query}`,
      )
    ).body;
  const idOf = (slug: string): string => COMMUNITIES.find((community) => community.slug === slug)?.id ?? "";

  it("include the reader's roles", async () => {
    expect(objectAt(await open("depositor", ""), "config")).toMatchObject({
      user_communities_memberships: { [idOf("ocean-archive")]: "reader" },
      hide_community_selection: false,
    });
    expect(objectAt(objectAt(await open("stranger", ""), "config"), "user_communities_memberships")).toEqual({});
  });

  it("include the community in the address, if the reader may see it", async () => {
    expect(await open("depositor", "?community=open-lab")).toMatchObject({
      preselectedCommunity: { slug: "open-lab", ui: { permissions: { can_submit_record: true } } },
    });
    expect((await open("depositor", "?community=secret-society"))["preselectedCommunity"]).toBeUndefined();
    expect((await open("depositor", ""))["preselectedCommunity"]).toBeUndefined();
  });

  it("let a curator edit a draft in review, but not manage it", async () => {
    const id = await depositor.createDraft({ ...COMPLETE, files: { enabled: false } });
    await depositor.call("PUT", `/api/records/${id}/draft/review`, {
      receiver: { community: idOf("reviewed-journal") },
      type: "community-submission",
    });
    await depositor.call("POST", `/api/records/${id}/draft/actions/submit-review`, {});
    expect(await open("curator", `?id=${id}`)).toMatchObject({
      record: { status: "in_review", expanded: { parent: { review: { receiver: { slug: "reviewed-journal" } } } } },
      permissions: { can_manage: false, can_delete_draft: false, can_manage_files: true, can_new_version: false },
    });
  });
});
