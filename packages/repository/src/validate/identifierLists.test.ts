import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { recordedForms, recordedLists, recordWith, storedAt } from "../../test/recordedIdentifiers.ts";
import { createRepository } from "../createRepository.ts";
import { isObject, type Json, listAt, textAt } from "../json.ts";
import { memoryStorage } from "../storage/memoryStorage.ts";
import { type TestResponse, TestClient } from "../../test/testClient.ts";

const depositor = new TestClient(createRepository({ storage: memoryStorage() }));
let draft = "";
beforeAll(async () => {
  draft = `/api/records/${await depositor.createDraft()}/draft`;
});

const save = (path: string, items: Json): Promise<TestResponse> =>
  depositor.call("PUT", draft, recordWith(path, items));

describe("a saved list of identifiers", () => {
  it.each(recordedLists().map((list) => [list.path, JSON.stringify(list.sent), list] as const))(
    "is answered as by the platform: %s %s",
    async (path, _sent, list) => {
      const { status, body } = await save(path, list.sent);
      expect(status).toBe(list.status);
      if (status !== 200) return;
      expect(storedAt(path, body)).toEqual(list.stored);
      expect(listAt(body, "errors")).toEqual(list.errors);
    },
  );

  it("reports a duplicate, and stores none of the list", async () => {
    const { status, body } = await save(
      "metadata.identifiers",
      ["3161484100", "2049-3630", "20493630"].map((identifier) => ({ identifier })),
    );
    expect(status).toBe(200);
    expect(listAt(body, "errors")).toEqual([
      { field: "metadata.identifiers", messages: ["Duplicated identifier entry is not allowed."] },
    ]);
    expect(body["metadata"]).not.toHaveProperty("identifiers");
  });
});

describe("identifiers without a scheme", () => {
  const forms = recordedForms("works").filter(({ scheme }) => scheme !== undefined);
  const oneForm = fc.constantFrom(...forms);

  it("are stored in the recorded spelling, in any list without duplicates", async () => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(oneForm, { selector: keyOf, maxLength: 6 }), async (list) => {
        const { status, body } = await save(
          "metadata.identifiers",
          list.map(({ text }) => ({ identifier: text })),
        );
        expect(status).toBe(200);
        expect(listAt(body, "errors")).toEqual([]);
        expect(storedAt("metadata.identifiers", body)).toEqual(
          list.map(({ scheme, stored }) => ({ identifier: stored, scheme })),
        );
      }),
    );
  });

  it("are duplicates of the stored spelling, at any position", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(oneForm, { selector: keyOf, minLength: 1, maxLength: 4 }),
        fc.nat(),
        fc.nat(),
        async (list, which, where) => {
          const twin = list[which % list.length];
          const items: Json[] = list.map(({ text }) => ({ identifier: text }));
          items.splice(where % (items.length + 1), 0, {
            identifier: twin?.stored ?? "",
            scheme: twin?.scheme ?? "",
          });
          const { status, body } = await save("metadata.identifiers", items);
          expect(status).toBe(200);
          expect(listAt(body, "errors").flatMap((error) => (isObject(error) ? textAt(error, "field") : []))).toEqual([
            "metadata.identifiers",
          ]);
          expect(storedAt("metadata.identifiers", body)).toEqual([]);
        },
      ),
    );
  });

  it("may repeat in the lists that allow it", async () => {
    await fc.assert(
      fc.asyncProperty(
        oneForm,
        fc.constantFrom("metadata.related_identifiers", "metadata.references"),
        async ({ text, scheme, stored }, path) => {
          const { status, body } = await save(path, [{ identifier: text }, { identifier: text }]);
          expect(status).toBe(200);
          expect(storedAt(path, body)).toEqual([
            { identifier: stored, scheme },
            { identifier: stored, scheme },
          ]);
        },
      ),
    );
  });
});

const keyOf = ({ scheme, stored }: { scheme: string | undefined; stored: string | undefined }): string =>
  `${scheme} ${stored}`;
