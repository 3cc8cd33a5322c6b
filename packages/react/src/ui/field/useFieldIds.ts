import { useId } from "react";
import type { FieldMessage } from "./fieldMessage.ts";

/** What a control inside a field spreads onto its input, so that label, help and messages belong to it. */
export interface FieldInputProps {
  id: string;
  name?: string | undefined;
  disabled?: boolean | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: true | undefined;
  "aria-required"?: true | undefined;
}

/** The ids of a field's parts, for controls that cannot be labelled natively. */
export interface FieldIds {
  label: string;
  requirement: string;
  help: string;
  messages: string;
}

/** What decides a field's ids and the attributes of its input. */
export interface FieldWiring {
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  hasHelp: boolean;
  /** Whether the word beside the label is part of the description. @default false */
  describedByRequirement?: boolean | undefined;
  messages: readonly FieldMessage[];
}

/**
 * Derives the ids of label, help and messages from one id, and the attributes that join them to the input.
 * Errors are part of the description alone: as `aria-errormessage` besides, a screen reader that knows both says them twice.
 */
export function useFieldIds({ id, name, disabled, required, hasHelp, describedByRequirement, messages }: FieldWiring): {
  ids: FieldIds;
  inputProps: FieldInputProps;
} {
  const generated = useId();
  const base = id ?? generated;
  const ids: FieldIds = {
    label: `${base}-label`,
    requirement: `${base}-requirement`,
    help: `${base}-help`,
    messages: `${base}-messages`,
  };
  const invalid = messages.some((message) => message.severity === "error");
  const notes = messages.some((message) => message.severity !== "error");
  const described = [
    describedByRequirement && ids.requirement,
    hasHelp && ids.help,
    invalid && ids.messages,
    notes && `${ids.messages}-notes`,
  ].filter(Boolean);
  return {
    ids,
    inputProps: {
      id: base,
      ...(name === undefined ? {} : { name }),
      ...(disabled ? { disabled: true } : {}),
      ...(described.length === 0 ? {} : { "aria-describedby": described.join(" ") }),
      ...(invalid ? { "aria-invalid": true } : {}),
      ...(required ? { "aria-required": true } : {}),
    },
  };
}
