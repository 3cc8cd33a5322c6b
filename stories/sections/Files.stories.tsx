import { DepositError, type ServerFile, type Transport } from "@deposit/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilesSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { loadPage } from "./SectionStage.tsx";
import { onAPhone, sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Files",
  loaders: [loadPage],
  render: sectionStory(FilesSection, "Files"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const stored = (key: string, size: number): ServerFile => ({
  key,
  size,
  checksum: "md5:d41d8cd98f00b204e9800998ecf8427e",
  mimetype: "text/csv",
  status: "completed",
  links: {
    self: `https://repository.example/files/${key}`,
    content: `https://repository.example/files/${key}/content`,
  },
});
const files = [
  stored("tide-gauge-2024.csv", 1_843_200),
  stored("README.md", 4_812),
  stored("calibration.zip", 512_000_000),
];
const choose = async (canvasElement: HTMLElement, ...chosen: File[]): Promise<void> => {
  await within(canvasElement).findByRole("button", { name: "Choose files" });
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (input === null) throw new Error("There is no file input.");
  await userEvent.upload(input, chosen);
};
const file = (name: string, bytes: number): File => new File([new Uint8Array(bytes)], name, { type: "text/csv" });

/** Sends a part of the bytes, and then nothing more. */
const stuck: Transport = ({ body, onProgress }) => {
  setTimeout(() => onProgress(Math.floor(body.size * 0.42)), 50);
  return { answer: new Promise(() => undefined), cancel: () => undefined };
};
/** A connection that breaks in the middle. */
const broken: Transport = ({ method, url }) => ({
  answer: Promise.reject(new DepositError({ kind: "no-response", request: { method, url } })),
  cancel: () => undefined,
});

export const Empty: Story = {};
export const Filled: Story = {
  args: { files, record: { files: { enabled: true, default_preview: "README.md" } } },
};
export const Phone: Story = { args: { files }, decorators: [onAPhone] };
export const Long: Story = {
  args: {
    files: [
      stored(`${"a very long name of a file that somebody exported from an instrument ".repeat(3)}.csv`, 1),
      stored("بيانات.csv", 0),
      ...Array.from({ length: 20 }, (_, index) => stored(`measurement-${index + 1}.nc`, 10 ** (index % 9))),
    ],
  },
};
export const MetadataOnly: Story = { args: { record: { files: { enabled: false } } } };
export const Locked: Story = { args: { files, record: { is_published: true, status: "published" } } };
export const Disabled: Story = { args: { fields: { "files.enabled": { disabled: true } } } };

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

export const Uploading: Story = {
  args: { files: [stored("README.md", 4_812)], transport: stuck },
  play: async ({ canvasElement }) => {
    await choose(
      canvasElement,
      file("survey.csv", 3_000_000),
      ...["b.csv", "c.csv", "d.csv"].map((name) => file(name, 500)),
    );
    const bar = await within(canvasElement).findByRole("progressbar", { name: "Upload of survey.csv" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "42"));
    await within(canvasElement).findByText("Waiting");
  },
};

export const Cancelled: Story = {
  args: { transport: stuck },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file("survey.csv", 3_000_000));
    await within(canvasElement).findByRole("progressbar");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cancel the upload of survey.csv" }));
    await waitFor(() => expect(within(canvasElement).queryByText("survey.csv")).not.toBeInTheDocument());
    await screen.findByText("Upload of survey.csv cancelled.");
  },
};

export const Uploaded: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file("survey.csv", 300));
    await within(canvasElement).findByText("Complete");
    await screen.findByText("survey.csv is uploaded.");
    await expect(within(canvasElement).getByText(/^md5:/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { transport: broken },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file("survey.csv", 300));
    await within(canvasElement).findByText(/The connection was lost during the upload/, undefined, { timeout: 20_000 });
    await expect(within(canvasElement).getByRole("button", { name: "Retry the upload of survey.csv" })).toBeVisible();
  },
};

export const DraftNotSaved: Story = {
  args: {
    faults: [{ method: "POST", path: "/api/records", fault: { kind: "answer", status: 500, body: "<h1>Oh</h1>" } }],
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file("survey.csv", 300));
    await within(canvasElement).findByText(/the draft could not be saved first/);
  },
};

export const LimitsBreached: Story = {
  args: {
    files,
    config: { quota: { maxFiles: 4, maxStorage: 600_000_000, maxFileSize: null }, allow_empty_files: false },
  },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, file("README.md", 10), file("empty.csv", 0), file("b.csv", 10), file("c.csv", 10));
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
