import type { JsonObject } from "./shared/json.ts";

/** One choice of a list that the page hands out whole: what is stored, and what is shown for it. */
export interface VocabularyOption {
  readonly value: string;
  readonly text: string;
}

/** One resource type of the page configuration (docs/platform/product.md 3.6). `icon` is a name, never markup. */
export interface ResourceTypeOption {
  readonly id: string;
  readonly icon?: string | undefined;
  readonly type_name: string;
  readonly subtype_name: string;
}

/** How much may be uploaded. Sizes are in bytes. */
export interface Quota {
  readonly maxFiles: number;
  /** All files together, in this draft. */
  readonly maxStorage: number;
  /** One file, by default on this site; `null` for no limit of its own. */
  readonly maxFileSize: number | null;
  /** All files together, before any increase for this draft. @default 10^10, the platform's own default */
  readonly defaultStorage?: number | undefined;
}

/** What the platform says of the identifiers that may follow one that was published (docs/platform/pids.md 6). */
export interface PidTransitions {
  /** Names of providers; `external` and `not_needed` are names of their own, every other one is managed by the platform. */
  readonly allowed_providers: readonly string[];
  /** Why the others are not, in the platform's words and language. */
  readonly message: string;
}

/** How the page offers identifiers of one kind; today's only kind is `doi` (docs/platform/pids.md 6). */
export interface PidConfig {
  readonly scheme: string;
  readonly field_label: string;
  readonly pid_label: string;
  readonly pid_placeholder: string;
  /** Whether the platform can make one. */
  readonly can_be_managed: boolean;
  /** Whether one that was made elsewhere can be given. */
  readonly can_be_unmanaged: boolean;
  readonly btn_label_discard_pid: string;
  readonly btn_label_get_pid: string;
  readonly managed_help_text: string;
  readonly unmanaged_help_text: string;
  /** The answer to "do you have one already?" that a new draft begins with. */
  readonly default_selected: "yes" | "no" | "not_needed";
  /** `null`: nothing was published before, or nothing is said of it, so that everything may follow. */
  readonly optional_doi_transitions: PidTransitions | null;
}

/** One custom field of the page's configuration (docs/platform/page.md 7). */
export interface CustomFieldConfig {
  /** Its name, such as `journal:journal`. */
  readonly field: string;
  /** Name of the widget that draws it: `Input`, `Dropdown`, `Journal`. */
  readonly ui_widget: string;
  /** Whether it holds entries of a vocabulary. */
  readonly is_vocabulary: boolean;
  /** What the widget is told: `label`, `placeholder`, `options`; of a group, the same for each of its fields. */
  readonly props: JsonObject;
}

/** One group of custom fields of the page's configuration (docs/platform/page.md 7). */
export interface CustomFieldSectionConfig {
  /** Its heading, in the page's language. */
  readonly section: string;
  /** Name of its icon, "" for none. */
  readonly icon: string;
  /** Whether the heading is shown. */
  readonly displaySection: boolean;
  /** Whether its fields are only shown where they are filled in or asked for ("domain specific fields"). */
  readonly discoverable_fields: boolean;
  readonly fields: readonly CustomFieldConfig[];
}

