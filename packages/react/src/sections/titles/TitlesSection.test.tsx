import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { TitlesSection } from "./TitlesSection.tsx";

const config = {
  vocabularies: {
    titles: {
      type: [
        { value: "alternative-title", text: "Alternative title" },
        { value: "translated-title", text: "Translated title" },
      ],
    },
  },
};
const row = () => within(screen.getByRole("listitem"));
const addRow = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Add title" }));
  await waitFor(() => expect(row().getByRole("textbox", { name: /^Title/ })).toHaveFocus());
};

describe("the title", () => {
  it("shows a warning of the server without being invalid", () => {
    benchSection(<TitlesSection />, {
      metadata: { title: "Tides" },
      errors: [{ field: "metadata.title", messages: ["Rather short."], severity: "warning" }],
    });
    expect(screen.getByText("Rather short.").closest("[data-severity]")).toHaveAttribute("data-severity", "warning");
    expect(screen.getByRole("textbox", { name: /^Title/ })).not.toBeInvalid();
  });

  it("is required unless the host overrides it", () => {
    benchSection(<TitlesSection />);
    expect(screen.getByRole("textbox", { name: /^Title/ })).toBeRequired();
    cleanup();
    benchSection(<TitlesSection />, { fields: { "metadata.title": { required: false } } });
    expect(screen.getByRole("textbox", { name: /^Title/ })).not.toBeRequired();
  });
});

describe("the additional titles", () => {
  it("start as alternative titles, and have a type and a language", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<TitlesSection />, { config });
    await addRow(user);
    await user.keyboard("Tidvatten");
    expect(row().getByRole("combobox", { name: /^Type/ })).toHaveDisplayValue("Alternative title");
    await user.selectOptions(row().getByRole("combobox", { name: /^Type/ }), "Translated title");
    await user.type(row().getByRole("combobox", { name: /^Language/ }), "swedish");
    const options = await screen.findAllByRole("option", { name: /swedish/i });
    expect(options[0]).toHaveTextContent(/^Swedish$/);
    await user.click(options[0] ?? document.body);
    expect(bench.form().values.read().metadata.additional_titles).toMatchObject([
      { title: "Tidvatten", type: "translated-title", lang: { id: "swe", title: "Swedish" } },
    ]);
  });

  it("keep the space after a word when a save answers between two words", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<TitlesSection />, { config });
    await addRow(user);
    await user.keyboard("Tidvatten i ");
    await act(() => bench.form().deposit.save(bench.form().values.read));
    expect(bench.form().values.read().metadata.additional_titles).toMatchObject([{ title: "Tidvatten i" }]);
    await user.keyboard("Brest ");
    await act(() => bench.form().deposit.save(bench.form().values.read));
    expect(row().getByRole("textbox", { name: /^Title/ })).toHaveValue("Tidvatten i Brest ");
    await user.tab();
    expect(row().getByRole("textbox", { name: /^Title/ })).toHaveValue("Tidvatten i Brest");
  });

  it("keep the caret when a save normalizes a quote before it", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<TitlesSection />, { config });
    await addRow(user);
    await user.keyboard("The sea’s tides");
    await user.pointer({ target: row().getByRole("textbox", { name: /^Title/ }), offset: 9, keys: "[MouseLeft]" });
    await act(() => bench.form().deposit.save(bench.form().values.read));
    expect(row().getByRole("textbox", { name: /^Title/ })).toHaveValue("The sea's tides");
    await user.keyboard(" slow");
    expect(row().getByRole("textbox", { name: /^Title/ })).toHaveValue("The sea's slow tides");
  });

  it("require text when they lose the focus. An empty row does not prevent a save and stays", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<TitlesSection />, { config, metadata: { title: "Tides" } });
    await addRow(user);
    await user.tab();
    expect(await row().findByText("Title is a required field.")).toBeVisible();
    await bench.form().deposit.save(() => bench.form().values.read());
    expect(
      bench
        .form()
        .deposit.getState()
        .feedback.map(({ path }) => path.join(".")),
    ).not.toContain(expect.stringContaining("additional_titles"));
    expect(bench.form().deposit.getState().record.metadata).not.toHaveProperty("additional_titles");
    expect(row().getByRole("textbox", { name: /^Title/ })).toHaveValue("");
  });

  it("keep and show the language of a record by its name, which can be removed", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<TitlesSection />, {
      config,
      metadata: {
        additional_titles: [
          { title: "Marées", type: { id: "translated-title" }, lang: { id: "fra", title: { en: "French" } } },
        ],
      },
    });
    const language = row().getByRole("combobox", { name: /^Language/ });
    expect(language).toHaveValue("French");
    await user.click(row().getByRole("button", { name: "Clear the choice" }));
    expect(bench.form().values.read().metadata.additional_titles).toMatchObject([{ lang: null }]);
    expect(language).toHaveFocus();
  });
});
