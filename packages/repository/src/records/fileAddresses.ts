import { timestamp } from "../ids.ts";
import type { JsonObject } from "../json.ts";
import { baseOf, type RepositoryContext } from "../repositoryContext.ts";
import { storeAddress } from "../store/storeAddress.ts";
import type { StoredTransfer } from "./documents.ts";
import type { FileAddresses } from "./links.ts";

/** Addresses as this caller is told them; those of parts are made anew for every answer (multipart.md). */
export async function fileAddresses(context: RepositoryContext, request: Request): Promise<FileAddresses> {
  const { settings } = context;
  const base = baseOf(context, request);
  const signer = settings.store === undefined ? undefined : await context.signer();
  const now = settings.now();
  const end = new Date(now.getTime() + settings.partLinkLifetime * 1000);

  const inStore = ({ fileId, into }: StoredTransfer, part: number): string => {
    const url = storeAddress(context, base, fileId);
    url.searchParams.set("uploadId", "upload" in into ? into.upload : "");
    url.searchParams.set("partNumber", String(part));
    return signer?.sign("PUT", url, now, settings.partLinkLifetime) ?? url.href;
  };
  return {
    base,
    parts: (transfer, self) =>
      Array.from({ length: Math.max(0, transfer.parts) }, (_, index): JsonObject => {
        const part = index + 1;
        return "upload" in transfer.into
          ? { part, url: inStore(transfer, part), expiration: end.toISOString().replace(/\.\d+/, "") }
          : { part, url: `${self}/content/${part}`, expiration: timestamp(end) };
      }),
  };
}
