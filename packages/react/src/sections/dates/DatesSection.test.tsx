import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { DatesSection } from "./DatesSection.tsx";

const config = {
  vocabularies: {
    dates: {
      type: [
        { value: "created", text: "Created" },
        { value: "collected", text: "Collected" },
      ],
    },
  },
};
const field = (name: RegExp) => screen.getByRole("textbox", { name });
const type = () => screen.getByRole("combobox", { name: "Type" });

describe("the dates", () => {
  it("show how each was understood, and have a type and a description", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<DatesSection />, { config });
    await user.click(screen.getByRole("button", { name: "Add date" }));
    await waitFor(() => expect(field(/^Date/)).toHaveFocus());
    await user.keyboard("2023/2024-03");
    expect(screen.getByText("Understood as from 2023 to March 2024.")).toBeVisible();
    await user.tab();
    expect(field(/^Date/)).toHaveAccessibleDescription(/Understood as from 2023 to March 2024\./);
    await user.selectOptions(type(), "Collected");
    await user.type(field(/^Description/), "at Brest");
    expect(bench.form().values.read().metadata.dates).toEqual([
      { key: expect.any(String), date: "2023/2024-03", type: "collected", description: "at Brest" },
    ]);
    expect(await screen.findByRole("group", { name: "Collected: 2023/2024-03" })).toBeVisible();
    expect(screen.getAllByRole("option").map((option) => option.textContent)).toEqual([
      "Choose a type",
      "Collected",
      "Created",
    ]);
  });

  it("show what is missing or invalid beside its field when it loses the focus", async () => {
    const user = userEvent.setup();
    benchSection(<DatesSection />, { config });
    await user.click(screen.getByRole("button", { name: "Add date" }));
    await waitFor(() => expect(field(/^Date/)).toHaveFocus());
    await user.keyboard("next spring");
    expect(screen.queryByText(/^Give a date/)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(/^Give a date as YYYY-MM-DD/)).toBeVisible();
    expect(field(/^Date/)).toBeInvalid();
    expect(screen.queryByText("Type is a required field.")).not.toBeInTheDocument();
    expect(type()).toHaveFocus();
    await user.tab();
    expect(await screen.findByText("Type is a required field.")).toBeVisible();
    expect(type()).toBeInvalid();
    await user.selectOptions(type(), "Created");
    expect(screen.queryByText("Type is a required field.")).not.toBeInTheDocument();
    await user.clear(field(/^Date/));
    expect(screen.queryByText(/^Give a date/)).not.toBeInTheDocument();
    expect(screen.queryByText("Date is a required field.")).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText("Date is a required field.")).toBeVisible();
  });

  it("keep a refused value with the server's message in its row through a save", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<DatesSection />, { config });
    await user.click(screen.getByRole("button", { name: "Add date" }));
    await waitFor(() => expect(field(/^Date/)).toHaveFocus());
    await user.keyboard("2024-02-31");
    await user.selectOptions(type(), "Created");
    await bench.form().deposit.save(() => bench.form().values.read());
    await waitFor(() => expect(field(/^Date/)).toBeInvalid());
    expect(field(/^Date/)).toHaveValue("2024-02-31");
    const said = document.getElementById(field(/^Date/).getAttribute("aria-describedby")?.split(" ").at(-1) ?? "");
    await waitFor(() => expect(said?.closest("[role=group]")).toHaveAccessibleName("Created: 2024-02-31"));
    await user.clear(field(/^Date/));
    await user.type(field(/^Date/), "2024-02-29");
    await waitFor(() => expect(field(/^Date/)).toBeValid());
  });
});
