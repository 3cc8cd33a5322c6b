/**
 * Exchanges that a running platform is not asked, by scenario and place in the recording, each with its reason. `page` is
 * that of the built-in form's pages; those with the editor are asked every one.
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
