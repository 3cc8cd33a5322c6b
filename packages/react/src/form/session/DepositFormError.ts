import type { DepositAction, Failure } from "@deposit/core";

/**
 * What a host may want to know of, though the form has already told the depositor or helped itself.
 *
 * - `action`: something asked for failed; the banner says so, nothing typed is lost.
 * - `component`: a replacement of the host, or the `children`, threw or is no component, or a function of the record at a field
 *   threw or gave a promise, or a default, or what a widget wrote, is of another kind than its field; the standard part stands
 *   in its place, or the value that was there. Or one threw as it went, and what took its place stands.
 * - `override`: `fields`, `components` or `messages` name what there is not, a message is no ICU message that can be said, or
 *   `customFields` hold what is no group, or one field twice; the form is as if nothing was said of it.
 * - `locale`: the catalogue could not be had; the form speaks English.
 */
export type DepositFormError =
  | { readonly kind: "action"; readonly action: DepositAction; readonly failure: Failure }
  | { readonly kind: "component"; readonly name: string; readonly error: unknown }
  | { readonly kind: "override"; readonly name: string; readonly error: unknown }
  | { readonly kind: "locale"; readonly error: unknown };
