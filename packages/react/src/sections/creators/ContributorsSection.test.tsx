import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { ContributorsSection } from "./ContributorsSection.tsx";

const config = {
  autocomplete_names: "off",
  vocabularies: { contributors: { role: [{ value: "datamanager", text: "Data manager" }] } },
};

describe("the contributors", () => {
  it("require a role, on leaving the field and on saving", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<ContributorsSection />, { config });
    expect(screen.getByText("No contributors yet")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Add contributor" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Add contributor" }));
    expect(dialog.getByRole("group", { name: "This contributor is" })).toBeVisible();
    const role = dialog.getByRole("combobox", { name: /^Role/ });
    expect(role).toBeRequired();
    await user.type(dialog.getByLabelText(/^Family name/), "Curie");
    await user.click(role);
    await user.tab();
    expect(await dialog.findByText("Role is a required field.")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Save" }));
    expect(bench.form().values.read().metadata.contributors).toEqual([]);
    await user.selectOptions(role, "Data manager");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(screen.getByText("Data manager")).toBeVisible();
    expect(screen.getByText("1 contributor")).toBeVisible();
    expect(bench.form().values.read().metadata.contributors).toMatchObject([{ role: "datamanager" }]);
  });

  it("of an older record show the missing role in their row once the list loses the focus", async () => {
    const user = userEvent.setup();
    benchSection(
      <>
        <ContributorsSection />
        <button type="button">Elsewhere</button>
      </>,
      {
        config,
        metadata: { contributors: [{ person_or_org: { type: "personal", family_name: "Curie" } }] },
      },
    );
    screen.getByRole("button", { name: "Edit Curie" }).focus();
    await user.click(screen.getByRole("button", { name: "Elsewhere" }));
    expect((await screen.findByText("Role is a required field.")).closest("li")).toHaveTextContent("Curie");
  });
});
