import { canRead, type Community, roleIn } from "../communities/community.ts";
import { presentCommunity } from "../communities/presentCommunity.ts";
import { baseOf, type Call, type RepositoryContext } from "../context.ts";
import { fileUrls, fileList } from "../files/presentFiles.ts";
import { chooseLocale } from "../http/negotiation.ts";
import { isObject, type JsonObject, listAt, objectAt, textAt } from "../json.ts";
import type { Person } from "../people.ts";
import { presentWith } from "../records/recordResponse.ts";
import { draftFor, permissionsFor } from "../records/permissions.ts";
import { translation } from "../records/uiBlock.ts";
import type { Settings } from "../settings.ts";
import type { StoredDraft, StoredRecord } from "../storage/documents.ts";
import { WORK_SCHEMES } from "../validate/identifiers.ts";
import type { Catalogue, Entry } from "../vocabularies/catalogue.ts";
import { newRecordSkeleton } from "./newRecordSkeleton.ts";

/** The platform's hidden inputs of a deposit page, under the names of the form's props (docs/platform/page.md 2). */
export interface DepositPage {
  readonly config: JsonObject;
  readonly record: JsonObject;
  readonly files: JsonObject;
  readonly permissions: JsonObject;
  readonly filesLocked: boolean;
  /** In days. */
  readonly recordRestrictionGracePeriod: number;
  readonly allowRecordRestriction: boolean;
  readonly recordDeletion: JsonObject;
  readonly fileModification: JsonObject;
  readonly groupsEnabled: boolean;
  readonly allowEmptyFiles: boolean;
  readonly useUppy: boolean;
  /** The community that `?community=` names by slug or id. Only on the page of a new upload. */
  readonly preselectedCommunity?: JsonObject;
}

/** Builds the deposit page of a new upload, or of the draft `id`. Throws 404 and 403 as the API does. */
export async function depositPage(
  context: RepositoryContext,
  call: Call,
  { id, community: asked }: { readonly id?: string | undefined; readonly community?: string | undefined },
): Promise<DepositPage> {
  const { settings, catalogue } = context;
  const { communities } = settings;
  const locale = chooseLocale(call.request, settings.locales);
  const base = baseOf(context, call.request);
  // With `trust: "session"` the first page is opened before the session cookie exists.
  const person = call.person ?? (settings.trust === "session" ? settings.people[0] : undefined);
  const shared = {
    recordRestrictionGracePeriod: 30,
    allowRecordRestriction: false,
    recordDeletion: {},
    fileModification: {},
    groupsEnabled: true,
    allowEmptyFiles: true,
    useUppy: false,
  };
  const shown = { ...(await pageConfig(settings, catalogue, locale)), ...rolesIn(communities, person) };
  if (id === undefined || id === "") {
    const preselected = communities.find((one) => (one.id === asked || one.slug === asked) && canRead(one, person));
    return {
      ...shared,
      config: { ...shown, pids: [doiSettings(locale, settings.asksForDoi)], createUrl: "/api/records" },
      record: newRecordSkeleton(settings),
      files: { default_preview: null, entries: [], links: {} },
      permissions: {
        can_manage: false,
        can_delete_draft: false,
        can_manage_files: true,
        can_manage_record_access: true,
      },
      filesLocked: false,
      ...(preselected === undefined
        ? {}
        : { preselectedCommunity: presentCommunity(preselected, person, base, locale, settings.platformVersion) }),
    };
  }
  const { draft, parent } = await draftFor(context, id, person);
  const { manage } = await permissionsFor(context, parent, person);
  const published = draft.isPublished ? await settings.storage.read("records", id) : undefined;
  const present = (item: StoredDraft | StoredRecord): Promise<JsonObject> => {
    const view = { item, parent, withFileLinks: item.kind === "record" };
    return presentWith(context, { ...call, person }, view, { expand: true, uiLocale: locale });
  };
  return {
    ...shared,
    config: {
      ...shown,
      // New versions never start with the question for an existing DOI.
      pids: [doiSettings(locale, settings.asksForDoi && draft.index === 1)],
      apiUrl: `/api/records/${id}/draft`,
      published_record: published === undefined ? null : await present(published),
    },
    record: await present(draft),
    files: fileList(draft, await fileUrls(context, call.request)),
    permissions: {
      can_manage: manage,
      can_delete_draft: manage,
      can_manage_files: true,
      can_manage_record_access: true,
      can_new_version: manage,
    },
    filesLocked: draft.isPublished,
    ...(draft.isPublished
      ? {
          recordDeletion: { enabled: false, valid_user: false, allowed: false, existing_request: null },
          fileModification: { enabled: true, valid_user: false, allowed: false },
        }
      : {}),
  };
}

