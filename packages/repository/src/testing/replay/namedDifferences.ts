/** Exchanges that are knowingly answered otherwise, by scenario and place in the recording, each with its reason. At most 20. */
export const NAMED_DIFFERENCES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
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
