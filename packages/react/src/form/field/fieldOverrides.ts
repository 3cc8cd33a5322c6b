import type { DepositRecord } from "@deposit/core";
import type { ComponentType, ReactNode } from "react";
import type { FieldName, FieldValue } from "../store/fieldName.ts";

/** A value, or what gives it for the record as last saved; one that throws gives none, and `onError` is told. */
export type PerRecord<Value> = Value | ((record: DepositRecord) => Value);

/** What a host's widget gets; label, help and messages stay ours and are joined to the input by `inputProps`. */
export interface FieldWidgetProps<Value> {
  readonly value: Value;
  readonly setValue: (value: Value) => void;
  /** Goes onto the input: id, name, and what makes it known to assistive technology. Leaving it is seen from around it. */
  readonly inputProps: {
    readonly id: string;
    readonly name?: string | undefined;
    readonly disabled?: boolean | undefined;
    readonly placeholder?: string | undefined;
    readonly "aria-describedby"?: string | undefined;
    readonly "aria-invalid"?: true | undefined;
    readonly "aria-required"?: true | undefined;
  };
  /** The id of the label, for widgets that no `<label>` can name. */
  readonly labelId: string;
  readonly state: { readonly disabled: boolean; readonly required: boolean; readonly invalid: boolean };
}

/** What a host changes at one field (docs/platform/product.md 11); what it does not name stays as it is. */
export interface FieldOverride<Value> {
  readonly label?: PerRecord<ReactNode> | undefined;
  readonly help?: PerRecord<ReactNode> | undefined;
  readonly placeholder?: PerRecord<string> | undefined;
  readonly hidden?: PerRecord<boolean> | undefined;
  /** Marks the field, which the outline calls missing while it is empty; what publishing asks for is the repository's to say. */
  readonly required?: PerRecord<boolean> | undefined;
  readonly disabled?: PerRecord<boolean> | undefined;
  /**
   * What a deposit that was never saved begins with, where the field is empty; visibility and whether there are files, which
   * never are, whatever the page's record says. Parts that a row lacks are empty.
   */
  readonly default?: PerRecord<Value> | undefined;
  /** Draws the input in place of ours; may be fetched late (`React.lazy`). */
  readonly widget?: ComponentType<FieldWidgetProps<Value>> | undefined;
}

/**
 * Changes to single fields, by name.
 *
 * @example
 * fields={{ "metadata.title": { help: "As on the title page" }, "metadata.publisher": { widget: MyPublisher } }}
 */
export type FieldOverrides = { readonly [Name in FieldName]?: FieldOverride<FieldValue<Name>> | undefined };

/** What an override says for this record. Components are not asked: a widget is no function of the record. */
export function resolveForRecord<Value>(given: PerRecord<Value> | undefined, record: DepositRecord): Value | undefined {
  if (typeof given !== "function") return given;
  const said = (given as (record: DepositRecord) => Value)(record);
  // A promise would be a yes to `hidden`, and no word to anything.
  if (said instanceof Promise)
    throw new TypeError("@deposit/react: a function of the record gives a promise, which nobody waits for.");
  return said;
}
