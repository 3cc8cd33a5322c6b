import { coreMessages } from "@deposit/core";
import { accessMessages } from "./messages/access.ts";
import { actionMessages, lazyActionMessages } from "./messages/actions.ts";
import { bannerMessages } from "./messages/banners.ts";
import { communityMessages, lazyCommunityMessages } from "./messages/community.ts";
import { copyrightMessages } from "./messages/copyright.ts";
import { creatorsMessages, lazyCreatorsMessages } from "./messages/creators.ts";
import { customFieldsMessages, lazyCustomFieldsMessages } from "./messages/customFields.ts";
import { datesMessages } from "./messages/dates.ts";
import { descriptionsMessages } from "./messages/descriptions.ts";
import { doiMessages } from "./messages/doi.ts";
import { filesMessages, lazyFilesMessages } from "./messages/files.ts";
import { formMessages, lazyFormMessages } from "./messages/form.ts";
import { lazyReviewMessages } from "./messages/review.ts";
import { lazyDraftJournalMessages } from "./messages/draftJournal.ts";
import { fundingMessages, lazyFundingMessages } from "./messages/funding.ts";
import { identifiersMessages } from "./messages/identifiers.ts";
import { languagesMessages } from "./messages/languages.ts";
import { layoutMessages } from "./messages/layout.ts";
import { licensesMessages, lazyLicensesMessages } from "./messages/licenses.ts";
import { listMessages, lazyListMessages } from "./messages/lists.ts";
import { publicationDateMessages } from "./messages/publicationDate.ts";
import { publisherMessages } from "./messages/publisher.ts";
import { referencesMessages } from "./messages/references.ts";
import { relatedWorksMessages } from "./messages/relatedWorks.ts";
import { resourceTypeMessages } from "./messages/resourceType.ts";
import { subjectsMessages } from "./messages/subjects.ts";
import { titlesMessages } from "./messages/titles.ts";
import { versionMessages } from "./messages/version.ts";

/** What only dialogs, the list of files and custom fields say. */
const lazyReactMessages = {
  ...lazyActionMessages,
  ...lazyCommunityMessages,
  ...lazyCreatorsMessages,
  ...lazyCustomFieldsMessages,
  ...lazyDraftJournalMessages,
  ...lazyFilesMessages,
  ...lazyFormMessages,
  ...lazyFundingMessages,
  ...lazyLicensesMessages,
  ...lazyListMessages,
  ...lazyReviewMessages,
} as const;

/** What core says of the transfer of files, in their list, of those that were refused, and in dialogs alone. */
const lazyCoreMessages = Object.fromEntries(
  Object.entries(coreMessages).filter(([id]) =>
    /^(?:upload|limits|internal|community\.obstacle|check\.accept|submit)\./.test(id),
  ),
);

/**
 * What only parts say that are loaded late (dialogs, the list of files, custom fields), in a language of its own file: it
 * comes with the first of them, and is no part of what a page loads at first. `lazyMessages.test.ts` holds the two apart.
 */
export const lazyMessages = { ...lazyCoreMessages, ...lazyReactMessages };

/**
 * Every sentence a person reads, by stable id, in English: the source of all catalogues. ICU message syntax.
 *
 * To add one: write it in `messages/<section>.ts` (one module a section, ids start with the section's name), use it as
 * `t("titles.label")` from `useMessage()`, then run `node scripts/compileMessages.mjs` in this package, which adds the id
 * to every `locales/*.po` and compiles them. Never reuse an id for another meaning: hosts override by id.
 *
 * Only its type is used while the form runs: the compiled `locales/en_US.ts` and `locales/lazy/en_US.ts` carry the English.
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
  ...lazyReactMessages,
} as const;

/** The id of a sentence of the form. */
export type MessageId = keyof typeof messages;
