import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { PublisherSection } from "../publisher/PublisherSection.tsx";
import { benchSection } from "../../../test/sectionBench.tsx";
import { TitlesSection } from "../titles/TitlesSection.tsx";
import { ResourceTypeSection } from "./ResourceTypeSection.tsx";
import { titleField } from "../../../test/driveDeposit.tsx";

const config = {
  vocabularies: {
    resource_type: [
      { id: "image-photo", type_name: "Image", subtype_name: "Photo" },
      { id: "dataset", type_name: "Dataset", subtype_name: "" },
    ],
  },
};

describe("single-line fields", () => {
  it("offer the resource types by label", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<ResourceTypeSection />, { config });
    const select = screen.getByRole("combobox", { name: /^Resource type/ });
    await user.selectOptions(select, "Image / Photo");
    expect(bench.form().values.read().metadata.resource_type).toBe("image-photo");
  });

  it("keep a resource type that is no longer offered", () => {
    const bench = benchSection(<ResourceTypeSection />, { config, metadata: { resource_type: { id: "project" } } });
    expect(screen.getByRole("combobox")).toHaveValue("project");
    expect(bench.form().values.read().metadata.resource_type).toBe("project");
  });

  it("require a title when the field loses the focus", async () => {
    const user = userEvent.setup();
    const section = (
      <>
        <TitlesSection />
        <button type="button">Elsewhere</button>
      </>
    );
    const bench = benchSection(section, {
      metadata: { additional_titles: [{ title: "Marées", type: { id: "translated-title" } }] },
    });
    await user.click(titleField());
    await user.tab();
    expect(await screen.findByText("Title is a required field.")).toBeVisible();
    await user.type(titleField(), "Tides");
    expect(screen.queryByText("Title is a required field.")).not.toBeInTheDocument();
    expect(bench.form().values.read().metadata).toMatchObject({
      title: "Tides",
      additional_titles: [{ title: "Marées" }],
    });
  });

  it("can be in German", async () => {
    benchSection(<PublisherSection />, { locale: "de_DE" });
    expect(await screen.findByRole("textbox", { name: "Herausgeber" })).toBeVisible();
  });

  it("are read-only if they are disabled", () => {
    benchSection(<TitlesSection />, { fields: { "metadata.title": { disabled: true } } });
    expect(screen.getByRole("textbox")).toBeDisabled();
  });
});
