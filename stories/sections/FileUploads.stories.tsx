import { DepositError } from "@deposit/core";
import type { Transport } from "@deposit/core/upload";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { FilesSection } from "@deposit/react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { chooseFiles, fileOfSize, storedFile } from "./sampleFiles.ts";
import { dark, phone } from "../looks.ts";
import { loadPage } from "./SectionStage.tsx";
import { sectionStory } from "./sectionStory.tsx";

const meta = {
  title: "Sections/Files/Uploads",
  loaders: [loadPage],
  render: sectionStory(FilesSection, "Files"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: Parameters<ReturnType<typeof sectionStory>>[0] }>;

const roomy = { quota: { maxFiles: 20_000, maxStorage: 10 ** 12, maxFileSize: null } };

/** Sends part of the bytes, and then nothing. */
const stuck: Transport = ({ body, onProgress }) => {
  setTimeout(() => onProgress(Math.floor(body.size * 0.42)), 50);
  return { answer: new Promise(() => undefined), cancel: () => undefined };
};
/** A connection that breaks during the upload. */
const broken: Transport = ({ method, url }) => ({
  answer: Promise.reject(new DepositError({ kind: "no-response", request: { method, url } })),
  cancel: () => undefined,
});

/** An upload that an earlier page left unfinished asks for the same file. */
export const Interrupted: Story = {
  args: {
    files: [
      storedFile("README.md", 4_812),
      { ...storedFile("survey.csv", 3_000_000), checksum: null, status: "pending" },
    ],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Choose the same file again to go on/);
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file][aria-label="Choose file"]');
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Choose file survey.csv again" }));
    if (picker === null) throw new Error("There is no picker.");
    await userEvent.upload(picker, fileOfSize("survey.csv", 100));
    await within(canvasElement).findByText(/The file you chose has 100 bytes/, { selector: ".deposit-message__text" });
  },
};

export const Uploading: Story = {
  args: { files: [storedFile("README.md", 4_812)], transport: stuck },
  play: async ({ canvasElement }) => {
    await chooseFiles(
      canvasElement,
      fileOfSize("survey.csv", 3_000_000),
      ...["b.csv", "c.csv", "d.csv"].map((name) => fileOfSize(name, 500)),
    );
    const bar = await within(canvasElement).findByRole("progressbar", { name: "Upload of survey.csv" });
    await waitFor(() => expect(bar).toHaveAttribute("aria-valuenow", "42"));
    await within(canvasElement).findByText("Waiting");
  },
};

export const UploadingDark: Story = { ...Uploading, globals: dark };

export const UploadingOnAPhone: Story = { ...Uploading, globals: phone };

export const Paused: Story = {
  args: { transport: stuck },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await chooseFiles(canvasElement, fileOfSize("survey.csv", 3_000_000), fileOfSize("b.csv", 500));
    await userEvent.click(await canvas.findByRole("button", { name: "Pause the upload of survey.csv" }));
    await canvas.findByRole("button", { name: "Resume the upload of survey.csv" });
    await userEvent.click(canvas.getByRole("button", { name: "Pause all" }));
    await waitFor(() => expect(canvas.getAllByText("Paused")).toHaveLength(2));
    await canvas.findByRole("button", { name: "Resume all" });
  },
};

export const Cancelled: Story = {
  args: { transport: stuck },
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, fileOfSize("survey.csv", 3_000_000));
    await within(canvasElement).findByRole("progressbar");
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Cancel the upload of survey.csv" }));
    await waitFor(() => expect(within(canvasElement).queryByText("survey.csv")).not.toBeInTheDocument());
    await screen.findByText("Upload of survey.csv cancelled.");
  },
};

export const Uploaded: Story = {
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, fileOfSize("survey.csv", 300));
    await within(canvasElement).findByText("Complete");
    await screen.findByText("survey.csv is uploaded.");
    await expect(within(canvasElement).getByText(/^md5:/)).toBeVisible();
  },
};

export const Failed: Story = {
  args: { transport: broken },
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, fileOfSize("survey.csv", 300));
    await within(canvasElement).findByText(/The connection was lost during the upload/, undefined, { timeout: 20_000 });
    await expect(within(canvasElement).getByRole("button", { name: "Retry the upload of survey.csv" })).toBeVisible();
  },
};

/** Several failed uploads are retried with one press. */
export const SeveralFailed: Story = {
  args: {
    faults: [{ method: "PUT", path: "/content$", times: 2, fault: { kind: "answer", status: 400, body: {} } }],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await chooseFiles(canvasElement, fileOfSize("survey.csv", 300), fileOfSize("b.csv", 300));
    await userEvent.click(await canvas.findByRole("button", { name: "Retry 2 failed" }, { timeout: 20_000 }));
    await waitFor(() => expect(canvas.getAllByText("Complete")).toHaveLength(2), { timeout: 20_000 });
  },
};

/** While files are dragged over any part of the form. */
export const Dragged: Story = {
  args: { files: [storedFile("README.md", 4_812)] },
  play: async ({ canvasElement }) => {
    const heading = await within(canvasElement).findByRole("heading", { name: "Files" });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(fileOfSize("dropped.csv", 10));
    // The form listens after its first paint.
    await waitFor(() => {
      heading.dispatchEvent(new DragEvent("dragenter", { bubbles: true, cancelable: true, dataTransfer }));
      expect(within(canvasElement).getAllByText("Let go to add the files")).toHaveLength(2);
    });
  },
};

export const DraftNotSaved: Story = {
  args: {
    faults: [{ method: "POST", path: "/api/records", fault: { kind: "answer", status: 500, body: "<h1>Oh</h1>" } }],
  },
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, fileOfSize("survey.csv", 300));
    await within(canvasElement).findByText(/the draft could not be saved first/);
  },
};

/** Ten thousand files are added to the list at once. */
export const TenThousandAdded: Story = {
  args: { config: roomy, transport: () => ({ answer: new Promise(() => undefined), cancel: () => undefined }) },
  play: async ({ canvasElement }) => {
    await chooseFiles(
      canvasElement,
      ...Array.from({ length: 10_000 }, (_, index) => fileOfSize(`sample-${index + 1}.csv`, 10)),
    );
    const table = await within(canvasElement).findByRole("table");
    await waitFor(() => expect(table).toHaveAttribute("aria-rowcount", "10001"));
    await expect(within(table).getAllByRole("row").length).toBeLessThan(60);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Pause all" }));
    await within(canvasElement).findByRole("button", { name: "Resume all" });
  },
};
