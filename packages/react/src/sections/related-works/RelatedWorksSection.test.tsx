import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { RelatedWorksSection } from "./RelatedWorksSection.tsx";

const config = {
  vocabularies: {
    related_identifiers: {
      scheme: [
        { value: "doi", text: "DOI" },
        { value: "isbn", text: "ISBN" },
      ],
      relations: [
        { value: "issupplementto", text: "Is supplement to" },
        { value: "cites", text: "Cites" },
      ],
      resource_type: [
        { id: "publication-article", type_name: "Publication", subtype_name: "Article" },
        { id: "software", type_name: "Software", subtype_name: "" },
      ],
    },
  },
};
const select = (name: RegExp) => screen.getByRole("combobox", { name });

describe("the related works", () => {
  it("have a relation, a resource type and an identifier", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<RelatedWorksSection />, { config });
    await user.click(screen.getByRole("button", { name: "Add related work" }));
    await waitFor(() => expect(select(/^Relation/)).toHaveFocus());
    await user.selectOptions(select(/^Relation/), "Is supplement to");
    await user.selectOptions(select(/^Resource type/), "Publication / Article");
    await user.click(screen.getByRole("textbox", { name: /^Identifier/ }));
    await user.paste("https://doi.org/10.1234/foo");
    expect(bench.form().values.read().metadata.related_identifiers).toMatchObject([
      {
        relation_type: "issupplementto",
        resource_type: "publication-article",
        identifier: "10.1234/foo",
        scheme: "doi",
      },
    ]);
    expect(await screen.findByRole("group", { name: "10.1234/foo" })).toBeVisible();
  });

  it("show each of the four missing values beside its field when it loses the focus", async () => {
    const user = userEvent.setup();
    benchSection(
      <>
        <RelatedWorksSection />
        <button type="button">Elsewhere</button>
      </>,
      { config, metadata: { related_identifiers: [{ identifier: "B-17" }] } },
    );
    await user.click(screen.getByRole("textbox", { name: /^Identifier/ }));
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    for (const [label, words] of [
      [/^Relation/, "Relation is a required field."],
      [/^Resource type/, "Resource type is a required field."],
      [/^Scheme/, "Scheme is a required field."],
    ] as const) {
      expect(await screen.findByText(words)).toBeVisible();
      expect(select(label)).toHaveAccessibleDescription(words);
      expect(select(label)).toBeInvalid();
    }
    await user.selectOptions(select(/^Relation/), "Cites");
    await user.clear(screen.getByRole("textbox", { name: /^Identifier/ }));
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    expect(screen.getByRole("textbox", { name: /^Identifier/ })).toHaveAccessibleDescription(
      "Identifier is a required field.",
    );
  });
});
