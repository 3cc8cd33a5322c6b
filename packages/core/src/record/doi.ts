import { type JsonObject, asText, below } from "../shared/json.ts";
import { identifierSchemes, writeIdentifier } from "./identifierSchemes.ts";

/**
 * The provider's name of an identifier that was made elsewhere; every other provider is the platform's own
 * (docs/platform/pids.md 6).
 */
const EXTERNAL_PROVIDER = "external";

/** The DOI in a record's `pids`: its identifier ("" where none is given yet), and whether the platform made it. */
export interface Doi {
  readonly identifier: string;
  readonly isManaged: boolean;
}

/** The DOI in `pids`, `null` where there is none; one of the platform's without an identifier is none. */
export function readDoi(pids: JsonObject): Doi | null {
  const provider = asText(below(pids, "doi", "provider"));
  const identifier = asText(below(pids, "doi", "identifier"));
  if (provider === EXTERNAL_PROVIDER) return { identifier, isManaged: false };
  return identifier === "" ? null : { identifier, isManaged: true };
}

/**
 * The bare DOI in any of its spellings (address, `doi:`, upper case), or `null` when it is none by form.
 *
 * @example bareDoi("https://doi.org/10.1234/foo.bar") // "10.1234/foo.bar"
 */
export function bareDoi(text: string): string | null {
  return writeIdentifier(identifierSchemes.doi, text);
}
