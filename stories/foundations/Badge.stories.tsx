import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../../packages/react/src/ui/display/Badge.tsx";

const meta = { title: "Foundations/Badge", component: Badge, args: { children: "Draft" } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div className="deposit-row">
      <Badge>Draft</Badge>
      <Badge tone="accent">New version</Badge>
      <Badge tone="success" icon="checkCircle">
        Published
      </Badge>
      <Badge tone="warning" icon="warning">
        In review
      </Badge>
      <Badge tone="error" icon="error">
        3 errors
      </Badge>
      <Badge tone="info" icon="lock">
        Restricted
      </Badge>
    </div>
  ),
};
