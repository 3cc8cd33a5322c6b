import type { Meta, StoryObj } from "@storybook/react-vite";
import { Spinner } from "../../packages/react/src/ui/display/Spinner.tsx";

const meta = { title: "Foundations/Spinner", component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Labelled: Story = { args: { label: "Loading", size: 24 } };
export const BesideWords: Story = {
  render: () => (
    <span className="deposit-row">
      <Spinner /> Checking the file
    </span>
  ),
};
