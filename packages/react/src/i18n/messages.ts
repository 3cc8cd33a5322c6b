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

/** Messages of dialogs, the list of files and custom fields only. */
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

/** Core's messages about uploads and about lazy parts. */
const lazyCoreMessages = Object.fromEntries(
  Object.entries(coreMessages).filter(([id]) =>
    /^(?:upload|limits|internal|community\.obstacle|check\.accept|submit)\./.test(id),
  ),
);

/**
 * The messages that only lazy parts use (dialogs, the list of files, custom fields). They are in separate files, loaded
 * with the first lazy part. `lazyMessages.test.ts` checks the separation.
 */
export const lazyMessages = { ...lazyCoreMessages, ...lazyReactMessages };

/**
 * Every message by stable id, in English and ICU message syntax: the source of all catalogues.
 *
 * To add a message, write it in `messages/<section>.ts`, with an id that starts with the section's name. Use it as
 * `t("titles.label")` from `useMessage()`. Then run `node scripts/compileMessages.mjs` in this package, which adds the
 * id to every `locales/*.po` and compiles them. Never reuse an id for another meaning, since hosts override by id.
 *
 * At run time only the type is used. The compiled `locales/en_US.ts` and `locales/lazy/en_US.ts` contain the English
 * messages.
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

/** The id of a message of the form. */
export type MessageId = keyof typeof messages;
