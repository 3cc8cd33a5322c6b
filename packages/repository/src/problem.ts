import type { FieldError } from "./validate/field.ts";

const INTERNAL =
  "The server encountered an internal error and was unable to complete your request. Either the server is overloaded or there is an error in the application.";

/**
 * An error response in the platform's shape `{status, message, errors?}` (docs/platform/http.md 4). Routes throw it,
 * and `createRepository` converts it into the response.
 */
export class Problem extends Error {
  override readonly name = "Problem";

  constructor(
    /** The HTTP status. */
    readonly status: number,
    message: string,
    /** Messages by field path; omitted from the response when empty. */
    readonly errors: readonly FieldError[] = [],
    /** Additional response headers. */
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  toResponse(): Response {
    const body = {
      status: this.status,
      message: this.message,
      ...(this.errors.length > 0 ? { errors: this.errors } : {}),
    };
    return new Response(JSON.stringify(body), {
      status: this.status,
      headers: { "Content-Type": "application/json", ...this.headers },
    });
  }
}

export const permissionDenied = (): Problem => new Problem(403, "Permission denied.");
export const pidDoesNotExist = (): Problem => new Problem(404, "The persistent identifier does not exist.");
export const notFound = (): Problem => new Problem(404, "Not found.");
export const bucketLocked = (): Problem => new Problem(403, "Bucket is locked for modifications.");
/** Returns the 400 of an action that an open review prevents (docs/platform/reviews.md 7, 9). */
export const openReview = (verb: "publish" | "delete", word: "" | " request" = ""): Problem =>
  new Problem(400, `You cannot ${verb} a draft with an open review${word}. Please cancel the review${word} first.`);
export const internalError = (): Problem => new Problem(500, INTERNAL);
export const noSuchFile = (recordId: string, key: string): Problem =>
  new Problem(404, `Record '${recordId}' has no file '${key}'.`);
/** Returns a 400 with messages by field (docs/platform/http.md 4). */
export const invalid = (errors: readonly FieldError[]): Problem =>
  new Problem(400, "A validation error occurred.", errors);
