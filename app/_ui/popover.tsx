"use client";

import type { ReactNode } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Popover as AriaPopover } from "react-aria-components/Popover";

export interface PopoverProps {
  readonly label: string;
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}

/** Something small that opens beside its button and leaves the page usable. */
export function Popover({ label, trigger, children }: PopoverProps) {
  return (
    <DialogTrigger>
      {trigger}
      <AriaPopover className="popover padded" offset={4}>
        <Dialog className="dialog" aria-label={label}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
