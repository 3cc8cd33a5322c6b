import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "../../packages/react/src/ui/display/Badge.tsx";
import { Tabs } from "../../packages/react/src/ui/controls/Tabs.tsx";

const english = { list: "Communities", all: "All", every: "Every community.", mine: "My communities", yours: "Yours." };
const arabic = { list: "المجتمعات", all: "الكل", every: "كل المجتمعات.", mine: "مجتمعاتي", yours: "مجتمعاتك." };

function Communities({ words = english }: { readonly words?: typeof english }) {
  const [value, setValue] = useState("all");
  return (
    <Tabs
      label={words.list}
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: "all", label: words.all, content: <p className="deposit-text">{words.every}</p> },
        {
          value: "mine",
          label: words.mine,
          badge: <Badge>2</Badge>,
          content: <p className="deposit-text">{words.yours}</p>,
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
  args: { words: arabic },
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("tab", { name: arabic.all }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tabpanel")).toHaveTextContent(arabic.yours);
  },
};
