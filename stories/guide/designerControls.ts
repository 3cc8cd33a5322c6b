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
const host = "The field, as a host may change it";
const deposited = "What is deposited";
const ofField = {
  label: control("text", host, "Its name."),
  help: control("text", host, "What stands below it."),
  placeholder: control("text", host, "What stands in it while it is empty."),
  required: control("boolean", host, "Whether it is called required. The server alone decides whether it is."),
  disabled: control("boolean", host, "Whether it can only be read."),
  hidden: control("boolean", host, "Whether it is not there at all."),
};
const ofDeposit = {
  metadata: control("object", deposited, "The `metadata` of the record, as the server sends it."),
  record: control("object", deposited, "All else of the record, such as its `status`."),
  errors: control("object", deposited, "What the server says of it: `field`, `messages` and `severity` of each."),
  files: control("object", deposited, "The files that it has, as the server lists them."),
  config: control("object", deposited, "The configuration of the page, laid over that of the repository behind it."),
  permissions: control("object", deposited, "What the person may do, such as `can_delete_draft`."),
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
