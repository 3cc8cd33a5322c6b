import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../sectionBench.tsx";
import { IdentifiersSection } from "./IdentifiersSection.tsx";

const schemes = [
  ["ark", "ARK"],
  ["arxiv", "arXiv"],
  ["doi", "DOI"],
  ["handle", "Handle"],
  ["isbn", "ISBN"],
  ["issn", "ISSN"],
  ["url", "URL"],
].map(([value, text]) => ({ value, text }));
const config = { vocabularies: { identifiers: { scheme: schemes } } };
const identifier = () => screen.getByRole("textbox", { name: /^Identifier/ });
const scheme = () => screen.getByRole("combobox", { name: /^Scheme/ });
const addRow = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: "Add identifier" }));
  await waitFor(() => expect(identifier()).toHaveFocus());
};

describe("the alternate identifiers", () => {
  it.each([
    ["https://doi.org/10.1234/foo.bar", "10.1234/foo.bar", "DOI"],
    ["doi:10.1234/foo.bar", "10.1234/foo.bar", "DOI"],
    ["https://arxiv.org/abs/2101.12345", "arXiv:2101.12345", "arXiv"],
    ["https://example.org/data?id=1", "https://example.org/data?id=1", "URL"],
  ])("recognise %s when it is pasted", async (text, bare, name) => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.paste(text);
    expect(identifier()).toHaveValue(bare);
    expect(scheme()).toHaveDisplayValue(name);
    expect(await screen.findByText(`Recognized as ${name}.`)).toBeInTheDocument();
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([{ identifier: bare }]);
  });

  it("recognise what was typed on leaving it, and keep a scheme that was chosen by hand", async () => {
    const user = userEvent.setup();
    benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.keyboard("10.1234/foo");
    expect(scheme()).toHaveDisplayValue("Choose a scheme");
    await user.tab();
    expect(scheme()).toHaveDisplayValue("DOI");
    await user.selectOptions(scheme(), "Handle");
    await user.clear(identifier());
    await user.type(identifier(), "2077-9550");
    await user.tab();
    expect(scheme()).toHaveDisplayValue("Handle");
  });

  it("let the scheme that was recognised go with the identifier it was recognised by", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.keyboard("10.1234/foo");
    await user.tab();
    await user.clear(identifier());
    await user.type(identifier(), "2077-9550");
    await user.tab();
    expect(scheme()).toHaveDisplayValue("ISSN");
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([
      { identifier: "2077-9550", scheme: "issn" },
    ]);
  });

  it("are an empty row again when the identifier is taken out by which the scheme was recognised", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.paste("10.1234/foo");
    await user.clear(identifier());
    await user.tab();
    expect(scheme()).toHaveDisplayValue("Choose a scheme");
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([{ identifier: "", scheme: "" }]);
  });

  it("let an address change a scheme that was chosen by hand, and keep one that was chosen again", async () => {
    const user = userEvent.setup();
    benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.selectOptions(scheme(), "Handle");
    await user.type(identifier(), "https://doi.org/10.1234/foo");
    await user.tab();
    expect(scheme()).toHaveDisplayValue("DOI");
    await user.selectOptions(scheme(), "Handle");
    await user.selectOptions(scheme(), "DOI");
    await user.clear(identifier());
    await user.type(identifier(), "2077-9550");
    await user.tab();
    expect(scheme()).toHaveDisplayValue("DOI");
  });

  it("lose the blanks around what is no identifier of any scheme", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.keyboard("  shelf 9 ");
    await user.tab();
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([{ identifier: "shelf 9" }]);
  });

  it("take any scheme where the site names none", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config: { vocabularies: { identifiers: { scheme: [] } } } });
    await addRow(user);
    await user.keyboard("B-17");
    await user.type(screen.getByRole("textbox", { name: /^Scheme/ }), "shelfmark");
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([
      { identifier: "B-17", scheme: "shelfmark" },
    ]);
  });

  it("say on leaving what is missing, and which check digit does not fit", async () => {
    const user = userEvent.setup();
    benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.keyboard("x");
    await user.tab();
    await user.tab();
    expect(await screen.findByText("Scheme is a required field.")).toBeVisible();
    await user.selectOptions(scheme(), "ISSN");
    await user.clear(identifier());
    await user.tab();
    expect(await screen.findByText("Identifier is a required field.")).toBeVisible();
    await user.type(identifier(), "2077-9551");
    await user.tab();
    await waitFor(() => expect(identifier()).toBeInvalid());
    expect(identifier()).toHaveAccessibleDescription(/ISSN/);
  });
});
