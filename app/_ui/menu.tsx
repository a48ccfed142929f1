"use client";

import type { ReactNode } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { classNames } from "./class-names";

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
  readonly actions: readonly MenuAction[];
}

/** A list of things to do that opens from a button. */
export function Menu({ label, trigger, actions }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="popover" offset={4}>
        <AriaMenu aria-label={label} className="listbox">
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              textValue={action.label}
              isDisabled={action.isDisabled ?? false}
              className={classNames("option", action.look === "danger" && "danger")}
              {...(action.href ? { href: action.href } : {})}
              {...(action.onAction ? { onAction: action.onAction } : {})}
            >
              {action.icon}
              {action.label}
              {action.detail && <span className="end">{action.detail}</span>}
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
