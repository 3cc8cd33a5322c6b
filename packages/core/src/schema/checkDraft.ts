import type * as z from "zod/mini";
import { type CoreMessageId, coreMessages } from "../messages.ts";
import type { DraftFault } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import type { DepositValues, Row } from "../record/values.ts";
import { contributorSchema, creatorSchema } from "./creator.ts";
import { dateFault } from "./date.ts";
import { customLicenseSchema } from "./license.ts";

/** Whether a text is the id of one of the core's sentences, as the issues of these schemas carry. */
export function isCoreMessageId(text: string): text is CoreMessageId {
  return Object.hasOwn(coreMessages, text);
}

function rowFaults<Value extends Row>(
  list: string,
  rows: readonly Value[],
  schema: z.ZodMiniType,
): readonly DraftFault[] {
  return rows.flatMap((row) => {
    const issues = schema.safeParse(row).error?.issues ?? [];
    return issues
      .filter((issue) => isCoreMessageId(issue.message))
      .map((issue): DraftFault => {
        const id: string = issue.message;
        const path = ["metadata", list, row.key, ...issue.path.map(String)];
        return { path, message: { id: isCoreMessageId(id) ? id : "failure.invalid" } };
      });
  });
}

/**
 * What stands in the way of publishing, as far as the form can tell by itself (specification 5, wire 1.7).
 * Only for showing: saving never waits for it, a draft may have faults.
 *
 * @example checkDraft(form.getValues()).filter((fault) => isWithin(fault.path, ["metadata", "title"]))
 */
export function checkDraft({ metadata }: DepositValues): readonly DraftFault[] {
  const faults: DraftFault[] = [];
  const say = (path: FieldPath, id: CoreMessageId): void => {
    faults.push({ path: ["metadata", ...path], message: { id } });
  };
  const title = metadata.title.trim();
  if (metadata.resource_type === "") say(["resource_type"], "check.resourceType.required");
  if (title === "") say(["title"], "check.title.required");
  else if ([...title].length < 3) say(["title"], "check.title.short");
  if (metadata.publication_date.trim() === "") say(["publication_date"], "check.publicationDate.required");
  else {
    const fault = dateFault(metadata.publication_date);
    if (fault !== null) say(["publication_date"], fault);
  }
  if (metadata.creators.length === 0) say(["creators"], "check.creators.required");
  return [
    ...faults,
    ...rowFaults("creators", metadata.creators, creatorSchema),
    ...rowFaults("contributors", metadata.contributors, contributorSchema),
    ...rowFaults(
      "rights",
      metadata.rights.filter((license) => license.id === undefined),
      customLicenseSchema,
    ),
  ];
}
