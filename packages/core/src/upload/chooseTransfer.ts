import { LOCAL_TRANSFER } from "../config.ts";

/** The transfer types this uploader can do. */
const SUPPORTED_TRANSFERS: readonly string[] = [LOCAL_TRANSFER];

/**
 * The way to transfer a file: the preferred type where it is enabled and supported, else the first that is both;
 * `null` when the repository enables none that this uploader can do. An empty list says nothing and forbids nothing.
 */
export function chooseTransfer(preferred: string, enabled: readonly string[]): string | null {
  const possible = SUPPORTED_TRANSFERS.filter((type) => enabled.length === 0 || enabled.includes(type));
  return possible.find((type) => type === preferred) ?? possible[0] ?? null;
}
