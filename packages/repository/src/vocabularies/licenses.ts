import { isObject, type JsonObject, listAt, objectAt, textAt } from "../json.ts";
import type { Entry } from "./catalogue.ts";

/** The SPDX licences under lower-case ids, with the tags, icons and descriptions the platform adds. */
export async function loadLicenses(): Promise<readonly Entry[]> {
  const [{ default: licenses }, { default: facts }] = await Promise.all([
    import("spdx-license-list"),
    import("./data/licensefacts.json"),
  ]);
  const known: JsonObject = isObject(facts) ? facts : {};
  const inOrder = Object.entries(licenses).toSorted(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return inOrder.map(([spdxId, license]) => {
    const id = spdxId.toLowerCase();
    const fact = objectAt(known, id);
    const approved = fact["osi"] ?? license.osiApproved;
    return {
      id,
      title: { en: textAt(fact, "title") ?? license.name.replace(/\s+/g, " ") },
      description: { en: textAt(fact, "description") ?? "" },
      icon: textAt(fact, "icon") ?? "",
      tags: "tags" in fact ? listAt(fact, "tags") : ["all"],
      props: {
        url: textAt(fact, "url") ?? `https://spdx.org/licenses/${spdxId}`,
        scheme: "spdx",
        osi_approved: approved === true ? "y" : "",
      },
    };
  });
}
