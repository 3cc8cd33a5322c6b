import {
  COMMUNITIES,
  createRepository,
  memoryStorage,
  type Repository,
  type RepositoryOptions,
} from "@deposit/repository";
import { createClient } from "../../src/client/createClient.ts";
import { createDeposit, type DepositOptions } from "../../src/deposit/createDeposit.ts";
import type { Deposit } from "../../src/deposit/Deposit.ts";
import { DepositError } from "../../src/errors.ts";
import type { Navigation, Ports, ProgressNotifier, Transport } from "../../src/ports.ts";
import { emptyRecord } from "../../src/record/record.ts";
import type { DepositValues } from "../../src/fields/values.ts";
import { readConfig } from "../../src/schema/readConfig.ts";
import { mergeSaved } from "../../src/serialize/mergeSaved.ts";

/** Where the embedded repository of these tests is. */
const ORIGIN = "https://repository.example";

/** Sends through the embedded repository what a browser would send by XMLHttpRequest. */
export function transportTo(repository: Repository): Transport {
  return (request) => {
    const summary = { method: request.method, url: request.url };
    async function send() {
      request.onProgress(request.body.size);
      const { method, headers, body } = request;
      const response = await repository.fetch(new Request(request.url, { method, headers, body }));
      if (response.type === "error") throw new DepositError({ kind: "no-response", request: summary });
      return { status: response.status, body: await response.text(), retryAfter: response.headers.get("Retry-After") };
    }
    return { answer: send(), cancel: () => undefined };
  };
}

const open: Deposit[] = [];

/** Puts away every deposit of a test. */
export function disposeDeposits(): void {
  for (const deposit of open.splice(0)) deposit.dispose();
}

/** With what a deposit begins, and, for a second one on the same records, the repository of the first. */
export interface DriveOptions extends Pick<
  DepositOptions,
  "record" | "files" | "permissions" | "community" | "config" | "errors" | "upload"
> {
  readonly repository?: Repository | undefined;
  readonly communities?: RepositoryOptions["communities"];
  readonly progress?: ProgressNotifier | undefined;
  /** In place of those that these tests have. */
  readonly ports?: Partial<Ports> | undefined;
  /** Changes what the server answers to a call of the client, before the client reads it. */
  readonly onAnswer?: ((request: Request, response: Response) => Promise<Response>) | undefined;
}

/** A deposit on an embedded repository, with a form that does as the real one: it types, and takes in what was saved. */
export function driveDeposit(options: DriveOptions = {}) {
  const {
    communities = COMMUNITIES,
    repository = createRepository({ storage: memoryStorage(), trust: "everyone", baseUrl: ORIGIN, communities }),
    record = emptyRecord,
    files = [],
    config = readConfig({ quota: { maxFiles: 100, maxStorage: 10 ** 10 } }),
    progress = () => undefined,
    ports = {},
    onAnswer = async (_request, response) => response,
    ...others
  } = options;
  const client = createClient({
    baseUrl: ORIGIN,
    fetch: async (request) => {
      const response = await repository.fetch(request);
      if (response.type === "error") throw new TypeError("network");
      return await onAnswer(request, response);
    },
  });
  const visited: Navigation[] = [];
  const deposit = createDeposit({
    upload: { retryDelays: [] },
    ...others,
    client,
    config,
    record,
    files,
    ports: {
      navigate: (to) => visited.push(to),
      transport: transportTo(repository),
      log: () => undefined,
      progress,
      ...ports,
    },
  });
  open.push(deposit);
  let values: DepositValues = deposit.getState().snapshot.saved;
  deposit.subscribe((state, previous) => {
    const { saved, sent } = state.snapshot;
    if (state.snapshot === previous.snapshot || sent === null) return;
    values = mergeSaved({ sent: sent.values, sentRows: sent.rows, saved, current: values, refused: sent.refused });
  });
  const change = (part: Partial<DepositValues>): void => {
    values = { ...values, ...part };
  };
  const type = (metadata: Partial<DepositValues["metadata"]>): void => {
    values = { ...values, metadata: { ...values.metadata, ...metadata } };
  };
  const typeAll = (): void =>
    type({
      title: "Sea ice of the Baltic",
      resource_type: "dataset",
      publication_date: "2026-11-21",
      publisher: "Example Repository",
      creators: [
        {
          key: "row-c",
          person_or_org: { type: "personal", family_name: "Lindqvist", given_name: "Åsa", name: "", identifiers: [] },
          affiliations: [],
          role: "",
        },
      ],
    });
  async function quiet(): Promise<void> {
    while (deposit.getState().files.some((file) => !["finished", "error"].includes(file.phase.kind))) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  const drafts = () =>
    repository.requests.filter(({ method, path }) => method === "POST" && path.startsWith("/api/records?"));
  return { repository, client, deposit, visited, change, type, typeAll, quiet, drafts, read: () => values };
}
