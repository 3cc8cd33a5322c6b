// Made by scripts/compileMessages.mjs; edit the .po file instead.
import type { Messages } from "@lingui/core";

/** The compiled catalogue, by message id. */
export const messages: Messages = {

};
