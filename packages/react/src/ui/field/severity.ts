/** How grave a message is, as the server and the schemas say it (specification 5: only `error` blocks). */
export type Severity = "error" | "warning" | "info";
