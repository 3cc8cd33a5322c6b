import type { JsonObject } from "./json.ts";
import { chooseLocale, chooseType, UI_TYPE } from "./mediaTypes.ts";
import { permissionDenied, pidDoesNotExist, Problem, invalid } from "./problem.ts";
import type { StoredDraft, StoredParent, StoredRecord } from "./records/documents.ts";
import { type Presentation, present } from "./records/present.ts";
import { createSequence } from "./sequence.ts";
import type { Person, Settings } from "./settings.ts";
import { type Catalogue, catalogue } from "./vocabularies/catalogue.ts";

/** What every route works with. */
export interface RepositoryContext {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  /** One change of a record at a time. */
  readonly inTurn: ReturnType<typeof createSequence>;
}

export const createContext = (settings: Settings): RepositoryContext => ({
  settings,
  catalogue,
  inTurn: createSequence(),
});

/** One call: the request and who sent it. */
export interface Call {
  readonly request: Request;
  readonly person: Person | undefined;
}

/** What routes find in their context. */
export interface Environment {
  readonly Variables: { readonly call: Call };
}

export const baseOf = ({ settings }: RepositoryContext, request: Request): string =>
  settings.baseUrl ?? new URL(request.url).origin;

export async function parentOf(
  { settings }: RepositoryContext,
  item: StoredDraft | StoredRecord,
): Promise<StoredParent> {
  const parent = await settings.storage.read("parents", item.parentId);
  if (parent === undefined) throw pidDoesNotExist();
  return parent;
}

export interface OwnDraft {
  readonly draft: StoredDraft;
  readonly parent: StoredParent;
}

/** The draft, for its owner: 404 when there is none, 403 for everybody else (wire 2.1). */
export async function ownDraft(
  context: RepositoryContext,
  id: string,
  person: Person | undefined,
  absent = pidDoesNotExist,
): Promise<OwnDraft> {
  const draft = await context.settings.storage.read("drafts", id);
  if (draft === undefined) throw absent();
  const parent = await parentOf(context, draft);
  if (person?.id !== parent.owner) throw permissionDenied();
  return { draft, parent };
}

/** Refuses a change made on an older revision: 412; `If-Match` is a bare integer (wire 1.1). */
export function checkRevision(request: Request, revision: number): void {
  const expected = request.headers.get("If-Match");
  if (expected === null) return;
  if (!/^\s*[+-]?\d+\s*$/.test(expected)) throw invalid([{ field: "if_match", messages: ["Not a valid integer."] }]);
  if (Number(expected) !== revision)
    throw new Problem(412, `Revision id provided(${Number(expected)}) doesn't match record's one(${revision})`);
}

type View = Pick<Presentation, "item" | "parent"> &
  Partial<Pick<Presentation, "errors" | "hadFiles" | "withFileLinks" | "isBare">>;

/** A draft or record as JSON, in the type and language that the caller wants. */
export async function presentTo(
  context: RepositoryContext,
  { request, person }: Call,
  view: View,
): Promise<JsonObject> {
  const { settings } = context;
  const type = chooseType(request);
  return present({
    ...view,
    owner: settings.people.find(({ id }) => id === view.parent.owner),
    reader: person,
    base: baseOf(context, request),
    catalogue: context.catalogue,
    expand: ["1", "true"].includes(new URL(request.url).searchParams.get("expand") ?? ""),
    ...(type === UI_TYPE ? { uiLocale: chooseLocale(request, settings.locales) } : {}),
  });
}

/** The response that carries a draft or record, with its revision as ETag. */
export async function answerRecord(
  context: RepositoryContext,
  call: Call,
  view: View,
  status: 200 | 201 | 202,
): Promise<Response> {
  const body = await presentTo(context, call, view);
  return answerJson(body, status, chooseType(call.request), { ETag: `"${view.item.revision}"` });
}

export const answerJson = (
  body: unknown,
  status: number,
  type: string,
  headers: Readonly<Record<string, string>> = {},
): Response => new Response(JSON.stringify(body), { status, headers: { "Content-Type": type, ...headers } });

export const noContent = (): Response =>
  new Response(null, { status: 204, headers: { "Content-Type": "text/html; charset=utf-8" } });
