const MESSAGES = {
  AccessDenied: [403, "Request has expired."],
  AccessForbidden: [
    403,
    "CORSResponse: This CORS request is not allowed. This is usually because the evalution of Origin, request method / Access-Control-Request-Method or Access-Control-Request-Headers are not whitelisted by the resource&#39;s CORS spec.",
  ],
  BadDigest: [400, "The Content-MD5 you specified did not match what we received."],
  InvalidDigest: [400, "The Content-Md5 you specified is not valid."],
  MissingContentLength: [411, "You must provide the Content-Length HTTP header."],
  NoSuchKey: [404, "The specified key does not exist."],
  NoSuchUpload: [
    404,
    "The specified multipart upload does not exist. The upload ID may be invalid, or the upload may have been aborted or completed.",
  ],
  SignatureDoesNotMatch: [
    403,
    "The request signature we calculated does not match the signature you provided. Check your key and signing method.",
  ],
} as const satisfies Record<string, readonly [status: number, message: string]>;

/** A refusal as a store writes it: XML, with the headers that let a page read it, or without them. */
export function storeError(
  code: keyof typeof MESSAGES,
  headers: Readonly<Record<string, string>> = {},
  details: Readonly<Record<string, string>> = {},
): Response {
  const [status, message] = MESSAGES[code];
  const more = Object.entries(details).map(([name, value]) => `<${name}>${escaped(value)}</${name}>`);
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message>${more.join("")}</Error>`;
  return new Response(body, { status, headers: { "Content-Type": "application/xml", ...headers } });
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
