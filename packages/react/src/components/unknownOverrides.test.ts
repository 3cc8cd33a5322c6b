import { decodeRecord, emptyRecord, readConfig } from "@deposit/core";
import { describe, expect, it } from "vitest";
import { type NamedOverrides, unknownOverrides } from "./unknownOverrides.ts";

const nothing: NamedOverrides = { fields: {}, components: {}, messages: undefined };
const values = decodeRecord(emptyRecord, readConfig({}));
const said = (given: Partial<NamedOverrides>): string[] =>
  unknownOverrides({ ...nothing, ...given }, values).map(({ error }) => String(error));

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
