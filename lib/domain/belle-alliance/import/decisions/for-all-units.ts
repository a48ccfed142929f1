import type { Nation } from "@/lib/rules/belle-alliance/nation";
import { splitMen } from "@/lib/rules/belle-alliance/splits";
import type { FormationNode } from "../../scenario/formation";
import type { Unit } from "../../scenario/unit";
import { unitProposal } from "../../scenario/unit-valour";
import { unitsUnder } from "../../scenario/visible-tree";
import type { DecidedDoubt } from "./decision";

/** Applies the decisions that concern every unit under some formations. */
export function decidedForAll(
  formations: FormationNode[],
  decided: readonly DecidedDoubt[],
): FormationNode[] {
  return decided.reduce((before, { doubt, decision }) => {
    const [what, value] = decision.split(":");
    const { nation, men = 0, stated = 0, read = 0 } = doubt.params;
    if (what === "nation")
      return withUnits(before, (unit) =>
        unit.nation === nation ? { ...unit, nation: value as Nation } : unit,
      );
    if (what === "valour-of-table")
      return withUnits(before, (unit) => ({ ...unit, valour: { ...unit.valour, own: null } }));
    if (what === "share-men") return shared(before, { men: Number(men), weightOf: () => 1 });
    if (what === "share-by-battalion")
      return shared(before, { men: Number(men), weightOf: battalionsIn });
    if (what === "each") return withStrengthOf(before, Number(value));
    if (what === "valour-of-year")
      return withValourOf(before, { year: Number(value), parents: [] });
    const factor = Number(stated) / Number(read);
    if (what === "scale-men") return scaled(before, "men", factor);
    return what === "scale-guns" ? scaled(before, "guns", factor) : before;
  }, formations);
}

/** The formations with a change applied to every unit. */
function withUnits(
  formations: readonly FormationNode[],
  change: (unit: Unit) => Unit,
): FormationNode[] {
  return formations.map((each) => ({
    ...each,
    units: each.units.map(change),
    formations: withUnits(each.formations, change),
  }));
}

interface Share {
  readonly men: number;
  /** By how much of it a unit gets. */
  readonly weightOf: (unit: Unit) => number;
}

/**
 * Shares what is left of a strength among the units without one; unchanged if there are no such units, or too few men.
 */
function shared(formations: FormationNode[], { men, weightOf }: Share): FormationNode[] {
  const units = unitsUnder(formations);
  const open = units.filter(isWithoutMen);
  const left = men - units.reduce((sum, unit) => sum + (unit.men ?? 0), 0);
  if (open.length === 0 || left < open.length) return formations;
  const parts = open.flatMap((unit) => Array.from({ length: weightOf(unit) }, () => unit.id));
  const shares = new Map<string, number>();
  for (const [i, share] of splitMen(left, parts.length).entries()) {
    const id = parts[i] ?? "";
    shares.set(id, (shares.get(id) ?? 0) + share);
  }
  return withUnits(formations, (unit) => {
    const share = shares.get(unit.id);
    return share === undefined ? unit : { ...unit, men: share, estimate: true };
  });
}

function isWithoutMen({ men, arm }: Unit): boolean {
  return men === null && arm !== "artillery";
}

function battalionsIn({ battalionsOrSquadrons }: Unit): number {
  return battalionsOrSquadrons ?? 1;
}

/** Gives the units without men so many for each of their battalions. */
function withStrengthOf(formations: FormationNode[], men: number): FormationNode[] {
  return withUnits(formations, (unit) => strengthened(unit, men));
}

/** A unit without men with so many for each of its battalions. */
export function strengthened(unit: Unit, men: number): Unit {
  return isWithoutMen(unit) ? { ...unit, men: men * battalionsIn(unit), estimate: true } : unit;
}

/** Chooses the rows that table 21 has for units in a year, where it has any. */
function withValourOf(
  formations: readonly FormationNode[],
  { year, parents }: { readonly year: number; readonly parents: readonly FormationNode[] },
): FormationNode[] {
  return formations.map((each) => {
    const standing = { year, parents: [...parents, each] };
    const units = each.units.map((unit) => {
      const row = unit.valour.own === null ? unitProposal(unit, standing).row : null;
      return row ? { ...unit, valour: { ...unit.valour, row: row.id } } : unit;
    });
    return { ...each, units, formations: withValourOf(each.formations, standing) };
  });
}

/** Multiplies men or guns by a factor, rounding up the largest remainders so that the total is the one stated. */
function scaled(
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
