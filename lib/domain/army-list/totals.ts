import { lossMarks, moraleNumber, startingLevel } from "@/lib/rules/bogowie-wojny/army-morale";
import { carriedOver } from "@/lib/rules/bogowie-wojny/limits";
import {
  boughtStatusPoints,
  generalPoints,
  regimentPoints,
  upgradePoints,
} from "@/lib/rules/bogowie-wojny/points";
import type { MoraleLevel } from "@/lib/rules/bogowie-wojny/tables/morale";
import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { ArmyFormation, ArmyList, Regiment } from "./army-list";

/** What a list comes to; points are multiples of one half. */
export interface ArmyListSummary {
  readonly points: {
    readonly units: number;
    readonly generals: number;
    readonly upgrades: number;
    readonly total: number;
    /** Unit points and upgrade points of the format together. */
    readonly limit: number;
    readonly unitsLimit: number;
    readonly upgradesLimit: number;
    /** Unit points left over that upgrades may use [13.2]. */
    readonly carriedOver: number;
  };
  readonly bases: {
    readonly total: number;
    readonly infantry: number;
    readonly cavalry: number;
    readonly artillery: number;
    readonly limit: number | null;
  };
  /** The army's point value as the format reads it [14.6]. */
  readonly armyValue: number;
  /** The army morale number [14.6]. */
  readonly armyMorale: number;
  /** The level the army starts at [11.9]. */
  readonly armyMoraleLevel: MoraleLevel;
  /** Bases lost at 25 % and at 50 % [11.10]. */
  readonly losses: { readonly quarterBases: number; readonly halfBases: number };
}

/** Every regiment and battery of a list, in its order. */
export function regimentsOf(list: ArmyList): Regiment[] {
  return list.formations.flatMap((formation) => formation.regiments);
}

/** The same by id, for whoever looks for more than one. */
export function regimentsById(list: ArmyList): ReadonlyMap<string, Regiment> {
  return new Map(regimentsOf(list).map((regiment) => [regiment.id, regiment]));
}

/** How many of an upgrade the list has bought: the sum of counts. */
export function countOfUpgrade(list: ArmyList, upgrade: Upgrade): number {
  return list.upgrades
    .filter((bought) => bought.upgrade === upgrade)
    .reduce((sum, bought) => sum + bought.count, 0);
}

/** Points of a formation: its regiments and the general it pays a point for [13.2]; statuses are upgrades. */
export function formationPoints(formation: ArmyFormation, list: ArmyList): number {
  const units = sumOf(formation.regiments, (regiment) => regimentPoints(regiment, list.format));
  return units + generalPoints(Number(paysForGeneral(formation)));
}

/** Bases of a formation's regiments and batteries. */
export function formationBases(formation: ArmyFormation): number {
  return sumOf(formation.regiments, (regiment) => regiment.bases);
}

/** Points, bases and morale of a list, worked out from it each time and never stored. */
export function summarize(list: ArmyList): ArmyListSummary {
  const points = pointsOf(list);
  const armyValue = armyValueOf(list, points);
  const bases = basesOf(list);
  return {
    points: {
      ...points,
      total: points.units + points.generals + points.upgrades,
      limit: list.format.unitPoints + list.format.upgradePoints,
      unitsLimit: list.format.unitPoints,
      upgradesLimit: list.format.upgradePoints,
      carriedOver: carriedOver(list.format, points.units + points.generals),
    },
    bases: { ...bases, limit: list.format.maxBases },
    armyValue,
    armyMorale: moraleNumber(armyValue),
    armyMoraleLevel: startingLevel(countOfUpgrade(list, "army-morale-level")),
    losses: lossMarks(bases.total),
  };
}

interface SpentPoints {
  units: number;
  generals: number;
  upgrades: number;
}

function pointsOf(list: ArmyList): SpentPoints {
  const regiments = regimentsOf(list);
  return {
    units: sumOf(regiments, (regiment) => regimentPoints(regiment, list.format)),
    generals: generalPoints(list.formations.filter(paysForGeneral).length),
    upgrades: sumOf(regiments, boughtStatusPoints) + sumOf(list.upgrades, upgradePoints),
  };
}

/** An extra general is paid for as an upgrade, every other costs a point [13.2, 13.3]. */
function paysForGeneral(formation: ArmyFormation): boolean {
  return formation.general !== null && formation.general.source !== "extra";
}

function armyValueOf(list: ArmyList, points: SpentPoints): number {
  const fielded = points.units + points.generals;
  return list.format.readings.armyValue === "with-upgrades" ? fielded + points.upgrades : fielded;
}

function basesOf(list: ArmyList) {
  const bases = { total: 0, infantry: 0, cavalry: 0, artillery: 0 };
  for (const regiment of regimentsOf(list)) {
    bases.total += regiment.bases;
    bases[WAGOMIAR[regiment.unitKind].arm] += regiment.bases;
  }
  return bases;
}

function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}
