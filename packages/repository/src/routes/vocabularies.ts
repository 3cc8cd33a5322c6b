import type { Hono } from "hono";
import { baseOf, type Call, type Environment, type RepositoryContext } from "../context.ts";
import { jsonResponse } from "../http/responses.ts";
import { chooseLocale, chooseType, JSON_TYPE, UI_TYPE } from "../http/negotiation.ts";
import { pageLinks, pageOf, readPaging, readSort } from "../http/paging.ts";
import { isObject, type JsonObject, listAt, textAt } from "../json.ts";
import { notFound, permissionDenied, pidDoesNotExist } from "../problem.ts";
import { localise, translation } from "../records/uiBlock.ts";
import { type Entry, GENERIC_VOCABULARIES } from "../vocabularies/catalogue.ts";
import { queryEntries } from "../vocabularies/search.ts";
import { suggestEntries } from "../vocabularies/suggest/suggestEntries.ts";

/** How one vocabulary is searched and presented (docs/platform/search.md 2). */
interface SearchOptions {
  /** The name in the catalogue. */
  readonly name: string;
  readonly path: string;
  /** The keys that a search reads. */
  readonly keys: readonly string[];
  /** The order without search words. */
  readonly order: string;
  /** Whether the UI media type returns the short form, with `title_l10n`. */
  readonly localised: boolean;
}

const SPECIFIC: readonly SearchOptions[] = [
  {
    name: "affiliations",
    path: "affiliations",
    keys: ["id", "name", "acronym", "title", "aliases"],
    order: "name",
    localised: false,
  },
  { name: "names", path: "names", keys: ["name", "identifiers", "affiliations"], order: "name", localised: false },
  { name: "subjects", path: "subjects", keys: ["subject", "synonyms"], order: "subject", localised: false },
  { name: "funders", path: "funders", keys: ["id", "name", "title", "acronym"], order: "name", localised: true },
  {
    name: "awards",
    path: "awards",
    keys: ["id", "number", "title", "acronym", "program"],
    order: "newest",
    localised: true,
  },
];

const AT = "2026-01-01T00:00:00.000000+00:00";

/**
 * Routes of vocabulary searches: `/api/vocabularies/{type}`, `/api/names`, `/api/affiliations`, `/api/subjects`,
 * `/api/funders`, `/api/awards`.
 */
export function vocabularyRoutes(app: Hono<Environment>, context: RepositoryContext): void {
  const generic = (name: string): SearchOptions => ({
    name,
    path: `vocabularies/${name}`,
    keys: ["id", "title"],
    order: "title",
    localised: true,
  });
  let generics: Promise<readonly Entry[]> | undefined;
  const isOwn = (name: string): boolean => SPECIFIC.some((collection) => collection.name === name);

  app.get("/api/vocabularies/:type", (c) => {
    const type = c.req.param("type");
    if (isOwn(type)) throw notFound();
    return search(generic(type), c.get("call"));
  });
  app.get("/api/vocabularies/:type/:id", (c) => one(generic(c.req.param("type")), c.req.param("id"), c.get("call")));
  for (const options of SPECIFIC) {
    app.get(`/api/${options.path}`, (c) => search(options, c.get("call")));
    app.get(`/api/${options.path}/*`, (c) => {
      const { pathname } = new URL(c.req.url);
      return one(options, decodeURIComponent(pathname.slice(`/api/${options.path}/`.length)), c.get("call"));
    });
  }

  async function search(options: SearchOptions, call: Call): Promise<Response> {
    const { request, person } = call;
    if (options.name === "names" && person === undefined) throw permissionDenied();
    const collection = await context.catalogue.collection(options.name);
    if (collection === undefined) throw notFound();
    const type = chooseType(request, [JSON_TYPE, UI_TYPE], [JSON_TYPE, UI_TYPE]);
    const locale = chooseLocale(request, context.settings.locales);
    const parameters = new URL(request.url).searchParams;
    const paging = readPaging(parameters);
    const sort = readSort(parameters, ["bestmatch", "newest", "oldest", "title", "name", "subject"], options.order);
    const matching = find(options, collection.entries, await indexedWith(options, collection.entries), parameters);
    const awards =
      options.name === "awards"
        ? await countFunders(matching, parameters, { find: (name, id) => context.catalogue.find(name, id) })
        : undefined;
    const found = awards?.within ?? matching;
    const ordered = sort === "bestmatch" ? found : inOrder(found, sort, locale);
    const base = baseOf(context, request);
    const kept = ["q", "suggest", "funders"].filter((name) => parameters.has(name));
    const short = options.localised && type === UI_TYPE;
    const body = {
      hits: {
        hits: pageOf(ordered, paging).map((entry) =>
          short ? shortForm(entry, locale) : longForm(entry, options, base),
        ),
        total: found.length,
      },
      ...(awards === undefined ? {} : { aggregations: awards.aggregations }),
      sortBy: sort,
      ...(short ? {} : { page: paging.page }),
      links: pageLinks(`${base}/api/${options.path}`, parameters, sort, paging, found.length, kept),
    };
    return jsonResponse(body, 200, type);
  }

  /** Returns the entries that share a search index. Term frequencies are counted over all of them. */
  async function indexedWith(options: SearchOptions, entries: readonly Entry[]): Promise<readonly Entry[]> {
    if (isOwn(options.name)) return entries;
    generics ??= Promise.all(GENERIC_VOCABULARIES.map((name) => context.catalogue.collection(name))).then(
      (collections) => collections.flatMap((collection) => collection?.entries ?? []),
    );
    return generics;
  }

  async function one(options: SearchOptions, id: string, { request, person }: Call): Promise<Response> {
    if (options.name === "names" && person === undefined) throw permissionDenied();
    const entry = await context.catalogue.find(options.name, id);
    if (entry === undefined) throw pidDoesNotExist();
    const type = chooseType(request, [JSON_TYPE, UI_TYPE], [JSON_TYPE, UI_TYPE]);
    const short = options.localised && type === UI_TYPE;
    const locale = chooseLocale(request, context.settings.locales);
    return jsonResponse(
      short ? shortForm(entry, locale) : longForm(entry, options, baseOf(context, request)),
      200,
      type,
    );
  }
}

