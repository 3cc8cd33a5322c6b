import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilesSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { chooseFiles, fileOfSize, storedFile } from "./sampleFiles.ts";
import { arabic, dark, phone } from "../looks.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";
import { tabTo } from "../tabTo.ts";

const meta = {
  title: "Sections/Files",
  loaders: [loadPage],
  render: sectionStory(FilesSection, "Files"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const files = [
  storedFile("tide-gauge-2024.csv", 1_843_200),
  storedFile("README.md", 4_812),
  storedFile("calibration.zip", 512_000_000),
];

export const Empty: Story = {};
export const Filled: Story = {
  args: { files, record: { files: { enabled: true, default_preview: "README.md" } } },
};
export const Dark: Story = { args: { files }, globals: dark };
export const RightToLeft: Story = { args: { files }, globals: arabic };
export const Phone: Story = { args: { files }, globals: phone };
const manyFiles = [
  storedFile(`${"a very long name of a file that somebody exported from an instrument ".repeat(3)}.csv`, 1),
  storedFile("بيانات.csv", 0),
  ...Array.from({ length: 998 }, (_, index) => storedFile(`measurement-${index + 1}.nc`, 10 ** (index % 9))),
];
/** Shows the source as written here. Storybook would print a thousand files and block the page. */
const asWritten = { docs: { source: { type: "code" } } };
const roomy = { quota: { maxFiles: 20_000, maxStorage: 10 ** 12, maxFileSize: null } };

/** A thousand files scroll in a window that renders only the visible ones. */
export const Long: Story = {
  args: { files: manyFiles, config: roomy },
  parameters: asWritten,
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole("table");
    await expect(table).toHaveAttribute("aria-rowcount", "1001");
    await expect(within(table).getAllByRole("row").length).toBeLessThan(60);
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Filter: files" }), "measurement-99");
    await within(canvasElement).findByText("10 of 1,000 shown");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Size" }));
    await expect(within(table).getByRole("columnheader", { name: "Size" })).toHaveAttribute("aria-sort", "ascending");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show all again" }));
  },
};
export const LongOnAPhone: Story = {
  args: { files: manyFiles, config: roomy },
  parameters: asWritten,
  globals: phone,
};

export const MetadataOnly: Story = { args: { record: { files: { enabled: false } } } };
export const Locked: Story = { args: { files, record: { is_published: true, status: "published" } } };
/** A published record with unlocked files. */
export const Unlocked: Story = {
  args: { files, filesLocked: false, record: { is_published: true, is_draft: true, status: "published" } },
};
/** A host that disables the field fixes whether the record has files. The files can still be changed. */
export const Disabled: Story = { args: { files, fields: { "files.enabled": { disabled: true } } } };
/** A site without metadata-only records does not offer them. */
export const FilesRequired: Story = { args: { files, permissions: { can_manage_files: false } } };

export const Invalid: Story = {
  args: {
    files,
    errors: [
      { field: "files.entries.README.md", messages: ["The name README is reserved."] },
      { field: "files", messages: ["One or more files have not completed their transfer, please wait."] },
    ],
  },
};
export const Warning: Story = {
  args: {
    files,
    errors: [
      {
        field: "files.entries.tide-gauge-2024.csv",
        messages: ["An open format is recommended."],
        severity: "warning",
        description: "See the <a href='https://example.org/formats'>list of formats</a>.",
      },
    ],
  },
};
export const Info: Story = {
  args: {
    files,
    errors: [
      {
        field: "files.entries.README.md",
        messages: ["A file of this name is shown on the record's page."],
        severity: "info",
      },
    ],
  },
};

export const Selected: Story = {
  args: { files },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select README.md" }));
    await userEvent.click(canvas.getByRole("checkbox", { name: "Select calibration.zip" }));
    await canvas.findByText("2 files selected");
    await expect(canvas.getByRole("checkbox", { name: "Select all files" })).toBePartiallyChecked();
  },
};

