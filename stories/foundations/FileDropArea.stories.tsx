import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { FileDropArea } from "../../packages/react/src/ui/FileDropArea.tsx";

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

export const Dropped: Story = {
  play: async ({ canvasElement, args }) => {
    const area = within(canvasElement).getByText("Drag and drop files here");
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["a"], "a.csv"));
    fireEvent.dragEnter(area, { dataTransfer });
    await within(canvasElement).findByText("Drop to upload");
    fireEvent.drop(area, { dataTransfer });
    await waitFor(() => expect(args.onFiles).toHaveBeenCalledOnce());
    await within(canvasElement).findByText("Drag and drop files here");
  },
};

export const BesideItThePageStays: Story = {
  play: async ({ args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(["a"], "a.csv"));
    const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer });
    document.body.dispatchEvent(event);
    await expect(event.defaultPrevented).toBe(true);
    await expect(args.onFiles).not.toHaveBeenCalled();
  },
};
