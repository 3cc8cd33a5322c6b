import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../../packages/react/src/ui/controls/Button.tsx";
import { StickyBar } from "../../packages/react/src/ui/display/StickyBar.tsx";

const meta = { title: "Foundations/StickyBar", component: StickyBar } satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Actions: Story = {
  args: {
    label: "Actions",
    children: (
      <>
        <Button icon="save">Save draft</Button>
        <Button variant="primary">Publish</Button>
      </>
    ),
  },
};
