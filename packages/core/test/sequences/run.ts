import type { Repository } from "@deposit/repository";
import type { DepositClient } from "../../src/client/DepositClient.ts";
import type { driveDeposit } from "../drivers/driveDeposit.ts";
import type { DateValue } from "../../src/fields/dates.ts";
import type { DepositValues } from "../../src/fields/values.ts";
import { startStatuses, type StartStatus } from "./seeds.ts";

/** What a sequence knows and expects. */
export interface Run {
  readonly drive: ReturnType<typeof driveDeposit>;
  readonly repository: Repository;
  /** Reads what there is on the server, past every fault. */
  readonly observer: DepositClient;
  /** What is typed by now, and has to be in the form. */
  readonly typed: { title: string; dates: readonly DateValue[] };
  /** The community that was chosen here; `undefined` while nobody chose. */
  chosen: string | null | undefined;
  /** The title that somebody else saved since this page last saw the draft. */
  theirs: string | null;
  /** Somebody else has saved the draft, so that a save may meet a conflict. */
  mayConflict: boolean;
  /** Drafts that there may be. */
  drafts: number;
  isDisposed: boolean;
  /** Is done once, after the next call was answered and before the answer arrives. */
  meanwhile: (() => void) | null;
  /** Counts what was typed. */
  counter: number;
}

/** What the form sends: the record is metadata-only, so that publishing waits for no upload. */
export const valuesOf =
  ({ drive }: Run) =>
  (): DepositValues => ({ ...drive.read(), files: { enabled: false, default_preview: "" } });

/** The status of the deposit as the coverage counts it. */
export function statusOf({ drive }: Run): StartStatus | null {
  const { record } = drive.deposit.getState();
  return startStatuses.find((known) => known === (record.id === undefined ? "new" : record.status)) ?? null;
}
