import { type Checksums, createChecksums } from "./files/checksums.ts";
import { createKeyedMutex } from "./keyedMutex.ts";
import { createSigner, type Signer } from "./objectStore/signedUrls.ts";
import type { Person } from "./people.ts";
import type { Settings } from "./settings.ts";
import { catalogue, type Catalogue, withEntries } from "./vocabularies/catalogue.ts";

/** What every route uses. */
export interface RepositoryContext {
  readonly settings: Settings;
  readonly catalogue: Catalogue;
  /** Runs one task per key at a time. Changes of a record use its id as the key. */
  readonly withLock: ReturnType<typeof createKeyedMutex>;
  readonly checksums: Checksums;
  /** Returns the signer of object store URLs. */
  readonly signer: () => Promise<Signer>;
}

export function createContext(settings: Settings): RepositoryContext {
  const withLock = createKeyedMutex();
  let signer: Promise<Signer> | undefined;
  return {
    settings,
    catalogue:
      Object.keys(settings.vocabularies).length === 0 ? catalogue : withEntries(catalogue, settings.vocabularies),
    withLock,
    checksums: createChecksums(settings, withLock),
    signer: () => (signer ??= createSigner(settings.store?.secret ?? "a secret of development")),
  };
}

/** An API call: the request and its authenticated user. */
export interface Call {
  readonly request: Request;
  readonly person: Person | undefined;
}

/** The variables that Hono passes to routes. */
export interface Environment {
  readonly Variables: { readonly call: Call };
}

export const baseOf = ({ settings }: RepositoryContext, request: Request): string =>
  settings.baseUrl ?? new URL(request.url).origin;
