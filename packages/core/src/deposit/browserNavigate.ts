import type { Navigate } from "../ports.ts";

/**
 * Navigation as a page without a router does it (docs/platform/product.md 2.1): the first save replaces the address
 * without a page load, everything else loads the page it leads to.
 */
export const browserNavigate: Navigate = (to) => {
  switch (to.kind) {
    case "draft": {
      // Another origin in a link must not break the page: the path is what counts.
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
