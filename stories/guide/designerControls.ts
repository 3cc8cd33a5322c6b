import type { FieldOverrides } from "@deposit/react";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { partOfFile } from "./partOfFile.ts";
import { sectionGuides } from "./sectionGuides.ts";

/** What a designer can try at the first field of a section, beside a story's own args. */
export interface DesignerArgs {
  readonly label?: string | undefined;
  readonly help?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly hidden?: boolean | undefined;
}

const table = { category: "The field, as a host may change it" };
const words = { control: { type: "text" }, table } as const;
const state = { control: { type: "boolean" }, table } as const;
const data = { control: { type: "object" }, table: { category: "What is deposited" } } as const;
const world = { control: { disable: true }, table: { disable: true } } as const;

/** Gives the stories of sections a control for everything that a designer would touch, and for nothing else. */
export const designerControls: ArgTypesEnhancer = ({ parameters, argTypes }) => {
  const part = partOfFile(parameters["fileName"]);
  if (part === undefined) return argTypes;
  const named = Object.entries({
    ...(sectionGuides[part].fields.length === 0
      ? {}
      : { label: words, help: words, placeholder: words, required: state, disabled: state, hidden: state }),
    metadata: data,
    record: data,
    errors: data,
    files: data,
    config: data,
    permissions: data,
    fields: world,
    faults: world,
    transport: world,
  }).map(([name, argType]) => [name, { name, ...argType }]);
  return { ...argTypes, ...Object.fromEntries(named) };
};

/** The overrides of a story with what the designer tries laid over its first field. */
export function withDesignerArgs(
  fields: FieldOverrides | undefined,
  { label, help, placeholder, required, disabled, hidden }: DesignerArgs,
  fileName: unknown,
): FieldOverrides | undefined {
  const part = partOfFile(fileName);
  const name = part === undefined ? undefined : sectionGuides[part].fields[0];
  const tried = Object.entries({ label, help, placeholder, required, disabled, hidden }).filter(
    ([, value]) => value !== undefined && value !== "",
  );
  if (name === undefined || tried.length === 0) return fields;
  return { ...fields, [name]: { ...fields?.[name], ...Object.fromEntries(tried) } };
}
