import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

// How long to look for something before calling it missing: a busy machine is no reason to fail.
configure({ asyncUtilTimeout: 5000 });
afterEach(cleanup);
