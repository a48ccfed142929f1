"use client";

import type { ReactNode } from "react";
import { Points } from "./card";
import type { ListItem } from "./list-item";
import { rowLook } from "./row-look";
import { useListKeys } from "./use-list-keys";

interface ListRowProps {
  readonly item: ListItem;
  readonly sign: ReactNode;
  readonly title: string;
  /** Less prominent, after the title. */
  readonly detail: string;
  readonly points: number;
  readonly isSelected: boolean;
  readonly onOpen: () => void;
  /** Content below the row: its findings. */
  readonly children?: ReactNode;
}

/** A row of the list without bases: a commander, a corps, a status, an upgrade. */
export function ListRow(props: ListRowProps) {
  const { item, sign, title, detail, points, isSelected, onOpen, children } = props;
  const looks = rowLook({ look: isSelected ? "chosen" : "plain" });
  const onKeyDown = useListKeys(item);
  return (
    <li className={looks.row()}>
      <button
        type="button"
        className={looks.button()}
        data-list-item={item.id}
        aria-keyshortcuts={item.is === "brigade" ? "Delete Alt+ArrowUp Alt+ArrowDown" : undefined}
        aria-current={isSelected || undefined}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        {sign}
        <span className={looks.name()}>
          {title} <span className="font-normal text-ink-3">{detail}</span>
        </span>
        <Points n={points} className={looks.points()} />
      </button>
      {children}
    </li>
  );
}
