"use client";

import { type ReactNode, useRef } from "react";
import { classNames } from "@/app/_ui/class-names";

interface BarMenuProps {
  /** The id the opening button names as its `popoverTarget`. */
  readonly id: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A menu of the top bar: the browser opens and shuts it, we shut it once something in it was chosen. */
export function BarMenu({ id, label, className, children }: BarMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on its links and buttons click, too
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this holds links as well
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      className={classNames("bar-menu", className)}
      onClick={(event) => {
        if ((event.target as Element).closest("a, button")) menu.current?.hidePopover();
      }}
    >
      {children}
    </div>
  );
}
