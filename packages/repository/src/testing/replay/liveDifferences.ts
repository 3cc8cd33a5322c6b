/** Exchanges that a running platform is not asked, by scenario and place in the recording, each with its reason. */
export const LIVE_DIFFERENCES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  publish: {
    45: "counts every upload of the recorded instance",
  },
  multipart: {
    89: "the quota of this one draft was lowered in the database",
  },
};
