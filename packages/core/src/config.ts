/** Entries shown at once in lists that select one of many. `icon` is a name, never markup. */
export interface VocabularyOption {
  readonly value: string;
  readonly text: string;
}

/** One resource type of the page configuration (specification 3). */
export interface ResourceTypeOption {
  readonly id: string;
  readonly icon?: string | undefined;
  readonly type_name: string;
  readonly subtype_name: string;
}

/** How much may be uploaded: number of files, bytes in all, bytes a file (`null`: no limit of its own). */
export interface Quota {
  readonly maxFiles: number;
  readonly maxStorage: number;
  readonly maxFileSize: number | null;
}

/** What the host's page says about this deposit (behaviour 2.2); every key has a default. */
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
  readonly file_upload_concurrency: number;
  readonly default_transfer_type: string;
  readonly enabled_transfer_types: readonly string[];
  readonly dashboard_routes: { readonly uploads: string };
  readonly autocomplete_names: "search" | "search_only" | "off";
  readonly is_doi_required: boolean | undefined;
  /** Names of custom fields whose values are vocabulary entries. */
  readonly custom_field_vocabularies: readonly string[];
}

/** Files a deposit may have, when the host says nothing (specification 9). */
export const DEFAULT_MAX_FILES = 5;
/** Bytes a deposit may have, when the host says nothing (specification 9). */
export const DEFAULT_MAX_STORAGE = 10 ** 10;
/** Files that are sent at the same time (specification 9). */
export const DEFAULT_UPLOAD_CONCURRENCY = 3;
/** Transfer type of a file sent in one request (specification 9). */
export const LOCAL_TRANSFER = "L";
/** Media type of a file of which none is known (specification 9). */
export const DEFAULT_MIMETYPE = "application/octet-stream";
/** Characters of a licence's description that the list shows (specification 9). */
export const LICENSE_DESCRIPTION_LENGTH = 300;
/** Milliseconds that "Added" stays on the button after one more creator was added (specification 9). */
export const ADDED_LABEL_DURATION = 2000;
/** Type of an additional title when none was chosen (specification 9). */
export const DEFAULT_ADDITIONAL_TITLE_TYPE = "alternative-title";
