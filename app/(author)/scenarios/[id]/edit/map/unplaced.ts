import { findUnit } from "@/lib/domain/scenario/find";
import type { Scenario } from "@/lib/domain/scenario/scenario";
import type { Side } from "@/lib/domain/scenario/side";
import type { Unit } from "@/lib/domain/scenario/unit";
import { walkUnits } from "@/lib/domain/scenario/walk";
import type { Point } from "@/lib/terrain/point";

/** Units of one formation, in the order of battle's order. */
export interface UnitGroup {
  readonly side: Side;
  readonly formationId: string;
  readonly title: string;
  readonly units: readonly Unit[];
}

/** Units by the formation they stand directly under, of those the test takes. */
export function unitGroups(scenario: Scenario, takes: (unit: Unit) => boolean): UnitGroup[] {
  const groups = new Map<string, { side: Side; title: string; units: Unit[] }>();
  for (const { unit, side, parents } of walkUnits(scenario)) {
    if (!takes(unit)) continue;
    const formation = parents.at(-1);
    const key = formation?.id ?? side.id;
    const group = groups.get(key) ?? { side, title: formation?.name ?? side.name, units: [] };
    group.units.push(unit);
    groups.set(key, group);
  }
  return [...groups].map(([formationId, group]) => ({ formationId, ...group }));
}

/** The unplaced unit after another in the order of battle, of the same side; null when all stand. */
export function nextUnplaced(scenario: Scenario, unitId: string): string | null {
  const { side } = findUnit(scenario, unitId);
  const own = [...walkUnits(scenario)].filter((place) => place.side.id === side.id);
  const at = own.findIndex(({ unit }) => unit.id === unitId);
  const later = [...own.slice(at + 1), ...own.slice(0, at)];
  return later.find(({ unit }) => unit.placement === null)?.unit.id ?? null;
}

/** Where a unit looks at first: as its neighbours do, else across the table. */
export function facingOfSide(scenario: Scenario, unitId: string, at: Point): number {
  const { side } = findUnit(scenario, unitId);
  const stands = [...walkUnits(scenario)]
    .filter((place) => place.side.id === side.id)
    .flatMap(({ unit }) => (unit.placement ? [unit.placement] : []))
    .map((stand) => ({ stand, away: Math.hypot(stand.xCm - at[0], stand.yCm - at[1]) }))
    .toSorted((a, b) => a.away - b.away);
  const nearest = stands[0]?.stand;
  if (nearest) return nearest.facingDeg;
  return at[1] > scenario.map.depthCm / 2 ? 180 : 0;
}
