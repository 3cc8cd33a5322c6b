import * as RadixMenu from "@radix-ui/react-menu";
import { type RefObject, useEffect, useRef } from "react";
import { Icon } from "../display/Icon.tsx";
import type { MenuItem } from "./Menu.tsx";
import { useUi } from "../root/useUi.ts";

/** Props of {@link MenuPopup}; it is drawn while it is open. */
export interface MenuPopupProps {
  id: string;
  /** Id of the button that opened it. */
  labelledBy: string;
  /** The button that opened it: it opens there, and gives the focus back to it. */
  anchor: RefObject<HTMLElement | null>;
  items: readonly MenuItem[];
  align: "start" | "end";
  /** The first entry has the focus at once. */
  byKeyboard: boolean;
  onClose: () => void;
}

/** The entries of a {@link Menu}. It opens in place, so that it inherits theme and direction and works in a dialog. */
export function MenuPopup({ id, labelledBy, anchor, items, align, byKeyboard, onClose }: MenuPopupProps) {
  const { dir } = useUi();
  const content = useRef<HTMLDivElement>(null);
  const leftByPointer = useRef(false);
  useEffect(() => {
    if (!byKeyboard) return;
    content.current?.querySelector<HTMLElement>("[role=menuitem]:not([data-disabled])")?.focus({ preventScroll: true });
  }, [byKeyboard]);
  return (
    <RadixMenu.Root open modal={false} dir={dir} onOpenChange={(next) => (next ? undefined : onClose())}>
      <RadixMenu.Anchor virtualRef={anchor} />
      <RadixMenu.Content
        ref={content}
        id={id}
        aria-labelledby={labelledBy}
        className="deposit-menu"
        align={align}
        sideOffset={4}
        collisionPadding={8}
        loop
        data-owns-escape=""
        onInteractOutside={() => {
          leftByPointer.current = true;
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!leftByPointer.current) anchor.current?.focus();
        }}
      >
        {items.map((item) => (
          <RadixMenu.Item
            className="deposit-menu__item"
            data-danger={item.danger || undefined}
            disabled={item.disabled ?? false}
            onSelect={() => {
              // The entry goes with the menu: a dialog that it opens gives the focus back to the button.
              anchor.current?.focus();
              item.onSelect();
            }}
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
