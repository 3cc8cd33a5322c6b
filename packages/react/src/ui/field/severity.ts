/**
 * How grave a message is, as the server and the schemas say it (docs/platform/product.md 5.11: only `error` blocks).
 */
export type Severity = "error" | "warning" | "info";
