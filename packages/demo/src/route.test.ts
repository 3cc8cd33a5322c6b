import { describe, expect, it } from "vitest";
import { pathOf, routeOf } from "./route.ts";

describe("an address of the host", () => {
  it.each([
    ["/", "", { page: "dashboard" }],
    ["/me/uploads", "?page=2", { page: "dashboard" }],
    ["/uploads/new", "", { page: "deposit", id: null, community: null }],
    ["/uploads/abc-1", "", { page: "deposit", id: "abc-1", community: null }],
    ["/records/abc-1", "", { page: "record", id: "abc-1", preview: false }],
    ["/records/abc-1", "?preview=1", { page: "record", id: "abc-1", preview: true }],
    ["/uploads/new", "?community=open-lab", { page: "deposit", id: null, community: "open-lab" }],
    ["/communities/open-lab/upload", "", { page: "deposit", id: null, community: "open-lab" }],
    ["/communities/open-lab", "", { page: "community", slug: "open-lab" }],
    ["/me/requests/r-1", "", { page: "request", id: "r-1" }],
    ["/requests/r-1", "", { page: "request", id: "r-1" }],
    ["/me/requests", "", { page: "missing" }],
    ["/records", "", { page: "missing" }],
    ["/records/a/b/c", "", { page: "missing" }],
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
