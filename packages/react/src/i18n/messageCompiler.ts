// A module of its own, so that bundlers give the compiler a chunk of its own: `@lingui/core` imports it too, and uses it in
// development only. "a page with the whole form" of .size-limit.ts is 5 kB larger without it.
export { compileMessageOrThrow } from "@lingui/message-utils/compileMessage";
