import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Banner } from "../../packages/react/src/ui/display/Banner.tsx";

const meta = { title: "Foundations/Banner", component: Banner, args: { tone: "info" } } satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { tone: "success", heading: "Record successfully saved.", onDismiss: fn(), dismissLabel: "Dismiss" },
};
export const Warning: Story = {
  args: { tone: "warning", heading: "In review", children: "Curators are reviewing and will publish on acceptance." },
};
export const Info: Story = { args: { tone: "info", children: "The embargo was lifted on 2026-05-01." } };
export const Neutral: Story = {
  args: { tone: "neutral", heading: "Draft", children: "Can be published or submitted for review." },
};
export const Failure: Story = {
  args: {
    tone: "error",
    heading: "The draft was not published.",
    children: "Record saved with validation feedback in",
    actions: (
      <>
        <a className="deposit-link" href="#titles">
          Titles (1)
        </a>
        <a className="deposit-link" href="#creators">
          Creators (3)
        </a>
      </>
    ),
  },
};
