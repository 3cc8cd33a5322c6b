import type { Transport } from "../../ports.ts";
import { fetchTransport } from "./fetchTransport.ts";
import { xhrTransport } from "./xhrTransport.ts";

/** Sends by XMLHttpRequest in a browser, by `fetch` where there is none; asked with every file, never on import. */
export const defaultTransport: Transport = (request) =>
  "XMLHttpRequest" in globalThis ? xhrTransport(request) : fetchTransport(request);
