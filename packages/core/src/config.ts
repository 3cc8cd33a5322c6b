import type { JsonObject } from "./shared/json.ts";

/** An option of a list that the page sends: its stored value and its text. */
export interface VocabularyOption {
  readonly value: string;
  readonly text: string;
}

/** A resource type of the page's configuration (docs/platform/product.md 3.6). `icon` is a name, never markup. */
export interface ResourceTypeOption {
  readonly id: string;
  readonly icon?: string | undefined;
  readonly type_name: string;
  readonly subtype_name: string;
}

/** The upload limits of a deposit. Sizes are in bytes. */
export interface Quota {
  readonly maxFiles: number;
  /** The limit of all files of this draft together. */
  readonly maxStorage: number;
  /** The limit of one file on this site. `null` for none. */
  readonly maxFileSize: number | null;
  /** The limit of all files together before any increase for this draft. @default 10^10, the platform's own default */
  readonly defaultStorage?: number | undefined;
}

/** The identifiers that may replace a published one (docs/platform/pids.md 6). */
export interface PidTransitions {
  /** Names of providers. `external` and `not_needed` are names of their own. The platform manages every other one. */
  readonly allowed_providers: readonly string[];
  /** Why the others are not allowed, in the platform's words and language. */
  readonly message: string;
}

/** How the page offers identifiers of one scheme. The only scheme today is `doi` (docs/platform/pids.md 6). */
export interface PidConfig {
  readonly scheme: string;
  readonly field_label: string;
  readonly pid_label: string;
  readonly pid_placeholder: string;
  /** Whether the platform can create one. */
  readonly can_be_managed: boolean;
  /** Whether an external one is accepted. */
  readonly can_be_unmanaged: boolean;
  readonly btn_label_discard_pid: string;
  readonly btn_label_get_pid: string;
  readonly managed_help_text: string;
  readonly unmanaged_help_text: string;
  /** The initial answer to "do you have one already?". */
  readonly default_selected: "yes" | "no" | "not_needed";
  /** `null` if nothing was published before, or if the page sets no limits. */
  readonly optional_doi_transitions: PidTransitions | null;
}

/** A custom field of the page's configuration (docs/platform/page.md 7). */
export interface CustomFieldConfig {
  /** The name, such as `journal:journal`. */
  readonly field: string;
  /** The name of its widget, such as `Input`, `Dropdown` or `Journal`. */
  readonly ui_widget: string;
  /** Whether its values are entries of a vocabulary. */
  readonly is_vocabulary: boolean;
  /** The properties of the widget: `label`, `placeholder`, `options`. A group has them for each of its fields. */
  readonly props: JsonObject;
}

/** A group of custom fields of the page's configuration (docs/platform/page.md 7). */
export interface CustomFieldSectionConfig {
  /** The heading, in the page's language. */
  readonly section: string;
  /** The name of its icon, or "". */
  readonly icon: string;
  /** Whether the heading is shown. */
  readonly displaySection: boolean;
  /** Whether its fields appear only when they have a value or are added ("domain specific fields"). */
  readonly discoverable_fields: boolean;
  readonly fields: readonly CustomFieldConfig[];
}

/**
 * The page's configuration of a deposit (docs/platform/page.md 3). `readConfig` fills in the default of each missing
 * key.
 */
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
  /** Whether the form saves a draft automatically after its first save. */
  readonly autosave: boolean;
  readonly file_upload_concurrency: number;
  readonly default_transfer_type: string;
  readonly enabled_transfer_types: readonly string[];
  readonly dashboard_routes: { readonly uploads: string };
  readonly autocomplete_names: "search" | "search_only" | "off";
  /** Whether a DOI is required. Only `false` makes it optional. */
  readonly is_doi_required: boolean | undefined;
  /** The schemes of identifiers that the site creates or accepts. Empty on a site without DOIs. */
  readonly pids: readonly PidConfig[];
  /** The parts of the published record that its draft does not hold. `null` for a draft that was never published. */
  readonly published_record: { readonly pids: JsonObject } | null;
  /** The names of custom fields whose values are vocabulary entries. */
  readonly custom_field_vocabularies: readonly string[];
  /** The groups of custom fields that the form renders by itself, in page order. */
  readonly custom_field_sections: readonly CustomFieldSectionConfig[];
  /** Whether the page has a community header of its own, so that the form shows none (docs/platform/page.md 3). */
  readonly hide_community_selection: boolean;
  /** The signed-in person's role in each community, by its id: `owner`, `manager`, `curator` or `reader`. */
  readonly user_communities_memberships: Readonly<Record<string, string>>;
  /** HTML that the site adds to the dialogs before publishing and submitting, or "". */
  readonly publish_modal_extra: string;
  /**
   * The number of days in which a new public record may still be restricted after it was published
   * (docs/platform/product.md 5.9).
   */
  readonly record_restriction_grace_period: number;
  /** Whether published records may be restricted at any time (docs/platform/access.md 3). */
  readonly allow_record_restriction: boolean;
}

/** The number of files that a deposit may have (docs/platform/product.md 9.1). */
export const DEFAULT_MAX_FILES = 5;
/** The number of bytes that a deposit may have (docs/platform/product.md 9.1). */
export const DEFAULT_MAX_STORAGE = 10 ** 10;
/** The number of days in which a published record may still be restricted (docs/platform/access.md 3). */
export const DEFAULT_RESTRICTION_GRACE_PERIOD = 30;
/** The number of files that are uploaded at the same time (docs/platform/product.md 9.1). */
export const DEFAULT_UPLOAD_CONCURRENCY = 3;
/** The transfer type of a file that is sent in one request (docs/platform/files.md 4). */
export const LOCAL_TRANSFER = "L";
/** The transfer type of a file that is sent in parts (docs/platform/files.md 4). */
export const MULTIPART_TRANSFER = "M";
/** The transfer type of a file that the server fetches itself (docs/platform/files.md 4). */
export const FETCH_TRANSFER = "F";
/** The size of the smallest part: 5 MiB, in bytes (docs/platform/product.md 9.1). */
export const SMALLEST_PART = 5 * 2 ** 20;
/** The size of the largest part: 5 GiB, in bytes (docs/platform/product.md 9.1). */
export const LARGEST_PART = 5 * 2 ** 30;
/** The number of parts that a file may have (docs/platform/product.md 9.1). */
export const MAX_PARTS = 10_000;
/** The size that a multipart file may have: 5 TiB, in bytes (docs/platform/product.md 9.1). */
export const MAX_FILE_SIZE = 5 * 2 ** 40;
/**
 * The pause before each retry of a failed request, in milliseconds. A pause that is not 0 is varied at random
 * (docs/platform/product.md 9.1).
 */
export const RETRY_DELAYS: readonly number[] = [0, 1000, 3000, 5000];
/** The media type of a file whose type is unknown (docs/platform/product.md 9.1). */
export const DEFAULT_MIMETYPE = "application/octet-stream";
/** The number of characters of a licence's description that a list shows (docs/platform/product.md 9.2). */
export const LICENSE_DESCRIPTION_LENGTH = 300;
/** How long "Added" stays on the button after a creator was added, in milliseconds (docs/platform/product.md 9.3). */
export const ADDED_LABEL_DURATION = 2000;
/** The type of an additional title whose type was not chosen (docs/platform/product.md 9.4). */
export const DEFAULT_ADDITIONAL_TITLE_TYPE = "alternative-title";
