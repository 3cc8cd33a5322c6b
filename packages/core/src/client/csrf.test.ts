import { afterEach, expect, it, vi } from "vitest";
import { createCsrf } from "./csrf.ts";

afterEach(() => vi.unstubAllGlobals());

it("reads the cookie of the page by its name, and nothing where there is no page", () => {
  expect(createCsrf().token()).toBeUndefined();
  vi.stubGlobal("document", { cookie: "xcsrftoken=no; csrftoken=a%3Db; other=c; bad=%E0%A4%A" });
  expect(createCsrf().token()).toBe("a=b");
  expect(createCsrf({ cookieName: "bad" }).token()).toBe("%E0%A4%A");
  expect(createCsrf({ cookieName: "missing" }).token()).toBeUndefined();
});

it("sends no header without a token", () => {
  const csrf = createCsrf({ headerName: "X-Token" });
  expect(csrf.headers("t")).toEqual({ "X-Token": "t" });
  expect(csrf.headers(undefined)).toEqual({});
  expect(csrf.headers("")).toEqual({});
});
