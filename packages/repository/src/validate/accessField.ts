import type { JsonObject } from "../json.ts";
import { isIsoDay } from "./edtf.ts";
import { type Field, nullable, required } from "./field.ts";
import type { ErrorTree } from "./fieldErrors.ts";
import { objectField } from "./objectField.ts";
import { booleanField } from "./scalarFields.ts";
import { textField } from "./textField.ts";

const level = (name: string): Field =>
  textField({
    judge: (value) =>
      value === "public" || value === "restricted" ? undefined : [`'${name}' must be either 'public' or 'restricted'`],
  });

/** The rules of `access`; `now` decides what a future date is. */
export const accessField = (now: () => Date): Field =>
  objectField({
    fields: {
      record: required(level("record")),
      files: required(level("files")),
      embargo: objectField({
        fields: {
          active: nullable(booleanField),
          until: nullable(textField({ judge: (day) => (isIsoDay(day) ? undefined : ["Not a valid date."]) })),
          reason: nullable(textField()),
        },
        judgeWhole: [(embargo) => judgeEmbargo(embargo, now())],
      }),
      status: textField(),
    },
    finish: ({ status: _status, ...access }) => access,
  });

function judgeEmbargo(embargo: JsonObject, now: Date): ErrorTree | undefined {
  const until = embargo["until"];
  const end = typeof until === "string" ? new Date(`${until}T00:00:00Z`) : undefined;
  if (embargo["active"] === true && (end === undefined || end < now))
    return { until: ["Embargo end date must be set to a future date."] };
  if (embargo["active"] === false && end !== undefined && end > now)
    return { until: ["Embargo end date must be unset or in the past."] };
  return undefined;
}
