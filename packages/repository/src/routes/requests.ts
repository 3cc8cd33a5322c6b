import type { Hono } from "hono";
import { isCurator } from "../communities/community.ts";
import { baseOf, type Call, type Environment, type RepositoryContext } from "../context.ts";
import { jsonResponse } from "../http/responses.ts";
import { chooseType } from "../http/negotiation.ts";
import { pageLinks, pageOf, readPaging, readSort } from "../http/paging.ts";
import { readBody } from "../http/readBody.ts";
import type { JsonObject } from "../json.ts";
import { notFound, permissionDenied, pidDoesNotExist, Problem } from "../problem.ts";
import { presentEvent, presentRequest } from "../requests/presentRequest.ts";
import {
  executeAction,
  isAction,
  mayAct,
  mayRead,
  newEvent,
  readComment,
  requireComment,
} from "../requests/request.ts";
import type { StoredRequest } from "../storage/documents.ts";
import { put } from "../storage/storage.ts";
import { fold } from "../vocabularies/search.ts";

const REQUEST = "/api/requests/:id{[0-9a-f-]{36}}";
const SORTS = ["bestmatch", "newest", "oldest"];

/** Routes for requests: read, actions, comments, timeline, lists (docs/platform/reviews.md 5). */
export function requestRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage, communities } = context.settings;
  const communityOf = (request: StoredRequest) => communities.find(({ id }) => id === request.communityId);
  const present = (request: StoredRequest, call: Call): JsonObject =>
    presentRequest(request, call.person, communityOf(request), baseOf(context, call.request));
  const answer = (request: StoredRequest, call: Call): Response =>
    jsonResponse(present(request, call), 200, chooseType(call.request), { ETag: `"${request.revision}"` });

  async function known(id: string): Promise<StoredRequest> {
    const request = await storage.read("requests", id);
    if (request === undefined) throw notFound();
    return request;
  }

  async function readable(id: string, { person }: Call): Promise<StoredRequest> {
    const request = await known(id);
    if (!mayRead(request, person, communityOf(request))) throw permissionDenied();
    return request;
  }

  app.get(REQUEST, async (c) => {
    const call = c.get("call");
    return answer(await readable(c.req.param("id"), call), call);
  });

  app.post(`${REQUEST}/actions/:action`, async (c) => {
    const call = c.get("call");
    const action = c.req.param("action");
    const { recordId } = await known(c.req.param("id"));
    return context.withLock(recordId, async () => {
      const request = await known(c.req.param("id"));
      if (!isAction(action)) throw new Problem(400, `Error for action '${action}': No such action available`);
      if (call.person === undefined || !mayAct(request, action, call.person, communityOf(request)))
        throw permissionDenied();
      const comment = readComment(await readBody(call.request));
      return answer(await executeAction(context, request, { action, by: call.person.id, comment }), call);
    });
  });

  app.post(`${REQUEST}/comments`, async (c) => {
    const call = c.get("call");
    const { recordId } = await readable(c.req.param("id"), call);
    return context.withLock(recordId, async () => {
      const request = await readable(c.req.param("id"), call);
      const comment = newEvent(context, "C", call.person?.id ?? "", requireComment(await readBody(call.request)));
      await storage.write([put("requests", request.id, { ...request, events: [...request.events, comment] })]);
      const body = presentEvent(comment, request, call.person, baseOf(context, call.request));
      return jsonResponse(body, 201, chooseType(call.request), { ETag: '"1"' });
    });
  });

  app.get(`${REQUEST}/timeline`, async (c) => {
    const call = c.get("call");
    const request = await readable(c.req.param("id"), call);
    const base = baseOf(context, call.request);
    const parameters = new URL(call.request.url).searchParams;
    const paging = readPaging(parameters);
    const sort = readSort(parameters, ["bestmatch", "oldest", "newest"], "oldest");
    const ordered = sort === "newest" ? request.events.toReversed() : request.events;
    const hits = pageOf(ordered, paging).map((event) => ({
      ...presentEvent(event, request, call.person, base),
      children: [],
      children_count: 0,
    }));
    const address = `${base}/api/requests/${request.id}/timeline`;
    const links = pageLinks(address, parameters, sort, paging, ordered.length, []);
    const body = { hits: { hits, total: ordered.length }, sortBy: sort, page: paging.page, links };
    return jsonResponse(body, 200, chooseType(call.request));
  });

  app.get("/api/user/requests", async (c) => {
    const call = c.get("call");
    const { person } = call;
    if (person === undefined) throw permissionDenied();
    return list(call, "user/requests", ({ createdBy }) => createdBy === person.id);
  });

  app.get("/api/communities/:slug/requests", async (c) => {
    const call = c.get("call");
    const name = c.req.param("slug");
    const community = communities.find(({ id, slug }) => id === name || slug === name);
    if (community === undefined) throw pidDoesNotExist();
    if (!isCurator(community, call.person)) throw permissionDenied();
    return list(call, `communities/${name}/requests`, ({ communityId }) => communityId === community.id);
  });

  async function list(call: Call, path: string, isListed: (request: StoredRequest) => boolean): Promise<Response> {
    const parameters = new URL(call.request.url).searchParams;
    const paging = readPaging(parameters);
    const sort = readSort(parameters, SORTS, "newest");
    const all = await storage.list("requests");
    const own = all.filter((request) => request.status !== "created" && isListed(request));
    const matching = own.filter((request) => matches(request, parameters));
    const found = matching.toSorted((a, b) => (sort === "oldest" ? a.number - b.number : b.number - a.number));
    const kept = ["q", "is_open", "status", "type"].filter((name) => parameters.has(name));
    const address = `${baseOf(context, call.request)}/api/${path}`;
    const body = {
      hits: { hits: pageOf(found, paging).map((request) => present(request, call)), total: found.length },
      aggregations: aggregations(matching, parameters),
      sortBy: sort,
      links: pageLinks(address, parameters, sort, paging, found.length, kept),
    };
    return jsonResponse(body, 200, chooseType(call.request));
  }
}

function matches(request: StoredRequest, parameters: URLSearchParams): boolean {
  const isOpen = parameters.get("is_open");
  const statuses = parameters.getAll("status");
  const words = fold(parameters.get("q") ?? "").split(/\s+/);
  return (
    (isOpen === null || (isOpen === "true") === (request.status === "submitted")) &&
    (statuses.length === 0 || statuses.includes(request.status)) &&
    words.every((word) => fold(request.title).includes(word))
  );
}

function aggregations(requests: readonly StoredRequest[], parameters: URLSearchParams): JsonObject {
  const counts = new Map<string, number>();
  for (const { status } of requests) counts.set(status, (counts.get(status) ?? 0) + 1);
  const bucket = (name: string, key: string, label: string, count: number): JsonObject => ({
    key,
    doc_count: count,
    label,
    is_selected: parameters.getAll(name).includes(key),
  });
  return {
    type: {
      buckets: requests.length === 0 ? [] : [bucket("type", "community-submission", "Draft review", requests.length)],
      label: "Type",
    },
    status: {
      buckets: [...counts].map(([key, count]) =>
        bucket("status", key, key.slice(0, 1).toUpperCase() + key.slice(1), count),
      ),
      label: "Status",
    },
  };
}
