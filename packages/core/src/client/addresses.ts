/** Where the repository is, seen from this page. */
export interface Addresses {
  /** The address that creates drafts, absolute. */
  readonly createUrl: () => string;
  /** An address of the API by its path below the root, such as `vocabularies/languages`. */
  readonly api: (path: string) => string;
  /** Any address the platform gave, made absolute. */
  readonly absolute: (url: string) => string;
  /** Whether an address is on the API's own host: only there go token and custom headers. */
  readonly isApi: (url: string) => boolean;
  /** Whether an address is on the page's host: only there goes the CSRF token. Without a page (Node) the API's host counts. */
  readonly isPage: (url: string) => boolean;
}

const pageAddress = (): string | undefined => (typeof location === "undefined" ? undefined : location.href);

/** `https://host/api` is meant as a folder: what is relative to it lies below it. */
const asFolder = (url: string): string => (url.endsWith("/") ? url : `${url}/`);

function resolve(url: string, base: string | undefined): URL {
  if (!URL.canParse(url, base))
    throw new Error(
      `@deposit/core: the address "${url}" cannot be resolved, because there is no page to resolve it against; ` +
        "give createClient a baseUrl, such as https://repository.example.",
    );
  return new URL(url, base);
}

/** What is worked out of the page's address, once while that stays the same: every request asks for it. */
function ofPage<Value>(workOut: (page: string | undefined) => Value): () => Value {
  let last: { readonly page: string | undefined; readonly value: Value } | undefined;
  return () => {
    const page = pageAddress();
    if (last === undefined || last.page !== page) last = { page, value: workOut(page) };
    return last.value;
  };
}

/**
 * Addresses of a repository: relative ones are resolved against `baseUrl`, else against the page.
 * The API's root is the folder that holds `createUrl` (`/api` of `/api/records`). Nothing is read before it is asked
 * for, so that a client may be made where there is no page yet.
 */
export function addressesOf(baseUrl: string | undefined, createUrl: string): Addresses {
  const base = ofPage((page) => (baseUrl === undefined ? page : asFolder(resolve(baseUrl, page).href)));
  const at = (url: string): URL => resolve(url, base());
  const create = ofPage(() => at(createUrl).href);
  const root = (): string =>
    new URL(
      ".",
      create()
        .replace(/[?#].*$/u, "")
        .replace(/\/+$/u, ""),
    ).href;
  const apiOrigin = ofPage(() => at(createUrl).origin);
  const pageOrigin = ofPage((page) => (page === undefined ? apiOrigin() : new URL(page).origin));
  return {
    createUrl: create,
    api: (path) => new URL(path, root()).href,
    absolute: (url) => at(url).href,
    isApi: (url) => at(url).origin === apiOrigin(),
    isPage: (url) => at(url).origin === pageOrigin(),
  };
}
