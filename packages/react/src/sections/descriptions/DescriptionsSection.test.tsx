import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { FeedbackBannerSection } from "../feedback-banner/FeedbackBannerSection.tsx";
import { benchSection } from "../../../test/sectionBench.tsx";
import { DescriptionsSection } from "./DescriptionsSection.tsx";

describe("the description", () => {
  it("shows the formatted text without unsafe HTML, and keeps the original value until it is edited", async () => {
    const html = '<p>Tides of <strong>Brest</strong><img src="x" onerror="alert(1)"></p><script>alert(2)</script>';
    const bench = benchSection(<DescriptionsSection />, { metadata: { description: html } });
    const editor = await screen.findByRole("textbox", { name: /Description/ }, { timeout: 10_000 });
    expect(editor).toHaveTextContent("Tides of Brest");
    expect(editor.querySelector("strong")).not.toBeNull();
    expect(editor.querySelector("img, script")).toBeNull();
    expect(bench.form().values.read().metadata.description).toBe(html);
  });

  it("is associated with its label, help and server feedback", async () => {
    benchSection(<DescriptionsSection />, {
      metadata: { description: "x" },
      errors: [{ field: "metadata.description", messages: ["Shorter than minimum length 3."] }],
    });
    const editor = await screen.findByRole("textbox", { name: /Description/ }, { timeout: 10_000 });
    expect(screen.getByText("Shorter than minimum length 3.")).toBeVisible();
    await waitFor(() => expect(editor).toHaveAccessibleDescription(/Shorter than minimum length 3\./));
    expect(editor).toHaveAttribute("aria-invalid", "true");
  });

  it("keeps additional descriptions unchanged, and previews their text without an editor", async () => {
    const bench = benchSection(<DescriptionsSection />, {
      metadata: {
        additional_descriptions: [{ description: "<p>How it <b>was</b> done</p>", type: { id: "methods" } }],
      },
    });
    const row = within(screen.getByRole("listitem"));
    expect(row.getByText("How it was done")).toBeVisible();
    expect(row.queryByRole("textbox", { name: /Description/ })).not.toBeInTheDocument();
    expect(bench.form().values.read().metadata.additional_descriptions).toMatchObject([
      { description: "<p>How it <b>was</b> done</p>", type: "methods" },
    ]);
  });

  it("shows an additional description in its language, which can be changed", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<DescriptionsSection />, {
      metadata: {
        additional_descriptions: [{ description: "<p>Les marées</p>", type: { id: "other" }, lang: { id: "fra" } }],
      },
    });
    expect(screen.getByText("Les marées")).toHaveAttribute("lang", "fr");
    const language = screen.getByRole("combobox", { name: /^Language/ });
    await user.clear(language);
    await user.type(language, "danish");
    const [danish] = await screen.findAllByRole("option", { name: /^Danish/ });
    await user.click(danish ?? document.body);
    const [row] = bench.form().values.read().metadata.additional_descriptions;
    expect(row?.lang).toMatchObject({ id: "dan" });
    expect(screen.getByText("Les marées")).toHaveAttribute("lang", "da");
  });

  it("opens the editor of an additional description that the banner leads to", async () => {
    const user = userEvent.setup();
    benchSection(
      <>
        <FeedbackBannerSection />
        <DescriptionsSection />
      </>,
      {
        metadata: { additional_descriptions: [{ description: "<p>One</p>", type: { id: "other" } }] },
        errors: [{ field: "metadata.additional_descriptions.0.description", messages: ["Too short."] }],
      },
    );
    const row = within(screen.getByRole("group", { name: /additional description 1$/i }));
    expect(row.queryByRole("textbox", { name: /^Description/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: /^Description/ }));
    expect(await row.findByRole("textbox", { name: /^Description/ }, { timeout: 10_000 })).toHaveTextContent("One");
  });

  it("edits one additional description at a time, and a new one at once", async () => {
    const user = userEvent.setup();
    benchSection(<DescriptionsSection />, {
      config: { vocabularies: { descriptions: { type: [{ value: "methods", text: "Methods" }] } } },
      metadata: { additional_descriptions: [{ description: "<p>One</p>", type: { id: "methods" } }] },
    });
    await user.click(screen.getByRole("button", { name: "Edit text" }));
    const first = within(screen.getByRole("group", { name: "Methods, additional description 1" }));
    expect(await first.findByRole("textbox", { name: /Description/ }, { timeout: 10_000 })).toHaveTextContent("One");
    await user.click(screen.getByRole("button", { name: "Add description" }));
    const second = within(screen.getByRole("group", { name: "Additional description 2" }));
    await waitFor(() => expect(second.getByRole("combobox", { name: /^Type/ })).toHaveFocus());
    expect(await second.findByRole("textbox", { name: /Description/ })).toBeVisible();
    expect(first.queryByRole("textbox", { name: /Description/ })).not.toBeInTheDocument();
    expect(first.getByText("One")).toBeVisible();
  });
});
