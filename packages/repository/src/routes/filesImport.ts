import type { Hono } from "hono";
import { newUuid, timestamp } from "../ids.ts";
import { chooseType, JSON_TYPE, UI_TYPE } from "../mediaTypes.ts";
import { invalid, notFound } from "../problem.ts";
import { retainBlobs } from "../records/blobs.ts";
import { fileAddresses } from "../records/fileAddresses.ts";
import { fileList } from "../records/filesBlock.ts";
import { type Environment, answerJson, draftFor, type RepositoryContext } from "../repositoryContext.ts";
import { put } from "../storage.ts";

/** Takes over the files of the latest published version, without copying bytes (wire 2.3). */
export function filesImportRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, now } = context.settings;

  app.post("/api/records/:id/draft/actions/files-import", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.inTurn(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person);
      if (!draft.files.enabled)
        throw invalid([{ field: "files.enabled", messages: ["Files support must be enabled."] }]);
      if (draft.files.entries.length > 0)
        throw invalid([{ field: "files.enabled", messages: ["Please remove all files first."] }]);
      const previous = parent.latest === null ? undefined : await storage.read("records", parent.latest.id);
      if (previous === undefined) throw notFound();
      const at = timestamp(now());
      const entries = previous.files.entries.map((file) => ({
        ...file,
        created: at,
        updated: at,
        metadata: file.metadata ?? {},
        content: file.content === null ? null : { ...file.content, versionId: newUuid() },
      }));
      const filled = {
        ...draft,
        revision: draft.revision + 2,
        files: { ...draft.files, defaultPreview: previous.files.defaultPreview, entries },
      };
      await storage.write([put("drafts", id, filled), ...(await retainBlobs(context, entries))]);
      return answerJson(
        fileList(filled, await fileAddresses(context, call.request)),
        201,
        chooseType(call.request, [JSON_TYPE, UI_TYPE]),
      );
    });
  });
}
