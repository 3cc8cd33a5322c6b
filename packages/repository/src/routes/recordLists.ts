import type { Hono } from "hono";
import { canRead, isMember } from "../communities/community.ts";
import { baseOf, type Call, type Environment, type RepositoryContext } from "../context.ts";
import { jsonResponse } from "../http/responses.ts";
import { chooseType } from "../http/negotiation.ts";
import { pageLinks, pageOf, type Paging, readPaging, readSort } from "../http/paging.ts";
import { type Json, type JsonObject, objectAt, textAt } from "../json.ts";
import { permissionDenied, pidDoesNotExist } from "../problem.ts";
import { presentForCall } from "../records/recordResponse.ts";
import { permissionsFor } from "../records/permissions.ts";
import { accessStatus } from "../records/presentRecord.ts";
import type { StoredDraft, StoredParent, StoredRecord } from "../storage/documents.ts";
import { fold } from "../vocabularies/search.ts";

type Item = StoredDraft | StoredRecord;

const SORTS = [
  "bestmatch",
  "newest",
  "oldest",
  "updated-desc",
  "updated-asc",
  "version",
  "mostviewed",
  "mostdownloaded",
];

/**
 * Routes for lists of records: the user's uploads, the versions of a record, the records of a community
 * (docs/platform/search.md 1).
 */
export function recordListRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const { storage } = context.settings;

  app.get("/api/user/records", async (c) => {
    const call = c.get("call");
    const { person } = call;
    if (person === undefined) throw permissionDenied();
    const parameters = new URL(call.request.url).searchParams;
    const paging = readPaging(parameters);
    const sort = readSort(parameters, SORTS, "updated-desc");
    const parents = new Map(
      (await storage.list("parents")).filter(({ owner }) => owner === person.id).map((parent) => [parent.id, parent]),
    );
    const items: Item[] = [...(await storage.list("drafts")), ...(await storage.list("records"))];
    const own = items.filter((item) => isShown(item, parents.get(item.parentId), items));
    const matching = own.filter((item) => matches(item, parameters));
    const ordered = matching.toSorted(order(sort));
    return answerList(call, ordered, parents, paging, sort, {
      address: "/api/user/records",
      kept: ["q", "is_published", "access_status", "resource_type"].filter((name) => parameters.has(name)),
      more: { aggregations: aggregations(own, parameters) },
    });
  });

  app.get("/api/records/:id/versions", async (c) => {
    const call = c.get("call");
    const id = c.req.param("id");
    const record = (await storage.read("records", id)) ?? (await storage.read("drafts", id));
    const parent = record === undefined ? undefined : await storage.read("parents", record.parentId);
    const maySeeAll = parent !== undefined && (await permissionsFor(context, parent, call.person)).view;
    const versions = (await storage.list("records")).filter(
      (other) => other.parentId === parent?.id && (other.access["record"] === "public" || maySeeAll),
    );
    const parameters = new URL(call.request.url).searchParams;
    const sort = readSort(parameters, SORTS, "version");
    const parents = new Map(parent === undefined ? [] : [[parent.id, parent]]);
    const ordered = versions.toSorted((a, b) => b.index - a.index);
    return answerList(call, ordered, parents, readPaging(parameters), sort, {
      address: `/api/records/${id}/versions`,
      kept: [],
      more: {},
    });
  });

  app.get("/api/communities/:slug/records", async (c) => {
    const call = c.get("call");
    const name = c.req.param("slug");
    const community = context.settings.communities.find(({ id, slug }) => id === name || slug === name);
    if (community === undefined) throw pidDoesNotExist();
    if (!canRead(community, call.person)) throw permissionDenied();
    const parents = new Map(
      (await storage.list("parents"))
        .filter(({ communities }) => communities?.includes(community.id))
        .map((parent) => [parent.id, parent]),
    );
    const mayRead = (item: StoredRecord): boolean =>
      item.access["record"] === "public" || isMember(community, call.person);
    const newest = (await storage.list("records")).filter(
      (item) => parents.get(item.parentId)?.latest?.id === item.id && mayRead(item),
    );
    const parameters = new URL(call.request.url).searchParams;
    const sort = readSort(parameters, SORTS, "newest");
    const found = newest.filter((item) => matches(item, parameters)).toSorted(order(sort));
    return answerList(call, found, parents, readPaging(parameters), sort, {
      address: `/api/communities/${name}/records`,
      kept: ["q"].filter((kept) => parameters.has(kept)),
      more: { aggregations: aggregations(newest, parameters) },
    });
  });

  async function answerList(
    call: Call,
    items: readonly Item[],
    parents: ReadonlyMap<string, StoredParent>,
    paging: Paging,
    sort: string,
    { address, kept, more }: { address: string; kept: readonly string[]; more: JsonObject },
  ): Promise<Response> {
    const hits: JsonObject[] = [];
    for (const item of pageOf(items, paging)) {
      const parent = parents.get(item.parentId);
      if (parent !== undefined) hits.push(await presentForCall(context, call, { item, parent }));
    }
    const parameters = new URL(call.request.url).searchParams;
    const links = pageLinks(`${baseOf(context, call.request)}${address}`, parameters, sort, paging, items.length, kept);
    return jsonResponse(
      { hits: { hits, total: items.length }, ...more, links, sortBy: sort },
      200,
      chooseType(call.request),
    );
  }
}

