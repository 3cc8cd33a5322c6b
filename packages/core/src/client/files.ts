import type { ServerFile } from "../record/files.ts";
import type { DepositClient } from "./DepositClient.ts";
import { readServerFile, readServerFileList } from "./fileSchema.ts";
import { linkOf } from "./linkOf.ts";
import { expectNoContent, readAnswer } from "./readAnswer.ts";
import type { JsonAnswer, RequestJson } from "./requestJson.ts";

const fileOf = (answer: JsonAnswer): ServerFile => readAnswer(answer, readServerFile);

/** Listing, announcing, reading, committing and deleting files (specification 7). Bytes do not pass here. */
export function createFiles(requestJson: RequestJson): Omit<DepositClient["files"], "readTransfer"> {
  return {
    list: async (links, { signal } = {}) =>
      readAnswer(await requestJson({ method: "GET", url: linkOf(links, "files", "GET"), signal }), readServerFileList),
    init: async (links, files, { signal } = {}) =>
      readAnswer(
        await requestJson({ method: "POST", url: linkOf(links, "files", "POST"), body: files, signal }),
        readServerFileList,
      ),
    read: async (links, { signal } = {}) =>
      fileOf(await requestJson({ method: "GET", url: linkOf({ ...links }, "self", "GET"), signal })),
    commit: async (links, { signal } = {}) =>
      fileOf(await requestJson({ method: "POST", url: linkOf({ ...links }, "commit", "POST"), body: {}, signal })),
    remove: async (links, { signal } = {}) =>
      expectNoContent(await requestJson({ method: "DELETE", url: linkOf({ ...links }, "self", "DELETE"), signal })),
    importPrevious: async (links, { signal } = {}) => {
      // The platform sends no link for it: the call lies below the draft's own (wire 1.2).
      const url = `${linkOf(links, "self", "POST")}/actions/files-import`;
      return readAnswer(await requestJson({ method: "POST", url, body: {}, signal }), readServerFileList);
    },
  };
}
