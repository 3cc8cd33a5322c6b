import { coreMessages } from "@deposit/core";
import { accessMessages } from "./messages/access.ts";
import { actionMessages } from "./messages/actions.ts";
import { bannerMessages } from "./messages/banners.ts";
import { communityMessages } from "./messages/community.ts";
import { creatorsMessages } from "./messages/creators.ts";
import { customFieldsMessages } from "./messages/customFields.ts";
import { descriptionsMessages } from "./messages/descriptions.ts";
import { filesMessages } from "./messages/files.ts";
import { formMessages } from "./messages/form.ts";
import { layoutMessages } from "./messages/layout.ts";
import { licensesMessages } from "./messages/licenses.ts";
import { listMessages } from "./messages/lists.ts";
import { publicationDateMessages } from "./messages/publicationDate.ts";
import { publisherMessages } from "./messages/publisher.ts";
import { resourceTypeMessages } from "./messages/resourceType.ts";
import { titlesMessages } from "./messages/titles.ts";

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
  ...communityMessages,
  ...resourceTypeMessages,
  ...titlesMessages,
  ...publicationDateMessages,
  ...creatorsMessages,
  ...descriptionsMessages,
  ...licensesMessages,
  ...publisherMessages,
  ...filesMessages,
  ...customFieldsMessages,
} as const;

/** The id of a sentence of the form. */
export type MessageId = keyof typeof messages;
