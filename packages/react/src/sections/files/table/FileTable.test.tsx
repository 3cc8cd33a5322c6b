import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { FeedbackBannerSection } from "../../feedback-banner/FeedbackBannerSection.tsx";
import { benchSection } from "../../../../test/sectionBench.tsx";
import { FilesSection } from "../FilesSection.tsx";
import { benchFiles, localFile, rowOfFile, storedFile } from "../../../../test/filesBench.tsx";

const shownNames = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-deposit-part="file"]')].map((row) => row.dataset["row"]);
const many = (count: number) => Array.from({ length: count }, (_, index) => storedFile(`run-${index + 1}.csv`));

describe("the table of files", () => {
  it("names its columns, and how many of the files are rendered", () => {
    benchFiles({ files: [storedFile("b.csv"), storedFile("a.csv")] });
    const table = screen.getByRole("table", { name: "Files of this upload" });
    expect(table).toHaveAttribute("aria-rowcount", "3");
    for (const name of ["Name", "Size", "Status", "Actions"])
      expect(within(table).getByRole("columnheader", { name })).toBeInTheDocument();
    expect(rowOfFile("a.csv")).toHaveAttribute("aria-rowindex", "3");
  });

  it("sorts by a column at the first press, reverses it at the second, and restores the order at the third", async () => {
    const { user } = benchFiles({
      files: [storedFile("b.csv", { size: 3 }), storedFile("a.csv", { size: 9 }), storedFile("c.csv", { size: 6 })],
    });
    expect(shownNames()).toEqual(["b.csv", "a.csv", "c.csv"]);
    const bySize = screen.getByRole("button", { name: "Size" });
    await user.click(bySize);
    expect(shownNames()).toEqual(["b.csv", "c.csv", "a.csv"]);
    expect(screen.getByRole("columnheader", { name: "Size" })).toHaveAttribute("aria-sort", "ascending");
    expect(screen.getByText("Files sorted by Size, ascending.")).toBeInTheDocument();
    await user.click(bySize);
    expect(shownNames()).toEqual(["a.csv", "c.csv", "b.csv"]);
    await user.click(bySize);
    expect(shownNames()).toEqual(["b.csv", "a.csv", "c.csv"]);
    await user.click(screen.getByRole("button", { name: "Name" }));
    expect(shownNames()).toEqual(["a.csv", "b.csv", "c.csv"]);
  });

  it("has a filter from ten files on", async () => {
    const { user } = benchFiles({ files: many(12) });
    await user.type(screen.getByRole("textbox", { name: "Filter: files" }), "run-1");
    expect(shownNames()).toEqual(["run-1.csv", "run-10.csv", "run-11.csv", "run-12.csv"]);
    expect(screen.getByText("4 of 12 shown")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Show all again" }));
    expect(shownNames()).toHaveLength(12);
  });

  it("has no filter for nine files", () => {
    benchFiles({ files: many(9) });
    expect(screen.queryByRole("textbox", { name: "Filter: files" })).not.toBeInTheDocument();
  });

  it("renders a window of two hundred files, and all of a shorter list", () => {
    benchFiles({ files: many(200) });
    expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "201");
    expect(shownNames().length).toBeLessThan(60);
  });

  it("renders a window of the filtered files of a list of two hundred", async () => {
    const { user } = benchFiles({ files: many(250) });
    await user.type(screen.getByRole("textbox", { name: /^Filter/ }), "1");
    expect(screen.getByText("133 of 250 shown")).toBeVisible();
    expect(screen.getAllByRole("row").length).toBeLessThan(60);
  });

  it("renders all files of a shorter list", () => {
    benchFiles({ files: many(199) });
    expect(shownNames()).toHaveLength(199);
  });

  it("moves the focus to the file at the same position when a file is removed, or to the last one", async () => {
    const { user } = benchFiles({ files: [storedFile("a.csv"), storedFile("b.csv"), storedFile("c.csv")] });
    const removes = async (name: string): Promise<void> => {
      await user.click(screen.getByRole("button", { name: `Remove ${name}` }));
      await user.click(await screen.findByRole("button", { name: "Remove file" }));
      await waitFor(() => expect(shownNames()).not.toContain(name));
    };
    await removes("a.csv");
    await waitFor(() => expect(rowOfFile("b.csv")).toContainElement(document.querySelector<HTMLElement>(":focus")));
    await removes("c.csv");
    await waitFor(() => expect(rowOfFile("b.csv")).toContainElement(document.querySelector<HTMLElement>(":focus")));
  });

  it("keeps the position of the focus also when the file is removed during the confirmation", async () => {
    const { user, form, repository } = benchFiles({ files: [storedFile("a.csv"), storedFile("b.csv")] });
    repository.faults.add({ method: "DELETE", fault: { kind: "answer", status: 204 } });
    await user.click(screen.getByRole("button", { name: "Remove a.csv" }));
    const keep = await screen.findByRole("button", { name: "Keep file" });
    await act(() => form().deposit.removeFile("a.csv"));
    await waitFor(() => expect(rowOfFile("a.csv")).toBeNull());
    await user.click(keep);
    await waitFor(() => expect(rowOfFile("b.csv")).toContainElement(document.querySelector<HTMLElement>(":focus")));
  });

  it("removes the selected files after one confirmation, and clears the preview", async () => {
    const bench = benchFiles({ config: { quota: { maxFiles: 100, maxStorage: 10_000 } } });
    await bench.choose(...["a.csv", "b.csv", "c.csv"].map((name) => localFile(name)));
    await bench.arriveAll();
    const preview = await screen.findByRole("radio", { name: "Show first: b.csv" });
    await bench.user.click(preview);
    await waitFor(() => expect(screen.getAllByText("Complete")).toHaveLength(3));
    await bench.user.click(screen.getByRole("checkbox", { name: "Select all files" }));
    await bench.user.click(screen.getByRole("checkbox", { name: "Select a.csv" }));
    expect(screen.getByText("2 files selected")).toBeVisible();
    expect(screen.getByRole("checkbox", { name: "Select all files" })).toBePartiallyChecked();
    await bench.user.click(screen.getByRole("button", { name: "Remove selected" }));
    const question = await screen.findByRole("alertdialog", { name: "Remove 2 files?" });
    expect(question).toHaveTextContent("This cannot be undone");
    expect(within(question).getByText("b.csv")).toBeVisible();
    expect(within(question).getByText("c.csv")).toBeVisible();
    await bench.user.click(within(question).getByRole("button", { name: "Remove 2 files" }));
    await waitFor(() => expect(shownNames()).toEqual(["a.csv"]));
    expect(bench.form().values.read().files.default_preview).toBe("");
    expect(screen.getByText("2 files removed.")).toBeInTheDocument();
    const left = await bench.client.files.list(bench.form().deposit.getState().record.links);
    expect(left.entries.map(({ key }) => key)).toEqual(["a.csv"]);
  });

  it("selects only the filtered files, and says so", async () => {
    const { user } = benchFiles({ files: many(12) });
    await user.type(screen.getByRole("textbox", { name: "Filter: files" }), "run-12");
    await user.click(screen.getByRole("checkbox", { name: "Select all files that are shown" }));
    expect(screen.getByText("1 file selected")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Clear the selection" }));
    expect(screen.queryByText("1 file selected")).not.toBeInTheDocument();
    expect(screen.getByRole("checkbox", { name: "Select all files that are shown" })).toHaveFocus();
  });

  it("shows that a filter finds nothing, and keeps its text while it matches a row", async () => {
    const { user, form, repository } = benchFiles({ files: many(10) });
    const filter = screen.getByRole("textbox", { name: "Filter: files" });
    await user.type(filter, "waves");
    expect(screen.getByText("No entry contains “waves”.")).toBeVisible();
    expect(screen.queryByRole("table")).not.toBeInTheDocument();
    await user.clear(filter);
    await user.type(filter, "run-1");
    repository.faults.add({ method: "DELETE", fault: { kind: "answer", status: 204 } });
    await act(() => form().deposit.removeFile("run-5.csv"));
    await waitFor(() => expect(screen.getByText("2 of 9 shown")).toBeVisible());
    expect(filter).toHaveValue("run-1");
  });

  it("asks about many files with five names and the number of the others", async () => {
    const { user } = benchFiles({ files: many(7) });
    await user.click(screen.getByRole("checkbox", { name: "Select all files" }));
    await user.click(screen.getByRole("button", { name: "Remove selected" }));
    const question = await screen.findByRole("alertdialog", { name: "Remove 7 files?" });
    expect(within(question).getAllByRole("listitem")).toHaveLength(6);
    expect(within(question).getByText("and 2 more")).toBeVisible();
  });

  it("moves the focus to a file with an error that the filter hides", async () => {
    const user = userEvent.setup();
    benchSection(
      <>
        <FeedbackBannerSection />
        <FilesSection />
      </>,
      { files: many(12), errors: [{ field: "files.entries.run-7.csv", messages: ["Unknown format."] }] },
    );
    const filter = await screen.findByRole("textbox", { name: "Filter: files" });
    await user.type(filter, "run-2");
    expect(rowOfFile("run-7.csv")).toBeNull();
    await user.click(await screen.findByRole("link", { name: "Files" }));
    await waitFor(() => expect(rowOfFile("run-7.csv")).toContainElement(document.querySelector<HTMLElement>(":focus")));
    expect(filter).toHaveValue("");
  });

  it("announces how many files stayed, and shows the reasons in their rows", async () => {
    const bench = benchFiles({
      files: [storedFile("a.csv"), storedFile("b.csv"), storedFile("c.csv", { status: "pending" })],
    });
    bench.repository.faults.add({
      method: "GET",
      path: "/c\\.csv",
      fault: { kind: "answer", status: 200, body: { ...storedFile("c.csv") } },
    });
    bench.repository.faults.add({
      method: "DELETE",
      path: "b\\.csv",
      fault: { kind: "answer", status: 403, body: { status: 403 } },
    });
    await bench.user.click(screen.getByRole("checkbox", { name: "Select all files" }));
    await bench.user.click(screen.getByRole("button", { name: "Remove selected" }));
    await bench.user.click(await screen.findByRole("button", { name: "Remove 3 files" }));
    await waitFor(() => expect(shownNames()).toEqual(["b.csv", "c.csv"]));
    expect(await screen.findByText(/^a\.csv removed\. 2 of them were not removed/)).toBeInTheDocument();
    expect(rowOfFile("b.csv")).toHaveTextContent("The server did not delete b.csv");
    expect(rowOfFile("c.csv")).toHaveTextContent("c.csv was completed in another tab or window meanwhile");
  });

  it("breaks a long name after its underscores, and keeps it readable and searchable as one text", () => {
    benchFiles({ files: [storedFile("monthly_means.csv")] });
    const name = screen.getByRole("link", { name: "monthly_means.csv" });
    expect(name.innerHTML).toContain("monthly_<wbr>means.csv");
    expect(screen.getByText("monthly_means.csv")).toBeInTheDocument();
  });

  it("does not render a row when another file progresses", async () => {
    const bench = benchFiles();
    await bench.choose(localFile("a.csv", "x".repeat(1000)), localFile("b.csv"));
    await waitFor(() => expect(bench.transfers).toHaveLength(2));
    const other = rowOfFile("b.csv")?.querySelector(".deposit-file__name");
    bench.transfers[0]?.tell(500);
    await waitFor(() => expect(rowOfFile("a.csv")).toHaveTextContent("50%"));
    expect(rowOfFile("b.csv")?.querySelector(".deposit-file__name")).toBe(other);
    await bench.arriveAll();
    await waitFor(() => expect(screen.getAllByText("Complete")).toHaveLength(2));
  });
});
