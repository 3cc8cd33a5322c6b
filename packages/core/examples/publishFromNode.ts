import {
  createClient,
  createDeposit,
  type Deposit,
  type DepositValues,
  emptyRecord,
  newRowKey,
  readConfig,
} from "@deposit/core";
import { decodeRecord } from "@deposit/core/serialize";

/** Where to publish, and as whom. */
export interface Publication {
  readonly baseUrl: string;
  readonly token: string;
  readonly title: string;
  readonly author: { readonly family: string; readonly given: string };
  readonly files: readonly File[];
}

/**
 * Describes a dataset, uploads its files and publishes it, without a page: what a script or a pipeline does with core
 * alone. Answers with the record's address; throws with the platform's words where it was not published.
 *
 * @example
 * // npx tsx example.ts
 * const bytes = await readFile("sst.csv");
 * console.log(await publishDataset({ baseUrl, token, title, author, files: [new File([bytes], "sst.csv")] }));
 */
export async function publishDataset({ baseUrl, token, title, author, files }: Publication): Promise<string> {
  const config = readConfig({ quota: { maxFiles: 100, maxStorage: 10 ** 10, maxFileSize: null } });
  let address = "";
  const deposit = createDeposit({
    client: createClient({ baseUrl, token }),
    config,
    ports: { navigate: (to) => (address = to.href) },
  });
  const { metadata, ...rest } = decodeRecord(emptyRecord, config);
  const person = {
    type: "personal",
    family_name: author.family,
    given_name: author.given,
    name: "",
    identifiers: [],
  } as const;
  const values: DepositValues = {
    ...rest,
    metadata: {
      ...metadata,
      title,
      resource_type: "dataset",
      publication_date: new Date().toISOString().slice(0, 10),
      publisher: "Example Repository",
      creators: [{ key: newRowKey(), person_or_org: person, affiliations: [], role: "" }],
    },
  };
  try {
    const [refusal] = deposit.addFiles(files, () => values);
    if (refusal !== undefined) throw new Error(`Not taken: ${refusal.filenames.join(", ")} (${refusal.message.id})`);
    if (files.length > 0) await allSettled(deposit);
    const outcome = await deposit.publish(() => values);
    const { feedback, phase } = deposit.getState();
    if (outcome === "succeeded") return address;
    throw new Error(feedback.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n") || phase.kind);
  } finally {
    deposit.dispose();
  }
}

/** Waits until every file is on the server or has failed. */
async function allSettled(deposit: Deposit): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = deposit.subscribe(({ files }) => {
      if (!files.every(({ phase }) => phase.kind === "finished" || phase.kind === "error")) return;
      stop();
      resolve();
    });
  });
}
