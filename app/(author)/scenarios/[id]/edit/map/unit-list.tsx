"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { Button } from "@/app/_ui/button";
import type { Click } from "@/app/(author)/_map-desk/focus-chosen";
import { MapList } from "@/app/(author)/_map-desk/map-list";
import type { FormationNode } from "@/lib/domain/belle-alliance/scenario/formation";
import { unitsUnder } from "@/lib/domain/belle-alliance/scenario/visible-tree";
import { deployable } from "./deploying";
import { GroupRows } from "./unit-rows";
import { type TroopGroup, troopGroups } from "./unplaced";
import type { FormationDragActions } from "./use-formation-drag";
import type { MapDeskState } from "./use-map-desk";

/** Units and commanders still to be placed, then those on the table, by formation. */
export function UnitList({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map");
  // Deferred, so that a thousand rows do not delay the display of what was placed.
  const scenario = useDeferredValue(desk.scenario);
  const [waiting, standing] = useMemo(
    () => [
      troopGroups(scenario, ({ placement }) => placement === null),
      troopGroups(scenario, ({ placement }) => placement !== null),
    ],
    [scenario],
  );
  return (
    <MapList
      title={t("units.title")}
      count={count(waiting) + count(standing)}
      add={<DeployButton desk={desk} />}
    >
      {desk.tool === "unit" && <p className="hint mt-1.5">{hintOf(desk, t)}</p>}
      <UnitTable
        label={t("units.waiting")}
        groups={waiting}
        desk={desk}
        hand={desk.formationDrag}
      />
      <UnitTable label={t("units.standing")} groups={standing} desk={desk} hand={null} />
    </MapList>
  );
}

function DeployButton({ desk }: { readonly desk: MapDeskState }) {
  const t = useTranslations("map.deploy");
  if (deployable(desk.scenario).length === 0) return null;
  return (
    <Button size="small" onPress={() => beginDeploying(desk)}>
      {t("begin")}
    </Button>
  );
}

/**
 * Starts placing a whole formation: that of the selection; otherwise the next of the level of the one just placed, or
 * the first with troops to place.
 */
export function beginDeploying({ scenario, selected, placed, formationDrag }: MapDeskState): void {
  const all = deployable(scenario);
  const holds = ({ id, units }: FormationNode) =>
    id === selected?.id || units.some((unit) => unit.id === selected?.id);
  const waiting = all.filter(({ formation }) =>
    unitsUnder([formation]).some(({ placement }) => placement === null),
  );
  const last = all.findIndex(({ formation }) => formation.id === placed?.deploying.formationId);
  const level = all[last]?.formation.level;
  const { formation } =
    all.find((each) => holds(each.formation)) ??
    waiting.find((each) => all.indexOf(each) > last && each.formation.level === level) ??
    waiting[0] ??
    all[0] ??
    {};
  if (formation) formationDrag.begin(formation.id, KEYS);
}

/** Treated as pressed by keyboard, so that the focus goes to the panel that opens. */
const KEYS: Click = { detail: 0 };

function hintOf({ armed }: MapDeskState, t: (key: string) => string): string {
  return t(armed === null ? "units.chooseOne" : "units.clickPlace");
}

function count(groups: readonly TroopGroup[]): number {
  return groups.reduce((sum, { units, commander }) => sum + units.length + (commander ? 1 : 0), 0);
}

interface UnitTableProps {
  readonly label: string;
  readonly groups: readonly TroopGroup[];
  readonly desk: MapDeskState;
  /** Brings whole formations from the list to the table; null for those already there. */
  readonly hand: FormationDragActions | null;
}

function UnitTable({ label, groups, desk, hand }: UnitTableProps) {
  if (groups.length === 0) return null;
  return (
    <table aria-label={label}>
      <thead>
        <tr>
          <th
            colSpan={2}
            className="h-7 border-rule-2 border-b pb-0.75 align-bottom text-ink-2 text-sm leading-none"
          >
            {label} <span className="text-ink-3 tabular-nums">{count(groups)}</span>
          </th>
        </tr>
      </thead>
      {groups.map((group) => (
        <GroupRows
          key={group.formationId}
          group={group}
          isPlacing={desk.tool === "unit"}
          chosen={chosenIn(group, desk)}
          arm={desk.arm}
          go={desk.go}
          toggle={desk.toggle}
          hand={hand}
        />
      ))}
    </table>
  );
}

/** The ids of the selected members of this group, separated by spaces. */
function chosenIn({ formationId, units }: TroopGroup, desk: MapDeskState): string {
  const one = desk.tool === "unit" ? desk.armed : desk.selected;
  const chosen = new Set((desk.isMany ? desk.pieces : one ? [one] : []).map(({ id }) => id));
  return [formationId, ...units.map(({ id }) => id)].filter((id) => chosen.has(id)).join(" ");
}
