import type { RequestSummary } from "../errors.ts";
import type { TransferAnswer } from "../ports.ts";
import type { Community } from "../record/community.ts";
import type { FileTransfer, ServerFile, ServerFileList } from "../record/files.ts";
import type { DepositRecord, RecordAnswer, RecordLinks } from "../record/record.ts";
import type { JsonObject } from "../shared/json.ts";

/** Options of one call. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
}

/** A page of search results. */
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
  /** Further facts: `url` and `scheme` of a licence, `alpha_2` of a language. */
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

/** A subject of one of the subject vocabularies; `scheme` names which. */
export interface SubjectEntry {
  readonly id: string;
  readonly scheme: string;
  readonly subject: string;
}

/** Who pays for research. */
export interface FunderEntry {
  readonly id: string;
  readonly name: string;
  readonly acronym: string;
  readonly country: string;
}

/** A grant of the awards vocabulary, with the funder it belongs to. */
export interface AwardEntry {
  readonly id: string;
  readonly title: string;
  readonly number: string;
  readonly acronym: string;
  readonly program: string;
  /** Its page, "" where it has none. */
  readonly url: string;
  readonly funder: { readonly id: string; readonly name: string };
}

/** How many of the awards that were found are of one funder. */
export interface FunderFacet {
  readonly id: string;
  /** Name and country, as the platform words them: "European Commission (BE)". */
  readonly label: string;
  readonly count: number;
}

/** A page of awards, and whose they are; of a search within one funder that funder alone (seen on 14.0.5). */
export interface AwardSearchResult extends SearchResult<AwardEntry> {
  readonly funders: readonly FunderFacet[];
}

/**
 * A request of the platform: a record submitted to a community (docs/platform/reviews.md 5). `links.actions` holds what
 * may be done with it now; `next_html` is where to go after submitting: its page, or the record's when it was accepted
 * at once.
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

/** What can be done with a request that is open. */
export type ReviewAction = "cancel" | "accept" | "decline";

/** How to search: a text, and where it applies tags, page (from 1) and entries a page. */
export interface SearchQuery extends CallOptions {
  readonly text: string;
  readonly tags?: string | undefined;
  readonly page?: number | undefined;
  readonly size?: number | undefined;
}

/** One file to be announced: name, bytes and way of transfer. */
export interface FileInit {
  readonly key: string;
  readonly size: number;
  readonly transfer: FileTransfer;
}

/**
 * The calls of docs/platform/product.md 7.1. Every method rejects with a `DepositError` and with nothing else.
 * Paths are never built from ids or names: they are the links that the platform sent.
 */
export interface DepositClient {
  /** Answers the address of the API, which names the platform in what is kept on this computer. @default the page's own */
  readonly platform?: (() => string) | undefined;
  readonly drafts: {
    create(payload: JsonObject, options?: CallOptions): Promise<RecordAnswer>;
    read(links: RecordLinks, options?: CallOptions): Promise<RecordAnswer>;
    /** Saves the draft; `revision`, where given, is sent as `If-Match` and a mismatch is a `conflict`. */
    save(
      links: RecordLinks,
      payload: JsonObject,
      options?: CallOptions & { readonly revision?: number | undefined },
    ): Promise<RecordAnswer>;
    publish(links: RecordLinks, options?: CallOptions): Promise<DepositRecord>;
    discard(links: RecordLinks, options?: CallOptions): Promise<void>;
    /** The drafts among the ten records that the depositor made last, newest first. */
    listNewest(options?: CallOptions): Promise<readonly DepositRecord[]>;
  };
  readonly records: {
    /** The published record that a draft belongs to (`links.record`), or a record by its own links. */
    read(links: RecordLinks, options?: CallOptions): Promise<DepositRecord>;
    /** Begins a new version, or gives the draft of the one that was begun (docs/platform/records.md 7.2). */
    createVersion(links: RecordLinks, options?: CallOptions): Promise<DepositRecord>;
  };
  readonly reviews: {
    /** Chooses the community with this id for the draft, in place of one chosen before. */
    update(links: RecordLinks, community: string, options?: CallOptions): Promise<ReviewRequest>;
    remove(links: RecordLinks, options?: CallOptions): Promise<void>;
    /** Submits the draft to the chosen community, with a comment to its curators. */
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
    /**
     * Announces files, all or none of them; gives their entries, of the whole list that the platform answers
     * (docs/platform/files.md 3).
     */
    init(links: RecordLinks, files: readonly FileInit[], options?: CallOptions): Promise<ServerFileList>;
    read(file: ServerFile["links"], options?: CallOptions): Promise<ServerFile>;
    commit(file: ServerFile["links"], options?: CallOptions): Promise<ServerFile>;
    /** Deletes a file; one that is not there is a `not-found`, which the caller judges. */
    remove(file: ServerFile["links"], options?: CallOptions): Promise<void>;
    /**
     * Takes over the files of the previous version (docs/platform/product.md 7.1); refused where the draft has files.
     */
    importPrevious(links: RecordLinks, options?: CallOptions): Promise<ServerFileList>;
    /**
     * Reads what a transport was answered for the bytes of a file, or of a part: throws a `DepositError` as any other
     * call where they were not taken. A 200 that says `errors` is a `refused` with status 200; the entry is then gone
     * from the server (docs/platform/files.md 5).
     */
    readTransfer(request: RequestSummary, answer: TransferAnswer): void;
    /** Reads what a store answered to the bytes of a part: its ETag, or a `DepositError`. */
    readStored(request: RequestSummary, answer: TransferAnswer): { readonly etag: string | null };
  };
  readonly vocabularies: {
    search(vocabulary: string, query: SearchQuery): Promise<SearchResult<VocabularyEntry>>;
    names(query: SearchQuery): Promise<SearchResult<NameEntry>>;
    affiliations(query: SearchQuery): Promise<SearchResult<AffiliationEntry>>;
    /** Subjects; `scheme` searches one vocabulary only. */
    subjects(query: SearchQuery & { readonly scheme?: string | undefined }): Promise<SearchResult<SubjectEntry>>;
    funders(query: SearchQuery): Promise<SearchResult<FunderEntry>>;
    /** Awards, of one funder only where `funder` names its id. */
    awards(query: SearchQuery & { readonly funder?: string | undefined }): Promise<AwardSearchResult>;
  };
  /**
   * Headers that a transfer of bytes to the repository's own origin needs: token or CSRF, and the custom ones. A store on
   * another origin (`isStore`) gets none, nor cookies.
   */
  transferHeaders(url: string): {
    readonly headers: Readonly<Record<string, string>>;
    readonly withCredentials: boolean;
    readonly isStore: boolean;
  };
}