/** Builds `deposits-config`, with vocabularies in one language (docs/platform/page.md 3). */
async function pageConfig(settings: Settings, catalogue: Catalogue, locale: string): Promise<JsonObject> {
  const entries = async (name: string): Promise<readonly Entry[]> => (await catalogue.collection(name))?.entries ?? [];
  const options = async (name: string, tag?: string): Promise<JsonObject[]> =>
    (await entries(name))
      .filter((entry) => tag === undefined || listAt(entry, "tags").includes(tag))
      .map((entry) => ({
        text: titleOf(entry, locale),
        value: entry.id,
      }));
  const types = await entries("resourcetypes");
  const relations = {
    relations: await options("relationtypes"),
    resource_type: typeOptions(types, "linkable", locale),
    scheme: Object.entries(WORK_SCHEMES).map(([value, { label }]) => ({
      text: locale === "de" && value === "other" ? "Andere" : label,
      value,
    })),
  };
  const sources =
    settings.subjectSources ?? new Set((await entries("subjects")).map((entry) => textAt(entry, "scheme") ?? ""));
  const { default: customFields } =
    locale === "de"
      ? await import("../vocabularies/data/customfieldsui.de.json")
      : await import("../vocabularies/data/customfieldsui.json");
  return {
    vocabularies: {
      resource_type: typeOptions(types, "depositable", locale),
      titles: { type: await options("titletypes") },
      creators: { role: await options("creatorsroles") },
      contributors: { role: await options("contributorsroles") },
      descriptions: { type: await options("descriptiontypes") },
      dates: { type: await options("datetypes") },
      subjects: {
        limit_to: [
          { text: locale === "de" ? "Alle" : "All", value: "all" },
          ...[...sources].map((source) => ({ text: source, value: source })),
        ],
      },
      identifiers: relations,
      related_identifiers: relations,
      deletion_request_removal_reasons: await options("removalreasons", "deletion-request"),
    },
    autocomplete_names: "search",
    current_locale: locale,
    default_locale: settings.locales[0] ?? "en",
    quota: {
      maxFiles: settings.quota.maxFiles,
      maxStorage: settings.quota.maxStorage,
      maxFileSize: settings.quota.maxFileSize,
      quotaIncrease: { allowed: false, enabled: false, valid_user: false },
    },
    decimal_size_display: true,
    links: { user_dashboard_request: "/me/requests/<uuid:request_pid_value>" },
    custom_fields: customFields,
    publish_modal_extra: "",
    default_transfer_type: settings.transfers.byDefault,
    enabled_transfer_types: [...settings.transfers.enabled],
    transfer_types: { LOCAL: "L", FETCH: "F", REMOTE: "R", MULTIPART: "M" },
    dashboard_routes: { uploads: "/me/uploads", communities: "/me/communities", requests: "/me/requests" },
    hide_community_selection: false,
    is_doi_required: settings.isDoiRequired,
    ...(settings.platformVersion === 15 ? { allow_external_doi_versions: true } : {}),
  };
}

/** Returns a person's roles in communities, by community id (docs/platform/reviews.md 2). */
const rolesIn = (communities: readonly Community[], person: Person | undefined): JsonObject => ({
  user_communities_memberships: Object.fromEntries(
    communities.flatMap((community) => {
      const role = roleIn(community, person);
      return role === undefined ? [] : [[community.id, role]];
    }),
  ),
});

const titleOf = (entry: Entry, locale: string): string => String(translation(objectAt(entry, "title"), locale));

/** Splits resource types into type and subtype. */
function typeOptions(types: readonly Entry[], tag: string, locale: string): JsonObject[] {
  return types
    .filter((entry) => listAt(entry, "tags").includes(tag))
    .map((entry) => {
      const props = isObject(entry["props"]) ? entry["props"] : {};
      const subtype = textAt(props, "subtype") ?? "";
      const parent = subtype === "" ? entry : types.find(({ id }) => id === props["type"]);
      return {
        icon: textAt(entry, "icon") ?? "",
        id: entry.id,
        type_name: titleOf(parent ?? entry, locale),
        subtype_name: subtype === "" ? "" : titleOf(entry, locale),
      };
    });
}

const doiSettings = (locale: string, asksFirst: boolean): JsonObject => ({
  ...(locale === "de" ? GERMAN_DOI : DOI),
  default_selected: asksFirst ? "yes" : "no",
});

const DOI: JsonObject = {
  scheme: "doi",
  field_label: "Digital Object Identifier",
  pid_label: "DOI",
  pid_placeholder: "Copy/paste your existing DOI here...",
  can_be_managed: true,
  can_be_unmanaged: true,
  btn_label_discard_pid: "Discard the reserved DOI.",
  btn_label_get_pid: "Get a DOI now!",
  managed_help_text:
    "Reserve a DOI by pressing the button (so it can be included in files prior to upload). The DOI is registered when your upload is published.",
  unmanaged_help_text: "A DOI allows your upload to be easily and unambiguously cited. Example: 10.1234/foo.bar",
  optional_doi_transitions: [],
};

const GERMAN_DOI: JsonObject = {
  ...DOI,
  pid_placeholder: "Kopieren Sie Ihren bestehenden DOI und fügen diesen hier ein ...",
  btn_label_discard_pid: "Verwerfen Sie das reservierte DOI.",
  btn_label_get_pid: "Holen Sie sich jetzt ein DOI!",
  managed_help_text:
    "Reservieren Sie ein DOI, indem Sie den Button drücken (damit es vor dem Hochladen in Dateien eingefügt werden kann). Das DOI wird registriert, wenn Ihr Upload veröffentlicht wird.",
  unmanaged_help_text:
    "Ein DOI ermöglicht es, Ihren Upload einfach und eindeutig zu zitieren. Beispiel: 10.1234/foo.bar",
};
