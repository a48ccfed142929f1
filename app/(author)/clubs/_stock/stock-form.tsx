"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/app/_ui/button";
import { InlineFinding } from "@/app/_ui/finding-row";
import type { StockFigures, StoredStock } from "@/lib/domain/belle-alliance/stock/club-stock";
import { MAX_STOCK_ROWS } from "@/lib/domain/belle-alliance/stock/club-stock-words";
import { FiguresRow, TerrainRow, type TerrainSort } from "./stock-rows";
import { useStockForm } from "./use-stock-form";

interface StockFormProps {
  readonly slug: string;
  readonly stored: StoredStock;
  /** The kinds of terrain there are. */
  readonly sorts: readonly TerrainSort[];
}

const FIRST: StockFigures = {
  nation: "france",
  arm: "infantry",
  type: null,
  counted: "figures",
  count: 1,
};

/** The figures and terrain a club owns, row by row. */
export function StockForm({ slug, stored, sorts }: StockFormProps) {
  const t = useTranslations("clubStock");
  const { draft, theirs, takeTheirs, isBusy, send, base, ...acts } = useStockForm(slug, stored);
  const { figures, terrain } = draft;
  const firstSort = sorts[0]?.key ?? "";
  return (
    <form
      className="grid max-w-190 gap-5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(base);
      }}
    >
      <Rows
        title={t("figures")}
        add={t("addFigures")}
        isFull={figures.length >= MAX_STOCK_ROWS}
        onAdd={() => acts.add("figures", figures.at(-1) ?? FIRST)}
      >
        {figures.map((row) => (
          <FiguresRow
            key={row.row}
            owned={row}
            onChange={(changes) => acts.change("figures", row.row, changes)}
            onRemove={() => acts.remove("figures", row.row)}
          />
        ))}
      </Rows>
      <Rows
        title={t("terrain")}
        add={t("addTerrain")}
        isFull={terrain.length >= MAX_STOCK_ROWS}
        onAdd={() => acts.add("terrain", { kind: firstSort, widthCm: null, count: 1 })}
      >
        {terrain.map((row) => (
          <TerrainRow
            key={row.row}
            owned={row}
            sorts={sorts}
            onChange={(changes) => acts.change("terrain", row.row, changes)}
            onRemove={() => acts.remove("terrain", row.row)}
          />
        ))}
      </Rows>
      {theirs && (
        <div role="alert">
          <InlineFinding look="warning">
            {t("clash")}
            <div className="flex flex-wrap items-center gap-2">
              <Button onPress={() => takeTheirs(theirs)}>{t("takeTheirs")}</Button>
              <Button onPress={() => void send(theirs.version)}>{t("keepMine")}</Button>
            </div>
          </InlineFinding>
        </div>
      )}
      <Button type="submit" look="primary" className="justify-self-start" isPending={isBusy}>
        {t("save")}
      </Button>
    </form>
  );
}

interface RowsProps {
  readonly title: string;
  readonly add: string;
  readonly isFull: boolean;
  readonly onAdd: () => void;
  readonly children: readonly ReactNode[];
}

function Rows({ title, add, isFull, onAdd, children }: RowsProps) {
  const t = useTranslations("clubStock");
  return (
    <section className="grid gap-2">
      <h2>{title}</h2>
      <ul
        aria-label={title}
        className="divide-y divide-rule-2 border-rule-2 border-y empty:border-0"
      >
        {children}
      </ul>
      <Button
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        onPress={onAdd}
        offBecause={isFull ? t("full", { most: MAX_STOCK_ROWS }) : undefined}
      >
        {add}
      </Button>
    </section>
  );
}
