import { isObject, type Json, type JsonObject } from "../json.ts";
import { internalError, invalid } from "../problem.ts";
import type { RepositoryContext } from "../context.ts";
import { loadRecord } from "../validate/recordField.ts";
import { isIsoDay } from "../validate/edtf.ts";
import type { FieldError } from "../validate/field.ts";
import { isDoi, normalizeDoi } from "../validate/identifiers.ts";
import { completeAccess } from "./presentRecord.ts";
import type { StoredDraft, StoredFiles } from "../storage/documents.ts";
import { checkRelations } from "./relations.ts";

interface Saved {
  readonly draft: StoredDraft;
  readonly errors: readonly FieldError[];
  /** How many revisions the save adds: two if the record contains certain vocabulary ids. */
  readonly revisions: 1 | 2;
}

const LEVELS = new Set<Json>(["public", "restricted"]);
const MISSING_FILES = "Missing uploaded files. To disable files for this record please mark it as metadata-only.";

/** Writes the valid part of a body into a draft and returns the errors of the rest (docs/platform/records.md 2.1). */
export async function applySave(
  context: RepositoryContext,
  draft: StoredDraft,
  body: Json,
  isNew: boolean,
): Promise<Saved> {
  const { settings, catalogue } = context;
  const loaded = loadRecord(body, settings);
  const sentAccess = isObject(body) && isObject(body["access"]) ? body["access"] : undefined;
  const access =
    sentAccess === undefined || Object.keys(sentAccess).length === 0 ? draft.access : validAccess(sentAccess);
  const isWrittenTwice = await checkRelations(
    { metadata: loaded.metadata, custom_fields: loaded.custom_fields },
    catalogue,
  );

  const errors: FieldError[] = [...loaded.errors];
  const files = isNew
    ? { ...draft.files, enabled: loaded.files?.["enabled"] !== false }
    : applyFiles(draft.files, loaded.files ?? {}, errors);
  const pids = loaded.pids ?? draft.pids;
  const checkedPids = await validatePids(context, { ...draft, pids, metadata: loaded.metadata }, errors);
  return {
    errors,
    revisions: isWrittenTwice ? 2 : 1,
    draft: {
      ...draft,
      metadata: loaded.metadata,
      customFields: loaded.custom_fields,
      access,
      files,
      pids: checkedPids,
    },
  };
}

/**
 * Returns `access` as sent, or throws 400 for an unknown level (docs/platform/access.md 1). A wrong embargo date is
 * only reported.
 */
function validAccess(sent: JsonObject): JsonObject {
  const wrong = ["record", "files"].find((key) => !LEVELS.has(sent[key] ?? null));
  if (wrong !== undefined) throw invalid([{ field: "access", messages: [`'${wrong}'`] }]);
  const { until, ...embargo } = isObject(sent["embargo"]) ? sent["embargo"] : {};
  const isDay = typeof until === "string" && isIsoDay(until);
  return completeAccess({ ...sent, embargo: isDay ? { ...embargo, until } : embargo });
}

function applyFiles(files: StoredFiles, sent: JsonObject, errors: FieldError[]): StoredFiles {
  const enabled = sent["enabled"] !== false;
  if (!enabled && files.entries.length > 0) {
    errors.push({
      field: "files.enabled",
      messages: ["You must first delete all files to set the record to be metadata-only."],
    });
    return files;
  }
  if (enabled && files.entries.length === 0) errors.push({ field: "files.enabled", messages: [MISSING_FILES] });
  const wanted = sent["default_preview"];
  if (typeof wanted !== "string" || wanted === "") return { ...files, enabled, defaultPreview: null };
  if (!files.entries.some(({ key }) => key === wanted)) {
    errors.push({ field: "files.default_preview", messages: [`No file with key "${wanted}"`] });
    return { ...files, enabled };
  }
  return { ...files, enabled, defaultPreview: wanted };
}

/**
 * Validates the identifiers of a draft and returns them with bare DOIs (docs/platform/pids.md 2, 3). Adds to `errors`.
 */
async function validatePids(
  context: RepositoryContext,
  draft: Pick<StoredDraft, "id" | "pids" | "metadata">,
  errors: FieldError[],
): Promise<JsonObject> {
  const { settings } = context;
  const doi = draft.pids["doi"];
  const refuse = (message: string): void => {
    errors.push({ field: "pids.doi", messages: [message] });
  };
  if (!isObject(doi) || doi["provider"] === "datacite") {
    if (!draft.metadata["publisher"]) {
      errors.push({
        field: "metadata.publisher",
        messages: ["Missing publisher field required for DOI registration."],
      });
    }
    return draft.pids;
  }
  if (doi["provider"] !== "external") throw internalError();
  const sent = String(doi["identifier"]);
  if (sent === "") {
    refuse("Missing DOI for required field.");
    return draft.pids;
  }
  if (!isDoi(sent)) {
    refuse("Invalid DOI");
    return draft.pids;
  }
  const identifier = normalizeDoi(sent);
  if (!settings.isDoiRequired && (await registeredDoi(context, draft.id)) !== undefined) {
    refuse(
      `A previous version used a DOI registered from ${settings.siteName}. This version must also use a DOI from ${settings.siteName}.`,
    );
  }
  const taken = await settings.storage.read("dois", identifier.toLowerCase());
  if (taken !== undefined && taken.recordId !== draft.id) refuse(`doi:${identifier} already exists.`);
  if (identifier.startsWith(`${settings.doiPrefix}/`)) {
    refuse(
      `The prefix '${settings.doiPrefix}' is managed by ${settings.siteName}. Please supply an external DOI or select 'No' to have a DOI generated for you.`,
    );
  }
  return { ...draft.pids, doi: { ...doi, identifier } };
}

/** Returns the DOI that the repository registered for a published record. */
async function registeredDoi({ settings }: RepositoryContext, id: string): Promise<string | undefined> {
  const doi = (await settings.storage.read("records", id))?.pids["doi"];
  return isObject(doi) && doi["provider"] === "datacite" ? String(doi["identifier"]) : undefined;
}

/** Returns the errors in the metadata of a draft, as submitting for review checks it (docs/platform/reviews.md 4). */
export const validateMetadata = (context: RepositoryContext, draft: StoredDraft): readonly FieldError[] =>
  loadRecord({ metadata: draft.metadata, custom_fields: draft.customFields, pids: draft.pids }, context.settings)
    .errors;

/** Returns all errors that prevent publishing (docs/platform/records.md 6). */
export async function validateForPublishing(
  context: RepositoryContext,
  draft: StoredDraft,
): Promise<readonly FieldError[]> {
  const description = validateMetadata(context, draft);
  if (description.length > 0) return description;
  const { files } = draft;
  if (files.enabled && files.entries.length === 0) return [{ field: "files.enabled", messages: [MISSING_FILES] }];
  if (files.enabled && files.entries.some(({ committed }) => !committed))
    return [{ field: "files", messages: ["One or more files have not completed their transfer, please wait."] }];
  const registered = await registeredDoi(context, draft.id);
  const doi = draft.pids["doi"];
  if (registered !== undefined && isObject(doi) && doi["identifier"] !== registered) {
    const message = "Cannot discard a reserved or registered persistent identifier.";
    return [{ field: "pids.doi", messages: [message] }];
  }
  const errors: FieldError[] = [];
  await validatePids(context, draft, errors);
  return errors;
}
