import type { RequestSummary } from "../errors.ts";
import type { TransferAnswer } from "../ports.ts";
import type { Community } from "../record/community.ts";
import type { FileTransfer, ServerFile, ServerFileList } from "../record/files.ts";
import type { DepositRecord, RecordAnswer, RecordLinks } from "../record/record.ts";
import type { JsonObject } from "../shared/json.ts";

/** The options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** One page of search results. */
export interface SearchResult<Hit> {
  readonly hits: readonly Hit[];
  readonly total: number;
}

/** An entry of any vocabulary, with its title in the depositor's language. */
export interface VocabularyEntry {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Further properties, such as `url` and `scheme` of a licence or `alpha_2` of a language. */
  readonly props: Readonly<Record<string, string>>;
}

/** A person of the names vocabulary. */
export interface NameEntry {
  readonly id: string;
  readonly name: string;
  readonly family_name: string;
  readonly given_name: string;
  readonly identifiers: readonly { readonly scheme: string; readonly identifier: string }[];
  readonly affiliations: readonly { readonly id?: string | undefined; readonly name: string }[];
}

/** An organisation of the affiliations vocabulary. */
export interface AffiliationEntry {
  readonly id: string;
  readonly name: string;
  readonly acronym: string;
  readonly country: string;
  readonly identifiers: readonly { readonly scheme: string; readonly identifier: string }[];
}

/** A subject of the vocabulary that `scheme` names. */
export interface SubjectEntry {
  readonly id: string;
  readonly scheme: string;
  readonly subject: string;
}

/** A funder of research. */
export interface FunderEntry {
  readonly id: string;
  readonly name: string;
  readonly acronym: string;
  readonly country: string;
}

/** A grant of the awards vocabulary, with its funder. */
export interface AwardEntry {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly acronym: string;
  readonly program: string;
  /** The address of its page, or "". */
  readonly url: string;
  readonly funder: { readonly id: string; readonly name: string };
}

/** The number of found awards of one funder. */
export interface FunderFacet {
  readonly id: string;
  /** Name and country in the platform's words, such as "European Commission (BE)". */
  readonly label: string;
  readonly count: number;
}

/** One page of awards, and their funders. A search within one funder lists that funder alone (docs/platform/search.md 7). */
export interface AwardSearchResult extends SearchResult<AwardEntry> {
  readonly funders: readonly FunderFacet[];
}

/**
 * A request of the platform: a record submitted to a community (docs/platform/reviews.md 5). `links.actions` holds the
 * actions that are possible now. `links.next_html` is the page to show after submitting: the page of the request, or of the
 * record if it was accepted at once.
 */
export interface ReviewRequest {
  readonly id: string;
  readonly status: string;
  readonly links: {
    readonly self: string;
    readonly self_html: string;
    readonly next_html: string;
    readonly actions: Readonly<Record<string, string>>;
  };
}

/** An action on an open request. */
export type ReviewAction = "cancel" | "accept" | "decline";

