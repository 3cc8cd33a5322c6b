import {
  createClient,
  createDeposit,
  type Deposit,
  type DepositClient,
  type DepositOptions,
  type DepositValues,
  type MetadataValues,
  type Navigation,
  type Ports,
  readConfig,
} from "@deposit/core";
import { mergeSaved } from "@deposit/core/serialize";
import type { PersonName, Platform } from "./platform.ts";

/** With what a form is opened; a new record of the depositor where nothing is said. */
export interface FormOptions extends Pick<
  DepositOptions,
  "record" | "files" | "errors" | "config" | "permissions" | "community"
> {
  readonly person?: PersonName;
  readonly ports?: Partial<Ports>;
  /** Sends the JSON calls. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds before each new try of what failed of an upload. */
  readonly retryDelays?: readonly number[];
}

/** A deposit form without a page: what is typed, and the deposit that it talks to. */
export interface Form {
  readonly deposit: Deposit;
  readonly client: DepositClient;
  /** Where it led, in order. */
  readonly visited: readonly Navigation[];
  /** What stands in the form now. */
  readonly read: () => DepositValues;
  change(part: Partial<DepositValues>): void;
  type(metadata: Partial<MetadataValues>): void;
}

/** What the page of every platform of the end-to-end tests says, as far as the deposit asks. */
export const pageConfig = {
  quota: { maxFiles: 100, maxStorage: 10 ** 10, maxFileSize: 10 ** 10 },
  enabled_transfer_types: ["L"],
  custom_fields: { vocabularies: ["code:programmingLanguage", "code:developmentStatus"] },
};

const open: Deposit[] = [];

/** Puts away every form of a test. */
export function closeForms(): void {
  for (const deposit of open.splice(0)) deposit.dispose();
}

/** Calls of a person on a platform. */
export function clientOf(platform: Platform, person: PersonName, fetch?: FormOptions["fetch"]): DepositClient {
  return createClient({ baseUrl: platform.web, token: platform.tokenOf(person), fetch });
}

/** Opens a form as a page does. It takes in what was saved, and keeps what was typed meanwhile. */
export function openForm(platform: Platform, options: FormOptions = {}): Form {
  const { person = "depositor", ports, fetch, retryDelays, config = readConfig(pageConfig), ...start } = options;
  const client = clientOf(platform, person, fetch);
  const visited: Navigation[] = [];
  const deposit = createDeposit({
    ...start,
    client,
    config,
    upload: { retryDelays },
    ports: { navigate: (to) => visited.push(to), ...ports },
  });
  open.push(deposit);
  let values = deposit.getState().snapshot.saved;
  deposit.subscribe(({ snapshot }, { snapshot: before }) => {
    const { saved, sent } = snapshot;
    if (snapshot === before || sent === null) return;
    values = mergeSaved({ sent: sent.values, sentRows: sent.rows, saved, current: values, refused: sent.refused });
  });
  return {
    deposit,
    client,
    visited,
    read: () => values,
    change(part) {
      values = { ...values, ...part };
    },
    type(metadata) {
      values = { ...values, metadata: { ...values.metadata, ...metadata } };
    },
  };
}

/** Opens the draft of a form anew, as somebody who reloads the page. */
export async function reload(platform: Platform, form: Form, options: FormOptions = {}): Promise<Form> {
  const { client, deposit } = form;
  const { record } = await client.drafts.read(deposit.getState().record.links);
  const { entries } = await client.files.list(record.links);
  return openForm(platform, { ...options, record, files: entries });
}
