import { describe, expect, it } from "vitest";
import { resourceTypeOptions } from "./resourceTypeOptions.ts";

const types = [
  { id: "software", type_name: "Software", subtype_name: "" },
  { id: "publication-thesis", type_name: "Publication", subtype_name: "Thesis" },
  { id: "image-photo", type_name: "Image", subtype_name: "Photo" },
  { id: "publication", type_name: "Publication", subtype_name: "" },
  { id: "publication-article", type_name: "Publication", subtype_name: "Article" },
];

describe("the choices of the resource type", () => {
  it("are sorted by label, those of one type together, lone types without a heading", () => {
    expect(resourceTypeOptions(types, "en")).toEqual([
      { value: "image-photo", label: "Image / Photo" },
      {
        label: "Publication",
        options: [
          { value: "publication", label: "Publication" },
          { value: "publication-article", label: "Publication / Article" },
          { value: "publication-thesis", label: "Publication / Thesis" },
        ],
      },
      { value: "software", label: "Software" },
    ]);
  });

  it("sort as the reader's language does", () => {
    const swedish = ["Öl", "Zon", "Ark"].map((name) => ({ id: name, type_name: name, subtype_name: "" }));
    const labels = (language: string): string[] => resourceTypeOptions(swedish, language).map((option) => option.label);
    expect(labels("sv")).toEqual(["Ark", "Zon", "Öl"]);
    expect(labels("de")).toEqual(["Ark", "Öl", "Zon"]);
  });
});
