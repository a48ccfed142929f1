"use client";

import type { ReactNode, RefObject } from "react";
import { Popover } from "react-aria-components/Popover";
import { useBackCloses } from "./back-closes";
import { listLook } from "./list-look";

export interface ListPopoverProps {
  /** Its label for screen readers, which cannot reach the text next to its button while it is open. */
  readonly label: string;
  /** The button it opens from. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The frame of a list that opens from a button; on a phone, Back closes it. */
export function ListPopover(props: ListPopoverProps & { readonly children: ReactNode }) {
  const { label, trigger, isOpen, onOpenChange, children } = props;
  useBackCloses(isOpen, () => onOpenChange(false));
  return (
    <Popover
      className={listLook().popover()}
      offset={4}
      placement="bottom start"
      aria-label={label}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {children}
    </Popover>
  );
}
