import { createRepository, DEPOSITOR, memoryStorage } from "@deposit/repository";
import { serve } from "@deposit/repository/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publishDataset } from "./publishFromNode.ts";

let server: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  server = await serve(createRepository({ storage: memoryStorage() }), { port: 0 });
});
afterAll(async () => await server.close());

const publication = () => ({
  baseUrl: server.url,
  token: DEPOSITOR.token,
  title: "Sea surface temperature of the Baltic",
  author: { family: "Lindqvist", given: "Åsa" },
  files: [new File(["1,2,3\n"], "sst.csv"), new File(["Read me."], "README.txt")],
});

test("a script describes, uploads and publishes through core alone, over HTTP", async () => {
  const address = await publishDataset(publication());
  const id = /\/records\/([^/]+)$/.exec(address)?.[1] ?? "";
  const response = await fetch(`${server.url}/api/records/${id}/files/sst.csv/content`);
  expect(await response.text()).toBe("1,2,3\n");
});

test("what the platform found at fault is thrown in its words", async () => {
  await expect(publishDataset({ ...publication(), title: "ab" })).rejects.toThrow(
    "metadata.title: Shorter than minimum length 3.",
  );
});
