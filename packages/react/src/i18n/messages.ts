import { coreMessages } from "@deposit/core";
import { accessMessages } from "./messages/access.ts";
import { actionMessages } from "./messages/actions.ts";
import { bannerMessages } from "./messages/banners.ts";
import { communityMessages } from "./messages/community.ts";
import { copyrightMessages } from "./messages/copyright.ts";
import { creatorsMessages } from "./messages/creators.ts";
import { customFieldsMessages } from "./messages/customFields.ts";
import { datesMessages } from "./messages/dates.ts";
import { descriptionsMessages } from "./messages/descriptions.ts";
import { doiMessages } from "./messages/doi.ts";
import { filesMessages } from "./messages/files.ts";
import { formMessages } from "./messages/form.ts";
import { fundingMessages } from "./messages/funding.ts";
import { identifiersMessages } from "./messages/identifiers.ts";
import { languagesMessages } from "./messages/languages.ts";
import { layoutMessages } from "./messages/layout.ts";
import { licensesMessages } from "./messages/licenses.ts";
import { listMessages } from "./messages/lists.ts";
import { publicationDateMessages } from "./messages/publicationDate.ts";
import { publisherMessages } from "./messages/publisher.ts";
import { referencesMessages } from "./messages/references.ts";
import { relatedWorksMessages } from "./messages/relatedWorks.ts";
import { resourceTypeMessages } from "./messages/resourceType.ts";
import { subjectsMessages } from "./messages/subjects.ts";
import { titlesMessages } from "./messages/titles.ts";
import { versionMessages } from "./messages/version.ts";

/**
 * Every sentence a person reads, by stable id, in English: the source of all catalogues. ICU message syntax.
 *
 * To add one: write it in `messages/<section>.ts` (one module a section, ids start with the section's name), use it as
 * `t("titles.label")` from `useMessage()`, then run `node scripts/compileMessages.mjs` in this package, which adds the id
 * to every `locales/*.po` and compiles them. Never reuse an id for another meaning: hosts override by id.
 *
 * Only its type is used while the form runs: the compiled `locales/en_US.ts` carries the English text.
 */
export const messages = {
  ...coreMessages,
  ...formMessages,
  ...layoutMessages,
  ...listMessages,
  ...accessMessages,
  ...actionMessages,
  ...bannerMessages,
  ...doiMessages,
  ...communityMessages,
  ...resourceTypeMessages,
  ...titlesMessages,
  ...publicationDateMessages,
  ...creatorsMessages,
  ...descriptionsMessages,
  ...licensesMessages,
  ...publisherMessages,
  ...copyrightMessages,
  ...subjectsMessages,
  ...languagesMessages,
  ...datesMessages,
  ...versionMessages,
  ...fundingMessages,
  ...identifiersMessages,
  ...relatedWorksMessages,
  ...referencesMessages,
  ...filesMessages,
  ...customFieldsMessages,
} as const;

/** The id of a sentence of the form. */
export type MessageId = keyof typeof messages;
