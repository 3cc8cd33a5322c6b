import {
  createRepository,
  memoryStorage,
  type Change,
  type Repository,
  type RepositoryStorage,
} from "@deposit/repository";
import { createClient } from "../../src/client/createClient.ts";
import { type DepositRecord, emptyRecord } from "../../src/record/record.ts";
import { asText, below } from "../../src/shared/json.ts";

/** Where the repositories of the sequences are. */
export const ORIGIN = "https://repository.example";

/** The statuses in which a sequence begins; `new` was never saved, `published` is a published record that is edited. */
export const startStatuses = [
  "new",
  "draft",
  "draft_with_review",
  "in_review",
  "declined",
  "expired",
  "new_version_draft",
  "published",
] as const;

/** A status in which a sequence begins. */
export type StartStatus = (typeof startStatuses)[number];

/** A repository as it was left, to be made again and again. */
export interface Seed {
  readonly status: StartStatus;
  readonly record: DepositRecord;
  readonly changes: readonly Change[];
  readonly bytes: readonly { readonly id: string; readonly blob: Blob }[];
}

const metadata = {
  title: "Sea ice of the Baltic",
  resource_type: { id: "dataset" },
  publication_date: "2026-11-21",
  publisher: "Example Repository",
  creators: [{ person_or_org: { type: "personal", family_name: "Lindqvist", given_name: "\u00c5sa" } }],
};
const payload = (enabled: boolean) => ({ metadata, files: { enabled }, custom_fields: {}, pids: {} });

/** Keeps what is written into a storage, so that another can be filled with it. */
function recordingStorage() {
  const storage = memoryStorage();
  const changes: Change[] = [];
  const bytes: { id: string; blob: Blob }[] = [];
  const recording: RepositoryStorage = {
    ...storage,
    write: async (batch) => {
      changes.push(...structuredClone(batch));
      await storage.write(batch);
    },
    putBytes: async (id, stream) => {
      const blob = await new Response(stream).blob();
      bytes.push({ id, blob });
      await storage.putBytes(id, blob.stream());
    },
  };
  return { recording, changes, bytes };
}

type Client = ReturnType<typeof createClient>;

async function submitted(client: Client, slug: string): Promise<DepositRecord> {
  const { record } = await client.drafts.create(payload(false));
  await client.reviews.update(record.links, (await client.communities.read(slug)).id);
  const chosen = await client.drafts.read(record.links);
  await client.reviews.submit(chosen.record.links);
  return (await client.drafts.read(record.links)).record;
}

async function declined(client: Client, curator: Client): Promise<DepositRecord> {
  const record = await submitted(client, "open-lab");
  const request = await curator.reviews.read(asText(below(record.parent, "review", "id")));
  await curator.reviews.act(request, "decline");
  return (await client.drafts.read(record.links)).record;
}

async function publishedWithFile(client: Client, repository: Repository): Promise<DepositRecord> {
  const { record } = await client.drafts.create(payload(true));
  const { entries } = await client.files.init(record.links, [{ key: "data.csv", size: 3, transfer: { type: "L" } }]);
  const links = entries[0]?.links ?? {};
  const headers = { "Content-Type": "application/octet-stream" };
  await repository.fetch(new Request(links.content ?? "", { method: "PUT", headers, body: "1,2" }));
  await client.files.commit(links);
  return await client.drafts.publish(record.links);
}

async function recordIn(status: StartStatus, repository: Repository): Promise<DepositRecord> {
  const fetch = (request: Request): Promise<Response> => repository.fetch(request);
  const client = createClient({ baseUrl: ORIGIN, fetch });
  const curator = createClient({ baseUrl: ORIGIN, token: "curator-token", fetch });
  switch (status) {
    case "new":
      return emptyRecord;
    case "draft":
      return (await client.drafts.create(payload(false))).record;
    case "draft_with_review": {
      const { record } = await client.drafts.create(payload(false));
      await client.reviews.update(record.links, (await client.communities.read("open-lab")).id);
      return (await client.drafts.read(record.links)).record;
    }
    case "in_review":
      return await submitted(client, "open-lab");
    case "declined":
    case "expired":
      return await declined(client, curator);
    case "new_version_draft":
      return await client.records.createVersion((await publishedWithFile(client, repository)).links);
    case "published": {
      const { record } = await client.drafts.create(payload(false));
      const { links } = await client.drafts.publish(record.links);
      await repository.fetch(new Request(links["draft"] ?? "", { method: "POST" }));
      return (await client.drafts.read(record.links)).record;
    }
    default:
      return status satisfies never;
  }
}

/** Makes a record of that status, and keeps how the repository came to it. */
export async function makeSeed(status: StartStatus): Promise<Seed> {
  const { recording, changes, bytes } = recordingStorage();
  const repository = createRepository({ storage: recording, trust: "everyone", baseUrl: ORIGIN });
  const record = await recordIn(status, repository);
  const expected = status === "new" ? "draft" : status === "expired" ? "declined" : status;
  if (record.status !== expected) throw new Error(`The record is ${record.status}, not ${expected}.`);
  return { status, record: status === "expired" ? { ...record, status } : record, changes, bytes };
}

/**
 * A request that was declined, told as one that has expired: the platform treats both alike
 * (docs/platform/product.md 4.1).
 */
async function withExpiry(response: Response): Promise<Response> {
  if (response.type === "error" || response.body === null) return response;
  const { status, headers } = response;
  const text = (await response.text()).replaceAll('"status":"declined"', '"status":"expired"');
  return new Response(text, { status, headers });
}

/** A repository as the seed left it. */
export async function repositoryOf({ status, changes, bytes }: Seed): Promise<Repository> {
  const storage = memoryStorage();
  await storage.write(changes);
  for (const { id, blob } of bytes) await storage.putBytes(id, blob.stream());
  const repository = createRepository({ storage, trust: "everyone", baseUrl: ORIGIN });
  if (status !== "expired") return repository;
  return { ...repository, fetch: async (request) => await withExpiry(await repository.fetch(request)) };
}
