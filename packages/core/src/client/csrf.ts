import type { Failure } from "../errors.ts";

/** How the CSRF token travels from cookie to header (wire 1.1, 2.6). */
export interface CsrfOptions {
  /** @default "csrftoken" */
  readonly cookieName?: string | undefined;
  /** @default "X-CSRFToken" */
  readonly headerName?: string | undefined;
  /** The value of a cookie, `undefined` where there is none. @default reads `document.cookie`, where there is a document */
  readonly readCookie?: ((name: string) => string | undefined) | undefined;
}

/** The CSRF token as it is now, and the headers that carry it. */
export interface Csrf {
  token(): string | undefined;
  headers(token: string | undefined): Readonly<Record<string, string>>;
}

const safeMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether the platform checks the CSRF token of requests of this method. */
export function needsCsrf(method: string): boolean {
  return !safeMethods.has(method.toUpperCase());
}

/** Whether a sentence of the platform's is a refusal by its CSRF check, cookie, header and Referer alike (wire 1.1). */
export function isCsrfRefusal(message: string): boolean {
  return /^(CSRF (cookie|token)|Referer checking failed)/u.test(message);
}

/** Whether the refused request may be sent once more: the refusal has set the cookie, or renewed it (wire 2.6). */
export function mayRetryCsrf(failure: Failure, sent: string | undefined, now: string | undefined): boolean {
  return failure.kind === "csrf" && now !== undefined && now !== sent;
}

/** The value of a cookie of this page; Node has no page and no cookies. */
function readDocumentCookie(name: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  if (found === undefined) return undefined;
  const value = found.slice(name.length + 1);
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Reads the token anew for every request, since the platform renews it now and then. */
export function createCsrf(options: CsrfOptions = {}): Csrf {
  const { cookieName = "csrftoken", headerName = "X-CSRFToken", readCookie = readDocumentCookie } = options;
  return {
    token: () => readCookie(cookieName),
    headers: (token) => (token === undefined || token === "" ? {} : { [headerName]: token }),
  };
}
