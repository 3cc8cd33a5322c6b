import type { CallPattern, Fault } from "./fault.ts";

const deletion: CallPattern = { method: "DELETE", path: "/draft/files/[^/]+$" };
const body = {
  status: 500,
  message:
    "The server encountered an internal error and was unable to complete your request. Either the server is overloaded or there is an error in the application.",
};

/**
 * What the platform does with calls to the files of one draft that come at one time, as InvenioRDM 14.0.5 did: of files that
 * are deleted together it deletes one, and answers 500 for each other one, which stays; a file that is announced while
 * another is deleted is there, and its announcement answered 500.
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
