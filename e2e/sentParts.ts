import type { Page, Request, Response } from "@playwright/test";

/** The part that a request sends, from 1, to the platform or to its store; 0 for any other request. */
function partIn(request: Request): number {
  if (request.method() !== "PUT") return 0;
  const { pathname, searchParams } = new URL(request.url());
  return Number(searchParams.get("partNumber") ?? /\/content\/(\d+)$/.exec(pathname)?.[1] ?? 0);
}

/** The parts that a page sends from now on: how often each was begun, and which were taken. */
export class SentParts {
  readonly begun: number[] = [];
  readonly taken = new Set<number>();
  /** Statuses of those that were answered, and `failed` for one that was not. */
  readonly answers: (number | "failed")[] = [];
  /** By which the store knows what it holds of the file; none where parts go to the platform itself. */
  readonly uploadIds = new Set<string>();
  /** How often new addresses were asked for: the file's entry was read while it was sent. */
  readings = 0;

  constructor(page: Page) {
    page.on("request", (request) => this.#begins(request));
    page.on("response", (response) => void this.#answered(response));
    page.on("requestfailed", (request) => {
      if (partIn(request) > 0) this.answers.push("failed");
    });
  }

  #begins(request: Request): void {
    const { pathname, searchParams } = new URL(request.url());
    if (request.method() === "GET" && /\/draft\/files\/[^/]+$/.test(pathname)) this.readings += 1;
    const part = partIn(request);
    if (part === 0) return;
    this.begun.push(part);
    const id = searchParams.get("uploadId");
    if (id !== null) this.uploadIds.add(id);
  }

  async #answered(response: Response): Promise<void> {
    const part = partIn(response.request());
    if (part === 0) return;
    this.answers.push(response.status());
    if (!response.ok()) return;
    // The platform's own answer may be 200 and say that it did not take the part.
    const text = await response.text().catch(() => "errors");
    if (!text.includes('"errors"')) this.taken.add(part);
  }
}
