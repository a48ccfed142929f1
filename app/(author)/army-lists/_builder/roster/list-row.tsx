"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { classNames } from "@/app/_ui/class-names";
import type { ListItem } from "./list-item";
import { useListKeys } from "./use-list-keys";

interface ListRowProps {
  readonly item: ListItem;
  readonly sign: ReactNode;
  readonly title: string;
  /** Set quietly behind the title. */
  readonly detail: string;
  readonly points: number;
  readonly isSelected: boolean;
  readonly onOpen: () => void;
  /** Below the row: what is wrong with it. */
  readonly children?: ReactNode;
}

/** A row of the list without bases: a commander, a corps, a status, an upgrade. */
export function ListRow(props: ListRowProps) {
  const { item, sign, title, detail, points, isSelected, onOpen, children } = props;
  const t = useTranslations("armyList.list");
  const onKeyDown = useListKeys(item);
  return (
    <li className={classNames("reg", isSelected && "sel")}>
      <button
        type="button"
        className="regb"
        data-list-item={item.id}
        aria-keyshortcuts={item.is === "brigade" ? "Delete Alt+ArrowUp Alt+ArrowDown" : undefined}
        aria-current={isSelected || undefined}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        {sign}
        <span className="rn">
          {title} <span className="text-ink-3">{detail}</span>
        </span>
        <span />
        <span className="num" />
        <b>
          {t("number", { n: points })}
          <span className="sr-only"> {t("pointsWord")}</span>
        </b>
      </button>
      {children}
    </li>
  );
}
