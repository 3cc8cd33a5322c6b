import { DepositError } from "../errors.ts";
import type { ServerFile, ServerFileList } from "../record/files.ts";
import { leadsElsewhere } from "../record/serverFile.ts";
import type { DepositClient } from "./DepositClient.ts";
import { readServerFile, readServerFileList, readServerFilesOf } from "./fileSchema.ts";
import { linkOf } from "./linkOf.ts";
import { expectNoContent, readAnswer } from "./readAnswer.ts";
import type { JsonAnswer, RequestJson } from "./requestJson.ts";

const fileOf = (answer: JsonAnswer): ServerFile => ({
  ...readAnswer(answer, readServerFile),
  servedAt: answer.servedAt,
});

function listOf(answer: JsonAnswer, read = readServerFileList): ServerFileList {
  const list = readAnswer(answer, read);
  return { ...list, entries: list.entries.map((entry) => ({ ...entry, servedAt: answer.servedAt })) };
}

/** A link of a file by its name; those of its parts are for the uploader. */
function link({ self, commit }: ServerFile["links"], name: "self" | "commit", method: string): string {
  const url = linkOf({ self, commit }, name, method);
  if (leadsElsewhere(url)) throw new DepositError({ kind: "foreign-address", request: { method, url }, message: "" });
  return url;
}

/** Listing, announcing, reading, committing and deleting files (specification 7). Bytes do not pass here. */
export function createFiles(requestJson: RequestJson): Omit<DepositClient["files"], "readTransfer" | "readStored"> {
  return {
    list: async (links, { signal } = {}) =>
      listOf(await requestJson({ method: "GET", url: linkOf(links, "files", "GET"), signal })),
    init: async (links, files, { signal } = {}) => {
      const url = linkOf(links, "files", "POST");
      const body = files.map(({ transfer, ...file }) => ({ ...file, transfer: { ...transfer } }));
      const answer = await requestJson({ method: "POST", url, body, signal });
      const keys = files.map(({ key }) => key);
      return listOf(answer, (json) => readServerFilesOf(json, keys));
    },
    read: async (links, { signal } = {}) =>
      fileOf(await requestJson({ method: "GET", url: link(links, "self", "GET"), signal })),
    commit: async (links, { signal } = {}) =>
      fileOf(await requestJson({ method: "POST", url: link(links, "commit", "POST"), body: {}, signal })),
    remove: async (links, { signal } = {}) =>
      expectNoContent(await requestJson({ method: "DELETE", url: link(links, "self", "DELETE"), signal })),
    importPrevious: async (links, { signal } = {}) => {
      // The platform sends no link for it: the call lies below the draft's own (wire 1.2).
      const url = `${linkOf(links, "self", "POST")}/actions/files-import`;
      return listOf(await requestJson({ method: "POST", url, body: {}, signal }));
    },
  };
}
