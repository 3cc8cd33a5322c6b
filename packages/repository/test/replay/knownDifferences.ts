/**
 * Exchanges that the embedded repository knowingly answers differently, by scenario and index, with a reason. At most
 * 20.
 */
export const KNOWN_DIFFERENCES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  publish: {
    33: "the search index of the platform leaves out `storage_class`; here lists and single records are the same",
    45: "counts every upload of the recorded instance, and a search index that lags behind the bucket",
  },
  searches: {
    13: "finds people of the recorded instance, who are real and not copied here; the example people are made up",
  },
  page: {
    15: "was opened by a secret link, which the repository does not make",
  },
  multipart: {
    333: "the worker was done while the record was being published; here it is done before or after",
    338: "asks for an object in another bucket, which no repository has",
    339: "asks for an object in another bucket, which no repository has",
    355: "the web server hung up on a page that was still sending; this one reads to the end, and a fault hangs up",
    356: "the web server hung up on a page that was still sending; this one reads to the end, and a fault hangs up",
  },
};

/**
 * Exchanges that are not sent to a running platform, by scenario and index, with a reason. `page` refers to the
 * built-in form; all pages with the editor are compared.
 */
export const LIVE_DIFFERENCES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  publish: {
    45: "counts every upload of the recorded instance",
  },
  multipart: {
    355: "Chromium gives up where the web server hangs up while it sends; a program, which asks here, still reads the answer",
    356: "Chromium gives up where the web server hangs up while it sends; a program, which asks here, still reads the answer",
  },
  page: {
    8: "the instance with the built-in form speaks English alone (`I18N_LANGUAGES`); the one with the editor is asked",
  },
};

/** Differences of InvenioRDM 13.1 from the recorded 14.0: patterns of difference lines, with a reason. */
const DIFFERENCES: readonly (readonly [line: RegExp, reason: string])[] = [
  [/\.title\.(ar|es): missing$/, "its vocabularies speak fewer languages"],
  [/\.hits\.(hits: \d+ items, were|total: \d+, was) \d+$/, "its vocabularies have fewer entries"],
  [/\.tags: missing$/, "its vocabularies have fewer keys"],
  [/\.links\.(quota_increase|request_deletion|file_modification|collection_trees): missing$/, "has no such requests"],
  [/\.(last_reply|last_activity_at|files|reviewers|links\.(un)?lock|links\.timeline_focused): missing$/, "no threads"],
  [/\.reviewers: not in the recording$/, "names the reviewers of a request"],
  [/\.(records_html|self_html): "[^"]*(\/me\/requests\/|\/search\?)/, "its own pages have other addresses"],
  [/\.links\.self: "[^"]*", was "[^"]*%/, "escapes addresses"],
  [/\.(expires_at|expiration): "[^"]*(\+00:00|Z)", was "[^"+]*"$/, "leaves out the zone of a time, which is UTC"],
  [/\.member_policy: "closed", was "open"$/, "opens a community to members"],
  [/\.can_manage_collections: missing$/, "has no such permission"],
  [/\.(publication_date|ui\.publication_date_l10n_\w+): missing$/, "leaves a new version without a publication date"],
  [/was "(metadata\.publication_date|Missing data for required field\.)"$/, "so it misses that before the files"],
  [/^etag "\d+", was "\d+"$|\.revision_id: \d+, was \d+$/, "counts revisions otherwise"],
  [/\.metadata\.version: not in the recording$|\.ui\.version: "v1", was "x+"$/, "takes a version of any length"],
  [/^\.errors: (36 items, were 35|37 items, were 36)$/, "takes a version of any length"],
  [/was "You cannot create a review for an already published record\."$/, "says so of a new version, too"],
];

/** Returns whether a difference is known for the version in `INVENIO_LINE`. */
export function isVersionDifference(difference: string): boolean {
  return process.env["INVENIO_LINE"] === "13" && DIFFERENCES.some(([line]) => line.test(difference));
}
