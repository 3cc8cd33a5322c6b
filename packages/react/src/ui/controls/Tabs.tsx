import * as RadixTabs from "@radix-ui/react-tabs";
import type { ReactNode } from "react";
import { classNames } from "../dom/classNames.ts";
import { useUi } from "../root/useUi.ts";

/** One tab and its panel. */
export interface Tab {
  value: string;
  label: ReactNode;
  /** A count or a mark after the label. */
  badge?: ReactNode;
  content: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of {@link Tabs}. */
export interface TabsProps {
  /** Name of the set of tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onValueChange: (value: string) => void;
  /** Keeps the panels of other tabs mounted, with what was typed in them. @default false */
  keepMounted?: boolean | undefined;
  className?: string | undefined;
}

/** Panels of which one shows; arrows move between tabs, in the direction of the script. */
export function Tabs({ label, tabs, value, onValueChange, keepMounted = false, className }: TabsProps) {
  const { dir } = useUi();
  return (
    <RadixTabs.Root
      className={classNames("deposit-tabs", className)}
      value={value}
      onValueChange={onValueChange}
      dir={dir}
    >
      <RadixTabs.List className="deposit-tabs__list" aria-label={label}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            className="deposit-tabs__tab"
            value={tab.value}
            disabled={tab.disabled ?? false}
            key={tab.value}
          >
            {tab.label}
            {tab.badge}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {tabs.map((tab) => (
        <RadixTabs.Content
          className="deposit-tabs__panel"
          value={tab.value}
          key={tab.value}
          {...(keepMounted ? { forceMount: true, hidden: tab.value !== value } : {})}
        >
          {tab.content}
        </RadixTabs.Content>
      ))}
    </RadixTabs.Root>
  );
}
