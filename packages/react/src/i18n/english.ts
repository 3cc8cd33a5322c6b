import type { CompiledMessage } from "./compiledMessage.ts";
import { messages } from "./locales/en_US.ts";

/**
 * English, which fills the gaps of every other language: at first what a page says at once, and what late parts say from
 * the first of them on (`lazyReactMessages.ts`).
 */
export const english: Record<string, CompiledMessage> = { ...messages };
