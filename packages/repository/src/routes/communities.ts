import type { Hono } from "hono";
import { canRead, type Community, isMember } from "../communities/community.ts";
import { COMMUNITY_REVISION, COMMUNITY_TYPE, presentCommunity } from "../communities/presentCommunity.ts";
import { baseOf, type Call, type Environment, type RepositoryContext } from "../context.ts";
import { jsonResponse } from "../http/responses.ts";
import { chooseLocale, chooseType, UI_TYPE } from "../http/negotiation.ts";
import { pageLinks, pageOf, readPaging, readSort } from "../http/paging.ts";
import type { JsonObject } from "../json.ts";
import { permissionDenied, pidDoesNotExist } from "../problem.ts";
import { queryEntries } from "../vocabularies/search.ts";

const SORTS = ["bestmatch", "newest", "oldest", "updated-desc", "updated-asc"];

/** Routes for communities: search, the user's own, and one by slug or id (docs/platform/search.md 10). */
export function communityRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { communities, locales, platformVersion } = context.settings;
  const entries = communities.map(({ id, slug, title, description }) => ({ id, slug, title, description }));
  const byId = new Map(communities.map((community) => [community.id, community]));

  app.get("/api/communities", (c) => {
    const call = c.get("call");
    return search(call, "communities", (community) => canRead(community, call.person));
  });

  app.get("/api/user/communities", (c) => {
    const call = c.get("call");
    if (call.person === undefined) throw permissionDenied();
    return search(call, "user/communities", (community) => isMember(community, call.person));
  });

  app.get("/api/communities/:slug", (c) => {
    const call = c.get("call");
    const name = c.req.param("slug");
    const community = communities.find(({ id, slug }) => id === name || slug === name);
    if (community === undefined) throw pidDoesNotExist();
    if (!canRead(community, call.person)) throw permissionDenied();
    const type = chooseType(call.request);
    return jsonResponse(present(community, call), 200, type, { ETag: `"${COMMUNITY_REVISION}"` });
  });

  const present = (community: Community, { request, person }: Call): JsonObject => {
    const locale = chooseType(request) === UI_TYPE ? chooseLocale(request, locales) : undefined;
    return presentCommunity(community, person, baseOf(context, request), locale, platformVersion);
  };

  function search(call: Call, path: string, isShown: (community: Community) => boolean): Response {
    const parameters = new URL(call.request.url).searchParams;
    const paging = readPaging(parameters);
    const sort = readSort(parameters, SORTS, "newest");
    const query = parameters.get("q") ?? "";
    const matching = (query.trim() === "" ? entries : queryEntries(entries, query, ["slug", "title", "description"]))
      .flatMap(({ id }) => byId.get(id) ?? [])
      .filter(isShown);
    const found = matching.filter((community) => passes(community, parameters));
    const ordered = sort === "bestmatch" ? found : inOrder(found, sort);
    const kept = ["q", "type", "visibility"].filter((name) => parameters.has(name));
    const type = chooseType(call.request);
    const body = {
      hits: { hits: pageOf(ordered, paging).map((community) => present(community, call)), total: found.length },
      aggregations: aggregations(matching, parameters),
      sortBy: sort,
      ...(type === UI_TYPE ? {} : { page: paging.page }),
      links: pageLinks(`${baseOf(context, call.request)}/api/${path}`, parameters, sort, paging, found.length, kept),
    };
    return jsonResponse(body, 200, type);
  }
}

const inOrder = (communities: readonly Community[], sort: string): readonly Community[] =>
  communities.toSorted((a, b) => {
    const order = a.created < b.created ? -1 : 1;
    return sort === "oldest" || sort === "updated-asc" ? order : -order;
  });

function passes(community: Community, parameters: URLSearchParams): boolean {
  const types = parameters.getAll("type");
  const visibilities = parameters.getAll("visibility");
  return (
    (types.length === 0 || types.includes(COMMUNITY_TYPE.id)) &&
    (visibilities.length === 0 || visibilities.includes(community.visibility))
  );
}

/** Counts by type and visibility, without applying these two filters. */
function aggregations(matching: readonly Community[], parameters: URLSearchParams): JsonObject {
  const bucket = (name: string, key: string, label: string, count: number): JsonObject[] =>
    count === 0 ? [] : [{ key, doc_count: count, label, is_selected: parameters.getAll(name).includes(key) }];
  const count = (visibility: string): number => matching.filter((one) => one.visibility === visibility).length;
  return {
    type: { buckets: bucket("type", COMMUNITY_TYPE.id, COMMUNITY_TYPE.label, matching.length), label: "Type" },
    visibility: {
      buckets: [
        ...bucket("visibility", "public", "Public", count("public")),
        ...bucket("visibility", "restricted", "Restricted", count("restricted")),
      ],
      label: "Visibility",
    },
  };
}
