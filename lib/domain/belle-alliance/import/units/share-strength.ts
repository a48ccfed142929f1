import { splitMen } from "@/lib/rules/belle-alliance/splits";
import type { FormationNode } from "../../scenario/formation";
import type { Unit } from "../../scenario/unit";
import { unitsUnder } from "../../scenario/visible-tree";

/** The formations with a change applied to every unit. */
export function withUnits(
  formations: readonly FormationNode[],
  change: (unit: Unit) => Unit,
): FormationNode[] {
  return formations.map((each) => ({
    ...each,
    units: each.units.map(change),
    formations: withUnits(each.formations, change),
  }));
}

/**
 * Shares what is left of a strength among the units without one; unchanged if there are no such units, or too few men.
 */
export function shared(formations: FormationNode[], men: number): FormationNode[] {
  const units = unitsUnder(formations);
  const open = units.filter((unit) => unit.men === null && unit.arm !== "artillery");
  const left = men - units.reduce((sum, unit) => sum + (unit.men ?? 0), 0);
  if (open.length === 0 || left < open.length) return formations;
  const shares = new Map(splitMen(left, open.length).map((share, i) => [open[i]?.id, share]));
  return withUnits(formations, (unit) => {
    const share = shares.get(unit.id);
    return share === undefined ? unit : { ...unit, men: share, estimate: true };
  });
}

/** Multiplies men or guns by a factor, rounding up the largest remainders so that the total is the one stated. */
export function scaled(
  formations: FormationNode[],
  what: "men" | "guns",
  factor: number,
): FormationNode[] {
  if (!Number.isFinite(factor) || factor <= 0) return formations;
  const counts = unitsUnder(formations).flatMap((unit) => {
    const count = unit[what];
    return count === null ? [] : [{ id: unit.id, exact: count * factor }];
  });
  const floors = counts.map(({ id, exact }) => ({ id, floor: Math.floor(exact), rest: exact % 1 }));
  const sum = Math.round(counts.reduce((total, { exact }) => total + exact, 0));
  const left = sum - floors.reduce((total, { floor }) => total + floor, 0);
  const up = new Set(
    floors
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ id }) => id),
  );
  const scaledTo = new Map(
    floors.map(({ id, floor }) => [id, Math.max(1, floor + (up.has(id) ? 1 : 0))]),
  );
  return withUnits(formations, (unit) => {
    const count = scaledTo.get(unit.id);
    return count === undefined || count === unit[what]
      ? unit
      : { ...unit, [what]: count, estimate: true, ...howitzersWithin(unit, what, count) };
  });
}

/** Limits the howitzers to the number of guns. */
function howitzersWithin({ howitzers }: Unit, what: "men" | "guns", guns: number): Partial<Unit> {
  return what === "guns" && howitzers ? { howitzers: Math.min(howitzers, guns) } : {};
}
