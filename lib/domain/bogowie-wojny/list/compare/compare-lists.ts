import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { RosterFormation, RosterRegiment, RosterView } from "../roster-view";

/** A figure with its values in both lists. */
interface ComparedFigure {
  readonly figure: (typeof FIGURES)[number];
  /** `null`: visible only to the list's owner. */
  readonly a: number | null;
  readonly b: number | null;
}

const FIGURES = [
  "units",
  "generals",
  "upgrades",
  "total",
  "bases",
  "infantry",
  "cavalry",
  "artillery",
  "armyMorale",
  "quarterBases",
  "halfBases",
] as const;

export interface PlacedRegiment {
  readonly regiment: RosterRegiment;
  readonly formation: RosterFormation;
}

/** The properties of a regiment that may differ between two lists. */
const REGIMENT_TRAITS = ["name", "kind", "bases", "training", "points", "formation"] as const;
type RegimentTrait = (typeof REGIMENT_TRAITS)[number];

interface ComparedRegiment extends Pair<PlacedRegiment> {
  /** Empty if both lists have it unchanged, and if only one has it. */
  readonly differs: readonly RegimentTrait[];
}

/** An upgrade's count and points in each list. */
interface ComparedUpgrade {
  readonly upgrade: Upgrade;
  readonly a: { readonly count: number; readonly points: number };
  readonly b: { readonly count: number; readonly points: number };
}

/** Two lists compared, as codes and numbers only. */
export interface ListComparison {
  readonly figures: readonly ComparedFigure[];
  readonly formations: readonly Pair<RosterFormation>[];
  readonly regiments: readonly ComparedRegiment[];
  readonly upgrades: readonly ComparedUpgrade[];
}

/** An item of both lists, or of only one of them. */
interface Pair<Item> {
  readonly a: Item | null;
  readonly b: Item | null;
}

/** Whether two items may be the same one. */
type Likeness<Item> = (a: Item, b: Item) => boolean;

/** Compares two lists; regiments are matched by name, then by kind and size, then by kind alone. */
export function compareLists(a: RosterView, b: RosterView): ListComparison {
  const [ofA, ofB] = [figuresOf(a), figuresOf(b)];
  return {
    figures: FIGURES.map((figure) => ({ figure, a: ofA[figure], b: ofB[figure] })),
    formations: pairsOf(a.formations, b.formations, FORMATION_LIKENESSES),
    regiments: pairsOf(placed(a), placed(b), REGIMENT_LIKENESSES).map((pair) => ({
      ...pair,
      differs: differences(pair),
    })),
    upgrades: upgrades(a, b),
  };
}

function figuresOf({ summary }: RosterView): Record<(typeof FIGURES)[number], number | null> {
  const { points, bases, armyMorale, losses } = summary;
  return {
    units: points.units,
    generals: points.generals,
    upgrades: points.upgrades,
    total: points.total,
    bases: bases.total,
    infantry: bases.infantry,
    cavalry: bases.cavalry,
    artillery: bases.artillery,
    armyMorale,
    quarterBases: losses.quarterBases,
    halfBases: losses.halfBases,
  };
}

function placed(view: RosterView): PlacedRegiment[] {
  return view.formations.flatMap((formation) =>
    formation.regiments.map((regiment) => ({ regiment, formation })),
  );
}

const isNamedAlike = (a: { readonly name: string }, b: { readonly name: string }) =>
  folded(a.name) !== "" && folded(a.name) === folded(b.name);

const FORMATION_LIKENESSES: readonly Likeness<RosterFormation>[] = [
  isNamedAlike,
  (a, b) => a.level === b.level && a.number === b.number,
];

const REGIMENT_LIKENESSES: readonly Likeness<PlacedRegiment>[] = [
  (a, b) => isNamedAlike(a.regiment, b.regiment) && isOfKind(a, b),
  (a, b) => isNamedAlike(a.regiment, b.regiment),
  (a, b) => isOfKind(a, b) && a.regiment.bases === b.regiment.bases && oneIsNameless(a, b),
  (a, b) => isOfKind(a, b) && oneIsNameless(a, b),
];

function isOfKind(a: PlacedRegiment, b: PlacedRegiment): boolean {
  return a.regiment.unitKind === b.regiment.unitKind;
}

/** Whether one of two regiments has no name; regiments with different names are not the same one. */
function oneIsNameless(a: PlacedRegiment, b: PlacedRegiment): boolean {
  return folded(a.regiment.name) === "" || folded(b.regiment.name) === "";
}

function folded(name: string): string {
  return name.trim().replace(/\s+/gu, " ").toLocaleLowerCase();
}

function differences({ a, b }: Pair<PlacedRegiment>): RegimentTrait[] {
  if (a === null || b === null) return [];
  const differs: Record<RegimentTrait, boolean> = {
    name: folded(a.regiment.name) !== folded(b.regiment.name),
    kind: a.regiment.unitKind !== b.regiment.unitKind,
    bases: a.regiment.bases !== b.regiment.bases,
    training: a.regiment.profile.training !== b.regiment.profile.training,
    points: costOf(a) !== costOf(b),
    formation: !isSameFormation(a.formation, b.formation),
  };
  return REGIMENT_TRAITS.filter((trait) => differs[trait]);
}

function costOf({ regiment }: PlacedRegiment): number {
  return regiment.points + regiment.statusPoints;
}

function isSameFormation(a: RosterFormation, b: RosterFormation): boolean {
  if (folded(a.name) !== "" || folded(b.name) !== "") return folded(a.name) === folded(b.name);
  return a.level === b.level && a.number === b.number;
}

function upgrades(a: RosterView, b: RosterView): ComparedUpgrade[] {
  const codes = new Set([...a.upgrades, ...b.upgrades].map(({ upgrade }) => upgrade));
  return [...codes].map((upgrade) => ({
    upgrade,
    a: boughtOf(a, upgrade),
    b: boughtOf(b, upgrade),
  }));
}

function boughtOf(view: RosterView, upgrade: Upgrade): { count: number; points: number } {
  const bought = view.upgrades.filter((one) => one.upgrade === upgrade);
  return {
    count: bought.reduce((sum, { count }) => sum + count, 0),
    points: bought.reduce((sum, { points }) => sum + points, 0),
  };
}

/**
 * Pairs the items of two lists, closest likeness first, each item once, in the order of the first list; items only in
 * the second list come last, in their own order.
 */
function pairsOf<Item>(
  a: readonly Item[],
  b: readonly Item[],
  likenesses: readonly Likeness<Item>[],
): Pair<Item>[] {
  const partner = new Map<number, number>();
  const taken = new Set<number>();
  for (const isLike of likenesses) {
    a.forEach((item, i) => {
      if (partner.has(i)) return;
      const j = b.findIndex((other, at) => !taken.has(at) && isLike(item, other));
      if (j < 0) return;
      partner.set(i, j);
      taken.add(j);
    });
  }
  return [
    ...a.map((item, i) => ({ a: item, b: b[partner.get(i) ?? -1] ?? null })),
    ...b.filter((_, j) => !taken.has(j)).map((item) => ({ a: null, b: item })),
  ];
}