/** Returns whether an item is listed: only the newest version of each record, as a draft if there is one. */
function isShown(item: Item, parent: StoredParent | undefined, all: readonly Item[]): boolean {
  if (parent === undefined) return false;
  const newest = parent.nextDraft ?? parent.latest?.id;
  if (item.id !== newest) return false;
  return item.kind === "draft" || !all.some((other) => other.kind === "draft" && other.id === item.id);
}

function matches(item: Item, parameters: URLSearchParams): boolean {
  const words = fold(parameters.get("q") ?? "")
    .split(/\s+/)
    .filter((word) => word !== "");
  const text = fold(JSON.stringify([item.id, item.metadata, item.customFields, item.pids]));
  return (
    words.every((word) => text.includes(word.replace(/[*"]/g, ""))) &&
    Object.entries(FACETS).every(([name, facet]) => {
      const wanted = parameters.getAll(name);
      return wanted.length === 0 || wanted.includes(facet.key(item));
    })
  );
}

function order(sort: string): (a: Item, b: Item) => number {
  const by =
    (key: "created" | "updated", direction: 1 | -1) =>
    (a: Item, b: Item): number =>
      a[key] === b[key] ? 0 : a[key] < b[key] ? -direction : direction;
  if (sort === "oldest") return by("created", 1);
  if (sort === "newest") return by("created", -1);
  return sort === "updated-asc" ? by("updated", 1) : by("updated", -1);
}

interface Facet {
  readonly label: string;
  readonly key: (item: Item) => string;
}

const FACETS: Readonly<Record<string, Facet>> = {
  publication_date: {
    label: "Publication date",
    key: (item) => (textAt(item.metadata, "publication_date") ?? "").slice(0, 4),
  },
  access_status: { label: "Access status", key: (item) => accessStatus(item.access, item.files.enabled) },
  is_published: { label: "Status", key: (item) => String(item.kind === "record" || item.isPublished) },
  resource_type: {
    label: "Resource types",
    key: (item) => textAt(objectAt(item.metadata, "resource_type"), "id") ?? "",
  },
  file_type: { label: "File type", key: (item) => item.files.entries[0]?.key.split(".").pop()?.toLowerCase() ?? "" },
};

function aggregations(items: readonly Item[], parameters: URLSearchParams): JsonObject {
  const facets: JsonObject = {};
  for (const [name, facet] of Object.entries(FACETS)) {
    const counts = new Map<string, number>();
    for (const key of items.map(facet.key)) if (key !== "") counts.set(key, (counts.get(key) ?? 0) + 1);
    const buckets: Json[] = [...counts].map(([key, count]) => ({
      key,
      doc_count: count,
      label: name === "is_published" ? (key === "true" ? "Published" : "Unpublished") : key,
      is_selected: parameters.getAll(name).includes(key),
    }));
    facets[name] = { buckets, label: facet.label };
  }
  return facets;
}
