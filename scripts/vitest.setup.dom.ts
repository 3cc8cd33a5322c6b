import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";
import { loadLateParts } from "../packages/react/src/ui/loadLateParts.ts";

// How long to look for something before calling it missing: a busy machine is no reason to fail.
configure({ asyncUtilTimeout: 5000 });
// A depositor's browser has fetched dialogs and menus by the time they are asked for (`useLatePartsWhenIdle`); what happens
// before that, and when they do not arrive, is asked by the tests of ui/.
beforeAll(loadLateParts);
afterEach(cleanup);
