import { readServerFileList } from "@deposit/core";
import { callApi } from "./callApi.ts";
import type { Platform } from "./platform.ts";
import { clientOf } from "./openForm.ts";

/** Whether a platform takes files in parts: asked with a file that is never sent. */
export async function takesParts(platform: Platform): Promise<boolean> {
  const { drafts } = clientOf(platform, "depositor");
  const { record } = await drafts.create({ metadata: {}, custom_fields: {}, pids: {} });
  const file = { key: "asked.bin", size: 6_000_000, transfer: { type: "M", parts: 2, part_size: 5_242_880 } };
  const { status, json } = await callApi(platform, "depositor", "POST", record.links["files"] ?? "", [file]);
  await drafts.discard(record.links);
  return status === 201 && readServerFileList(json)?.entries[0]?.links.parts?.length === 2;
}
