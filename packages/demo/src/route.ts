/** The pages of the host, by address. */
export type Route =
  | { readonly page: "dashboard" }
  | { readonly page: "deposit"; readonly id: string | null }
  | { readonly page: "record"; readonly id: string; readonly preview: boolean }
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

/** Which page an address shows; the addresses are the platform's own (behaviour 2.1). */
export function routeOf({ pathname, search }: { readonly pathname: string; readonly search: string }): Route {
  const parts = decoded(pathname);
  if (parts === null || parts.length > 2) return { page: "missing" };
  const [first, second] = parts;
  if (first === undefined || (first === "me" && second === "uploads")) return { page: "dashboard" };
  if (second === undefined) return { page: "missing" };
  if (first === "uploads") return { page: "deposit", id: second === "new" ? null : second };
  if (first === "records") {
    return { page: "record", id: second, preview: new URLSearchParams(search).get("preview") === "1" };
  }
  return { page: "missing" };
}

/** The part of a link that leads within this site: the platform's links carry an origin. */
export function pathOf(href: string): string {
  const { pathname, search, hash } = new URL(href, location.href);
  return pathname + search + hash;
}
