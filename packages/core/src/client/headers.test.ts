import { afterEach, describe, expect, it, vi } from "vitest";
import { acceptLanguage, createCsrf } from "./headers.ts";

afterEach(() => vi.unstubAllGlobals());

describe("acceptLanguage", () => {
  it.each([
    ["de_DE", "de-DE, de;q=0.8, en;q=0.6"],
    ["en_US", "en-US, en;q=0.8"],
    ["en", "en"],
    ["fr", "fr, en;q=0.8"],
    ["sr_RS_Latin", "sr-Latn-RS, sr;q=0.8, en;q=0.6"],
    ["sr_RS_Cyrillic", "sr-Cyrl-RS, sr;q=0.8, en;q=0.6"],
    ["zh-TW", "zh-TW, zh;q=0.8, en;q=0.6"],
  ])("turns %s into %s", (locale, expected) => {
    expect(acceptLanguage(locale)).toBe(expected);
  });
});

describe("createCsrf", () => {
  it("reads the page's cookie by its name, and nothing where there is no page", () => {
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
});
