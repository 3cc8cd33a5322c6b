import { describe, expect, it } from "vitest";
import { readConfig } from "./readConfig.ts";

const read = (custom_fields: object) => readConfig({ custom_fields });

describe("the custom fields of a page's configuration", () => {
  it("are read with their widgets and what these are told", () => {
    const { custom_field_sections: sections } = read({
      ui: [
        {
          section: "Software",
          icon: "code",
          fields: [{ field: "code:codeRepository", ui_widget: "Input", props: { label: "Repository URL" } }],
        },
      ],
    });
    expect(sections).toEqual([
      {
        section: "Software",
        icon: "code",
        displaySection: true,
        discoverable_fields: false,
        fields: [
          {
            field: "code:codeRepository",
            ui_widget: "Input",
            is_vocabulary: false,
            props: { label: "Repository URL" },
          },
        ],
      },
    ]);
  });

  it("are left out where the page keeps them from the form, section or field", () => {
    const { custom_field_sections: sections } = read({
      ui: [
        { section: "Hidden", hide_from_upload_form: true, fields: [{ field: "a:a", ui_widget: "Input" }] },
        {
          section: "Half",
          fields: [
            { field: "b:b", ui_widget: "Input", hide_from_upload_form: true },
            { field: "b:c", ui_widget: "Input" },
          ],
        },
        { section: "Empty", fields: [] },
      ],
    });
    expect(sections.map(({ section, fields }) => [section, fields.map(({ field }) => field)])).toEqual([
      ["Half", ["b:c"]],
    ]);
  });

  it("cost nothing but themselves when they are malformed", () => {
    const { custom_field_sections: sections } = read({
      ui: [7, { section: "A", fields: [null, { ui_widget: "Input" }, { field: "a:a", props: "x" }] }],
    });
    expect(sections.map(({ fields }) => fields)).toEqual([
      [{ field: "a:a", ui_widget: "", is_vocabulary: false, props: {} }],
    ]);
  });

  it("hold entries of vocabularies where the list or their own configuration says so", () => {
    const { custom_field_vocabularies: names } = read({
      vocabularies: ["a:a"],
      ui: [
        { fields: [{ field: "b:b", is_vocabulary: true }, { field: "a:a", is_vocabulary: true }, { field: "c:c" }] },
      ],
    });
    expect(names).toEqual(["a:a", "b:b"]);
  });
});
