import { http, type HttpHandler } from "msw";
import type { Repository } from "./createRepository.ts";

/**
 * Creates msw handlers that let a repository answer the API and development paths of any origin.
 *
 * @example
 * setupServer(...repositoryHandlers(createRepository({ storage: memoryStorage(), trust: "everyone" })));
 */
export const repositoryHandlers = (repository: Pick<Repository, "fetch">): HttpHandler[] => [
  http.all("*/api/*", ({ request }) => repository.fetch(request)),
  http.all("*/__store/*", ({ request }) => repository.fetch(request)),
  http.all("*/__faults", ({ request }) => repository.fetch(request)),
  http.all("*/__requests", ({ request }) => repository.fetch(request)),
  http.all("*/__page/*", ({ request }) => repository.fetch(request)),
];
