import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";
import { loadLazyMessages } from "../packages/react/src/i18n/lazyMessages.ts";
import { loadLazyParts } from "../packages/react/src/ui/lazy/loadLazyParts.ts";

// How long to look for something before calling it missing: a busy machine is no reason to fail.
configure({ asyncUtilTimeout: 5000 });
// A depositor's browser has fetched dialogs and menus by the time they are asked for (`useLazyPartsWhenIdle`); what happens
// before that, and when they do not arrive, is asked by the tests of ui/.
beforeAll(async () => {
  await Promise.all([loadLazyParts(), loadLazyMessages()]);
});
afterEach(cleanup);

// jsdom lays nothing out, and lacks the questions about it that the rich-text editor asks after a moment.
const nowhere = { x: 0, y: 0, width: 0, height: 0, top: 0, right: 0, bottom: 0, left: 0 };
// Tests of the server's side run without a document.
if ("Range" in globalThis) {
  Object.assign(Range.prototype, {
    getClientRects: () => [],
    getBoundingClientRect: () => ({ ...nowhere, toJSON: () => nowhere }),
  });
}
