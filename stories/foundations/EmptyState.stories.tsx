import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../packages/react/src/ui/controls/Button.tsx";
import { EmptyState } from "../../packages/react/src/ui/display/EmptyState.tsx";

const meta = { title: "Foundations/EmptyState", component: EmptyState } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  args: {
    icon: "person",
    title: "No creators yet",
    children: "Name the people and organisations the dataset is cited with.",
    action: <Button icon="add">Add creator</Button>,
  },
};
export const WordsOnly: Story = { args: { children: "No files. This record has metadata only." } };
