import * as z from "zod/mini";
import {
  DEFAULT_MAX_FILES,
  DEFAULT_MAX_STORAGE,
  DEFAULT_RESTRICTION_GRACE_PERIOD,
  DEFAULT_UPLOAD_CONCURRENCY,
  type DepositConfig,
  LOCAL_TRANSFER,
  type Quota,
} from "../config.ts";
import { readCustomFieldSections, readCustomFieldVocabularies } from "./readCustomFieldSections.ts";
import { type DepositPermissions, ownerPermissions } from "../record/permissions.ts";
import { type JsonObject, asList, asObject, isJsonObject } from "../shared/json.ts";

const option = z.object({ value: z.string(), text: z.string() });
const resourceType = z.object({
  id: z.string(),
  icon: z.catch(z.optional(z.string()), undefined),
  type_name: z.catch(z.string(), ""),
  subtype_name: z.catch(z.string(), ""),
});

/** The entries of a list that are what they should be; one that is not costs no other. */
function entries<Entry>(schema: z.ZodMiniType<Entry>, list: JsonObject[string]): readonly Entry[] {
  return asList(list).flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });
}

function value<Value>(schema: z.ZodMiniType<Value>, json: unknown, fallback: Value): Value {
  const read = schema.safeParse(json);
  return read.success ? read.data : fallback;
}

const text = z.catch(z.string(), "");
const yes = z.catch(z.boolean(), true);
const transitions = z.object({
  allowed_providers: z.array(z.string()),
  message: text,
});
// Without words of its own the section says ours.
const pid = z.object({
  scheme: z.string(),
  field_label: text,
  pid_label: text,
  pid_placeholder: text,
  can_be_managed: yes,
  can_be_unmanaged: yes,
  btn_label_discard_pid: text,
  btn_label_get_pid: text,
  managed_help_text: text,
  unmanaged_help_text: text,
  default_selected: z.catch(z.enum(["yes", "no", "not_needed"]), "no"),
  // An empty list, as the platform sends it for a new upload, is no rule.
  optional_doi_transitions: z.catch(z.nullable(transitions), null),
});

/** The site's identifiers; a host that says nothing of them has DOIs, which the platform makes. */
function readPids(json: JsonObject[string]): DepositConfig["pids"] {
  return entries(pid, json === undefined ? [{ scheme: "doi" }] : json);
}

function readVocabularies(json: JsonObject): DepositConfig["vocabularies"] {
  const options = (group: string, list: string) => entries(option, asObject(json[group])[list]);
  // InvenioRDM 13 has one list for both kinds of identifiers.
  const related = json["related_identifiers"] === undefined ? "identifiers" : "related_identifiers";
  return {
    resource_type: entries(resourceType, json["resource_type"]),
    titles: { type: options("titles", "type") },
    descriptions: { type: options("descriptions", "type") },
    creators: { role: options("creators", "role") },
    contributors: { role: options("contributors", "role") },
    dates: { type: options("dates", "type") },
    subjects: { limit_to: options("subjects", "limit_to") },
    identifiers: { scheme: options("identifiers", "scheme") },
    related_identifiers: {
      scheme: options(related, "scheme"),
      relations: options(related, "relations"),
      resource_type: entries(resourceType, asObject(json[related])["resource_type"]),
    },
  };
}

/**
 * Returns the storage before any increase. The page says it to whoever may ask for an increase. To others it names the
 * increase without it; the largest file stands in then, because the platform's defaults of both are the same.
 */
function readDefaultStorage({ quotaIncrease, maxFileSize }: JsonObject): Pick<Quota, "defaultStorage"> {
  if (!isJsonObject(quotaIncrease)) return {};
  const defaultStorage = [quotaIncrease["defaultStorage"], maxFileSize].find((size) => typeof size === "number");
  return defaultStorage === undefined ? {} : { defaultStorage };
}

const noMemberships: Readonly<Record<string, string>> = {};

/**
 * The configuration of the page as the platform hands it out (`deposits-config`, docs/platform/page.md 3), or any part
 * of it. Every key that is absent or of the wrong kind gets the default of docs/platform/product.md 9, so that a page
 * with an older configuration still works.
 *
 * @example readConfig(JSON.parse(input.value)).quota.maxFiles
 */
export function readConfig(json: unknown): DepositConfig {
  const config = asObject(json);
  const quota = asObject(config["quota"]);
  const positive = z.number().check(z.gte(1));
  return {
    vocabularies: readVocabularies(asObject(config["vocabularies"])),
    quota: {
      maxFiles: value(positive, quota["maxFiles"], DEFAULT_MAX_FILES),
      maxStorage: value(positive, quota["maxStorage"], DEFAULT_MAX_STORAGE),
      maxFileSize: value(z.nullable(positive), quota["maxFileSize"], null),
      ...readDefaultStorage(quota),
    },
    decimal_size_display: value(z.boolean(), config["decimal_size_display"], true),
    default_locale: value(z.string(), config["default_locale"], "en"),
    current_locale: value(z.string(), config["current_locale"], value(z.string(), config["default_locale"], "en")),
    autosave: value(z.boolean(), config["autosave"], false),
    allow_empty_files: value(z.boolean(), config["allow_empty_files"], true),
    file_upload_concurrency: value(positive, config["fileUploadConcurrency"], DEFAULT_UPLOAD_CONCURRENCY),
    default_transfer_type: value(z.string(), config["default_transfer_type"], LOCAL_TRANSFER),
    enabled_transfer_types: value(z.array(z.string()), config["enabled_transfer_types"], [LOCAL_TRANSFER]),
    dashboard_routes: {
      uploads: value(z.string(), asObject(config["dashboard_routes"])["uploads"], "/me/uploads"),
    },
    autocomplete_names: value(z.enum(["search", "search_only", "off"]), config["autocomplete_names"], "search"),
    is_doi_required: value(z.optional(z.boolean()), config["is_doi_required"], undefined),
    pids: readPids(config["pids"]),
    published_record: isJsonObject(config["published_record"])
      ? { pids: asObject(config["published_record"]["pids"]) }
      : null,
    custom_field_vocabularies: readCustomFieldVocabularies(config["custom_fields"]),
    custom_field_sections: readCustomFieldSections(config["custom_fields"]),
    hide_community_selection: value(z.boolean(), config["hide_community_selection"], false),
    user_communities_memberships: value(
      z.record(z.string(), z.string()),
      config["user_communities_memberships"],
      noMemberships,
    ),
    publish_modal_extra: value(z.string(), config["publish_modal_extra"], ""),
    record_restriction_grace_period: value(
      z.number(),
      config["record_restriction_grace_period"],
      DEFAULT_RESTRICTION_GRACE_PERIOD,
    ),
    allow_record_restriction: value(z.boolean(), config["allow_record_restriction"], false),
  };
}

/**
 * The permissions of the page (docs/platform/page.md 5); what is not said is not permitted, nothing said at all is an
 * owner.
 */
export function readPermissions(json: unknown): DepositPermissions {
  if (json === undefined || json === null) return ownerPermissions;
  const said = asObject(json);
  return {
    can_manage: said["can_manage"] === true,
    can_new_version: said["can_new_version"] === true,
    can_delete_draft: said["can_delete_draft"] === true,
    can_manage_files: said["can_manage_files"] === true,
    can_manage_record_access: said["can_manage_record_access"] === true,
  };
}
