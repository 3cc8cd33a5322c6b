import { createRepository, memoryStorage } from "@deposit/repository";
import { expect, test } from "vitest";
import { checkFields } from "../../test/fields/checkFields.ts";
import * as derived from "../../test/fields/derivedFunctions.ts";
import { fieldSamples } from "../../test/fields/fieldSamples.ts";
import { createClient } from "../client/createClient.ts";

test("every field is read, sent, merged, compared, validated and found as its sample says", () => {
  expect(checkFields(derived)).toEqual([]);
});

test("the embedded repository knows every field of the metadata", async () => {
  const repository = createRepository({ storage: memoryStorage(), trust: "everyone" });
  const client = createClient({ baseUrl: "https://repository.example", fetch: (request) => repository.fetch(request) });
  const { record } = await client.drafts.create({ metadata: {}, custom_fields: {}, pids: {} });
  const unknown: string[] = [];
  for (const [path, { sent = null }] of Object.entries(fieldSamples)) {
    const [group, name = ""] = path.split(".");
    if (group !== "metadata") continue;
    // A field whose value is refused is known.
    const answer = await client.drafts.save(record.links, { metadata: { [name]: sent } }).catch(() => ({ errors: [] }));
    if (answer.errors.some(({ messages }) => messages.includes("Unknown field."))) unknown.push(path);
  }
  expect(unknown).toEqual([]);
});
