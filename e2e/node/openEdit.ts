import type { DepositRecord } from "@deposit/core";
import { callApi } from "./callApi.ts";
import { clientOf, type Form, type FormOptions, openForm } from "./openForm.ts";
import type { Platform } from "./platform.ts";

/** Begins to edit a published record, as its page does, and opens the form of that edit. */
export async function openEdit(platform: Platform, record: DepositRecord, options: FormOptions = {}): Promise<Form> {
  const { person = "depositor" } = options;
  const { status } = await callApi(platform, person, "POST", record.links["draft"] ?? "");
  if (status !== 201) throw new Error(`The record cannot be edited: ${status}`);
  const client = clientOf(platform, person);
  const self = { self: record.links["draft"] ?? "" };
  const { record: draft } = await client.drafts.read(self);
  const { entries } = await client.files.list(draft.links);
  return openForm(platform, { ...options, record: draft, files: entries });
}
