"use client";

import { useTranslations } from "next-intl";
import { memo, useCallback, useMemo } from "react";
import type { TreeColumn } from "@/app/_ui/tree-grid-row";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import { type UnitPlace, walkUnits } from "@/lib/domain/belle-alliance/scenario/walk";
import type { EffectiveValour } from "@/lib/rules/belle-alliance/valour/effective-valour";
import { useAppraisal } from "../../_desk/check-context";
import { useDocument } from "../../_desk/scenario-editor";
import type { OpenedValours } from "../opened-valours";
import { type UnitWords, useUnitWords } from "../use-words";
import { ValourChip } from "../valour-chip";
import { NameCell, type NameCellActions } from "./name-cell";
import type { OrderRow } from "./order-row";
import { COLUMNS } from "./tree-look";
import { useTraitWords } from "./unit-traits";

const menPerFigureOf = ({ settings }: Scenario) => settings.menPerFigure;

/** The columns of the order of battle; the same objects until the language or the scale changes. */
export function useOrderColumns(
  actions: NameCellActions,
  opened: OpenedValours,
): readonly TreeColumn<OrderRow>[] {
  const t = useTranslations("orderOfBattle.columns");
  const words = useUnitWords();
  const traits = useTraitWords();
  const menPerFigure = useDocument(menPerFigureOf);
  return useMemo(
    () => [
      {
        id: "name",
        head: t("name"),
        className: COLUMNS.name,
        cell: (row) => <NameCell row={row} actions={actions} />,
      },
      {
        id: "kind",
        head: t("arm"),
        className: COLUMNS.kind,
        cell: (row) => row.is === "unit" && <Kind kind={words.kind(row)} traits={traits(row)} />,
      },
      {
        id: "men",
        head: t("men"),
        className: COLUMNS.men,
        cell: (row) => <Men row={row} words={words} />,
      },
      {
        id: "exact",
        head: t("exact", { menPerFigure }),
        className: COLUMNS.exact,
        cell: (row) => (row.exactFigures === null ? "–" : words.number(row.exactFigures, 2)),
      },
      {
        id: "figures",
        head: t("figures"),
        className: COLUMNS.figures,
        cellClass: "relative",
        cell: (row) => <Figures row={row} words={words} />,
      },
      {
        id: "guns",
        head: t("guns"),
        className: COLUMNS.guns,
        cell: (row) => <Guns row={row} />,
      },
      {
        id: "valour",
        head: t("valour"),
        className: COLUMNS.valour,
        cell: (row) =>
          row.is === "unit" && <RowValour unitId={row.key} opened={opened[row.key] ?? null} />,
      },
    ],
    [t, words, traits, menPerFigure, actions, opened],
  );
}

function Kind({ kind, traits }: { readonly kind: string; readonly traits: string }) {
  if (traits === "") return kind;
  return (
    <span title={`${kind}, ${traits}`}>
      {kind}
      <small className="text-ink-3">, {traits}</small>
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
        <abbr className="text-ink-3 no-underline" title={t("estimate")}>
          ~
        </abbr>
      )}
      {row.men === null ? <span className="text-ink-3">–</span> : words.number(row.men)}
    </>
  );
}

function Figures({ row, words }: CellProps) {
  const t = useTranslations("orderOfBattle.tree");
  if (row.is === "unit") {
    if (row.figures !== null) return words.number(row.figures);
    if (row.gunners === null) return <span className="font-normal text-ink-3">–</span>;
    return (
      <span
        className="-me-9.5 font-normal text-ink-3 text-xs"
        title={t("gunners", { count: row.gunners })}
      >
        {t("gunnersShort", { count: row.gunners })}
      </span>
    );
  }
  return (
    <>
      {words.number(row.figures ?? 0)}
      <small
        className="absolute end-1.5 font-normal text-2xs text-ink-3 max-tablet:hidden"
        title={t("rounding")}
      >
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

interface RowValourProps {
  readonly unitId: string;
  /** As the server found it, where it did. */
  readonly opened: EffectiveValour | null;
}

/**
 * A unit's valour in its row. Reading table 21 takes longer than all else a row shows: done where the row
 * is drawn, and only for those near the window. Until the table has come, what the server read in it stands.
 */
const RowValour = memo(function RowValour({ unitId, opened }: RowValourProps) {
  const appraise = useAppraisal();
  const valour = useDocument(
    useCallback(
      (scenario: Scenario) => {
        if (!appraise) return opened;
        const place = placesIn(scenario.sides).get(unitId);
        // Null for a unit just removed, whose row is about to go.
        return place ? appraise(place, scenario) : null;
      },
      [appraise, opened, unitId],
    ),
  );
  return valour && <ValourChip valour={valour} place="cell" />;
});

type Places = ReadonlyMap<string, UnitPlace>;

/** Caches the places of the units in the latest order of battle, keyed by id, for all rows. */
const PLACES = new WeakMap<Scenario["sides"], Places>();

function placesIn(sides: Scenario["sides"]): Places {
  const known = PLACES.get(sides);
  if (known) return known;
  const places = new Map([...walkUnits({ sides })].map((place) => [place.unit.id, place]));
  PLACES.set(sides, places);
  return places;
}
