"use client";

import type { ReactNode } from "react";
import { Menu as AriaMenu, MenuItem } from "react-aria-components/Menu";
import { listLook } from "./list-look";
import { ListPopover, type ListPopoverProps } from "./list-popover";

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

interface MenuListProps extends ListPopoverProps {
  readonly actions: readonly MenuAction[];
}

/** The list of actions opened by a menu's button. */
export default function MenuList({ actions, ...popover }: MenuListProps) {
  return (
    <ListPopover {...popover}>
      <AriaMenu
        aria-label={popover.label}
        className={LOOKS.list()}
        autoFocus="first"
        onClose={() => popover.onOpenChange(false)}
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
    </ListPopover>
  );
}