/** What the host's page says about this deposit (docs/platform/page.md 3); every key has a default. */
export interface DepositConfig {
  readonly vocabularies: {
    readonly resource_type: readonly ResourceTypeOption[];
    readonly titles: { readonly type: readonly VocabularyOption[] };
    readonly descriptions: { readonly type: readonly VocabularyOption[] };
    readonly creators: { readonly role: readonly VocabularyOption[] };
    readonly contributors: { readonly role: readonly VocabularyOption[] };
    readonly dates: { readonly type: readonly VocabularyOption[] };
    readonly subjects: { readonly limit_to: readonly VocabularyOption[] };
    readonly identifiers: { readonly scheme: readonly VocabularyOption[] };
    readonly related_identifiers: {
      readonly scheme: readonly VocabularyOption[];
      readonly relations: readonly VocabularyOption[];
      readonly resource_type: readonly ResourceTypeOption[];
    };
  };
  readonly quota: Quota;
  readonly decimal_size_display: boolean;
  readonly default_locale: string;
  readonly current_locale: string;
  readonly allow_empty_files: boolean;
  /** Whether a draft that was saved once is saved by itself. */
  readonly autosave: boolean;
  readonly file_upload_concurrency: number;
  readonly default_transfer_type: string;
  readonly enabled_transfer_types: readonly string[];
  readonly dashboard_routes: { readonly uploads: string };
  readonly autocomplete_names: "search" | "search_only" | "off";
  /** Only `false` makes a DOI optional; a page that says nothing of it is one that requires it. */
  readonly is_doi_required: boolean | undefined;
  /** The identifiers that the site gives or takes; a site without DOIs has an empty list. */
  readonly pids: readonly PidConfig[];
  /** Of the published record that is being edited, what of it is not in its draft; `null` for every other draft. */
  readonly published_record: { readonly pids: JsonObject } | null;
  /** Names of custom fields whose values are vocabulary entries. */
  readonly custom_field_vocabularies: readonly string[];
  /** The groups of custom fields that the form draws by itself, in page order. */
  readonly custom_field_sections: readonly CustomFieldSectionConfig[];
  /** Whether the page has a community header of its own, so that the form shows none (docs/platform/page.md 3). */
  readonly hide_community_selection: boolean;
  /** The signed-in person's roles, by the id of a community: `owner`, `manager`, `curator`, `reader`. */
  readonly user_communities_memberships: Readonly<Record<string, string>>;
  /** HTML that the site adds to the questions before publishing and submitting; "" for none. */
  readonly publish_modal_extra: string;
  /**
   * Days after its creation in which a public record that is published may still be restricted
   * (docs/platform/product.md 5.9).
   */
  readonly record_restriction_grace_period: number;
  /** Whether published records may be restricted at any time (docs/platform/access.md 3). */
  readonly allow_record_restriction: boolean;
}

/** Files a deposit may have, when the host says nothing (docs/platform/product.md 9.1). */
export const DEFAULT_MAX_FILES = 5;
/** Bytes a deposit may have, when the host says nothing (docs/platform/product.md 9.1). */
export const DEFAULT_MAX_STORAGE = 10 ** 10;
/** Days in which a published record may still be restricted, when the host says nothing (docs/platform/access.md 3). */
export const DEFAULT_RESTRICTION_GRACE_PERIOD = 30;
/** Files that are sent at the same time (docs/platform/product.md 9.1). */
export const DEFAULT_UPLOAD_CONCURRENCY = 3;
/** Transfer type of a file sent in one request (docs/platform/product.md 9.1). */
export const LOCAL_TRANSFER = "L";
/** Transfer type of a file sent in parts (docs/platform/files.md 4). */
export const MULTIPART_TRANSFER = "M";
/** Transfer type of a file that the server fetches itself (docs/platform/files.md 4). */
export const FETCH_TRANSFER = "F";
/** Bytes of the smallest part (docs/platform/product.md 9.1): 5 MiB. */
export const SMALLEST_PART = 5 * 2 ** 20;
/** Bytes of the largest part (docs/platform/product.md 9.1): 5 GiB. */
export const LARGEST_PART = 5 * 2 ** 30;
/** Parts a file may have (docs/platform/product.md 9.1). */
export const MAX_PARTS = 10_000;
/** Bytes a file that is sent in parts may have (docs/platform/product.md 9.1): 5 TiB. */
export const MAX_FILE_SIZE = 5 * 2 ** 40;
/**
 * Milliseconds before each new try of a request that failed; those that are not 0 are varied by chance
 * (docs/platform/product.md 9.1).
 */
export const RETRY_DELAYS: readonly number[] = [0, 1000, 3000, 5000];
/** Media type of a file of which none is known (docs/platform/product.md 9.1). */
export const DEFAULT_MIMETYPE = "application/octet-stream";
/** Characters of a licence's description that the list shows (docs/platform/product.md 9.2). */
export const LICENSE_DESCRIPTION_LENGTH = 300;
/** Milliseconds that "Added" stays on the button after one more creator was added (docs/platform/product.md 9.3). */
export const ADDED_LABEL_DURATION = 2000;
/** Type of an additional title when none was chosen (docs/platform/product.md 9.4). */
export const DEFAULT_ADDITIONAL_TITLE_TYPE = "alternative-title";
