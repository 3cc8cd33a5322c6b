import type { CallPattern, Fault } from "./fault.ts";

const deletion: CallPattern = { method: "DELETE", path: "/draft/files/[^/]+$" };
const body = {
  status: 500,
  message:
    "The server encountered an internal error and was unable to complete your request. Either the server is overloaded or there is an error in the application.",
};

/**
 * Reproduces how InvenioRDM 14.0.5 handles concurrent requests to the files of one draft (docs/platform/files.md 9). Of
 * concurrent deletions one succeeds; the others answer 500 and their files stay. A file that is initialized during a
 * deletion is created, but the response is 500.
 *
 * @example fileCollisions.forEach(repository.faults.add)
 */
export const fileCollisions: readonly Fault[] = [
  { ...deletion, during: deletion, fault: { kind: "answer", status: 500, body } },
  {
    method: "POST",
    path: "/draft/files$",
    during: deletion,
    fault: { kind: "answer", status: 500, body, when: "after" },
  },
];
