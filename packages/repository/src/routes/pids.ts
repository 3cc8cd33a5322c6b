import type { Hono } from "hono";
import { isObject } from "../json.ts";
import { internalError, invalid, pidDoesNotExist } from "../problem.ts";
import { type Environment, answerRecord, draftFor, type RepositoryContext } from "../repositoryContext.ts";
import { put } from "../storage.ts";

/** Reserve a DOI, and give a reserved one up (wire 1.2, 2.2). */
export function pidRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, doiPrefix } = context.settings;

  app.post("/api/records/:id/draft/pids/:scheme", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.inTurn(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person);
      const scheme = c.req.param("scheme");
      if (scheme !== "doi") throw internalError();
      if (draft.pids["doi"] !== undefined)
        throw invalid([{ field: "pids.doi", messages: ["A PID already exists for type doi"] }]);
      const doi = { identifier: `${doiPrefix}/${id}`, provider: "datacite", client: "datacite" };
      const saved = { ...draft, revision: draft.revision + 2, pids: { ...draft.pids, doi } };
      await storage.write([put("drafts", id, saved)]);
      return answerRecord(context, call, { item: saved, parent }, 201);
    });
  });

  app.delete("/api/records/:id/draft/pids/:scheme", (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    return context.inTurn(id, async () => {
      const { draft, parent } = await draftFor(context, id, call.person);
      const { doi, ...others } = draft.pids;
      if (c.req.param("scheme") !== "doi" || !isObject(doi) || doi["provider"] !== "datacite") throw pidDoesNotExist();
      if (draft.isPublished)
        throw invalid([
          { field: "pids.doi", messages: ["Cannot discard a reserved or registered persistent identifier."] },
        ]);
      const saved = { ...draft, revision: draft.revision + 2, pids: others };
      await storage.write([put("drafts", id, saved)]);
      return answerRecord(context, call, { item: saved, parent }, 200);
    });
  });
}
