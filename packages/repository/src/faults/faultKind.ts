/** What goes wrong when a fault strikes. */
export type FaultKind =
  /** The connection breaks: before the call is handled, after it (the answer is lost), or once so many bytes of the body came. */
  | { readonly kind: "drop"; readonly when?: When; readonly afterBytes?: number }
  /**
   * This answer instead of the real one; a text body is HTML, anything else JSON. With `when: "after"` the call is handled
   * all the same: a publish that happened and says 500.
   */
  | {
      readonly kind: "answer";
      readonly status: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
      readonly when?: When;
    }
  /** The real answer, so many milliseconds late; with `when: "after"` what the call does is done at once. */
  | { readonly kind: "delay"; readonly ms: number; readonly when?: When }
  /** No answer, and the connection stays open until the faults are cleared: before the call, after it, or once so many bytes came. */
  | { readonly kind: "stall"; readonly when?: When; readonly afterBytes?: number }
  /**
   * The request arrives twice and gets the second answer. Chromium does this by itself, to a POST as well, when a reused
   * connection breaks before the answer begins.
   */
  | { readonly kind: "resend" }
  /** The real answer with other headers; null takes one away, as an ETag that CORS does not show. */
  | { readonly kind: "headers"; readonly headers: Readonly<Record<string, string | null>> }
  /** Bytes that change on the way: one bit flipped, the second half lost, the halves swapped. */
  | { readonly kind: "corrupt"; readonly how: Corruption }
  /** Content is answered 200 with `errors`: a whole file is gone then, a part can be sent again (wire 2.3, multipart.md). */
  | { readonly kind: "refuse" }
  /** Every message of the real answer comes split into its characters (wire 2.1). */
  | { readonly kind: "split" };

type When = "before" | "after";

export type Corruption = "flip" | "truncate" | "swap";

/** Which calls are meant: all of them where nothing is said. */
export interface CallPattern {
  readonly method?: string;
  /** A regular expression that the path with its query must match; every path without it. */
  readonly path?: string;
}

/** A fault and the calls it strikes. */
export interface Fault extends CallPattern {
  readonly fault: FaultKind;
  /** Only while another call of this kind is being answered. */
  readonly during?: CallPattern;
  /** How many calls are struck (default: all, until `clear`). */
  readonly times?: number;
  /** How many calls that match pass unharmed first (default 0). */
  readonly skip?: number;
}
