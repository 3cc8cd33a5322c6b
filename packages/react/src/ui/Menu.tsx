import * as RadixMenu from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./iconPaths.ts";
import { useUi } from "./useUi.ts";

/** One action of a {@link Menu}. */
export interface MenuItem {
  id: string;
  label: ReactNode;
  icon?: IconName | undefined;
  onSelect: () => void;
  disabled?: boolean | undefined;
  /** Drawn as destructive, after a line. */
  danger?: boolean | undefined;
}

/** Props of {@link Menu}. */
export interface MenuProps {
  /** The button that opens it, such as an {@link IconButton}; must take a ref. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  /** @default "end" */
  align?: "start" | "end" | undefined;
}

/** Actions behind a button. It opens in place, so that it inherits theme and direction and works in a dialog. */
export function Menu({ trigger, items, align = "end" }: MenuProps) {
  const { dir } = useUi();
  return (
    <RadixMenu.Root modal={false} dir={dir}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Content
        className="deposit-menu"
        align={align}
        sideOffset={4}
        collisionPadding={8}
        loop
        data-owns-escape=""
      >
        {items.map((item) => (
          <RadixMenu.Item
            className="deposit-menu__item"
            data-danger={item.danger || undefined}
            disabled={item.disabled ?? false}
            onSelect={item.onSelect}
            key={item.id}
          >
            {item.icon === undefined ? <span className="deposit-menu__gap" /> : <Icon name={item.icon} />}
            {item.label}
          </RadixMenu.Item>
        ))}
      </RadixMenu.Content>
    </RadixMenu.Root>
  );
}
