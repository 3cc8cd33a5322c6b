import { describe, expect, it } from "vitest";
import { citationOf } from "./citation.ts";
import { parseRecord } from "./record.ts";

const person = (family_name: string, given_name: string) => ({
  person_or_org: { type: "personal", name: `${family_name}, ${given_name}`, family_name, given_name },
});
const record = (metadata: object) =>
  parseRecord({
    id: "a",
    metadata: {
      title: "Sea surface temperature",
      publication_date: "2026-11-21",
      publisher: "Example Repository",
      ...metadata,
    },
    ui: { resource_type: { title_l10n: "Dataset" } },
  });
const address = "https://doi.org/10.5072/a";

describe("the citation of a record", () => {
  it("contains creators with initials, year, title, type, publisher and address", () => {
    expect(
      citationOf(record({ creators: [person("Lindqvist", "Åsa Karin"), person("Sartre", "Jean-Paul")] }), address),
    ).toBe(
      "Lindqvist, Å. K., & Sartre, J.-P. (2026). Sea surface temperature [Dataset]. Example Repository. https://doi.org/10.5072/a",
    );
  });

  it("contains the full name of an organisation, and the version after the title", () => {
    const creators = [{ person_or_org: { type: "organizational", name: "Weather Service" } }];
    expect(citationOf(record({ creators, version: "1.2" }), address)).toBe(
      "Weather Service (2026). Sea surface temperature (1.2) [Dataset]. Example Repository. https://doi.org/10.5072/a",
    );
  });

  it("shortens more than twenty names to nineteen and the last", () => {
    const creators = Array.from({ length: 25 }, (_, index) => person(`Name${index + 1}`, "A"));
    expect(citationOf(record({ creators }), address)).toMatch(/^Name1, A\., .*Name19, A\., … Name25, A\. \(2026\)/);
  });

  it("starts with the title without creators, and contains n.d. without a date", () => {
    expect(citationOf(record({ title: "Why?", publication_date: "" }), address)).toBe(
      "Why? [Dataset]. (n.d.). Example Repository. https://doi.org/10.5072/a",
    );
  });
});
