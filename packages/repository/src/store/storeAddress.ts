import type { RepositoryContext } from "../repositoryContext.ts";

/** Where a store answers, on whatever origin. */
export const STORE_PATH = "/__store/";

/** The address of a file in the store, without its permission; `base` is the repository's own origin. */
export function storeAddress({ settings }: RepositoryContext, base: string, fileId: string): URL {
  const path = `${STORE_PATH}rdm/files/${fileId.slice(0, 2)}/${fileId.slice(2, 4)}/${fileId.slice(4)}/data`;
  return new URL(path, settings.store?.origin ?? base);
}

/** The file id that an address of the store names. */
export function fileIdOf({ pathname }: URL): string | undefined {
  const [, ...found] = /^\/__store\/rdm\/files\/(..)\/(..)\/([^/]+)\/data$/.exec(pathname) ?? [];
  return found.length === 0 ? undefined : found.join("");
}
