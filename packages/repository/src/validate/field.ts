import type { Json } from "../json.ts";
import type { ErrorTree } from "./fieldErrors.ts";

/**
 * What became of a value: accepted as `value`, or refused with `errors`. A refused value may still
 * leave its sound part in `value`, which is what the platform stores (wire 2.1).
 */
export type Outcome = { readonly ok: true; readonly value: Json } | Refused;

export interface Refused {
  readonly ok: false;
  readonly errors: ErrorTree;
  readonly value?: Json;
}

/** A rule that judges and normalises one value of a request. */
export interface Field {
  readonly load: (value: Json) => Outcome;
  /** The message when the key is missing; absent for an optional field. */
  readonly required?: string;
  readonly allowNull?: boolean;
}

export const REQUIRED = "Missing data for required field.";

export const accepted = (value: Json): Outcome => ({ ok: true, value });
export const refused = (errors: ErrorTree, value?: Json): Refused =>
  value === undefined ? { ok: false, errors } : { ok: false, errors, value };

export const required = (field: Field, message: string = REQUIRED): Field => ({ ...field, required: message });
export const nullable = (field: Field): Field => ({ ...field, allowNull: true });
