import { canMerge, type Merger } from "@/lib/domain/belle-alliance/scenario/commands/merge-units";
import type { Scenario } from "@/lib/domain/belle-alliance/scenario/scenario";
import type { Unit } from "@/lib/domain/belle-alliance/scenario/unit";
import { walkFormations } from "@/lib/domain/belle-alliance/scenario/walk";
import { LIMITS } from "@/lib/domain/document/limits";

/** What is merged: battalions of one regiment, or all neighbours of one kind. */
export type MergingWay = "regiments" | "neighbours";

/** A merger with its units. */
export interface Merging extends Merger {
  readonly units: readonly Unit[];
}

/**
 * The possible mergers among some units: those next to each other in one formation with the same nation, arm and type.
 */
export function mergingsOf(
  sides: Scenario["sides"],
  ids: ReadonlySet<string>,
  way: MergingWay,
): readonly Merging[] {
  const runs = [...walkFormations({ sides })].flatMap(({ formation }) =>
    runsOf(formation.units, (unit, next) => isPair(unit, next, { ids, way })),
  );
  return runs
    .filter((units) => units.length > 1 && canMerge(units))
    .map((units) => ({ units, unitIds: units.map(({ id }) => id), name: nameOf(units) }));
}

interface Merge {
  readonly ids: ReadonlySet<string>;
  readonly way: MergingWay;
}

function isPair(unit: Unit, next: Unit, { ids, way }: Merge): boolean {
  const isAlike =
    ids.has(unit.id) &&
    ids.has(next.id) &&
    unit.nation === next.nation &&
    unit.arm === next.arm &&
    unit.type === next.type;
  const regiment = regimentOf(unit);
  return isAlike && (way === "neighbours" || (regiment !== null && regiment === regimentOf(next)));
}

/** Groups neighbouring items that belong together, including groups of one item. */
function runsOf<Item>(items: readonly Item[], isPaired: (one: Item, next: Item) => boolean) {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && isPaired(last, item)) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Returns "54e Ligne" for "2/54e Ligne"; null for a name without a battalion number. */
function regimentOf({ name }: Unit): string | null {
  return /^(?:\d+|[IVX]+)\.?\s*\/\s*(\S.*)$/.exec(name)?.[1] ?? null;
}

function nameOf(units: readonly Unit[]): string {
  const names = units.map((unit) => regimentOf(unit) ?? unit.name);
  const whole = [...new Set(names)].join(" + ");
  return whole.length <= LIMITS.nameLength ? whole : (names[0] ?? whole);
}
