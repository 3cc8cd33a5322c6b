import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { benchSection } from "../../../test/sectionBench.tsx";
import { FilesSection } from "./FilesSection.tsx";
import { benchFiles, localFile as file, rowOfFile, storedFile as stored } from "../../../test/filesBench.tsx";

describe("the files", () => {
  it("are listed with size and checksum, and counted against the limits", () => {
    benchFiles({
      files: [stored("tides.csv"), stored("waves.csv", { size: 500 })],
      config: { quota: { maxFiles: 3, maxStorage: 10_000, maxFileSize: null } },
    });
    const row = screen.getByRole("link", { name: "tides.csv" }).closest("[role=row]");
    expect(row).toHaveTextContent("1.50 KB");
    expect(row).toHaveTextContent("md5:0cc175b9c0f1b6a831c399e269772661");
    expect(document.querySelector('[data-deposit-part="storage"]')).toHaveTextContent(
      "2 of 3 files · 2.00 KB of 10.00 KB",
    );
  });

  it("have checksums, which are explained within reach of a keyboard", async () => {
    benchFiles({ files: [stored("tides.csv")] });
    const words = screen.getByText(/^A fingerprint of the stored bytes\./);
    expect(words).not.toBeVisible();
    await userEvent.setup().click(screen.getByText("What is the checksum for?"));
    expect(words).toBeVisible();
  });

  it("without checksums show no explanation of them", () => {
    benchFiles({ files: [stored("tides.csv", { status: "pending", checksum: null })] });
    expect(screen.queryByText(/checksum below a name/)).not.toBeInTheDocument();
  });

  it("show their exact names, also one that contains a right-to-left override", () => {
    benchFiles({ files: [stored("invoice\u202Efdp.exe")] });
    const link = screen.getByRole("link", { name: "invoicefdp.exe" });
    expect(link).toHaveTextContent(/^invoicefdp\.exe$/);
    expect(screen.getByRole("button", { name: "Remove invoicefdp.exe" })).toBeVisible();
  });

  it("have sizes in units of 1024 if the page is configured so", () => {
    benchFiles({ files: [stored("tides.csv", { size: 2048 })], config: { decimal_size_display: false } });
    expect(screen.getByText("2.00 KiB")).toBeVisible();
  });

  it("that exceed a limit are refused in a dialog", async () => {
    const bench = benchFiles({
      files: [stored("é.csv".normalize("NFC"))],
      config: { quota: { maxFiles: 2, maxStorage: 10_000, maxFileSize: null }, allow_empty_files: false },
    });
    await bench.choose(file("é.csv".normalize("NFD")), file("empty.csv", ""), file("b.csv"), file("c.csv"));
    const dialog = await screen.findByRole("alertdialog", { name: "Warning!" });
    expect(dialog).toHaveTextContent("Could not upload files.");
    expect(dialog).toHaveTextContent("is already part of this upload.");
    expect(dialog.textContent?.normalize("NFC").match(/é\.csv/g)).toHaveLength(1);
    expect(dialog).toHaveTextContent("Empty files were skipped.");
    expect(within(dialog).getByText("empty.csv")).toBeVisible();
    expect(dialog).toHaveTextContent("would result in 3 files, exceeding the limit of 2.");
    expect(bench.form().deposit.getState().files).toHaveLength(1);
    await userEvent.setup().click(within(dialog).getByRole("button", { name: "Understood" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  });

  it("can be declared absent only while there are none", async () => {
    const user = userEvent.setup();
    const bench = benchFiles({ parts: { access: { record: "public", files: "restricted" } } });
    await user.click(screen.getByRole("checkbox", { name: "Metadata-only record" }));
    expect(bench.form().values.read().files.enabled).toBe(false);
    expect(bench.form().values.read().access.files).toBe("public");
    expect(screen.getByText(/published without files/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Choose files" })).not.toBeInTheDocument();
    expect(document.querySelector('[data-deposit-part="storage"]')).toBeNull();
  });

  it("disable the declaration while there are some, and explain why", () => {
    benchFiles({ files: [stored("tides.csv")] });
    expect(screen.getByRole("checkbox", { name: "Metadata-only record" })).toBeDisabled();
    expect(screen.getByText(/Remove all files first/)).toBeVisible();
  });

  it("have one that is shown first, or none", async () => {
    const user = userEvent.setup();
    const bench = benchFiles({ files: [stored("tides.csv"), stored("waves.csv")] });
    await user.click(screen.getByRole("radio", { name: "Show first: waves.csv" }));
    expect(bench.form().values.read().files.default_preview).toBe("waves.csv");
    await user.click(screen.getByRole("button", { name: "Show no particular file first" }));
    expect(bench.form().values.read().files.default_preview).toBe("");
    expect(screen.getByRole("radio", { name: "Show first: waves.csv" })).toHaveFocus();
  });

  it("use the host's label for the preview, and hide it if the host does", () => {
    const metadata = { files: { enabled: true, default_preview: "tides.csv" } };
    const files = [stored("tides.csv"), stored("waves.csv")];
    const words = { label: "On the cover", help: "The cover shows it." };
    const named = benchSection(<FilesSection />, {
      files,
      record: metadata,
      fields: { "files.default_preview": words },
    });
    expect(screen.getByRole("radio", { name: "On the cover waves.csv" })).not.toBeChecked();
    expect(screen.getByText("The cover shows it.")).toBeVisible();
    named.unmount();

    const hiding = benchSection(<FilesSection />, {
      files,
      record: metadata,
      fields: { "files.default_preview": { hidden: true } },
    });
    expect(screen.queryByRole("radio")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /Show no particular file/ })).not.toBeInTheDocument();
    expect(hiding.form().values.read().files.default_preview).toBe("tides.csv");
  });

  it("explain why the preview file is not found when the server writes its name differently", async () => {
    const message = `No file with key "Smith's tides.csv"`;
    benchFiles({
      files: [stored("Smith\u2019s tides.csv")],
      parts: { files: { enabled: true, default_preview: "Smith\u2019s tides.csv" } },
      errors: [{ field: "files.default_preview", messages: [message] }],
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText(/the repository writes some of the characters in another way/)).toBeVisible();
    await userEvent.setup().click(screen.getByRole("button", { name: "Show no particular file first" }));
    expect(screen.queryByText(/writes some of the characters/)).not.toBeInTheDocument();
  });

  it("are removed after a confirmation, and the focus stays in the section", async () => {
    const bench = benchFiles();
    await bench.choose(file("tides.csv"));
    await waitFor(() => expect(bench.transfers).toHaveLength(1));
    await bench.arriveAll();
    await bench.user.click(await screen.findByRole("button", { name: "Remove tides.csv" }));
    const question = await screen.findByRole("alertdialog", { name: "Remove this file?" });
    expect(question).toHaveTextContent("This cannot be undone");
    expect(within(question).getByRole("button", { name: "Keep file" })).toHaveFocus();
    await bench.user.click(within(question).getByRole("button", { name: "Remove file" }));
    await waitFor(() => expect(bench.form().deposit.getState().files).toEqual([]));
    expect(await screen.findByText("tides.csv removed.")).toBeInTheDocument();
    const section = document.querySelector('[data-deposit-part="files"]');
    await waitFor(() => expect(section?.contains(document.activeElement)).toBe(true));
  });

  it("that the server refuses to delete stay with a message", async () => {
    const bench = benchFiles({ files: [stored("tides.csv")] });
    bench.repository.faults.add({ method: "DELETE", fault: { kind: "answer", status: 403, body: { status: 403 } } });
    await bench.user.click(screen.getByRole("button", { name: "Remove tides.csv" }));
    await bench.user.click(await screen.findByRole("button", { name: "Remove file" }));
    const row = screen.getByRole("link", { name: "tides.csv" }).closest("[role=row]");
    await waitFor(() => expect(row).toHaveTextContent(/did not delete tides\.csv/));
    expect(row).toHaveTextContent("Complete");
  });

  it("that another tab completed stay when they are removed as unfinished, and a message explains it", async () => {
    const bench = benchFiles({ files: [stored("tides.csv", { status: "pending" })] });
    const body = { ...stored("tides.csv") };
    bench.repository.faults.add({ method: "GET", path: "/tides.csv", fault: { kind: "answer", status: 200, body } });
    await bench.user.click(screen.getByRole("button", { name: "Remove tides.csv" }));
    await bench.user.click(await screen.findByRole("button", { name: "Remove file" }));
    const words = /tides\.csv was completed in another tab or window meanwhile/;
    await waitFor(() => expect(screen.getByRole("log")).toHaveTextContent(words));
    await waitFor(() => expect(rowOfFile("tides.csv")).toHaveTextContent("Complete"));
    expect(rowOfFile("tides.csv")).toHaveTextContent(words);
    bench.repository.faults.add({ method: "DELETE", fault: { kind: "answer", status: 403, body: { status: 403 } } });
    await bench.user.click(screen.getByRole("button", { name: "Remove tides.csv" }));
    await bench.user.click(await screen.findByRole("button", { name: "Remove file" }));
    await waitFor(() => expect(rowOfFile("tides.csv")).toHaveTextContent(/did not delete tides\.csv/));
    expect(rowOfFile("tides.csv")).not.toHaveTextContent(words);
  });

  it.each(["completed", "pending"] as const)(
    "with a link to another draft show it, and offer no useless action (%s)",
    async (status) => {
      const name = "../../../other/draft";
      const bench = benchFiles({ files: [stored(name, { status, size: status === "pending" ? 0 : 3 })] });
      const row = rowOfFile(name);
      if (status === "completed") {
        await bench.user.click(screen.getByRole("button", { name: `Remove ${name}` }));
        await bench.user.click(await screen.findByRole("button", { name: "Remove file" }));
      }
      await waitFor(() =>
        expect(row).toHaveTextContent(/address that belongs to something else.*Contact user support/),
      );
      expect(document.body).not.toHaveTextContent(/in a moment|Not implemented|Choose the same file/);
      expect(row?.querySelectorAll("button")).toHaveLength(status === "pending" ? 0 : 1);
    },
  );

  it.each([
    [422, { message: "The bucket is locked." }, "The server answered: The bucket is locked."],
    [413, {}, "The server had a problem of its own (error 413)."],
    [412, { message: "The file has changed." }, "The server answered: The file has changed."],
    [
      400,
      { message: "A validation error occurred.", errors: [{ field: "files", messages: ["The files are locked."] }] },
      "The server answered: The files are locked.",
    ],
  ])(
    "whose deletion was refused say so as of a deletion, not as of an upload or a save (%i)",
    async (status, words, text) => {
      const bench = benchFiles({ files: [stored("tides.csv")] });
      const body = { status, ...words };
      bench.repository.faults.add({ method: "DELETE", fault: { kind: "answer", status, body } });
      await bench.user.click(screen.getByRole("button", { name: "Remove tides.csv" }));
      await bench.user.click(await screen.findByRole("button", { name: "Remove file" }));
      const row = screen.getByRole("link", { name: "tides.csv" }).closest("[role=row]");
      await waitFor(() => expect(row).toHaveTextContent(text));
      expect(row).not.toHaveTextContent(/Retry to send it again|larger than|marked below|saved over/);
    },
  );

  it("show server feedback in their row, also for names with dots, and at the toggle", () => {
    benchFiles({
      files: [stored("data.v1.csv")],
      errors: [
        { field: "files.entries.data.v1.csv", messages: ["Unknown format."], severity: "warning" },
        { field: "files.enabled", messages: ["Missing uploaded files."] },
        { field: "files", messages: ["One or more files have not completed their transfer."] },
      ],
    });
    expect(screen.getByText("Unknown format.").closest("[role=row]")).toHaveTextContent("data.v1.csv");
    expect(screen.getByRole("checkbox")).toHaveAccessibleDescription(/Missing uploaded files\./);
    expect(screen.getByText(/have not completed their transfer/)).toBeVisible();
  });

  it("cannot be changed after the record is published", () => {
    benchFiles({
      files: [stored("tides.csv")],
      parts: { is_published: true, status: "published" },
    });
    expect(screen.getByText(/make a new version/)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Remove|Choose/ })).not.toBeInTheDocument();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("without a known size show none instead of 0 bytes", () => {
    benchFiles({ files: [stored("tides.csv", { status: "pending", size: 0, checksum: null })] });
    expect(rowOfFile("tides.csv")).toHaveTextContent("N/A");
    expect(rowOfFile("tides.csv")).not.toHaveTextContent(/0 bytes/);
  });

  it("are uploaded and removed on a site without metadata-only records, which offers no toggle", async () => {
    const bench = benchFiles({ files: [stored("waves.csv")], permissions: { can_manage_files: false } });
    expect(screen.queryByRole("checkbox", { name: "Metadata-only record" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Remove waves.csv" })).toBeEnabled();
    await bench.choose(file("tides.csv"));
    await waitFor(() => expect(bench.transfers).toHaveLength(1));
    await bench.arriveAll();
    await waitFor(() => expect(rowOfFile("tides.csv")).toHaveTextContent("Complete"));
  });

  it("that are missing are reported also without a toggle", () => {
    benchFiles({
      permissions: { can_manage_files: false },
      errors: [{ field: "files.enabled", messages: ["Missing uploaded files."] }],
    });
    expect(screen.getByText("Missing uploaded files.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Choose files" })).toBeVisible();
  });

  it("of a published record can be changed while they are unlocked", async () => {
    const bench = benchFiles({
      files: [stored("tides.csv"), stored("waves.csv")],
      parts: { is_published: true, is_draft: true, status: "published" },
      filesLocked: false,
    });
    expect(screen.queryByText(/make a new version/)).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Remove tides.csv" })).toBeEnabled();
    expect(screen.getByRole("button", { name: "Choose files" })).toBeVisible();
    await bench.choose(file("new.csv"));
    await waitFor(() => expect(rowOfFile("new.csv")).not.toBeNull());
  });
});
