import type { Navigate } from "../ports.ts";

/**
 * Navigates as a page without a router does (docs/platform/product.md 2.1). The first save replaces the address without
 * a page load. Everything else loads its page.
 */
export const browserNavigate: Navigate = (to) => {
  switch (to.kind) {
    case "draft": {
      // Uses the path alone, since `replaceState` throws for another origin.
      const { pathname, search, hash } = new URL(to.href, globalThis.location.href);
      globalThis.history.replaceState(globalThis.history.state, "", `${pathname}${search}${hash}`);
      return;
    }
    case "preview":
    case "record":
    case "review":
    case "new-version":
    case "dashboard":
      globalThis.location.assign(to.href);
      return;
    default:
      to satisfies never;
  }
};
