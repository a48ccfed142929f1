"use client";

import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "react-aria-components/Button";
import { Disclosure as AriaDisclosure, DisclosurePanel } from "react-aria-components/Disclosure";
import { Heading } from "react-aria-components/Heading";
import { classNames } from "./class-names";

interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Open when first shown. */
  readonly open?: boolean;
  readonly level?: 2 | 3 | 4;
  readonly className?: string;
}

/** A part that opens and shuts under its heading; what stands in it is made when it is first opened. */
export function Disclosure({ title, children, open, level = 3, className }: DisclosureProps) {
  const [isMade, setMade] = useState(open ?? false);
  return (
    <AriaDisclosure
      defaultExpanded={open ?? false}
      onExpandedChange={() => setMade(true)}
      className={classNames("group/disclosure", className)}
    >
      <Heading level={level}>
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
      <DisclosurePanel>{isMade && children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
