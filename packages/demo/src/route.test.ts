import { describe, expect, it } from "vitest";
import { pathOf, routeOf } from "./route.ts";

describe("An address of the host", () => {
  it.each([
    ["/", "", { page: "dashboard" }],
    ["/me/uploads", "?page=2", { page: "dashboard" }],
    ["/uploads/new", "", { page: "deposit", id: null }],
    ["/uploads/abc-1", "", { page: "deposit", id: "abc-1" }],
    ["/records/abc-1", "", { page: "record", id: "abc-1", preview: false }],
    ["/records/abc-1", "?preview=1", { page: "record", id: "abc-1", preview: true }],
    ["/records", "", { page: "missing" }],
    ["/records/a/b", "", { page: "missing" }],
    ["/records/%E0%A4%A", "", { page: "missing" }],
    ["/elsewhere/a", "", { page: "missing" }],
  ])("%s%s", (pathname, search, route) => {
    expect(routeOf({ pathname, search })).toEqual(route);
  });

  it("keeps path and query of a link that the platform sent", () => {
    expect(pathOf("https://repository.example/records/a?preview=1#files")).toBe("/records/a?preview=1#files");
  });
});
