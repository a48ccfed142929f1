"use client";

import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure as AriaDisclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import { classNames } from "./class-names";

interface DisclosureProps {
  readonly title: ReactNode;
  /** A control for the whole section, at the end of its heading's line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
  /** Whether it is initially open. */
  readonly open?: boolean;
  readonly level?: 2 | 3 | 4 | 5;
  readonly className?: string;
}

/** A collapsible section under a heading; its content is rendered when first opened. */
export function Disclosure(props: DisclosureProps) {
  const { title, beside, children, open, level = 3, className } = props;
  const [isMade, setMade] = useState(open ?? false);
  return (
    <AriaDisclosure
      defaultExpanded={open ?? false}
      onExpandedChange={() => setMade(true)}
      className={classNames("group/disclosure", className)}
    >
      <div className={beside ? "flex flex-wrap items-center gap-x-3 gap-y-1" : undefined}>
        <Heading level={level} className={beside ? "min-w-0 flex-1 basis-72" : undefined}>
          <Button
            slot="trigger"
            className="flex min-h-9 w-full cursor-pointer items-center gap-2 text-start font-semibold text-sm touch:min-h-11"
          >
            <ChevronRight
              className="transition-transform duration-120 group-expanded/disclosure:rotate-90"
              aria-hidden
            />
            {title}
          </Button>
        </Heading>
        {beside}
      </div>
      <DisclosurePanel>{isMade && children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
