import { DepositError } from "../errors.ts";

/**
 * Returns a link that the platform sent. The state of a record decides which links it has (docs/platform/records.md 1.3).
 * @throws DepositError of kind `state-conflict` where the link is missing. Its request has no address: nothing was sent.
 */
export function linkOf(links: Readonly<Record<string, string | undefined>>, name: string, method: string): string {
  const link = links[name];
  if (link !== undefined && link !== "") return link;
  throw new DepositError({ kind: "state-conflict", request: { method, url: `link "${name}"` }, message: "" });
}

/** Where the repository is, seen from this page. */
export interface Addresses {
  /** The absolute address that creates drafts. */
  readonly createUrl: () => string;
  /** An address of the API by its path below the root, such as `vocabularies/languages`. */
  readonly api: (path: string) => string;
  /** Any address of the platform, made absolute. */
  readonly absolute: (url: string) => string;
  /** Whether an address is on the API's own host. Only that host gets the token and custom headers. */
  readonly isApi: (url: string) => boolean;
  /** Whether an address is on the page's host. Only that host gets the CSRF token. Without a page (Node), the API's host. */
  readonly isPage: (url: string) => boolean;
}

const pageAddress = (): string | undefined => (typeof location === "undefined" ? undefined : location.href);

/** Adds the slash that makes `https://host/api` a folder, so that relative addresses lie below it. */
const asFolder = (url: string): string => (url.endsWith("/") ? url : `${url}/`);

function resolve(url: string, base: string | undefined): URL {
  if (!URL.canParse(url, base))
    throw new Error(
      `@deposit/core: the address "${url}" cannot be resolved, because there is no page to resolve it against; ` +
        "give createClient a baseUrl, such as https://repository.example.",
    );
  return new URL(url, base);
}

/** Computes a value from the page's address and keeps it while that address stays the same. Every request asks for it. */
function perPage<Value>(compute: (page: string | undefined) => Value): () => Value {
  let last: { readonly page: string | undefined; readonly value: Value } | undefined;
  return () => {
    const page = pageAddress();
    if (last === undefined || last.page !== page) last = { page, value: compute(page) };
    return last.value;
  };
}

/**
 * Resolves the addresses of a repository against `baseUrl`, or against the page. The API's root is the folder that holds
 * `createUrl` (`/api` of `/api/records`). Reads the page's address only when asked, so that a client can be made before
 * there is a page.
 */
export function addressesOf(baseUrl: string | undefined, createUrl: string): Addresses {
  const base = perPage((page) => (baseUrl === undefined ? page : asFolder(resolve(baseUrl, page).href)));
  const at = (url: string): URL => resolve(url, base());
  const create = perPage(() => at(createUrl).href);
  const root = (): string =>
    new URL(
      ".",
      create()
        .replace(/[?#].*$/u, "")
        .replace(/\/+$/u, ""),
    ).href;
  const apiOrigin = perPage(() => at(createUrl).origin);
  const pageOrigin = perPage((page) => (page === undefined ? apiOrigin() : new URL(page).origin));
  return {
    createUrl: create,
    api: (path) => new URL(path, root()).href,
    absolute: (url) => at(url).href,
    isApi: (url) => at(url).origin === apiOrigin(),
    isPage: (url) => at(url).origin === pageOrigin(),
  };
}
