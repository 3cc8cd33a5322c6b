import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icon } from "../../packages/react/src/ui/display/Icon.tsx";
import { iconPaths, type IconName } from "../../packages/react/src/ui/display/iconPaths.ts";

const meta = { title: "Foundations/Icon", component: Icon, args: { name: "add" } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = Object.keys(iconPaths).filter((name): name is IconName => name in iconPaths);

export const All: Story = {
  render: () => (
    <div className="deposit-grid-3">
      {names.map((name) => (
        <span className="deposit-row" key={name}>
          <Icon name={name} size={20} /> {name}
        </span>
      ))}
    </div>
  ),
};
