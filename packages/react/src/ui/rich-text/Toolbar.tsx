import * as RadixToolbar from "@radix-ui/react-toolbar";
import { Fragment } from "react";
import { classNames } from "../dom/classNames.ts";
import { Drawing } from "../display/Drawing.tsx";
import { toolbarIconPaths, type ToolbarIconName } from "./toolbarIconPaths.ts";
import { useUi } from "../root/useUi.ts";

/** One button of a {@link Toolbar}. */
export interface ToolbarItem {
  id: string;
  label: string;
  icon: ToolbarIconName;
  onPress: () => void;
  /** On or off, for buttons that toggle; absent for those that do. */
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  /** Name of the toolbar. */
  label: string;
  /** Buttons in groups; a line is drawn between groups. */
  groups: ReadonlyArray<readonly ToolbarItem[]>;
  /** Id of what it acts on. */
  controls?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
}

/** A row of icon buttons that is one stop for Tab; arrows move inside it. */
export function Toolbar({ label, groups, controls, disabled = false, className }: ToolbarProps) {
  const { dir } = useUi();
  return (
    <RadixToolbar.Root
      className={classNames("deposit-toolbar", className)}
      aria-label={label}
      aria-controls={controls}
      dir={dir}
    >
      {groups.map((items, index) => (
        <Fragment key={items[0]?.id ?? index}>
          {index === 0 ? null : <RadixToolbar.Separator className="deposit-toolbar__separator" />}
          {items.map((item) => (
            <RadixToolbar.Button
              className="deposit-toolbar__button"
              aria-label={item.label}
              title={item.label}
              aria-pressed={item.pressed}
              // Stays focusable: a button that disables itself (undo) would drop the keyboard user out of the toolbar.
              aria-disabled={disabled || item.disabled || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (!disabled && !item.disabled) item.onPress();
              }}
              key={item.id}
            >
              <Drawing name={item.icon} path={toolbarIconPaths[item.icon]} />
            </RadixToolbar.Button>
          ))}
        </Fragment>
      ))}
    </RadixToolbar.Root>
  );
}
