import { type JsonObject, objectAt } from "../json.ts";

export type AccessStatus = "open" | "embargoed" | "restricted" | "metadata-only";

/** What the access settings amount to. The platform counts files as there when they are enabled (wire 2.1). */
export function accessStatus(access: JsonObject, hasFiles: boolean): AccessStatus {
  if (objectAt(access, "embargo")["active"] === true) return "embargoed";
  if (access["record"] === "public" && !hasFiles) return "metadata-only";
  return access["record"] === "public" && access["files"] === "public" ? "open" : "restricted";
}

/** `access` with all its keys: public when nothing was said. */
export function wholeAccess(sent: JsonObject | undefined): JsonObject {
  const embargo = sent === undefined ? {} : objectAt(sent, "embargo");
  const record = sent?.["record"] ?? "public";
  return {
    record,
    // Nobody may see the files of a record that is itself restricted.
    files: record === "restricted" ? "restricted" : (sent?.["files"] ?? "public"),
    embargo: {
      active: embargo["active"] ?? false,
      ...(embargo["until"] === undefined || embargo["until"] === null ? {} : { until: embargo["until"] }),
      reason: embargo["reason"] ?? null,
    },
  };
}
