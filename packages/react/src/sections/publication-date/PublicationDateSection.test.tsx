import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { PublicationDateSection } from "./PublicationDateSection.tsx";

const field = () => screen.getByRole("textbox", { name: /^Publication date/ });

describe("the publication date", () => {
  it("shows how it was understood", async () => {
    const user = userEvent.setup();
    benchSection(<PublicationDateSection />);
    expect(field()).toBeRequired();
    await user.type(field(), "2024-03");
    expect(screen.getByText("Understood as March 2024.")).toBeVisible();
    await user.tab();
    expect(field()).toHaveAccessibleDescription(/Understood as March 2024\./);
    await user.clear(field());
    await user.type(field(), "2023/2024-03-09");
    expect(screen.getByText("Understood as from 2023 to March 9, 2024.")).toBeVisible();
  });

  it("keeps its first description while it is typed in, and then describes the new value", async () => {
    const user = userEvent.setup();
    benchSection(<PublicationDateSection />, { metadata: { publication_date: "1066" } });
    expect(field()).toHaveAccessibleDescription(/^Understood as 1066\./);
    await user.type(field(), "-10");
    expect(screen.getByText("Understood as October 1066.")).toBeVisible();
    expect(field()).toHaveAccessibleDescription(/^Understood as 1066\./);
    await user.tab();
    expect(field()).toHaveAccessibleDescription(/^Understood as October 1066\./);
  });

  it("shows an invalid date when the field loses the focus, not before", async () => {
    const user = userEvent.setup();
    benchSection(
      <>
        <PublicationDateSection />
        <button type="button">Elsewhere</button>
      </>,
    );
    await user.type(field(), "next spring");
    expect(screen.queryByText(/^Give a date as/)).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByText(/^Give a date as YYYY-MM-DD/)).toBeVisible();
    expect(field()).toBeInvalid();
  });

  it("shows no error at a key press, even in a field that was left with one before", async () => {
    const user = userEvent.setup();
    benchSection(<PublicationDateSection />, { metadata: { publication_date: "1066" } });
    await user.click(field());
    await user.tab();
    await user.click(field());
    const description = field().getAttribute("aria-describedby");
    for (const letter of "-10") {
      await user.keyboard(letter);
      expect(screen.queryByText(/^Give a date as/)).not.toBeInTheDocument();
      expect(field()).toHaveAttribute("aria-describedby", description);
    }
    await user.keyboard("-");
    await user.tab();
    expect(await screen.findByText(/^Give a date as/)).toBeVisible();
  });

  it("shows server feedback with its severity until it changes", async () => {
    const user = userEvent.setup();
    benchSection(<PublicationDateSection />, {
      metadata: { publication_date: "1066" },
      errors: [{ field: "metadata.publication_date", messages: ["Quite early."], severity: "warning" }],
    });
    expect(screen.getByText("Quite early.").closest("[data-severity]")).toHaveAttribute("data-severity", "warning");
    expect(field()).not.toHaveAttribute("aria-invalid");
    await user.type(field(), "-10");
    await waitFor(() => expect(screen.queryByText("Quite early.")).not.toBeInTheDocument());
  });
});
