import type { DepositComponents, FieldOverrides } from "@deposit/react";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import { partOfFile } from "./partOfFile.ts";
import { sectionGuides } from "./sectionGuides.ts";
import { takesPlaceholder } from "./takesPlaceholder.ts";

/** What a designer can change in the first field of a section, beside a story's own args. */
export interface DesignerArgs {
  readonly label?: string | undefined;
  readonly help?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly hidden?: boolean | undefined;
}

const control = (type: "text" | "boolean" | "object", category: string, description: string) => ({
  control: { type },
  description,
  table: { category },
});
const host = "Overrides of the field by a host";
const deposited = "The deposit";
const ofField = {
  label: control("text", host, "Its name."),
  help: control("text", host, "The text below it."),
  placeholder: control("text", host, "The example shown while it is empty."),
  required: control("boolean", host, "Whether it is marked as required. Only the server enforces it."),
  disabled: control("boolean", host, "Whether it is read-only."),
  hidden: control("boolean", host, "Whether it is hidden."),
};
const ofDeposit = {
  metadata: control("object", deposited, "The `metadata` of the record, as the server sends it."),
  record: control("object", deposited, "Other parts of the record, such as its `status`."),
  errors: control("object", deposited, "Server feedback: `field`, `messages` and `severity` of each entry."),
  files: control("object", deposited, "The files of the record, as the server lists them."),
  config: control("object", deposited, "Configuration of the page, merged into that of the repository."),
  permissions: control("object", deposited, "Permissions of the user, such as `can_delete_draft`."),
};
/** The parts around the fields that depend on the files or on permissions. */
const shownBy: Readonly<Record<"files" | "permissions", readonly (keyof DepositComponents)[]>> = {
  files: ["Files", "ActionBar", "FeedbackBanner", "Outline"],
  permissions: ["Files", "ActionBar", "Access", "CommunityHeader"],
};

/** Returns whether a control changes what a section shows. A control without an effect would confuse. */
export function hasEffect(name: string, part: keyof DepositComponents): boolean {
  const { fields } = sectionGuides[part];
  const isOfAll = part === "FeedbackBanner" || part === "Outline";
  if (name === "placeholder") return fields[0] !== undefined && takesPlaceholder(fields[0]);
  if (name === "metadata") return isOfAll || fields.some((field) => field.startsWith("metadata."));
  if (name === "record") return isOfAll || !fields.some((field) => field.startsWith("metadata."));
  if (name === "files" || name === "permissions") return shownBy[name].includes(part);
  return true;
}

const world = { control: { disable: true }, table: { disable: true } } as const;

/** Adds controls for everything that a designer may change, and for nothing else. */
export const designerControls: ArgTypesEnhancer = ({ parameters, argTypes, initialArgs }) => {
  const part = partOfFile(parameters["fileName"]);
  if (part === undefined) return argTypes;
  const named = Object.entries({
    ...(sectionGuides[part].fields.length === 0 ? {} : ofField),
    ...ofDeposit,
    fields: world,
    faults: world,
    transport: world,
  })
    .filter(([name]) => name in initialArgs || hasEffect(name, part))
    .map(([name, argType]) => [name, { name, ...argType }]);
  return { ...argTypes, ...Object.fromEntries(named) };
};

/** Merges the designer's changes to the first field into the overrides of a story. */
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
