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

function resolve(url: string, base: string | undefined): string {
  if (!URL.canParse(url, base))
    throw new Error(
      `@deposit/core: the address "${url}" cannot be resolved, because there is no page to resolve it against; ` +
        "give createClient a baseUrl, such as https://repository.example.",
    );
  return new URL(url, base).href;
}

/**
 * Addresses of a repository: relative ones are resolved against `baseUrl`, else against the page.
 * The API's root is the folder that holds `createUrl` (`/api` of `/api/records`). Nothing is read before it is asked
 * for, so that a client may be made where there is no page yet.
 */
export function addressesOf(baseUrl: string | undefined, createUrl: string): Addresses {
  const absolute = (url: string): string => {
    const page = pageAddress();
    return resolve(url, baseUrl === undefined ? page : asFolder(resolve(baseUrl, page)));
  };
  const create = (): string => absolute(createUrl);
  const root = (): string =>
    new URL(
      ".",
      create()
        .replace(/[?#].*$/u, "")
        .replace(/\/+$/u, ""),
    ).href;
  const apiOrigin = (): string => new URL(create()).origin;
  const originOf = (url: string): string => new URL(absolute(url)).origin;
  return {
    createUrl: create,
    api: (path) => new URL(path, root()).href,
    absolute,
    isApi: (url) => originOf(url) === apiOrigin(),
    isPage: (url) => {
      const page = pageAddress();
      return originOf(url) === (page === undefined ? apiOrigin() : new URL(page).origin);
    },
  };
}
