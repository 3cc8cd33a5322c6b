import { describe, expect, it } from "vitest";
import { findFields } from "./findFields.ts";

const field = (name: string, label: string, section = "Biodiversity", help = "") => ({
  ...{ field: name, label, section, help },
});
const fields = [
  field("dwc:order", "Order"),
  field("dwc:subclass", "Subclass", "Biodiversity", "Below the class of the taxon."),
  field("dwc:class", "Class"),
  field("ac:captureDevice", "Capture device", "Audiovisual"),
];
const found = (text: string) => findFields(fields, text).map(({ label }) => label);

describe("findFields", () => {
  it("returns all fields in their order while nothing is typed", () => {
    expect(found(" ")).toEqual(["Order", "Subclass", "Class", "Capture device"]);
  });

  it("puts fields first whose label starts with the text, then those whose label contains it", () => {
    expect(found("class")).toEqual(["Class", "Subclass"]);
    expect(found("bio")).toEqual(["Order", "Subclass", "Class"]);
  });

  it("requires every word in label, section, description or name", () => {
    expect(found("audio device")).toEqual(["Capture device"]);
    expect(found("taxon")).toEqual(["Subclass"]);
    expect(found("captureDevice")).toEqual(["Capture device"]);
    expect(found("order device")).toEqual([]);
  });
});
