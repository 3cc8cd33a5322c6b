import { invalid, Problem } from "../problem.ts";

/** The last reachable result: the search engine of the platform has this limit. */
const WINDOW = 10_000;

export interface Paging {
  readonly page: number;
  readonly size: number;
}

/**
 * Parses `page` and `size`. Throws 400 for invalid numbers and for pages beyond the limit (docs/platform/search.md 1).
 */
export function readPaging(parameters: URLSearchParams, defaultSize = 25): Paging {
  const page = readNumber(parameters, "page", 1);
  const size = readNumber(parameters, "size", defaultSize);
  if ((page - 1) * size >= WINDOW) throw new Problem(400, "Invalid querystring parameters.");
  return { page, size: Math.min(size, WINDOW) };
}

function readNumber(parameters: URLSearchParams, name: string, otherwise: number): number {
  const text = parameters.get(name);
  if (text === null) return otherwise;
  if (!/^\s*[+-]?\d+\s*$/.test(text)) throw invalid([{ field: name, messages: ["Not a valid integer."] }]);
  const number = Number(text);
  if (number < 1) throw invalid([{ field: name, messages: ["Must be greater than or equal to 1."] }]);
  return number;
}

/**
 * Parses `sort`, or throws 400. Without search words, `bestmatch` becomes the default order of the list
 * (docs/platform/search.md 1).
 */
export function readSort(parameters: URLSearchParams, known: readonly string[], whenEmpty: string): string {
  const asked = parameters.get("sort");
  if (asked !== null && !known.includes(asked))
    throw invalid([{ field: "_schema", messages: [`Invalid sort option '${asked}'.`] }]);
  const hasWords = Boolean(parameters.get("q")) || Boolean(parameters.get("suggest"));
  if (asked === null || asked === "bestmatch") return hasWords ? "bestmatch" : whenEmpty;
  return asked;
}

export const pageOf = <T>(items: readonly T[], { page, size }: Paging): readonly T[] =>
  items.slice((page - 1) * size, page * size);

/** Builds the links to this page, the previous one and the next one. */
export function pageLinks(
  address: string,
  parameters: URLSearchParams,
  sort: string,
  paging: Paging,
  total: number,
  kept: readonly string[],
): Record<string, string> {
  const to = (page: number): string => {
    const query = new URLSearchParams();
    for (const name of ["page", "size", "sort", ...kept].toSorted()) {
      if (name === "page") query.append(name, String(page));
      else if (name === "size") query.append(name, String(paging.size));
      else if (name === "sort") query.append(name, sort);
      else for (const value of parameters.getAll(name)) query.append(name, value);
    }
    return `${address}?${query.toString().replace(/%(28|29|2A|3A|2F)/g, decodeURIComponent)}`;
  };
  return {
    self: to(paging.page),
    ...(paging.page > 1 ? { prev: to(paging.page - 1) } : {}),
    ...(paging.page * paging.size < total ? { next: to(paging.page + 1) } : {}),
  };
}
