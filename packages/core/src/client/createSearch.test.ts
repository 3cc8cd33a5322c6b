import { createRepository, memoryStorage } from "@deposit/repository";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { DepositError } from "../errors.ts";
import { createClient } from "./createClient.ts";
import { createSearch, type SearchOutcome } from "./createSearch.ts";
import { loadClient } from "./http.ts";

// What sends requests is there, as it is once a page rests.
beforeAll(loadClient);

const request = { method: "GET", url: "https://repository.example/api/vocabularies/languages" };

interface Question {
  readonly signal: AbortSignal;
  readonly answer: (text: string) => void;
  readonly fail: (error: Error) => void;
}

/** A search whose questions are answered when, and in which order, a test says. */
function answeredByHand() {
  const questions = new Map<string, Question>();
  const heard: SearchOutcome<string, string>[] = [];
  const search = createSearch<string, string>(
    (query, signal) =>
      new Promise((answer, fail) => {
        questions.set(query, { signal, answer, fail });
      }),
    (outcome) => heard.push(outcome),
  );
  const question = (query: string): Question => {
    const asked = questions.get(query);
    if (asked === undefined) throw new Error(`Nobody asked ${query}.`);
    return asked;
  };
  return { search, heard, question };
}

/** Until everything that was answered has been heard. */
const settled = async (): Promise<void> => await new Promise((resolve) => setTimeout(resolve, 0));

describe("of the questions of a search (docs/platform/product.md 7.3)", () => {
  test("each is heard that was answered before the next was asked", async () => {
    const { search, heard, question } = answeredByHand();
    search.ask("sw");
    question("sw").answer("Swahili");
    await settled();
    search.ask("swe");
    question("swe").answer("Swedish");
    await settled();
    expect(heard).toEqual([
      { kind: "answered", query: "sw", answer: "Swahili" },
      { kind: "answered", query: "swe", answer: "Swedish" },
    ]);
  });

  test("one that was followed by another is stopped, and its answer dropped, however late it comes", async () => {
    const { search, heard, question } = answeredByHand();
    search.ask("sw");
    search.ask("swe");
    expect([question("sw").signal.aborted, question("swe").signal.aborted]).toEqual([true, false]);
    question("swe").answer("Swedish");
    await settled();
    question("sw").answer("Swahili");
    await settled();
    expect(heard).toEqual([{ kind: "answered", query: "swe", answer: "Swedish" }]);
  });

  test("the answer that had come already when the next was asked is dropped as well", async () => {
    const { search, heard, question } = answeredByHand();
    search.ask("sw");
    question("sw").answer("Swahili");
    search.ask("swe");
    await settled();
    expect(heard).toEqual([]);
  });

  test("one that failed says why, and the failure of one that was followed by another is not heard of", async () => {
    const { search, heard, question } = answeredByHand();
    const lost = new DepositError({ kind: "no-response", request });
    search.ask("sw");
    search.ask("swe");
    question("sw").fail(lost);
    question("swe").fail(lost);
    await settled();
    expect(heard).toEqual([{ kind: "failed", query: "swe", failure: lost.failure }]);
  });

  test("one that a host's own client rejects with an error of its own has failed, too", async () => {
    const { search, heard, question } = answeredByHand();
    search.ask("sw");
    question("sw").fail(new TypeError("body is undefined"));
    await settled();
    const failure = { kind: "unexpected-answer", message: "body is undefined" };
    expect(heard).toMatchObject([{ kind: "failed", query: "sw", failure }]);
  });

  test("none is heard any more once the search was stopped, and it can be asked again", async () => {
    const { search, heard, question } = answeredByHand();
    search.stop();
    search.ask("sw");
    search.stop();
    question("sw").answer("Swahili");
    await settled();
    expect(heard).toEqual([]);
    search.ask("swe");
    question("swe").answer("Swedish");
    await settled();
    expect(heard).toHaveLength(1);
  });
});

test("a search of the client is ended by its signal, on its way and before", async () => {
  const repository = createRepository({
    storage: memoryStorage(),
    trust: "everyone",
    baseUrl: "https://repository.example",
  });
  const client = createClient({ baseUrl: "https://repository.example", fetch: (sent) => repository.fetch(sent) });
  const heard = vi.fn<(outcome: SearchOutcome<string, string | undefined>) => void>();
  const search = createSearch<string, string | undefined>(async (text, signal) => {
    const { hits } = await client.vocabularies.search("languages", { text, signal });
    return hits[0]?.id;
  }, heard);
  for (const text of ["s", "sw", "swe", "swed"]) search.ask(text);
  await vi.waitFor(() => expect(heard).toHaveBeenCalled(), { timeout: 10_000 });
  await settled();
  expect(heard.mock.calls).toEqual([[{ kind: "answered", query: "swed", answer: "swe" }]]);
  const stopped = client.vocabularies.search("languages", { text: "swed", signal: AbortSignal.abort() });
  await expect(stopped).rejects.toMatchObject({ failure: { kind: "cancelled" } });
});
