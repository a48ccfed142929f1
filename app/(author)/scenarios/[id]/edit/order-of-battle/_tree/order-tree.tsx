"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { classNames } from "@/app/_ui/class-names";
import { TreeGrid } from "@/app/_ui/tree-grid";
import { renameRow } from "../edits";
import { focusRow, type OrderDesk } from "../use-order-desk";
import { useOrderColumns } from "./order-columns";
import type { OrderRow } from "./order-row";
import { useTreeDrag } from "./use-tree-drag";
import { useTreeKeys } from "./use-tree-keys";

/** The order of battle as a table whose rows nest. */
export function OrderTree({ desk }: { readonly desk: OrderDesk }) {
  const t = useTranslations("orderOfBattle.tree");
  const { editor, toggle, rename } = desk;
  const actions = useMemo(
    () => ({
      toggle,
      rename: (id: string | null) => {
        const last = document.activeElement?.closest<HTMLElement>("tr[data-key]")?.dataset.key;
        rename(id);
        if (id === null && last) focusRow(last);
      },
      commitName: (row: OrderRow, name: string) => renameRow(editor, row, name),
    }),
    [editor, toggle, rename],
  );
  const columns = useOrderColumns(actions);
  const onRowKey = useTreeKeys(desk);
  const drag = useTreeDrag(desk);
  return (
    <div className="treewrap" {...drag}>
      <TreeGrid
        label={t("label")}
        columns={columns}
        rows={desk.rows}
        selectedKey={desk.selectedId}
        onSelect={desk.select}
        onToggle={toggle}
        onRowKey={onRowKey}
        rowClass={classOf}
      />
      {desk.rows.length === 0 && <p className="nofind quiet">{t("none", { query: desk.query })}</p>}
    </div>
  );
}

function classOf(row: OrderRow): string {
  return classNames(row.is === "unit" ? "u" : `f l${Math.min(row.level, 3)}`, `side-${row.colour}`);
}
