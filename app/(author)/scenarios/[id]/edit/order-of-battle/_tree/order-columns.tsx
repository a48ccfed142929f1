"use client";

import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { TreeColumn } from "@/app/_ui/tree-grid-row";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import { useDocument } from "../../_desk/scenario-editor";
import { type UnitWords, useUnitWords } from "../use-words";
import { NameCell, type NameCellActions } from "./name-cell";
import type { OrderRow } from "./order-row";
import { RowValour } from "./row-valour";
import { useTraitWords } from "./unit-traits";

const menPerFigureOf = ({ settings }: Scenario) => settings.menPerFigure;

/** The columns of the order of battle; the same objects until the language or the scale changes. */
export function useOrderColumns(actions: NameCellActions): readonly TreeColumn<OrderRow>[] {
  const t = useTranslations("orderOfBattle.columns");
  const words = useUnitWords();
  const traits = useTraitWords();
  const menPerFigure = useDocument(menPerFigureOf);
  return useMemo(
    () => [
      { id: "name", head: t("name"), cell: (row) => <NameCell row={row} actions={actions} /> },
      {
        id: "kind",
        head: t("arm"),
        className: "ty",
        cell: (row) => row.is === "unit" && <Kind kind={words.kind(row)} traits={traits(row)} />,
      },
      {
        id: "men",
        head: t("men"),
        className: "num",
        cell: (row) => <Men row={row} words={words} />,
      },
      {
        id: "exact",
        head: t("exact", { menPerFigure }),
        className: "num q",
        cell: (row) => (row.exactFigures === null ? "–" : words.number(row.exactFigures, 2)),
      },
      {
        id: "figures",
        head: t("figures"),
        className: "num fg",
        cell: (row) => <Figures row={row} words={words} />,
      },
      { id: "guns", head: t("guns"), className: "num gu", cell: (row) => <Guns row={row} /> },
      {
        id: "valour",
        head: t("valour"),
        className: "va",
        cell: (row) => row.is === "unit" && <RowValour unitId={row.key} />,
      },
    ],
    [t, words, traits, menPerFigure, actions],
  );
}

function Kind({ kind, traits }: { readonly kind: string; readonly traits: string }) {
  if (traits === "") return kind;
  return (
    <span title={`${kind}, ${traits}`}>
      {kind}
      <small className="traits">, {traits}</small>
    </span>
  );
}

interface CellProps {
  readonly row: OrderRow;
  readonly words: UnitWords;
}

function Men({ row, words }: CellProps) {
  const t = useTranslations("orderOfBattle.tree");
  return (
    <>
      {row.is === "unit" && row.isEstimate && row.men !== null && (
        <abbr title={t("estimate")}>~</abbr>
      )}
      {row.men === null ? <span className="quiet">–</span> : words.number(row.men)}
    </>
  );
}

function Figures({ row, words }: CellProps) {
  const t = useTranslations("orderOfBattle.tree");
  if (row.is === "unit") {
    if (row.figures !== null) return words.number(row.figures);
    if (row.gunners === null) return <span className="quiet">–</span>;
    return (
      <span className="quiet gunners" title={t("gunners", { count: row.gunners })}>
        {t("gunnersShort", { count: row.gunners })}
      </span>
    );
  }
  return (
    <>
      {words.number(row.figures ?? 0)}
      <small className="df" title={t("rounding")}>
        {signedDecimals(row.rounding, words)}
      </small>
    </>
  );
}

function signedDecimals(value: number, { number }: UnitWords): string {
  if (Math.abs(value) < 0.005) return "±0";
  return `${value > 0 ? "+" : "−"}${number(Math.abs(value), 2)}`;
}

function Guns({ row }: { readonly row: OrderRow }) {
  const t = useTranslations("orderOfBattle.tree");
  if (row.is === "unit" && row.wagons !== null) return t("wagons", { count: row.wagons });
  if (row.guns === null) return null;
  if (row.is !== "unit" || row.calibrePd === null) return row.guns;
  return t("guns", { guns: row.guns, calibre: row.calibrePd });
}
