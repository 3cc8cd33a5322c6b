import type { DepositConfig } from "../config.ts";
import type { CoreMessageId } from "../messages.ts";
import type { ValidationIssue } from "../record/feedback.ts";
import type { FieldPath } from "../record/fieldPath.ts";
import type { Json } from "../shared/json.ts";

/** The configuration that decoding and encoding need. */
export type SerializerConfig = Pick<DepositConfig, "default_locale" | "custom_field_vocabularies">;

/** What validation needs beside the value. */
export interface ValidationContext {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether access and community allow an embargo. */
  readonly isEmbargoPossible: boolean;
}

/** The parts of a field that a server error can name. `*` stands for any row or file. */
export interface PartTree {
  readonly [name: string]: PartTree;
}

/** Reads a value from the record's JSON and writes it back. */
export interface Codec<Value> {
  /** What kind of value it is. */
  readonly kind: string;
  /** The parts that a server error can name. @default none */
  readonly parts?: PartTree | undefined;
  decode(json: Json | undefined, config: SerializerConfig): Value;
  /** Returns what is sent. The caller leaves out what is empty in it. `saved` is what the server holds. */
  encode(value: Value, config: SerializerConfig, saved?: Json): Json | undefined;
}

/** The section that shows a field, and the message id of the field's label. */
export interface Placement {
  readonly section: string;
  readonly label: string;
}

/** What every field of the form has: its place, and how it is read and validated. */
export interface FieldDefinition<Value> extends Placement, Omit<Codec<Value>, "encode"> {
  /** Whether the form can show what the server sent. What it cannot show is sent back unchanged. @default always */
  canShow?(json: Json | undefined): boolean;
  /** Returns what stands in the way of publishing. `path` is the field's own. */
  validate(value: Value, path: FieldPath, context: ValidationContext): readonly ValidationIssue[];
}

/**
 * How two versions of a value merge.
 *
 * - `whole`: as one value.
 * - `names`: name by name. `tree`: name by name, at every depth.
 * - `typed`: what is typed always stays, since it is never sent.
 */
export type MergeRule = "whole" | "names" | "tree" | "typed";

/** A field that holds a value, and how the value is sent and merged. */
export interface Field<Value> extends FieldDefinition<Value>, Codec<Value> {
  readonly merge: MergeRule;
  /** Whether the server keeps the value unchanged or not at all. It rewrites free text, such as HTML. @default false */
  readonly isExact?: boolean | undefined;
  /** Completes the saved value by what is never sent. @default all of it is sent */
  completeSaved?(sent: Value, saved: Value): Value;
}

/** A field of one kind, at its place. */
export type PlacedField<At extends Placement, Kind extends string, Value> = At & Field<Value> & { readonly kind: Kind };

/** A place of the record that server errors can name and the form's values do not hold. */
export interface FeedbackPlace {
  readonly kind: "place";
  readonly section: string;
  readonly parts?: PartTree | undefined;
}

/** The type of a field's or a part's value. */
export type ValueOf<Definition> = Definition extends { decode: (...args: never[]) => infer Value } ? Value : never;

/** No issues; shared, since thousands of rows have none. */
export const noIssues: readonly never[] = [];

/** Returns a list with one issue, or an empty one where `id` is `null`. */
export function issueAt(path: FieldPath, id: CoreMessageId | null): readonly ValidationIssue[] {
  return id === null ? noIssues : [{ path, message: { id } }];
}
