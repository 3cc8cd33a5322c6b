import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { SubjectsSection } from "./SubjectsSection.tsx";

const box = () => screen.getByRole("combobox", { name: "Keywords and subjects" });
const sources = (...names: readonly string[]) => ({
  vocabularies: { subjects: { limit_to: ["all", ...names].map((value) => ({ value, text: value })) } },
});
const plain = (rows: readonly { readonly key: string }[]) => rows.map(({ key: _key, ...row }) => row);

describe("the subjects", () => {
  it("are searched with exact names first, and shown with their vocabulary", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<SubjectsSection />);
    await user.type(box(), "salinity");
    await screen.findByRole("option", { name: "(GEMET) salinity" });
    await user.keyboard("{ArrowDown}{Enter}");
    const [chosen] = bench.form().values.read().metadata.subjects;
    expect(chosen).toMatchObject({ subject: "salinity", scheme: "GEMET" });
    expect(chosen?.id).toMatch(/\S/);
    await user.click(screen.getByRole("button", { name: "Remove (GEMET) salinity" }));
    expect(bench.form().values.read().metadata.subjects).toEqual([]);
    expect(box()).toHaveFocus();
  });

  it("can be free keywords, each with its own key", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<SubjectsSection />);
    await user.type(box(), "my tides{Enter}");
    await user.type(box(), "your tides");
    await user.tab();
    const { subjects } = bench.form().values.read().metadata;
    expect(plain(subjects)).toEqual([{ subject: "my tides" }, { subject: "your tides" }]);
    expect(new Set(subjects.map(({ key }) => key)).size).toBe(2);
  });

  it("are suggested from one source if there are more than two, counting all of them together", async () => {
    const user = userEvent.setup();
    benchSection(<SubjectsSection />, { config: sources("GEMET", "MeSH") });
    await user.selectOptions(screen.getByRole("combobox", { name: "Suggest from" }), "MeSH");
    await user.type(box(), "sea");
    await screen.findByRole("option", { name: "(MeSH) Seaweed" });
    expect(screen.queryByRole("option", { name: /^\(GEMET\)/ })).toBeNull();
  });

  it("offer no choice of a source if there are only two", () => {
    benchSection(<SubjectsSection />, { config: sources("MeSH") });
    expect(screen.queryByRole("combobox", { name: "Suggest from" })).toBeNull();
  });

  it("show which ones the server refused", async () => {
    benchSection(<SubjectsSection />, {
      metadata: { subjects: [{ subject: "tides" }, { subject: "waves" }] },
      errors: [{ field: "metadata.subjects.1.subject", messages: ["Too wavy."] }],
    });
    expect(await screen.findByText("“waves”: Too wavy.")).toBeInTheDocument();
    expect(box()).toHaveAccessibleDescription(/Too wavy/);
  });

  it("show a failed search, and keep what was typed", async () => {
    const user = userEvent.setup();
    const bench = benchSection(<SubjectsSection />);
    bench.repository.faults.add({
      path: "/api/subjects",
      fault: { kind: "answer", status: 500, body: "<h1>Oh no</h1>" },
    });
    await user.type(box(), "salt");
    expect((await screen.findAllByText(/could not be searched/)).length).toBeGreaterThan(0);
    await user.click(screen.getByRole("option", { name: "Add “salt”" }));
    expect(plain(bench.form().values.read().metadata.subjects)).toEqual([{ subject: "salt" }]);
  });
});
