import type { Json } from "../../json.ts";
import type { Target } from "./target.ts";

/** The values of a page's hidden inputs, by the name of the input. */
export type PageInputs = Readonly<Record<string, Json>>;

/** Who serves deposit pages, and answers the calls by which a draft comes into a page's state. */
export interface PageWorld {
  readonly target: Target;
  /** The id of a community. */
  communityId(slug: string): string;
  /** The time by the server's clock: it writes the day, in UTC, into a new record. */
  now(): Date;
  /** Opens a page as a person: of the draft with that id, else a new one, with what else the address asks for. */
  open(id: string | undefined, query: URLSearchParams, person: string): Promise<PageInputs>;
}
