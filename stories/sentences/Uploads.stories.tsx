import type { Meta, StoryObj } from "@storybook/react-vite";
import { type Clock, type CoreMessageId, DepositError, type Locks } from "@deposit/core";
import type { Transport } from "@deposit/core/upload";
import { FilesSection } from "@deposit/react";
import type { Fault, FaultKind } from "@deposit/repository";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { findDialog } from "../dialogs/openDialog.ts";
import { chooseFiles, fileOfSize, storedFile } from "../sections/sampleFiles.ts";
import { loadPage, type SectionStageProps } from "../sections/SectionStage.tsx";
import { sectionStory } from "../sections/sectionStory.tsx";
import { sentence } from "./sentence.ts";

const meta = {
  title: "Sentences/Uploads",
  loaders: [loadPage],
  render: sectionStory(FilesSection, "Files"),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta & { args: SectionStageProps }>;

/** Bytes that differ, so that exchanged halves are noticed. */
const survey = (): File =>
  new File([Uint8Array.from({ length: 1000 }, (_, index) => index % 251)], "survey.csv", { type: "text/csv" });
/** A connection that breaks, as if the bytes could not be read. */
const broken: Transport = ({ method, url }) => ({
  answer: Promise.reject(new DepositError({ kind: "no-response", request: { method, url } })),
  cancel: () => undefined,
});
const at = (method: string, path: string, fault: FaultKind): Fault[] => [{ method, path, fault }];
/** Returns a story that chooses a file and checks the message beside it. */
const upload = (
  id: CoreMessageId,
  args: SectionStageProps,
  { values = {}, file = survey }: { values?: Record<string, string | number>; file?: () => File | Promise<File> } = {},
): Story => ({
  args,
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, await file());
    const row = () => within(canvasElement).getByText("survey.csv", { selector: "[data-deposit-part=file] *" });
    await waitFor(() => expect(row().closest("[data-deposit-part=file]")).toHaveTextContent(sentence(id, values)), {
      timeout: 20_000,
    });
  },
});

export const Refused = upload("upload.failed", {
  faults: at("POST", "/files", { kind: "answer", status: 400, body: {} }),
});
export const TooLargeForOneRequest = upload("upload.request-too-large", {
  faults: at("PUT", "/content", { kind: "answer", status: 413, body: "<h1>Request Entity Too Large</h1>" }),
});
export const NoRoom = upload("upload.quota-exceeded", {
  faults: at("PUT", "/content", { kind: "answer", status: 400, body: { message: "Bucket quota exceeded." } }),
});
export const LostBytes = upload(
  "upload.size-mismatch",
  { faults: at("PUT", "/content", { kind: "corrupt", how: "truncate" }) },
  { values: { stored: 500, expected: 1000 } },
);
export const ChangedBytes = upload("upload.checksum-mismatch", {
  faults: at("PUT", "/content", { kind: "corrupt", how: "flip" }),
});
export const RefusedContent: Story = {
  args: { faults: at("PUT", "/content", { kind: "refuse" }) },
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, survey());
    const [before = "", after = ""] = sentence("upload.transfer-refused", { message: "\n" }).split("\n");
    const row = () => canvasElement.querySelector("[data-deposit-part=file]");
    await waitFor(() => expect(row()).toHaveTextContent(before.trim()), { timeout: 20_000 });
    await expect(row()).toHaveTextContent(after.trim());
  },
};
export const UnknownTransfer = upload(
  "upload.unsupported-transfer",
  { config: { default_transfer_type: "Q", enabled_transfer_types: ["Q"] } },
  { values: { enabled: "Q" } },
);
/** The file is changed after it was chosen, so the browser no longer reads it. */
export const Unreadable = upload(
  "upload.unreadable",
  { transport: broken },
  {
    file: async () => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle("survey.csv", { create: true });
      const write = async (text: string) => {
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      };
      await write("1846");
      const chosen = await handle.getFile();
      await write("1846, 1847");
      return chosen;
    },
  },
);
/** A clock that runs ten thousand times as fast. */
const fastClock: Clock = {
  now: () => performance.now() * 10_000,
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds / 10_000);
    return () => clearTimeout(timer);
  },
};
const answering = (answer: () => ReturnType<Transport>["answer"]): Transport => {
  return () => ({ answer: answer(), cancel: () => undefined });
};
export const Stalled = upload("upload.stalled", {
  transport: answering(() => new Promise(() => undefined)),
  ports: { clock: fastClock },
});
export const Elsewhere = upload("upload.elsewhere", { ports: { locks: { hold: async () => null } } });

/** The other tab holds the lock on the file when it is chosen here, and then releases it. */
function givingUp(): Locks {
  let isFree = false;
  return {
    hold: async () => (isFree ? () => undefined : null),
    whenFree: async () => void (isFree = true),
  };
}
export const Abandoned = upload("upload.abandoned", { ports: { locks: givingUp() } });