function find(
  options: SearchOptions,
  entries: readonly Entry[],
  together: readonly Entry[],
  parameters: URLSearchParams,
): readonly Entry[] {
  const tags = parameters.getAll("tags");
  let pool =
    tags.length === 0 ? entries : entries.filter((entry) => tags.every((tag) => listAt(entry, "tags").includes(tag)));
  let suggestion = parameters.get("suggest") ?? "";
  const scheme = options.name === "subjects" ? /^([^:\s]+):(.*)$/.exec(suggestion) : null;
  if (scheme !== null) {
    const wanted = (scheme[1] ?? "").split(",");
    pool = pool.filter((entry) => wanted.includes(textAt(entry, "scheme") ?? ""));
    suggestion = scheme[2] ?? "";
  }
  if (suggestion.trim() !== "") return suggestEntries(options.name, together, pool, suggestion);
  const query = parameters.get("q") ?? "";
  return query.trim() === "" ? pool : queryEntries(pool, query, options.keys);
}

function inOrder(entries: readonly Entry[], sort: string, locale: string): readonly Entry[] {
  if (sort === "newest") return entries.toReversed();
  if (sort === "oldest") return entries;
  const key = (entry: Entry): string => {
    const title = entry["title"];
    return textAt(entry, sort) ?? (isObject(title) ? String(translation(title, locale)) : entry.id);
  };
  // The search engine orders by code points.
  return entries
    .map((entry) => ({ entry, key: key(entry) }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ entry }) => entry);
}

function shortForm(entry: Entry, locale: string): JsonObject {
  const { revision_id: _revision, ...shown } = entry;
  const localized = localise(shown, locale);
  return isObject(localized) ? localized : {};
}

const longForm = (entry: Entry, options: SearchOptions, base: string): JsonObject => ({
  ...entry,
  created: AT,
  updated: AT,
  links: { self: `${base}/api/${options.path}/${entry.id}` },
  revision_id: entry["revision_id"] ?? 1,
  ...(options.path.startsWith("vocabularies/") ? { type: options.name } : {}),
});

/** Counts awards by funder, without applying the funder filter. */
async function countFunders(
  entries: readonly Entry[],
  parameters: URLSearchParams,
  { find: findEntry }: { readonly find: (name: string, id: string) => Promise<Entry | undefined> },
): Promise<{ within: readonly Entry[]; aggregations: JsonObject }> {
  const chosen = parameters.getAll("funders");
  const counts = new Map<string, { label: string; count: number }>();
  const funderOf = (entry: Entry): JsonObject => (isObject(entry["funder"]) ? entry["funder"] : {});
  const within =
    chosen.length === 0 ? entries : entries.filter((entry) => chosen.includes(String(funderOf(entry)["id"])));
  for (const entry of within) {
    const funder = funderOf(entry);
    const id = String(funder["id"]);
    const country = textAt((await findEntry("funders", id)) ?? {}, "country");
    const label = country === undefined ? String(funder["name"]) : `${String(funder["name"])} (${country})`;
    counts.set(id, { label, count: (counts.get(id)?.count ?? 0) + 1 });
  }
  const buckets = [...counts].map(([key, { label, count }]) => ({
    key,
    doc_count: count,
    label,
    is_selected: chosen.includes(key),
  }));
  return { within, aggregations: { funders: { buckets, label: "Funders" } } };
}
