import type { JsonObject } from "./json.ts";
import { chooseLocale, chooseType, UI_TYPE } from "./mediaTypes.ts";
import { invalid, notFound, permissionDenied, pidDoesNotExist, Problem } from "./problem.ts";
import type { StoredDraft, StoredParent, StoredRecord } from "./records/documents.ts";
import { type Presentation, present } from "./records/present.ts";
import { type Rights, rightsOver } from "./records/rights.ts";
import type { StoredRequest } from "./requests/request.ts";
import { type Checksums, createChecksums } from "./records/checksums.ts";
import { createSequence } from "./sequence.ts";
import { createSigner, type Signer } from "./store/signer.ts";
import type { Person } from "./people.ts";
import type { Settings } from "./settings.ts";
import { type Catalogue, catalogue, withEntries } from "./vocabularies/catalogue.ts";

/** What every route works with. */
export interface RepositoryContext {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  /** One change of a record at a time. */
  readonly inTurn: ReturnType<typeof createSequence>;
  readonly checksums: Checksums;
  /** Signs the addresses of the store. */
  readonly signer: () => Promise<Signer>;
}

export function createContext(settings: Settings): RepositoryContext {
  const inTurn = createSequence();
  let signer: Promise<Signer> | undefined;
  return {
    settings,
    catalogue:
      Object.keys(settings.vocabularies).length === 0 ? catalogue : withEntries(catalogue, settings.vocabularies),
    inTurn,
    checksums: createChecksums(settings, inTurn),
    signer: () => (signer ??= createSigner(settings.store?.secret ?? "a secret of development")),
  };
}

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

/** The request that a record is attached to. */
export const reviewOf = async (
  { settings }: RepositoryContext,
  { review }: StoredParent,
): Promise<StoredRequest | undefined> =>
  typeof review === "string" ? settings.storage.read("requests", review) : undefined;

/** What somebody may do with a record. */
export const rightsTo = async (
  context: RepositoryContext,
  parent: StoredParent,
  person: Person | undefined,
): Promise<Rights> => rightsOver(parent, await reviewOf(context, parent), person, context.settings.communities);

export interface OpenDraft {
  readonly draft: StoredDraft;
  readonly parent: StoredParent;
}

/**
 * The draft, for those who may edit or manage it: 404 when there is none, 403 for everybody else (wire 2.1). What is
 * published is known by its id: only who reads its draft (`isRead`) is told that there is no such identifier.
 */
export async function draftFor(
  context: RepositoryContext,
  id: string,
  person: Person | undefined,
  { need = "edit", isRead = false }: { need?: "edit" | "manage"; isRead?: boolean } = {},
): Promise<OpenDraft> {
  const { storage } = context.settings;
  const draft = await storage.read("drafts", id);
  if (draft === undefined) {
    const isPublished = (await storage.read("records", id)) !== undefined;
    throw isPublished && !isRead ? notFound() : pidDoesNotExist();
  }
  const parent = await parentOf(context, draft);
  // Version 15 does not reveal to a reader without permission that the draft exists.
  const isHidden = isRead && context.settings.platformVersion === 15;
  if (!(await rightsTo(context, parent, person))[need]) throw isHidden ? pidDoesNotExist() : permissionDenied();
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
export function presentTo(context: RepositoryContext, call: Call, view: View): Promise<JsonObject> {
  const { request } = call;
  const locale = chooseLocale(request, context.settings.locales);
  return presentIn(context, call, view, {
    expand: ["1", "true"].includes(new URL(request.url).searchParams.get("expand") ?? ""),
    ...(chooseType(request) === UI_TYPE ? { uiLocale: locale } : {}),
  });
}

/** A draft or record as JSON, in the form that is said. */
export async function presentIn(
  context: RepositoryContext,
  { request, person }: Call,
  view: View,
  form: Pick<Presentation, "expand" | "uiLocale">,
): Promise<JsonObject> {
  const { settings } = context;
  const review = await reviewOf(context, view.parent);
  return present({
    ...view,
    ...form,
    review,
    communities: settings.communities,
    rights: rightsOver(view.parent, review, person, settings.communities),
    isReading: request.method === "GET",
    owner: settings.people.find(({ id }) => id === view.parent.owner),
    reader: person,
    base: baseOf(context, request),
    catalogue: context.catalogue,
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
