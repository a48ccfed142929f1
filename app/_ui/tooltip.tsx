"use client";

import type { ReactElement } from "react";
import { Tooltip, TooltipTrigger } from "react-aria-components/Tooltip";

interface TipProps {
  /** `undefined`: no tooltip at present. */
  readonly text: string | undefined;
  /** Whether it is shown, if that is not for hovering and focus alone to say. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** The focusable element it belongs to. */
  readonly children: ReactElement;
}

/** A line of text next to the element that has the pointer or the focus. */
export function Tip({ text, children, ...opening }: TipProps) {
  return (
    <TooltipTrigger {...opening} delay={500} closeDelay={60} isDisabled={!text}>
      {children}
      <Tooltip
        className="max-w-65 rounded-sm bg-ink px-2.25 py-1.25 text-on-ink text-xs leading-snug"
        offset={6}
      >
        {text}
      </Tooltip>
    </TooltipTrigger>
  );
}
