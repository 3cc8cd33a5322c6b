import { describe, expect, it } from "vitest";
import { driveClient, json } from "../../test/drivers/driveClient.ts";
import { recorded, recordedResponse } from "../../test/recordings/recordedAnswers.ts";

const draft = {
  id: "x1",
  status: "draft",
  revision_id: 4,
  metadata: {},
  access: {},
  links: { self: "https://repository.example/api/records/x1/draft" },
};
const links = {
  self: "https://repository.example/api/records/x1/draft",
  publish: "https://repository.example/api/records/x1/draft/actions/publish",
  files: "https://repository.example/api/records/x1/draft/files",
};
const fileLinks = {
  self: "https://repository.example/api/records/x1/draft/files/a%20b.csv",
  content: "https://repository.example/api/records/x1/draft/files/a%20b.csv/content",
  commit: "https://repository.example/api/records/x1/draft/files/a%20b.csv/commit",
};
const payload = { metadata: { title: "Tides" }, custom_fields: {}, pids: {} };

describe("drafts (docs/platform/product.md 7.1)", () => {
  it.each([
    [
      "creates with POST to the create address",
      "create",
      "POST",
      "https://repository.example/api/records?expand=1",
      payload,
    ],
    ["reads with GET of links.self", "read", "GET", `${links.self}?expand=1`, undefined],
    ["saves with PUT to links.self", "save", "PUT", `${links.self}?expand=1`, payload],
    ["publishes with POST to links.publish", "publish", "POST", `${links.publish}?expand=1`, {}],
  ] as const)("%s", async (_, call, method, url, body) => {
    const { client, sent } = driveClient([json(draft, call === "create" ? 201 : 200)]);
    if (call === "create") await client.drafts.create(payload);
    else if (call === "save") await client.drafts.save(links, payload);
    else await client.drafts[call](links);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ method, url, credentials: "same-origin" });
    expect(sent[0]?.headers["accept"]).toBe("application/vnd.inveniordm.v1+json");
    expect(sent[0]?.headers["content-type"]).toBe(body === undefined ? undefined : "application/json");
    expect(sent[0]?.body).toBe(body === undefined ? "" : JSON.stringify(body));
  });

  it("gives the record and, of a save that was accepted, what the server refused", async () => {
    const { client } = driveClient([recordedResponse("drafts", "create an empty draft")]);
    const { record, errors } = await client.drafts.create(payload);
    expect(record).toMatchObject({ status: "draft", is_draft: true, revision_id: 4 });
    expect(errors).toContainEqual({ field: "metadata.title", messages: ["Missing data for required field."] });
  });

  it("leaves messages as they came, also those split into characters (docs/platform/http.md 5.3)", async () => {
    const { client } = driveClient([recordedResponse("drafts", "create with an isbn that is wrong")]);
    const { errors } = await client.drafts.create(payload);
    expect(errors.find(({ messages }) => messages.length > 20)?.messages.slice(0, 6)).toEqual([
      "P",
      "l",
      "e",
      "a",
      "s",
      "e",
    ]);
  });

  it("sends the revision as a bare integer, and calls a mismatch a conflict", async () => {
    const { client, sent } = driveClient([recordedResponse("drafts", "save with an old If-Match")]);
    await expect(client.drafts.save(links, payload, { revision: 8 })).rejects.toMatchObject({
      failure: { kind: "conflict" },
    });
    expect(sent[0]?.headers["if-match"]).toBe("8");
  });

  it("discards with DELETE, which is answered with nothing", async () => {
    const { client, sent } = driveClient([new Response(null, { status: 204 })]);
    await expect(client.drafts.discard(links)).resolves.toBeUndefined();
    expect(sent[0]).toMatchObject({ method: "DELETE", url: links.self, body: "" });
  });

  it("says which link is missing, and sends nothing", async () => {
    const { client, sent } = driveClient([json(draft)]);
    await expect(client.drafts.publish({ self: links.self })).rejects.toMatchObject({
      failure: { kind: "state-conflict", request: { method: "POST", url: 'link "publish"' } },
    });
    expect(sent).toEqual([]);
  });
});

