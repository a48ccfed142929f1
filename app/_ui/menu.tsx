"use client";

import { type ReactNode, useRef } from "react";
import { ButtonContext } from "react-aria-components/Button";
import { lazyPart } from "./lazy-part";
import type { MenuAction } from "./menu-list";
import { arrowOpens, useOpening } from "./opening";

const MenuList = lazyPart(async () => (await import("./menu-list")).default, { place: "over" });

interface MenuProps {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  /** A function is called each time it opens. */
  readonly actions: readonly MenuAction[] | (() => readonly MenuAction[]);
}

/** A list of actions opened from a button; its script is fetched when first needed. */
export function Menu({ label, trigger, actions }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, wasOpened, setOpen } = useOpening();
  const opener = {
    ref: button,
    "aria-haspopup": "menu" as const,
    "aria-expanded": isOpen,
    onHoverStart: MenuList.fetchAhead,
    onFocus: MenuList.fetchAhead,
    onPress: () => setOpen(true),
    onKeyDown: arrowOpens(setOpen),
  };
  return (
    <>
      <ButtonContext value={opener}>{trigger}</ButtonContext>
      {wasOpened && (
        <MenuList
          label={label}
          actions={typeof actions === "function" ? (isOpen ? actions() : []) : actions}
          trigger={button}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
