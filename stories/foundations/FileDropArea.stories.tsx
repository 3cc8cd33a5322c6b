import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { FileDropArea } from "../../packages/react/src/ui/file-drop/FileDropArea.tsx";

const meta = {
  title: "Foundations/FileDropArea",
  component: FileDropArea,
  args: {
    onFiles: fn(),
    labels: {
      title: "Drag and drop files here",
      browse: "Choose files",
      hint: "Up to 5 files, 10 GB in all",
      dropping: "Drop to upload",
    },
  },
} satisfies Meta<typeof FileDropArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Compact: Story = { args: { compact: true } };
export const Disabled: Story = { args: { disabled: true } };

/** Creates a drag of one file as the browser dispatches it, since `fireEvent` would lose the files. */
function drag(type: "dragenter" | "drop", target: Element): DragEvent {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(["a"], "a.csv"));
  const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
  target.dispatchEvent(event);
  return event;
}

export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const area = within(canvasElement).getByText("Drag and drop files here");
    // The area listens after its first paint.
    await waitFor(() => {
      drag("dragenter", area);
      within(canvasElement).getByText("Drop to upload");
    });
    drag("drop", area);
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await within(canvasElement).findByText("Drag and drop files here");
  },
};

export const BesideItThePageStays: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(drag("drop", document.body).defaultPrevented).toBe(true));
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
