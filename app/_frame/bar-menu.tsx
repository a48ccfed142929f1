"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { useBackCloses } from "@/app/_ui/back-closes";
import { classNames } from "@/app/_ui/class-names";

interface BarMenuProps {
  /** The id used as `popoverTarget` by the button that opens it. */
  readonly id: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

const MENU =
  "fixed inset-[calc(var(--spacing-bar)+--spacing(1))_--spacing(4)_auto_auto] m-0 min-w-52 max-w-popover gap-px rounded-md border border-rule-2 bg-sheet p-2 text-ink shadow-float open:grid max-tablet:end-2";

/** A menu of the top bar: the browser opens and closes it; we close it after a choice. */
export function BarMenu({ id, label, className, children }: BarMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The browser opens it without us, so it may be open before this script has come.
  useEffect(() => setOpen(menu.current?.matches(":popover-open") ?? false), []);
  useBackCloses(isOpen, () => menu.current?.hidePopover());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on its links and buttons click, too
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms, this holds links as well
    <div
      ref={menu}
      id={id}
      popover="auto"
      role="group"
      aria-label={label}
      className={classNames(MENU, className)}
      onToggle={(event) => setOpen(event.newState === "open")}
      onClick={(event) => {
        if ((event.target as Element).closest("a, button")) menu.current?.hidePopover();
      }}
    >
      {children}
    </div>
  );
}