/** A search query: a text and, where they apply, tags, page (from 1) and page size. */
export interface SearchQuery extends CallOptions {
  readonly text: string;
  readonly tags?: string | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** One file to initialize: its name, its size in bytes and its transfer type. */
export interface FileInit {
  readonly key: string;
  readonly size: number;
  readonly transfer: FileTransfer;
}

/**
 * The calls to a records platform (docs/platform/product.md 7.1). Every method rejects with a `DepositError` and nothing
 * else. A client follows the links that the platform sent, and builds no address from an id or a name.
 */
export interface DepositClient {
  /** Answers the address of the API, which names the platform in what is kept on this computer. @default the page's own */
  readonly platform?: (() => string) | undefined;
  readonly drafts: {
    create(payload: JsonObject, options?: CallOptions): Promise<RecordAnswer>;
    read(links: RecordLinks, options?: CallOptions): Promise<RecordAnswer>;
    /** Saves the draft. Sends `revision` as `If-Match`; a mismatch is a `conflict`. */
    save(
      links: RecordLinks,
      payload: JsonObject,
      options?: CallOptions & { readonly revision?: number | undefined },
    ): Promise<RecordAnswer>;
    publish(links: RecordLinks, options?: CallOptions): Promise<DepositRecord>;
    discard(links: RecordLinks, options?: CallOptions): Promise<void>;
    /** Returns the drafts among the ten newest records of the depositor, newest first. */
    listNewest(options?: CallOptions): Promise<readonly DepositRecord[]>;
  };
  readonly records: {
    /** Reads the published record of a draft (`links.record`), or a record by its own links. */
    read(links: RecordLinks, options?: CallOptions): Promise<DepositRecord>;
    /** Begins a new version, or returns the draft of one that exists (docs/platform/records.md 7.2). */
    createVersion(links: RecordLinks, options?: CallOptions): Promise<DepositRecord>;
  };
  readonly reviews: {
    /** Chooses the community with this id for the draft, and replaces the one chosen before. */
    update(links: RecordLinks, community: string, options?: CallOptions): Promise<ReviewRequest>;
    remove(links: RecordLinks, options?: CallOptions): Promise<void>;
    /** Submits the draft to the chosen community, with a comment for its curators. */
    submit(links: RecordLinks, comment?: string, options?: CallOptions): Promise<ReviewRequest>;
    read(id: string, options?: CallOptions): Promise<ReviewRequest>;
    act(request: ReviewRequest, action: ReviewAction, comment?: string, options?: CallOptions): Promise<ReviewRequest>;
  };
  readonly pids: {
    reserve(links: RecordLinks, scheme: string, options?: CallOptions): Promise<RecordAnswer>;
    discard(links: RecordLinks, scheme: string, options?: CallOptions): Promise<RecordAnswer>;
  };
  readonly communities: {
    search(scope: "all" | "mine", query: SearchQuery): Promise<SearchResult<Community>>;
    read(slug: string, options?: CallOptions): Promise<Community>;
  };
  readonly files: {
    list(links: RecordLinks, options?: CallOptions): Promise<ServerFileList>;
    /** Initializes files, all or none of them. Returns their entries alone (docs/platform/files.md 3). */
    init(links: RecordLinks, files: readonly FileInit[], options?: CallOptions): Promise<ServerFileList>;
    read(file: ServerFile["links"], options?: CallOptions): Promise<ServerFile>;
    commit(file: ServerFile["links"], options?: CallOptions): Promise<ServerFile>;
    /** Deletes a file. A file that does not exist is a `not-found`, which the caller interprets. */
    remove(file: ServerFile["links"], options?: CallOptions): Promise<void>;
    /** Imports the files of the previous version. The platform refuses it where the draft has files (docs/platform/files.md 10). */
    importPrevious(links: RecordLinks, options?: CallOptions): Promise<ServerFileList>;
    /**
     * Checks the answer to the bytes of a file, or of a part.
     * @throws DepositError where the platform did not take the bytes. A 200 with `errors` is a `refused` of status 200, and
     *   the server then has no entry any more (docs/platform/files.md 5).
     */
    readTransfer(request: RequestSummary, answer: TransferAnswer): void;
    /** Reads the ETag from a store's answer to the bytes of a part. @throws DepositError where the store refused them */
    readStored(request: RequestSummary, answer: TransferAnswer): { readonly etag: string | null };
  };
  readonly vocabularies: {
    search(vocabulary: string, query: SearchQuery): Promise<SearchResult<VocabularyEntry>>;
    names(query: SearchQuery): Promise<SearchResult<NameEntry>>;
    affiliations(query: SearchQuery): Promise<SearchResult<AffiliationEntry>>;
    /** Searches subjects, within one vocabulary if `scheme` names it. */
    subjects(query: SearchQuery & { readonly scheme?: string | undefined }): Promise<SearchResult<SubjectEntry>>;
    funders(query: SearchQuery): Promise<SearchResult<FunderEntry>>;
    /** Searches awards, of one funder if `funder` is its id. */
    awards(query: SearchQuery & { readonly funder?: string | undefined }): Promise<AwardSearchResult>;
  };
  /**
   * Returns the headers of a transfer of bytes to the repository's own origin: token or CSRF, and the host's custom headers.
   * A store on another origin (`isStore`) gets no headers and no cookies.
   */
  transferHeaders(url: string): {
    readonly headers: Readonly<Record<string, string>>;
    readonly withCredentials: boolean;
    readonly isStore: boolean;
  };
}
