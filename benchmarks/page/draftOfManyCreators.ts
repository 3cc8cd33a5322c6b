import { draftJson } from "../form/draftJson.ts";
import type { Pages } from "./pages.ts";

/** A draft that exists until `remove` is called. */
interface Draft {
  readonly id: string;
  remove(): Promise<void>;
}

/** Creates a draft with many creators through the API. */
export async function draftOfManyCreators({ builtIn, depositor }: Pages, creators: number): Promise<Draft> {
  const { record } = draftJson({ creators, references: 0, relatedWorks: 0, files: 0 });
  const ask = async (method: string, path: string, body?: string): Promise<string> => {
    const headers = { authorization: `Bearer ${depositor.token}`, "content-type": "application/json" };
    const response = await fetch(`${builtIn}/api/records${path}`, { method, headers, ...(body && { body }) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} /api/records${path} was answered ${response.status}: ${text}`);
    return text;
  };
  // Affiliations become free text, because the instance's vocabulary may lack them.
  const inWords = JSON.stringify({ metadata: record["metadata"] }).replaceAll('"id":"02nr0ka47",', "");
  const answer: { id: string; metadata: { creators: readonly unknown[] } } = JSON.parse(await ask("POST", "", inWords));
  if (answer.metadata.creators.length !== creators)
    throw new Error(`The draft has ${answer.metadata.creators.length} creators instead of ${creators}.`);
  return { id: answer.id, remove: async () => void (await ask("DELETE", `/${answer.id}/draft`)) };
}
