/** What InvenioRDM 13.1 answers otherwise than the recorded 14.0, each with its reason: the lines by which it is told. */
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

/** Whether a difference is one of the InvenioRDM line that `INVENIO_LINE` names. */
export function isOfLine(difference: string): boolean {
  return process.env["INVENIO_LINE"] === "13" && DIFFERENCES.some(([line]) => line.test(difference));
}