/** Large enough for three parts. */
const large = (): File => new File([new Uint8Array(13_000_000)], "survey.csv", { type: "text/csv" });
const inParts: SectionStageProps = {
  config: { default_transfer_type: "L", enabled_transfer_types: ["L", "M"] },
};
export const InvalidPart = upload(
  "upload.invalid-part",
  {
    ...inParts,
    onAnswer: async (request, response) => {
      if (request.method !== "POST" || !request.url.includes("/files")) return response;
      const json: { entries: { links: { parts: unknown[] } }[] } = await response.json();
      for (const { links } of json.entries) links.parts = links.parts.slice(1);
      return Response.json(json, { status: response.status });
    },
  },
  { values: { part: 1 }, file: large },
);
const store = "https://store.example";
const inStore = (story: Story): Story => ({ ...story, parameters: { repository: { store: { origin: store } } } });
export const LinkExpired = inStore(
  upload(
    "upload.link-expired",
    { ...inParts, transport: answering(async () => ({ status: 403, body: "<Error/>", retryAfter: null })) },
    { file: large },
  ),
);
export const StoreUnreachable = inStore(
  upload("upload.store-unreachable", { ...inParts, transport: broken }, { values: { origin: store }, file: large }),
);
export const NoChecksum = inStore(
  upload(
    "upload.no-checksum",
    {
      ...inParts,
      transport: broken,
      ports: { hasher: () => ({ md5: Promise.reject(new Error("no worker")), cancel: () => undefined }) },
    },
    { file: large },
  ),
);
export const NotFetched: Story = {
  args: {
    files: [{ ...storedFile("survey.csv", 3000), status: "failed", transfer: { type: "F", error: "404 Not Found" } }],
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(sentence("upload.fetch-failed", { message: "404 Not Found" }));
  },
};

const hostile = "../../../another/draft";
/** A script created a file whose link is the address of another draft. Removing the file would delete that draft. */
export const ForeignAddress: Story = {
  args: {
    files: [
      {
        ...storedFile(hostile, 0),
        checksum: null,
        status: "pending",
        links: { self: `https://repository.example/api/records/mine/draft/files/${hostile}` },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(sentence("failure.foreign-address"));
    const row = canvas.getByText(hostile).closest<HTMLElement>("[data-deposit-part=file]");
    if (row === null) throw new Error("The file has no row.");
    await expect(within(row).queryByRole("button")).toBeNull();
  },
};
/** Removed as unfinished. Another tab had completed it meanwhile, so it stays with an explanation. */
export const CompletedElsewhere: Story = {
  args: {
    files: [{ ...storedFile("survey.csv", 3000), checksum: null, status: "pending" }],
    faults: [
      {
        method: "GET",
        path: "/survey.csv",
        fault: { kind: "answer", status: 200, body: { ...storedFile("survey.csv", 3000) } },
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Remove survey.csv" }));
    await userEvent.click(within(await findDialog()).getByRole("button", { name: "Remove file" }));
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-deposit-part=file]")).toHaveTextContent(
        /survey\.csv was completed in another tab or window meanwhile/,
      ),
    );
  },
};
export const NoConnection = upload("upload.no-response", { faults: at("PUT", "/content", { kind: "drop" }) });
export const Interrupted: Story = {
  args: { files: [{ ...storedFile("survey.csv", 3000), checksum: null, status: "pending" }] },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(sentence("upload.interrupted"));
  },
};

/** Returns a story that chooses files and checks in the dialog why they were refused. */
const limits = (text: string, chosen: () => File[], args: SectionStageProps): Story => ({
  args,
  play: async ({ canvasElement }) => {
    await chooseFiles(canvasElement, ...chosen());
    const dialog = await findDialog("upload-limits-dialog");
    await expect(dialog).toHaveTextContent(sentence("limits.title"));
    await expect(dialog).toHaveTextContent(sentence("limits.heading"));
    await expect(dialog).toHaveTextContent(text);
  },
});
const quota = { maxFiles: 2, maxStorage: 3000, maxFileSize: 2500 };
const several = (...sizes: number[]) => sizes.map((size, index) => fileOfSize(`${index + 1}.csv`, size));

export const TooMany = limits(sentence("limits.tooMany", { total: 3, limit: 2 }), () => several(1, 1, 1), {
  config: { quota },
});
export const TooMuch = limits(
  sentence("limits.tooMuch", { total: "4.00 KB", limit: "3.00 KB" }),
  () => several(2000, 2000),
  {
    config: { quota },
  },
);
export const TooLarge = limits(
  sentence("limits.fileTooLarge", { filename: "1.csv", size: "2.60 KB", limit: "2.50 KB" }),
  () => several(2600),
  { config: { quota } },
);
/** Rounded, the two sizes would look equal. */
export const TooLargeByOneByte = limits(
  sentence("limits.fileTooLarge", { filename: "1.csv", size: "2,500,001 bytes", limit: "2,500,000 bytes" }),
  () => several(2_500_001),
  { config: { quota: { maxFiles: 2, maxStorage: 3_000_000, maxFileSize: 2_500_000 } } },
);
export const TooMuchByOneByte = limits(
  sentence("limits.tooMuch", { total: "3,000,001 bytes", limit: "3,000,000 bytes" }),
  () => several(1_500_000, 1_500_001),
  { config: { quota: { maxFiles: 2, maxStorage: 3_000_000, maxFileSize: 2_500_000 } } },
);
export const Duplicates = limits(sentence("limits.duplicates"), () => several(10, 20), {
  files: [storedFile("1.csv", 10), storedFile("2.csv", 20)],
});
export const Duplicate = limits(sentence("limits.duplicate", { filename: "1.csv" }), () => several(10), {
  files: [storedFile("1.csv", 10)],
});
export const EmptyFiles = limits(sentence("limits.empty"), () => several(0), { config: { allow_empty_files: false } });
export const BadName = limits(
  sentence("limits.badName", { filename: "x".repeat(256) }),
  () => [fileOfSize("x".repeat(256), 1)],
  {},
);
/** Larger than ten thousand parts of the maximum size. Only its size is read, so no browser has to hold it. */
export const TooManyParts = limits(
  sentence("limits.tooManyParts", { filename: "1.csv", size: "6.60 TB", parts: 10_000 }),
  () => several(1).map((file) => Object.defineProperty(file, "size", { value: 6.6e12 })),
  {
    config: {
      quota: { maxFiles: 10, maxStorage: 1e15, maxFileSize: null },
      default_transfer_type: "M",
      enabled_transfer_types: ["L", "M"],
    },
  },
);
