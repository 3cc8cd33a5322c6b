import {
  type ButtonHTMLAttributes,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useId,
  useRef,
  useState,
} from "react";
import type { IconName } from "../display/iconPaths.ts";
import { LazyFailure } from "../lazy/LazyFailure.tsx";
import { lazyPart } from "../lazy/lazyPart.ts";
import { useLazyPart } from "../lazy/useLazyPart.ts";

/** What a {@link Menu} gives its button. */
type TriggerProps = ButtonHTMLAttributes<HTMLButtonElement> &
  RefAttributes<HTMLButtonElement> & { "data-state"?: "open" | "closed" };

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
  trigger: ReactElement<TriggerProps>;
  items: readonly MenuItem[];
  /** @default "end" */
  align?: "start" | "end" | undefined;
}

const popup = lazyPart(async () => (await import("./MenuPopup.tsx")).MenuPopup);
const preload = (): void => void popup.load();

/** Actions behind a button. The button is there at once; its menu is fetched when it is pointed at or focused. */
export function Menu({ trigger, items, align = "end" }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [openedBy, setOpenedBy] = useState<"pointer" | "keyboard" | null>(null);
  const late = useLazyPart(popup, openedBy !== null);
  const isOpen = openedBy !== null && late.kind === "loaded";
  const close = (): void => setOpenedBy(null);
  const [triggerId, menuId] = [`${id}-trigger`, `${id}-menu`];
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        id: triggerId,
        "aria-haspopup": "menu",
        "aria-expanded": isOpen,
        "aria-controls": isOpen ? menuId : undefined,
        "data-state": isOpen ? "open" : "closed",
        onPointerEnter: preload,
        onFocus: preload,
        onPointerDown: (event) => {
          if (event.button !== 0 || event.ctrlKey) return;
          // The focus goes into the menu, not to the button.
          if (openedBy === null) event.preventDefault();
          setOpenedBy((before) => (before === null ? "pointer" : null));
        },
        onKeyDown: (event) => {
          if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
          event.preventDefault();
          setOpenedBy((before) => (before === null || event.key === "ArrowDown" ? "keyboard" : null));
        },
      })}
      {openedBy !== null && late.kind === "loaded" ? (
        <late.part
          id={menuId}
          labelledBy={triggerId}
          anchor={button}
          items={items}
          align={align}
          byKeyboard={openedBy === "keyboard"}
          onClose={close}
        />
      ) : null}
      {openedBy !== null && late.kind === "failed" ? (
        <LazyFailure error={late.error} onRetry={preload} onGiveUp={close} />
      ) : null}
    </>
  );
}
