/** The pages of the host. */
export type Route =
  | { readonly page: "dashboard" }
  | { readonly page: "deposit"; readonly id: string | null; readonly community: string | null }
  | { readonly page: "record"; readonly id: string; readonly preview: boolean }
  | { readonly page: "request"; readonly id: string }
  | { readonly page: "community"; readonly slug: string }
  | { readonly page: "missing" };

function decoded(pathname: string): string[] | null {
  try {
    return pathname
      .split("/")
      .filter((part) => part !== "")
      .map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}

/** Returns the page of an address. Addresses equal the platform's (docs/platform/page.md 1). */
export function routeOf({ pathname, search }: { readonly pathname: string; readonly search: string }): Route {
  const parts = decoded(pathname);
  if (parts === null || parts.length > 3) return { page: "missing" };
  const [first, second, third] = parts;
  if (third !== undefined) {
    if (first === "me" && second === "requests") return { page: "request", id: third };
    // The upload link of a community opens the form with the community chosen.
    if (first === "communities" && second !== undefined && third === "upload") {
      return { page: "deposit", id: null, community: second };
    }
    return { page: "missing" };
  }
  if (first === undefined || (first === "me" && second === "uploads")) return { page: "dashboard" };
  if (second === undefined) return { page: "missing" };
  if (first === "uploads") {
    const isNew = second === "new";
    const community = isNew ? new URLSearchParams(search).get("community") : null;
    return { page: "deposit", id: isNew ? null : second, community };
  }
  if (first === "communities") return { page: "community", slug: second };
  // Some platform versions use this link to a request.
  if (first === "requests") return { page: "request", id: second };
  if (first === "records") {
    return { page: "record", id: second, preview: new URLSearchParams(search).get("preview") === "1" };
  }
  return { page: "missing" };
}

/** Returns the path of a link without its origin. */
export function pathOf(href: string): string {
  const { pathname, search, hash } = new URL(href, location.href);
  return pathname + search + hash;
}
