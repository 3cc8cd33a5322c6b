import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { IdentifiersSection } from "./IdentifiersSection.tsx";

const schemes = [
  ["ark", "ARK"],
  ["arxiv", "arXiv"],
  ["crossreffunderid", "Crossref Funder ID"],
  ["doi", "DOI"],
  ["eissn", "EISSN"],
  ["handle", "Handle"],
  ["igsn", "IGSN"],
  ["isbn", "ISBN"],
  ["issn", "ISSN"],
  ["other", "Other"],
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
  ])("recognize %s when it is pasted", async (text, bare, name) => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.paste(text);
    expect(identifier()).toHaveValue(bare);
    expect(scheme()).toHaveDisplayValue(name);
    expect(await screen.findByText(`Recognized as ${name}.`)).toBeInTheDocument();
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([{ identifier: bare }]);
  });

  it("recognize what was typed when the field loses the focus, and keep a chosen scheme", async () => {
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

  it("clear a recognized scheme together with its identifier", async () => {
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

  it("become an empty row when an identifier with a recognized scheme is removed", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.paste("10.1234/foo");
    await user.clear(identifier());
    await user.tab();
    expect(scheme()).toHaveDisplayValue("Choose a scheme");
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([{ identifier: "", scheme: "" }]);
  });

  it("allow an address to change a chosen scheme, and keep one that was chosen again", async () => {
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

  it.each([
    ["2024/17", "Other", "2024/17"],
    ["inv-no/1234567", "Other", "inv-no/1234567"],
    ["https://example.org/shelf/9", "Other", "https://example.org/shelf/9"],
    ["10.13039/501100000780", "Crossref Funder ID", "10.13039/501100000780"],
    ["10.58052/IGSN:AU1101", "IGSN", "10.58052/IGSN:AU1101"],
    ["https://portal.issn.org/resource/ISSN/2077-9550", "EISSN", "2077-9550"],
  ])("accept %s with the chosen scheme %s", async (text, name, written) => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.selectOptions(scheme(), name);
    await user.type(identifier(), text);
    await user.tab();
    expect(scheme()).toHaveDisplayValue(name);
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([{ identifier: written }]);
  });

  it("keep a stored or chosen scheme for a text that looks like another one", async () => {
    const user = userEvent.setup();
    const identifiers = [{ identifier: "10.1234/foo", scheme: "other" }];
    benchSection(<IdentifiersSection />, { config, record: { metadata: { identifiers } } });
    await user.click(identifier());
    await user.tab();
    expect(scheme()).toHaveDisplayValue("Other");
    await user.clear(identifier());
    await user.type(identifier(), "https://doi.org/10.1234/bar");
    await user.tab();
    expect(scheme()).toHaveDisplayValue("DOI");
    await user.selectOptions(scheme(), "Other");
    await user.click(identifier());
    await user.tab();
    expect(scheme()).toHaveDisplayValue("Other");
    expect(identifier()).toHaveValue("10.1234/bar");
  });

  it("trim an identifier of an unknown scheme", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config });
    await addRow(user);
    await user.keyboard("  shelf 9 ");
    await user.tab();
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([{ identifier: "shelf 9" }]);
  });

  it("accept any scheme if the site lists none", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<IdentifiersSection />, { config: { vocabularies: { identifiers: { scheme: [] } } } });
    await addRow(user);
    await user.keyboard("B-17");
    await user.type(screen.getByRole("textbox", { name: /^Scheme/ }), "shelfmark");
    expect(bench.form().values.read().metadata.identifiers).toMatchObject([
      { identifier: "B-17", scheme: "shelfmark" },
    ]);
  });

  it("show missing values and wrong check digits when a field loses the focus", async () => {
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
