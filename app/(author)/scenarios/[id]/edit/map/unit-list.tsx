"use client";

import { useTranslations } from "next-intl";
import { memo, useId } from "react";
import { type UnitGroup, unitGroups } from "./unplaced";
import type { MapDeskState } from "./use-map-desk";

/** Units that still have to be placed, then those that stand, by their formations. */
export function UnitList({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  const title = useId();
  const waiting = unitGroups(desk.scenario, ({ placement }) => placement === null);
  const standing = unitGroups(desk.scenario, ({ placement }) => placement !== null);
  return (
    <section aria-labelledby={title} className="shapelist">
      <div className="panel-h">
        <h3 className="caps" id={title}>
          {t("units.title")} <span className="rule-no">{count(waiting) + count(standing)}</span>
        </h3>
      </div>
      {desk.tool === "unit" && <p className="hint">{hintOf(desk, t)}</p>}
      <UnitTable label={t("units.waiting")} groups={waiting} desk={desk} />
      <UnitTable label={t("units.standing")} groups={standing} desk={desk} />
    </section>
  );
}

function hintOf({ armedUnitId }: MapDeskState, t: (key: string) => string): string {
  return t(armedUnitId === null ? "units.chooseOne" : "units.clickPlace");
}

function count(groups: readonly UnitGroup[]): number {
  return groups.reduce((sum, { units }) => sum + units.length, 0);
}

interface UnitTableProps {
  readonly label: string;
  readonly groups: readonly UnitGroup[];
  readonly desk: MapDeskState;
}

function UnitTable({ label, groups, desk }: UnitTableProps) {
  if (groups.length === 0) return null;
  const chosen = desk.selected?.kind === "unit" ? desk.selected.id : null;
  const choose = (id: string, isPlaced: boolean) => {
    const places = desk.tool === "unit" && !isPlaced;
    if (places) desk.armUnit(id);
    else desk.select({ kind: "unit", id });
  };
  return (
    <table className="grid shapes" aria-label={label}>
      <thead>
        <tr className="gr top">
          <th colSpan={2}>
            {label} <span className="quiet tab">{count(groups)}</span>
          </th>
        </tr>
      </thead>
      {groups.map(({ side, formationId, title, units }) => (
        <tbody key={formationId} className={`side-${side.colour}`}>
          <tr className="gr">
            <th colSpan={2} scope="rowgroup">
              <i className="swatch" aria-hidden="true" /> {title}
            </th>
          </tr>
          {units.map((unit) => (
            <UnitRow
              key={unit.id}
              unit={unit}
              isChosen={unit.id === (desk.tool === "unit" ? desk.armedUnitId : chosen)}
              onChoose={() => choose(unit.id, unit.placement !== null)}
            />
          ))}
        </tbody>
      ))}
    </table>
  );
}

interface UnitRowProps {
  readonly unit: UnitGroup["units"][number];
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const UnitRow = memo(
  function UnitRow({ unit, isChosen, onChoose }: UnitRowProps) {
    const ba = useTranslations("belleAlliance");
    return (
      <tr className={isChosen ? "sel" : undefined}>
        <th scope="row">
          <button type="button" className="rowlink" aria-pressed={isChosen} onClick={onChoose}>
            {unit.name}
          </button>
        </th>
        <td className="num">
          {unit.placement ? ba(`formation.${unit.placement.formation}`) : ba(`arm.${unit.arm}`)}
        </td>
      </tr>
    );
  },
  (before, after) => before.unit === after.unit && before.isChosen === after.isChosen,
);
