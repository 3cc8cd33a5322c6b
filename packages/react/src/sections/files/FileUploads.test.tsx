import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { benchFiles, clientOf, localFile, openRepository, rowOfFile, storedFile } from "../../../test/filesBench.tsx";

/** The data of a drop or paste in a browser without folder support. jsdom has no such class. */
const carrying = (...files: File[]) => ({ types: ["Files"], items: [], files, dropEffect: "none" });
const big = localFile("big.csv", "x".repeat(1000));

/** Returns a driver of a list with two failed uploads that can be retried. */
async function benchOfTwoFailed() {
  const bench = benchFiles();
  bench.repository.faults.add({ method: "PUT", path: "/content$", fault: { kind: "answer", status: 400, body: {} } });
  await bench.choose(localFile("a.csv"), localFile("b.csv"));
  await bench.arriveAll();
  await waitFor(() => expect(screen.getAllByText("Failed")).toHaveLength(2), { timeout: 15_000 });
  bench.repository.faults.clear();
  return bench;
}

describe("an upload", () => {
  it("shows its progress, can be paused and resumed, and is stored", async () => {
    const bench = benchFiles();
    await bench.choose(big);
    await waitFor(() => expect(bench.transfers).toHaveLength(1));
    bench.transfers[0]?.tell(420);
    const bar = await screen.findByRole("progressbar", { name: "Upload of big.csv" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "42"));
    expect(bar).toHaveAttribute("aria-valuetext", "420 bytes of 1.00 KB (42%)");
    await bench.user.click(screen.getByRole("button", { name: "Pause the upload of big.csv" }));
    await waitFor(() => expect(rowOfFile("big.csv")).toHaveTextContent("Paused"));
    await bench.user.click(screen.getByRole("button", { name: "Resume the upload of big.csv" }));
    await waitFor(() => expect(bench.transfers).toHaveLength(2));
    await bench.arriveAll();
    await waitFor(() => expect(rowOfFile("big.csv")).toHaveTextContent("Complete"));
    expect(rowOfFile("big.csv")).toHaveTextContent(/md5:[0-9a-f]{32}/);
    expect(screen.getByText("big.csv is uploaded.")).toBeInTheDocument();
  });

  it("can be cancelled, and leaves nothing on the server", async () => {
    const bench = benchFiles();
    await bench.choose(big);
    await waitFor(() => expect(bench.transfers).toHaveLength(1));
    await bench.user.click(await screen.findByRole("button", { name: "Cancel the upload of big.csv" }));
    await waitFor(() => expect(rowOfFile("big.csv")).toBeNull());
    expect(await screen.findByText("Upload of big.csv cancelled.")).toBeInTheDocument();
    const { entries } = await bench.client.files.list(bench.form().deposit.getState().record.links);
    expect(entries).toEqual([]);
  });

  it("in another tab is shown as such, and not as failed", async () => {
    const bench = benchFiles({ locks: { hold: () => Promise.resolve(null) } });
    await bench.choose(localFile("a.csv"), localFile("b.csv"));
    await waitFor(() => expect(rowOfFile("a.csv")).toHaveTextContent("In another tab"));
    expect(rowOfFile("a.csv")).toHaveTextContent("This file is being uploaded in another tab or window.");
    expect(rowOfFile("a.csv")).not.toHaveAttribute("data-status", "error");
    expect(
      await screen.findByText(/^(b\.csv is|2 files are) being uploaded in another tab or window\.$/),
    ).toBeInTheDocument();
    expect(screen.queryByText(/failed/i)).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Retry .*failed/i })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Retry the upload of a.csv" })).toBeVisible();
  });

  it("and all others can be paused and resumed from one line with their sum", async () => {
    const bench = benchFiles();
    await bench.choose(big, localFile("small.csv"), localFile("tiny.csv", "t"), localFile("last.csv", "l"));
    await waitFor(() => expect(bench.transfers).toHaveLength(3));
    bench.transfers[0]?.tell(500);
    const overall = await screen.findByRole("progressbar", { name: "All uploads" });
    await waitFor(() => expect(overall).toHaveAttribute("aria-valuenow", "49"));
    expect(screen.getByText("0 of 4 files uploaded")).toBeVisible();
    await bench.user.click(screen.getByRole("button", { name: "Pause all" }));
    await waitFor(() => expect(screen.getAllByText("Paused")).toHaveLength(4));
    expect(screen.queryByRole("button", { name: "Pause all" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Resume all" })).toHaveFocus();
    expect(screen.getByText("All uploads are paused.")).toBeInTheDocument();
    await bench.user.click(screen.getByRole("button", { name: "Resume all" }));
    expect(await screen.findByRole("button", { name: "Pause all" })).toHaveFocus();
    expect(screen.getByText("All uploads go on.")).toBeInTheDocument();
    await bench.arriveAll();
    await waitFor(() => expect(screen.getAllByText("Complete")).toHaveLength(4));
    expect(screen.queryByRole("progressbar", { name: "All uploads" })).not.toBeInTheDocument();
    expect(screen.getByText("4 files are uploaded.")).toBeInTheDocument();
  });

  it("and all others that are paused resume with one press while others are sent, and the focus stays in the line", async () => {
    const bench = benchFiles();
    await bench.choose(big, localFile("small.csv"));
    await waitFor(() => expect(bench.transfers).toHaveLength(2));
    await bench.user.click(await screen.findByRole("button", { name: "Pause the upload of small.csv" }));
    const resume = await screen.findByRole("button", { name: "Resume all" });
    const pause = screen.getByRole("button", { name: "Pause all" });
    resume.focus();
    await bench.user.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Resume all" })).not.toBeInTheDocument());
    expect(pause).toHaveFocus();
  });

  it("is announced at its start and at every quarter, politely and once for several", async () => {
    const bench = benchFiles();
    await bench.choose(big, localFile("also-big.csv", "y".repeat(1000)));
    const region = document.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(region).toHaveTextContent("2 uploads started."));
    await waitFor(() => expect(bench.transfers).toHaveLength(2));
    bench.transfers[0]?.tell(500);
    await waitFor(() => expect(region).toHaveTextContent("25% of 2 files uploaded."));
    bench.transfers[1]?.tell(900);
    await waitFor(() => expect(region).toHaveTextContent("50% of 2 files uploaded."));
    await bench.arriveAll();
    await waitFor(() => expect(region).toHaveTextContent("2 files are uploaded."));
  });

  it("that failed shows the reason, and several are retried with one press", async () => {
    const bench = await benchOfTwoFailed();
    await bench.user.click(await screen.findByRole("button", { name: "Retry 2 failed" }));
    expect(screen.getByText("2 uploads begin again.")).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByText("Complete")).toHaveLength(2), { timeout: 15_000 });
  });

  it("that failed is retried with the other selected ones, or alone from its row", async () => {
    const bench = await benchOfTwoFailed();
    await bench.user.click(screen.getByRole("checkbox", { name: "Select a.csv" }));
    await bench.user.click(screen.getByRole("button", { name: "Retry 1 failed" }));
    await waitFor(() => expect(rowOfFile("a.csv")).toHaveTextContent("Complete"), { timeout: 15_000 });
    expect(rowOfFile("b.csv")).toHaveTextContent("Failed");
    await bench.user.click(screen.getByRole("checkbox", { name: "Select a.csv" }));
    expect(screen.queryByRole("button", { name: "Retry 1 failed" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Retry the upload of b.csv" })).toBeVisible();
  });

  it("asks before the page is left until it is stored or has failed", async () => {
    const leave = (): boolean => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const bench = benchFiles();
    await bench.choose(localFile("a.csv"));
    await waitFor(() => expect(bench.transfers).toHaveLength(1));
    expect(leave()).toBe(true);
    bench.repository.faults.add({ method: "PUT", path: "/content$", fault: { kind: "answer", status: 400, body: {} } });
    await bench.arriveAll();
    await waitFor(() => expect(rowOfFile("a.csv")).toHaveTextContent("Failed"), { timeout: 15_000 });
    await waitFor(() => expect(leave()).toBe(false));
  });

  it("that failed is counted separately while others are sent", async () => {
    const bench = benchFiles();
    await bench.choose(big, localFile("small.csv"));
    await waitFor(() => expect(bench.transfers).toHaveLength(2));
    bench.repository.faults.add({ method: "PUT", path: "/content$", fault: { kind: "answer", status: 400, body: {} } });
    await act(async () => await bench.transfers[1]?.arrive());
    expect(await screen.findByText("0 of 1 file uploaded")).toBeVisible();
    expect(screen.getByText("1 failed")).toBeVisible();
  });

  it("starts with the readable part of a drop, and reports the unreadable files and how many were accepted", async () => {
    const bench = benchFiles();
    const broken = {
      isFile: true,
      isDirectory: false,
      name: "gone.csv",
      fullPath: "/gone.csv",
      file: (_take: unknown, refuse: (error: Error) => void) => refuse(new Error("It cannot be read.")),
    };
    const whole = { ...broken, name: "a.csv", file: (take: (file: File) => void) => take(localFile("a.csv")) };
    const items = [broken, whole].map((entry) => ({ kind: "file", webkitGetAsEntry: () => entry }));
    const dataTransfer = { types: ["Files"], files: [], items };
    fireEvent.drop(screen.getByText("Beside the files"), { dataTransfer });
    const dialog = await screen.findByRole("alertdialog", { name: "Warning!" });
    expect(within(dialog).getByText("gone.csv")).toBeVisible();
    expect(dialog).toHaveTextContent("The other file was added.");
    await waitFor(() => expect(rowOfFile("a.csv")).not.toBeNull());
    await bench.arriveAll();
  });

  it("that the server refused is removed at once without a question", async () => {
    const bench = benchFiles();
    const body = { status: 400, message: "The name is too long." };
    bench.repository.faults.add({ method: "POST", path: "/files$", fault: { kind: "answer", status: 400, body } });
    await bench.choose(localFile("a.csv"));
    await waitFor(() => expect(rowOfFile("a.csv")).toHaveTextContent("The name is too long"), { timeout: 15_000 });
    await bench.user.click(screen.getByRole("button", { name: "Remove a.csv" }));
    await waitFor(() => expect(rowOfFile("a.csv")).toBeNull());
    expect(screen.queryByText(/deleted from the server/)).not.toBeInTheDocument();
    expect(await screen.findByText("a.csv removed.")).toBeInTheDocument();
  });

  it("starts with files dropped anywhere on the form", async () => {
    const bench = benchFiles();
    const beside = screen.getByText("Beside the files");
    fireEvent.dragEnter(beside, { dataTransfer: carrying(big) });
    expect(await screen.findAllByText("Let go to add the files")).toHaveLength(2);
    fireEvent.dragLeave(beside, { dataTransfer: carrying(big), relatedTarget: document.body });
    await waitFor(() => expect(screen.queryByText("Let go to add the files")).not.toBeInTheDocument());
    fireEvent.drop(beside, { dataTransfer: carrying(big) });
    await waitFor(() => expect(rowOfFile("big.csv")).not.toBeNull());
    await bench.arriveAll();
    await screen.findByText("Complete");
  });

  it("starts with pasted files, unless the paste goes into a text input", async () => {
    const bench = benchFiles({ files: Array.from({ length: 10 }, (_, index) => storedFile(`${index}.csv`)) });
    const field = screen.getByRole("textbox", { name: "Filter: files" });
    fireEvent.paste(field, { clipboardData: carrying(big) });
    expect(rowOfFile("big.csv")).toBeNull();
    fireEvent.paste(document.body, { clipboardData: carrying(big) });
    await waitFor(() => expect(rowOfFile("big.csv")).not.toBeNull());
    await bench.arriveAll();
    await waitFor(() => expect(rowOfFile("big.csv")).toHaveTextContent("Complete"));
  });

  it("from an earlier page asks for its file, and refuses another file with the reason", async () => {
    const repository = openRepository();
    const client = clientOf(repository);
    const { record } = await client.drafts.create({
      metadata: {},
      files: { enabled: true },
      custom_fields: {},
      pids: {},
    });
    await client.files.init(record.links, [{ key: "big.csv", size: 1000, transfer: { type: "L" } }]);
    const pending = await client.files.list(record.links);
    const bench = benchFiles({ repository, record, files: pending.entries });
    expect(rowOfFile("big.csv")).toHaveTextContent("Choose the same file again to go on");
    const again = async (file: File): Promise<void> => {
      await bench.user.click(screen.getByRole("button", { name: "Choose file big.csv again" }));
      const input = document.querySelector<HTMLInputElement>('input[type=file][aria-label="Choose file"]');
      if (input === null) throw new Error("There is no picker.");
      await bench.user.upload(input, file);
    };
    await again(localFile("other.csv"));
    expect(rowOfFile("big.csv")).toHaveTextContent("This upload waits for big.csv, and you chose other.csv.");
    await again(big);
    await bench.arriveAll();
    await waitFor(() => expect(rowOfFile("big.csv")).toHaveTextContent("Complete"));
  });

  it("of a file that was changed is refused with both sizes", async () => {
    const bench = benchFiles({ files: [storedFile("big.csv", { status: "pending", size: 1000, checksum: null })] });
    await bench.user.click(screen.getByRole("button", { name: "Choose file big.csv again" }));
    const input = document.querySelector<HTMLInputElement>('input[type=file][aria-label="Choose file"]');
    if (input === null) throw new Error("There is no picker.");
    await bench.user.upload(input, localFile("big.csv", "shorter"));
    expect(rowOfFile("big.csv")).toHaveTextContent("The file you chose has 7 bytes");
    expect(bench.transfers).toHaveLength(0);
  });

  it("of too many files is refused with twenty names and the number of the others", async () => {
    const bench = benchFiles({ config: { quota: { maxFiles: 5, maxStorage: 10_000 } } });
    await bench.choose(...Array.from({ length: 30 }, (_, index) => localFile(`f${index}.csv`)));
    const dialog = await screen.findByRole("alertdialog", { name: "Warning!" });
    expect(dialog).toHaveTextContent("would result in 30 files, exceeding the limit of 5.");
    expect(within(dialog).getByText("and 10 more")).toBeVisible();
    expect(within(dialog).queryByText(/other files were added/)).not.toBeInTheDocument();
  });
});

describe("the files of a new version", () => {
  /** Opens a new version of a record with one file, or of a metadata-only record. */
  async function newVersion({ withFile = true } = {}) {
    const repository = openRepository();
    const client = clientOf(repository);
    const payload = {
      metadata: {
        title: "Tides",
        publication_date: "2024",
        resource_type: { id: "dataset" },
        creators: [{ person_or_org: { type: "personal", family_name: "Ros", given_name: "Ann" } }],
        publisher: "Here",
      },
      files: { enabled: withFile },
      access: { record: "public", files: "public" },
      custom_fields: {},
      pids: {},
    };
    const { record } = await client.drafts.create(payload);
    if (withFile) {
      const announced = [{ key: "tides.csv", size: 3, transfer: { type: "L" } }] as const;
      const [file] = (await client.files.init(record.links, announced)).entries;
      const headers = { "Content-Type": "application/octet-stream" };
      await repository.fetch(new Request(file?.links.content ?? "", { method: "PUT", body: "a,b", headers }));
      await repository.fetch(new Request(file?.links.commit ?? "", { method: "POST" }));
    }
    const published = await client.drafts.publish(record.links);
    const version = await client.records.createVersion(published.links);
    return { repository, record: version };
  }

  it("are imported from the previous version, and their number is announced", async () => {
    const bench = benchFiles(await newVersion());
    await bench.user.click(screen.getByRole("button", { name: "Import files" }));
    await waitFor(() => expect(rowOfFile("tides.csv")).toHaveTextContent("Complete"));
    expect(screen.getByText("1 file imported.")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Import files" })).not.toBeInTheDocument();
    expect(document.querySelector('[data-deposit-part="files"]')).toHaveFocus();
  });

  it("are not imported after a failure, which is shown beside the button to retry", async () => {
    const bench = benchFiles(await newVersion());
    bench.repository.faults.add({ path: "files-import", times: 1, fault: { kind: "answer", status: 500, body: {} } });
    await bench.user.click(screen.getByRole("button", { name: "Import files" }));
    await screen.findByText(/Files import from the previous version failed\. Please try again\./);
    expect(screen.getByRole("button", { name: "Import files" })).not.toHaveAttribute("aria-busy");
    expect(screen.queryByText(/^The previous version has no files/)).not.toBeInTheDocument();
    await bench.user.click(screen.getByRole("button", { name: "Import files" }));
    await waitFor(() => expect(rowOfFile("tides.csv")).toHaveTextContent("Complete"));
  });

  it("cannot be imported from a metadata-only version, which replaces the offer", async () => {
    const bench = benchFiles(await newVersion({ withFile: false }));
    await bench.user.click(screen.getByRole("checkbox", { name: /Metadata-only/ }));
    await bench.user.click(screen.getByRole("button", { name: "Import files" }));
    expect((await screen.findAllByText(/^The previous version has no files that could be imported/)).length).toBe(2);
    expect(screen.queryByText(/^This new version has no files yet/)).not.toBeInTheDocument();
  });

  it("suggest no metadata-only record on a site that has none", async () => {
    const version = await newVersion({ withFile: false });
    const files = { ...version.record.files, enabled: true };
    const bench = benchFiles({
      ...version,
      record: { ...version.record, files },
      permissions: { can_manage_files: false },
    });
    bench.repository.faults.add({
      path: "files-import",
      fault: { kind: "answer", status: 201, body: { enabled: true, entries: [] } },
    });
    await bench.user.click(screen.getByRole("button", { name: "Import files" }));
    await waitFor(() => expect(screen.queryByText(/^This new version has no files yet/)).not.toBeInTheDocument());
    expect(screen.queryByText(/metadata-only/)).not.toBeInTheDocument();
  });

  it.each([
    ["offered to", true, 1],
    ["not offered to an earlier version of", false, 0],
  ])("are %s a published record whose unlocked files were removed", (_what, is_latest, count) => {
    benchFiles({
      parts: { id: "abc", is_published: true, status: "published", versions: { index: 1, is_latest } },
      filesLocked: false,
    });
    expect(screen.queryAllByRole("button", { name: "Import files" })).toHaveLength(count);
  });

  it("are not offered for a first version", () => {
    benchFiles();
    expect(screen.queryByRole("button", { name: "Import files" })).not.toBeInTheDocument();
  });
});

describe("ten thousand files", () => {
  it("are added at once, rendered in a window, and announced in one sentence", async () => {
    const bench = benchFiles();
    const files = Array.from({ length: 10_000 }, (_, index) => localFile(`f${index}.csv`));
    act(() => void bench.form().deposit.addFiles(files, bench.form().values.read));
    await waitFor(() => expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "10001"), {
      timeout: 15_000,
    });
    expect(document.querySelectorAll('[data-deposit-part="file"]').length).toBeLessThan(60);
    await waitFor(
      () => expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent("10,000 uploads started."),
      { timeout: 15_000 },
    );
    act(() => bench.form().deposit.pauseAll());
    await waitFor(() => expect(screen.getByRole("button", { name: "Resume all" })).toBeVisible(), { timeout: 15_000 });
  }, 90_000);
});