describe("files (docs/platform/product.md 7.1, files.md 1)", () => {
  it("lists every entry, and none where files are off", async () => {
    const off = driveClient([recordedResponse("files", "list in it")]);
    await expect(off.client.files.list(links)).resolves.toMatchObject({ enabled: false, entries: [] });
    const { client, sent } = driveClient([recordedResponse("files", "list an empty bucket")]);
    await expect(client.files.list(links)).resolves.toMatchObject({ enabled: true, entries: [] });
    expect(sent[0]).toMatchObject({ method: "GET", url: links.files });
  });

  it("announces files with key, size and transfer", async () => {
    const { client, sent } = driveClient([recordedResponse("files", "init one file")]);
    const { entries } = await client.files.init(links, [{ key: "data.csv", size: 11, transfer: { type: "L" } }]);
    expect(entries[0]).toMatchObject({ key: "data.csv", size: 11, status: "pending" });
    expect(entries[0]?.links.content).toMatch(/\/content$/u);
    expect(sent[0]).toMatchObject({
      method: "POST",
      url: links.files,
      body: '[{"key":"data.csv","size":11,"transfer":{"type":"L"}}]',
    });
  });

  it("commits with POST, and keeps the checksum as text", async () => {
    const { client, sent } = driveClient([recordedResponse("files", "commit")]);
    await expect(client.files.commit(fileLinks)).resolves.toMatchObject({
      status: "completed",
      size: 11,
      checksum: expect.stringMatching(/^md5:/u),
    });
    expect(sent[0]).toMatchObject({ method: "POST", url: fileLinks.commit, body: "{}" });
  });

  it("deletes by the file's own link; what is not there is for the caller to judge", async () => {
    const { client, sent } = driveClient([recordedResponse("files", "delete it again")]);
    await expect(client.files.remove(fileLinks)).rejects.toMatchObject({ failure: { kind: "not-found" } });
    expect(sent[0]).toMatchObject({ method: "DELETE", url: fileLinks.self });
  });

  it("asks again as plain JSON where the platform refuses its own media type, as for published files", async () => {
    const { client, sent } = driveClient([
      recordedResponse("drafts", "accept something else"),
      recordedResponse("files", "list an empty bucket"),
    ]);
    await client.files.list(links);
    expect(sent.map(({ headers }) => headers["accept"])).toEqual([
      "application/vnd.inveniordm.v1+json",
      "application/json",
    ]);
  });

  it("reads the answer to the bytes: an entry, or a refusal inside a 200", () => {
    const { client } = driveClient([]);
    const request = { method: "PUT", url: fileLinks.content };
    const answer = (what: string) => {
      const { status, body } = recorded("files", what).response;
      return { status, body: JSON.stringify(body), retryAfter: null };
    };
    expect(() => client.files.readTransfer(request, answer("content"))).not.toThrow();
    expect(() => client.files.readTransfer(request, answer("content again after the commit"))).toThrow(
      expect.objectContaining({
        failure: { kind: "refused", request, status: 200, message: "File upload transfer failed." },
      }),
    );
    expect(() => client.files.readTransfer(request, { status: 200, body: "<html>", retryAfter: null })).toThrow(
      expect.objectContaining({ failure: { kind: "unexpected-answer", request, status: 200, message: "" } }),
    );
    const parts = Array.from({ length: 100 }, (_, index) => ({
      part: index + 1,
      url: `${fileLinks.content}/${index + 1}`,
    }));
    const long = (entry: object) => ({
      status: 200,
      body: JSON.stringify({ ...entry, links: { parts } }),
      retryAfter: null,
    });
    expect(() => client.files.readTransfer(request, long({ key: "data.csv" }))).not.toThrow();
    expect(() => client.files.readTransfer(request, long({ key: "data.csv", errors: "Part 3 is missing." }))).toThrow(
      expect.objectContaining({ failure: { kind: "refused", request, status: 200, message: "Part 3 is missing." } }),
    );
    expect(() => client.files.readTransfer(request, long({ title: "Sign in" }))).toThrow(
      expect.objectContaining({ failure: { kind: "unexpected-answer", request, status: 200, message: "" } }),
    );
    expect(() => client.files.readTransfer(request, { status: 413, body: "<html>", retryAfter: null })).toThrow(
      expect.objectContaining({ failure: { kind: "too-large", request, message: "" } }),
    );
  });
});

describe("a record in an answer", () => {
  it.each([
    ["id", [undefined, null, 7]],
    ["links", [undefined, null, 7]],
    ["metadata", [undefined, null, 7]],
    ["access", [null, "public"]],
  ])(
    "is an unexpected answer with another %s than the platform's: it would empty the form, open it to all, or be a second draft",
    async (part, values) => {
      const { client } = driveClient(values.map((value) => json({ ...draft, [part]: value })));
      for (const _ of values)
        await expect(client.drafts.save(links, payload)).rejects.toMatchObject({
          failure: { kind: "unexpected-answer", status: 200 },
        });
    },
  );
});
