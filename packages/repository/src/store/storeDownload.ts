import { baseOf, type RepositoryContext } from "../repositoryContext.ts";
import type { StoredFile } from "../records/documents.ts";
import { dispositionOf, mediaType } from "../records/mediaType.ts";
import { storeAddress } from "./storeAddress.ts";

/** 302 to where the store has the file, good for a minute (multipart.md). */
export async function redirectToStore(
  context: RepositoryContext,
  request: Request,
  { key }: StoredFile,
  fileId: string,
): Promise<Response> {
  const { settings } = context;
  const url = storeAddress(context, baseOf(context, request), fileId);
  url.searchParams.set("response-content-type", mediaType(key));
  url.searchParams.set("response-content-disposition", dispositionOf(key));
  const location = (await context.signer()).sign("GET", url, settings.now(), settings.downloadLinkLifetime);
  return new Response(null, {
    status: 302,
    headers: {
      Location: location,
      "Content-Type": mediaType(key),
      "Content-Disposition": dispositionOf(key),
      "Content-Security-Policy": "default-src 'none';",
      "Cache-Control": "no-cache",
    },
  });
}

/** The headers that the address of a download asks for. */
export const mediaTypeOfDownload = ({ searchParams }: URL): Record<string, string> => ({
  "Content-Type": searchParams.get("response-content-type") ?? "binary/octet-stream",
  "Content-Disposition": searchParams.get("response-content-disposition") ?? "inline",
});