export const SelectedRemovalAsked: Story = {
  args: { files },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Select all files" }));
    await userEvent.click(canvas.getByRole("button", { name: "Remove selected" }));
    const question = await screen.findByRole("alertdialog", { name: "Remove 3 files?" });
    await expect(question).toHaveTextContent("This cannot be undone");
    await waitFor(() => expect(within(question).getByRole("button", { name: "Keep files" })).toHaveFocus());
  },
};

const nextVersion = {
  id: "abcde-12345",
  status: "new_version_draft",
  is_draft: true,
  versions: { index: 2 },
  links: { self: "https://repository.example/api/records/abcde-12345/draft" },
};

export const ImportOffered: Story = { args: { record: nextVersion } };
export const ImportFailed: Story = {
  args: {
    record: nextVersion,
    faults: [{ path: "files-import", fault: { kind: "answer", status: 500, body: "<h1>Oh</h1>" } }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Import files" }));
    await within(canvasElement).findByText(/Files import from the previous version failed\./);
    await expect(within(canvasElement).getByRole("button", { name: "Import files" })).toBeEnabled();
  },
};
export const ImportFoundNone: Story = {
  args: {
    record: nextVersion,
    faults: [{ path: "files-import", fault: { kind: "answer", status: 201, body: { enabled: true, entries: [] } } }],
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Import files" }));
    const banner = canvasElement.querySelector('[data-deposit-part="import-files"]');
    await waitFor(() => expect(banner).toHaveTextContent("The previous version has no files that could be imported."));
    await expect(banner).not.toHaveTextContent("This new version has no files yet");
  },
};
export const Importing: Story = {
  args: { record: nextVersion, faults: [{ path: "files-import", fault: { kind: "stall" } }] },
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole("button", { name: "Import files" });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute("aria-busy", "true"));
  },
};

export const LimitsBreached: Story = {
  args: {
    files,
    config: { quota: { maxFiles: 4, maxStorage: 600_000_000, maxFileSize: null }, allow_empty_files: false },
  },
  play: async ({ canvasElement }) => {
    await chooseFiles(
      canvasElement,
      fileOfSize("README.md", 10),
      fileOfSize("empty.csv", 0),
      fileOfSize("b.csv", 10),
      fileOfSize("c.csv", 10),
    );
    const dialog = await screen.findByRole("alertdialog", { name: "Warning!" });
    await expect(dialog).toHaveTextContent("Could not upload files.");
    await expect(dialog).toHaveTextContent("README.md is already part of this upload.");
    await expect(dialog).toHaveTextContent("Empty files were skipped.");
    await expect(dialog).toHaveTextContent("would result in 5 files, exceeding the limit of 4.");
  },
};

export const RemovalAsked: Story = {
  args: { files },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Remove README.md" }));
    const question = within(await screen.findByRole("alertdialog"));
    await waitFor(() => expect(question.getByRole("button", { name: "Keep file" })).toHaveFocus());
  },
};

export const BeingRemoved: Story = {
  args: { files, faults: [{ method: "DELETE", path: "/files/", fault: { kind: "stall" } }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Remove README.md" }));
    await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Remove file" }));
    await canvas.findByText("Being removed");
    await expect(canvas.getByText("README.md")).toBeVisible();
  },
};

/**
 * Selects a file, sets it as the preview and removes it by keyboard. Escape cancels the removal and restores the focus.
 */
export const ByKeyboard: Story = {
  args: { files },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("checkbox", { name: "Select README.md" });
    await tabTo(() => canvas.getByRole("checkbox", { name: "Select README.md" }));
    await userEvent.keyboard(" ");
    await canvas.findByText("1 file selected");
    await tabTo(() => canvas.getByRole("button", { name: "Remove README.md" }));
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Keep file" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Remove README.md" })).toHaveFocus());
  },
};
