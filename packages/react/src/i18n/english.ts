import type { CompiledMessage } from "./compiledMessage.ts";
import { messages } from "./locales/en_US.ts";

/**
 * English, the fallback of every other language. Lazy messages are added with the first lazy part
 * (`lazyReactMessages.ts`).
 */
export const english: Record<string, CompiledMessage> = { ...messages };
