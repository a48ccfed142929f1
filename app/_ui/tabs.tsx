"use client";

import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from "react-aria-components/Tabs";
import type { CountLook } from "./count";
import { Count } from "./count";

interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly count?: { readonly n: number; readonly look?: CountLook };
  readonly content: ReactNode;
}

interface TabsProps {
  /** The label of the tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
  readonly className?: string;
}

/** Panels of which one is visible at a time. */
export function Tabs({ label, tabs, selected, onSelect, className }: TabsProps) {
  const choice = selected === undefined ? {} : { selectedKey: selected };
  return (
    <AriaTabs
      {...choice}
      onSelectionChange={(key) => onSelect?.(String(key))}
      className={className}
    >
      <TabList
        aria-label={label}
        className="flex gap-5 overflow-x-auto border-rule-2 border-b scrollbar-none"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="-outline-offset-3 inline-flex min-h-10 flex-none cursor-pointer items-center gap-1.5 border-transparent border-b-2 font-semibold text-ink-2 text-sm chosen:border-b-brass chosen:text-ink touch:min-h-11"
          >
            {tab.label}
            {tab.count && <Count n={tab.count.n} look={tab.count.look} />}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
