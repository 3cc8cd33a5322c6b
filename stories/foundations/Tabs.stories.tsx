import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "../../packages/react/src/ui/Badge.tsx";
import { Tabs } from "../../packages/react/src/ui/Tabs.tsx";

function Communities() {
  const [value, setValue] = useState("all");
  return (
    <Tabs
      label="Communities"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: "all", label: "All", content: <p className="deposit-text">Every community.</p> },
        {
          value: "mine",
          label: "My communities",
          badge: <Badge>2</Badge>,
          content: <p className="deposit-text">Yours.</p>,
        },
        { value: "none", label: "Archived", content: null, disabled: true },
      ]}
    />
  );
}

const meta = { title: "Foundations/Tabs", component: Communities } satisfies Meta<typeof Communities>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: "All" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Yours.");
  },
};
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: "All" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent("Yours.");
  },
};
