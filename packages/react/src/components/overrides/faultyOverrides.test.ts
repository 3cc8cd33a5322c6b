import { emptyRecord, readConfig } from "@deposit/core";
import { decodeRecord } from "@deposit/core/serialize";
import { describe, expect, it } from "vitest";
import type { FieldGroup } from "../fields/FieldGroup.ts";
import { faultyOverrides, type GivenOverrides } from "./faultyOverrides.ts";

const nothing: GivenOverrides = { fields: {}, components: {}, messages: undefined, customFields: [] };
const values = decodeRecord(emptyRecord, readConfig({}));
const said = (given: Partial<GivenOverrides>): string[] =>
  faultyOverrides({ ...nothing, ...given }, values).map(({ error }) => String(error));

describe("what a host names and there is not", () => {
  it("is told with what it is without effect in, and the name that is spelled most like it", () => {
    expect(
      said({
        // @ts-expect-error -- a host without types may write any name
        fields: { "metadata.verison": { hidden: true }, title: { help: "As on the title page" } },
        // @ts-expect-error -- as above
        components: { publisher: null },
        // @ts-expect-error -- as above
        messages: { "titles.lable": "Name" },
      }),
    ).toEqual([
      'Error: @deposit/react: there is no field "metadata.verison", so what the prop "fields" gives for it has no effect. Did you mean "metadata.version"?',
      'Error: @deposit/react: there is no field "title", so what the prop "fields" gives for it has no effect. Did you mean "metadata.title"?',
      'Error: @deposit/react: there is no part "publisher", so what the prop "components" gives for it has no effect. Did you mean "Publisher"?',
      'Error: @deposit/react: there is no sentence "titles.lable", so what the prop "messages" gives for it has no effect. Did you mean "titles.label"?',
    ]);
  });

  it("is told where it is no change, no text and no group, and where a field has two groups", () => {
    const group: FieldGroup = { field: "sea:vessel", title: () => "Vessel", Component: () => null };
    expect(
      said({
        // @ts-expect-error -- a host without types may write anything
        fields: { "metadata.title": { hiden: true }, "metadata.version": "hidden" },
        // @ts-expect-error -- as above
        messages: { "titles.label": 5 },
        customFields: [group, undefined, group],
      }),
    ).toEqual([
      'Error: @deposit/react: there is no change "hiden", so what the prop "fields["metadata.title"]" gives for it has no effect. Did you mean "hidden"?',
      'Error: @deposit/react: the prop "fields" gives no object for "metadata.version", so it has no effect.',
      'Error: @deposit/react: the prop "messages" gives no text for "titles.label", so ours is said.',
      'Error: @deposit/react: customFields[1] is no group with a "field", so it is not drawn.',
      'Error: @deposit/react: the prop "customFields" has two groups for "sea:vessel", of which the first is drawn.',
    ]);
    // @ts-expect-error -- as above
    expect(said({ customFields: group })).toEqual([
      'Error: @deposit/react: the prop "customFields" is no list of groups, so none is drawn.',
    ]);
  });

  it("is nothing where fields, custom fields, identifiers, parts and the sentences of form and core are named", () => {
    expect(
      said({
        fields: { "metadata.title": {}, "files.enabled": {}, "custom_fields.sea:vessel.imo": {}, "pids.ark": {} },
        components: { Outline: null },
        messages: { "titles.label": "Name", "check.isbn.invalid": "No ISBN" },
      }),
    ).toEqual([]);
  });
});
