"use client";

import { lazy, type ReactNode, Suspense, useRef } from "react";
import { ButtonContext } from "react-aria-components/Button";
import { arrowOpens, useOpening } from "./opening";

const loadList = () => import("./menu-list");
const MenuList = lazy(loadList);

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly detail?: string;
  readonly onAction?: () => void;
  readonly href?: string;
  readonly look?: "plain" | "danger";
  readonly isDisabled?: boolean;
}

export interface MenuProps {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  /** A function is asked each time it opens. */
  readonly actions: readonly MenuAction[] | (() => readonly MenuAction[]);
}

/** A list of things to do that opens from a button; fetched when first wanted. */
export function Menu({ label, trigger, actions }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, wasOpened, setOpen } = useOpening();
  const opener = {
    ref: button,
    "aria-haspopup": "menu" as const,
    "aria-expanded": isOpen,
    onHoverStart: loadList,
    onFocus: loadList,
    onPress: () => setOpen(true),
    onKeyDown: arrowOpens(setOpen),
  };
  return (
    <>
      <ButtonContext value={opener}>{trigger}</ButtonContext>
      {wasOpened && (
        <Suspense>
          <MenuList
            label={label}
            actions={typeof actions === "function" ? (isOpen ? actions() : []) : actions}
            trigger={button}
            isOpen={isOpen}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
