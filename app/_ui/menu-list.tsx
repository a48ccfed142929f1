"use client";

import type { ReactNode, RefObject } from "react";
import { Menu as AriaMenu, MenuItem } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { listLook } from "./list-look";

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

const LOOKS = listLook();

interface MenuListProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  /** The button it opens from. */
  readonly trigger: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The list of actions opened by a menu's button. */
export default function MenuList({ label, actions, trigger, isOpen, onOpenChange }: MenuListProps) {
  return (
    <Popover
      className={LOOKS.popover()}
      offset={4}
      placement="bottom start"
      aria-label={label}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <AriaMenu
        aria-label={label}
        className={LOOKS.list()}
        autoFocus="first"
        onClose={() => onOpenChange(false)}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            id={action.id}
            textValue={action.label}
            isDisabled={action.isDisabled ?? false}
            className={LOOKS.option({ isDanger: action.look === "danger" })}
            {...(action.href ? { href: action.href } : {})}
            {...(action.onAction ? { onAction: action.onAction } : {})}
          >
            {action.icon}
            {action.label}
            {action.detail && <span className={LOOKS.behind()}>{action.detail}</span>}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
