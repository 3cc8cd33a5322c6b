/**
 * Exchanges that the embedded repository knowingly answers differently, by scenario and index, with a reason. At most
 * 20.
 */
export const KNOWN_DIFFERENCES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  publish: {
    33: "the platform's search index omits `storage_class`; here lists and records are equal",
    45: "the counts include other uploads of the recorded instance, and its search index lags behind",
  },
  searches: {
    13: "the people of the recorded instance are real and not copied; the example people are fictional",
  },
  page: {
    15: "the repository has no secret links",
  },
  multipart: {
    333: "the worker finished during publishing; here it finishes before or after",
    338: "the repository has one bucket, and this asks for another",
    339: "the repository has one bucket, and this asks for another",
    355: "the web server closed the connection during the upload; this one reads to the end",
    356: "the web server closed the connection during the upload; this one reads to the end",
  },
};

/**
 * Exchanges that are not sent to a running platform, by scenario and index, with a reason. `page` refers to the
 * built-in form; all pages with the editor are compared.
 */
export const LIVE_DIFFERENCES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  publish: {
    45: "the counts include other uploads of the recorded instance",
  },
  multipart: {
    355: "Chromium fails when the web server closes the connection; the client of this replay reads the response",
    356: "Chromium fails when the web server closes the connection; the client of this replay reads the response",
  },
  page: {
    8: "the instance with the built-in form has English only (`I18N_LANGUAGES`)",
  },
};

/** Differences of InvenioRDM 13.1 from the recorded 14.0: patterns of difference lines, with a reason. */
const DIFFERENCES: readonly (readonly [line: RegExp, reason: string])[] = [
  [/\.title\.(ar|es): missing$/, "its vocabularies have fewer languages"],
  [/\.hits\.(hits: \d+ items, were|total: \d+, was) \d+$/, "its vocabularies have fewer entries"],
  [/\.tags: missing$/, "its vocabularies have fewer keys"],
  [
    /\.links\.(quota_increase|request_deletion|file_modification|collection_trees): missing$/,
    "it has no such requests",
  ],
  [
    /\.(last_reply|last_activity_at|files|reviewers|links\.(un)?lock|links\.timeline_focused): missing$/,
    "it has no threads",
  ],
  [/\.reviewers: not in the recording$/, "it lists the reviewers of a request"],
  [/\.(records_html|self_html): "[^"]*(\/me\/requests\/|\/search\?)/, "its own pages have other addresses"],
  [/\.links\.self: "[^"]*", was "[^"]*%/, "it escapes addresses"],
  [/\.(expires_at|expiration): "[^"]*(\+00:00|Z)", was "[^"+]*"$/, "it omits the time zone, which is UTC"],
  [/\.member_policy: "closed", was "open"$/, "its communities are open to members"],
  [/\.can_manage_collections: missing$/, "it has no such permission"],
  [/\.(publication_date|ui\.publication_date_l10n_\w+): missing$/, "a new version has no publication date"],
  [
    /was "(metadata\.publication_date|Missing data for required field\.)"$/,
    "the missing date is reported before the files",
  ],
  [/^etag "\d+", was "\d+"$|\.revision_id: \d+, was \d+$/, "it counts revisions differently"],
  [/\.metadata\.version: not in the recording$|\.ui\.version: "v1", was "x+"$/, "it accepts a version of any length"],
  [/^\.errors: (36 items, were 35|37 items, were 36)$/, "it accepts a version of any length"],
  [
    /was "You cannot create a review for an already published record\."$/,
    "it uses this message for a new version as well",
  ],
];

/** Returns whether a difference is known for the version in `INVENIO_LINE`. */
export function isVersionDifference(difference: string): boolean {
  return process.env["INVENIO_LINE"] === "13" && DIFFERENCES.some(([line]) => line.test(difference));
}
