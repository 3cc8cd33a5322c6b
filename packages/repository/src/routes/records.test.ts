import { describe, expect, it } from "vitest";
import { createRepository } from "../createRepository.ts";
import { isObject, type JsonObject, listAt, objectAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { COMPLETE, TestClient } from "../../test/testClient.ts";

/** Creates a repository whose clock advances by a second at each use. */
const start = (): TestClient => {
  let seconds = 0;
  const now = (): Date => new Date(Date.UTC(2026, 10, 21, 8, 0, (seconds += 1)));
  return new TestClient(createRepository({ storage: memoryStorage(), now }));
};
const titled = (title: string) => ({ ...COMPLETE, metadata: { ...objectAt(COMPLETE, "metadata"), title } });

async function list(depositor: TestClient, query = ""): Promise<{ ids: unknown[]; body: Record<string, unknown> }> {
  const { body } = await depositor.call("GET", `/api/user/records${query}`);
  return {
    ids: listAt(objectAt(body, "hits"), "hits")
      .filter(isObject)
      .map(({ id }) => id),
    body,
  };
}

describe("a draft with a publication date that cannot be formatted", () => {
  it.each(["2020/", "/2020", "202X", "2020?/2021"])(
    "is stored, and fails when it or its list is read: %s",
    async (date) => {
      const depositor = start();
      const id = await depositor.createDraft();
      const metadata = { ...objectAt(COMPLETE, "metadata"), publication_date: date };
      const inWords = { Accept: "application/vnd.inveniordm.v1+json" };
      const draft = `/api/records/${id}/draft`;
      expect((await depositor.call("PUT", draft, { ...COMPLETE, metadata }, inWords)).status).toBe(500);
      expect((await depositor.call("GET", draft)).body).toMatchObject({ metadata: { publication_date: date } });
      for (const path of [draft, "/api/user/records"])
        expect((await depositor.call("GET", path, undefined, inWords)).status, path).toBe(500);
      expect((await depositor.call("PUT", draft, COMPLETE, inWords)).status).toBe(200);
    },
  );
});

describe("the draft of a published record", () => {
  it("is not found by writes or by its files and review; reading it says that the identifier does not exist", async () => {
    const depositor = start();
    const draft = `/api/records/${await depositor.publishWith("a", "x")}/draft`;
    const messageOf = async (method: string, path: string): Promise<unknown> =>
      (await depositor.call(method, path, method === "PUT" ? COMPLETE : undefined)).body["message"];
    for (const [method, path] of [
      ["PUT", ""],
      ["DELETE", ""],
      ["POST", "/actions/publish"],
      ["POST", "/pids/doi"],
      ["GET", "/files"],
      ["GET", "/review"],
    ] as const)
      expect(await messageOf(method, draft + path), `${method} ${path}`).toBe("Not found.");
    const unknown = "The persistent identifier does not exist.";
    expect(await messageOf("GET", draft)).toBe(unknown);
    for (const path of ["/actions/publish", "/actions/submit-review"])
      expect(await messageOf("POST", `/api/records/aaaaa-bbb00/draft${path}`), path).toBe(unknown);
  });

  it("keeps its identifiers when it becomes restricted", async () => {
    const depositor = start();
    const id = await depositor.publishWith("a", "x");
    const { body } = await depositor.call("POST", `/api/records/${id}/draft`);
    const access = { record: "restricted", files: "restricted" };
    const pids = objectAt(body, "pids");
    await depositor.call("PUT", `/api/records/${id}/draft`, { ...COMPLETE, access, pids });
    const published = await depositor.call("POST", `/api/records/${id}/draft/actions/publish`);
    expect(published.body).toMatchObject({ access: { record: "restricted" }, pids });
    expect(Object.keys(pids).toSorted()).toEqual(["doi", "oai"]);
  });
});

it("the title of an award is cleaned like any text", async () => {
  const award = { title: { en: " Ice \u2019core\u2019 " } };
  const metadata = { ...objectAt(COMPLETE, "metadata"), funding: [{ funder: { name: "House" }, award }] };
  const { body } = await start().call("POST", "/api/records", { ...COMPLETE, metadata });
  expect(body).toMatchObject({ metadata: { funding: [{ award: { title: { en: "Ice 'core'" } } }] } });
});

describe("the same refused identifier twice", () => {
  const incomplete = [{ scheme: "doi" }, { scheme: "doi" }];
  const creators = [{ person_or_org: { type: "personal", family_name: "A", identifiers: incomplete } }];
  it.each([
    ["of a work is 500", { identifiers: incomplete }, 500],
    ["of a person is 500", { creators }, 500],
    ["is reported if only one is incomplete", { identifiers: [...incomplete.slice(1), { scheme: "url" }] }, 201],
    ["is reported if it is empty", { identifiers: [{}, {}] }, 201],
    [
      "is reported for the whole list if it is valid",
      { identifiers: ["10.1234/a", "10.1234/a"].map((identifier) => ({ identifier })) },
      201,
    ],
  ])("%s", async (_what, more, status) => {
    const metadata = { ...objectAt(COMPLETE, "metadata"), ...more };
    const answer = await start().call("POST", "/api/records", { ...COMPLETE, metadata });
    expect(answer.status).toBe(status);
    expect(answer.body["errors"] !== undefined).toBe(status === 201);
  });
});

describe("the list of the person's uploads", () => {
  it("starts with the newest change, and finds words of the title", async () => {
    const depositor = start();
    const first = await depositor.createDraft(titled("Östersjön in winter"));
    const second = await depositor.createDraft(titled("Baltic in summer"));
    expect((await list(depositor)).ids).toEqual([second, first]);
    await depositor.call("PUT", `/api/records/${first}/draft`, titled("Östersjön in winter, again"));
    expect((await list(depositor)).ids).toEqual([first, second]);
    expect((await list(depositor, "?q=ostersjon&sort=oldest")).ids).toEqual([first]);
    expect((await list(depositor, "?sort=oldest")).ids).toEqual([first, second]);
  });

  it("has one entry per record, for its newest version or draft", async () => {
    const depositor = start();
    const first = await depositor.publishWith("a", "x");
    expect((await list(depositor)).body).toMatchObject({
      hits: { hits: [{ id: first, status: "published", is_draft: false }] },
    });
    const second = String((await depositor.call("POST", `/api/records/${first}/versions`)).body["id"]);
    expect((await list(depositor)).body).toMatchObject({
      hits: { hits: [{ id: second, status: "new_version_draft" }], total: 1 },
    });
  });

  it("has pages, and filters by status", async () => {
    const depositor = start();
    const published = await depositor.publishWith("a", "x");
    for (const title of ["One", "Two", "Three"]) await depositor.createDraft(titled(title));
    const page = await list(depositor, "?page=2&size=3");
    expect(page.ids).toEqual([published]);
    expect(Object.keys(objectAt(JSON.parse(JSON.stringify(page.body)), "links"))).toEqual(["self", "prev"]);
    expect((await list(depositor, "?is_published=true")).ids).toEqual([published]);
    expect((await list(depositor, "?is_published=false")).ids.length).toBe(3);
  });

  it("hides the uploads of other people, and is 403 without an account", async () => {
    const depositor = start();
    await depositor.createDraft();
    expect((await new TestClient(depositor.repository, {}).call("GET", "/api/user/records")).status).toBe(403);
  });
});

describe("a published record", () => {
  it("is found by its id, and as the latest version by the id of its parent", async () => {
    const depositor = start();
    const first = await depositor.publishWith("a", "x");
    const second = String((await depositor.call("POST", `/api/records/${first}/versions`)).body["id"]);
    await depositor.upload(second, "b", "y");
    const { body } = await depositor.publish(second);
    const parent = String(objectAt(body, "parent")["id"]);
    for (const path of [second, parent, `${first}/versions/latest`]) {
      expect((await depositor.call("GET", `/api/records/${path}`)).body["id"]).toBe(second);
    }
    expect((await depositor.call("GET", `/api/records/${first}`)).body["versions"]).toMatchObject({
      is_latest: false,
      index: 1,
    });
  });

  it("gets no DOI and is hidden from strangers when it is restricted", async () => {
    const depositor = start();
    const id = await depositor.publishWith("a", "x", {
      ...COMPLETE,
      access: { record: "restricted", files: "restricted" },
    });
    expect((await depositor.call("GET", `/api/records/${id}`)).body["pids"]).toEqual({});
    expect((await new TestClient(depositor.repository, {}).call("GET", `/api/records/${id}`)).status).toBe(403);
  });

  it("is not registered while it is a draft, and unknown otherwise", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    expect((await depositor.call("GET", `/api/records/${id}`)).body["message"]).toBe(
      "The persistent identifier is not registered.",
    );
    expect((await depositor.call("GET", "/api/records/00000-00000")).body["message"]).toBe(
      "The persistent identifier does not exist.",
    );
  });

  it("is published once by two concurrent requests: the second finds no draft", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    await depositor.upload(id, "a", "x");
    const answers = await Promise.all([depositor.publish(id), depositor.publish(id)]);
    expect(answers.map(({ status }) => status)).toEqual([202, 404]);
  });
});

describe("saving on an older revision", () => {
  it("refuses the second of two saves that start from the same revision", async () => {
    const depositor = start();
    const id = await depositor.createDraft();
    const { body } = await depositor.call("GET", `/api/records/${id}/draft`);
    const match = { "If-Match": String(body["revision_id"]) };
    const answers = await Promise.all(
      ["One", "Two"].map((title) => depositor.call("PUT", `/api/records/${id}/draft`, titled(title), match)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 412]);
  });
});

describe("the revision of a draft", () => {
  it("grows by one with a save, and by two if the record names vocabulary entries", async () => {
    const depositor = start();
    const id = await depositor.createDraft({ metadata: { title: "Only a title" } });
    const save = async (body: JsonObject) =>
      Number((await depositor.call("PUT", `/api/records/${id}/draft`, body)).body["revision_id"]);
    const first = await save({ metadata: { title: "Another" }, files: { enabled: true } });
    expect((await save(COMPLETE)) - first).toBe(2);
    expect((await save({ metadata: { title: "Only a title" } })) - first).toBe(3);
  });
});
