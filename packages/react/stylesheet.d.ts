/** The types of the style sheets: a compiler refuses to import what it knows nothing of. */
// oxlint-disable-next-line unicorn/require-module-specifiers -- nothing is exported, and it is a module all the same
export {};
