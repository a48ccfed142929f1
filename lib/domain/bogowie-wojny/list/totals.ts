import { lossMarks, moraleNumber, startingLevel } from "@/lib/rules/bogowie-wojny/army-morale";
import type { Readings } from "@/lib/rules/bogowie-wojny/format";
import {
  carriedOver,
  gunsOfNumber,
  gunsOfShare,
  isAmongBases,
  unitPointsSpentOnUpgrades,
} from "@/lib/rules/bogowie-wojny/limits";
import {
  corpsCommanderPoints,
  generalPoints,
  regimentPoints,
  upgradePoints,
} from "@/lib/rules/bogowie-wojny/points";
import type { MoraleLevel } from "@/lib/rules/bogowie-wojny/tables/morale";
import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { UnitKind } from "@/lib/rules/bogowie-wojny/unit-kind";
import type { ArmyFormation, ArmyList, BoughtUpgrade, Regiment } from "./army-list";
import { statusCost } from "./regiment-traits";

/** The totals of a list; points are multiples of one half. */
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
    /** Unspent unit points that upgrades may use [13.2]. */
    readonly carriedOver: number;
    /** The part of these that upgrades have used. */
    readonly unitPointsSpentOnUpgrades: number;
    /** Unit points not used by units, generals or upgrades. */
    readonly unitsFree: number;
  };
  readonly bases: {
    readonly total: number;
    readonly infantry: number;
    readonly cavalry: number;
    readonly artillery: number;
    readonly limit: number | null;
  };
  /** Bases compared with the limits, as the format reads them [13.2]. */
  readonly counted: {
    /** Units, plus trains and works if they count. */
    readonly bases: number;
    /** Guns counted for the limit by number, and for the limit by share. */
    readonly artilleryNumber: number;
    readonly artilleryShare: number;
  };
  /** Points of which every ten allow one level of morale to be bought [13.3]. */
  readonly levelsValue: number;
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

/** The regiments of a list by id, for callers with several lookups. */
export function regimentsById(list: ArmyList): ReadonlyMap<string, Regiment> {
  return new Map(regimentsOf(list).map((regiment) => [regiment.id, regiment]));
}

/** How many of an upgrade the list has: the sum of counts. */
export function countOfUpgrade(list: ArmyList, upgrade: Upgrade): number {
  return list.upgrades
    .filter((bought) => bought.upgrade === upgrade)
    .reduce((sum, bought) => sum + bought.count, 0);
}

/** Points of a formation: its regiments and its general, if paid for [13.2]; statuses are upgrades. */
export function formationPoints(formation: ArmyFormation, list: ArmyList): number {
  const units = sumOf(formation.regiments, (regiment) => regimentPoints(regiment, list.format));
  return units + generalPoints(Number(paysForGeneral(formation)));
}

/** Bases of a formation's regiments and batteries. */
export function formationBases(formation: Pick<ArmyFormation, "regiments">): number {
  return sumOf(formation.regiments, (regiment) => regiment.bases);
}

/** Calculates points, bases and morale of a list; they are never stored. */
export function summarize(list: ArmyList): ArmyListSummary {
  const points = pointsOf(list);
  const armyValue = armyValueOf(list, points);
  const bases = basesOf(list);
  const unitsAndGenerals = points.units + points.generals;
  const lent = unitPointsSpentOnUpgrades(list.format, {
    unitsAndGenerals,
    upgrades: points.upgrades,
  });
  return {
    points: {
      ...points,
      total: points.units + points.generals + points.upgrades,
      limit: list.format.unitPoints + list.format.upgradePoints,
      unitsLimit: list.format.unitPoints,
      upgradesLimit: list.format.upgradePoints,
      carriedOver: carriedOver(list.format, unitsAndGenerals),
      unitPointsSpentOnUpgrades: lent,
      unitsFree: Math.max(0, list.format.unitPoints - unitsAndGenerals - lent),
    },
    bases: { ...bases, limit: list.format.maxBases },
    counted: countedBases(list, bases.total),
    levelsValue: levelsValueOf(list, points, armyValue),
    armyValue,
    armyMorale: moraleNumber(armyValue),
    armyMoraleLevel: startingLevel(countOfUpgrade(list, "army-morale-level")),
    losses: lossMarks(bases.total, list.format.readings),
  };
}

interface SpentPoints {
  units: number;
  generals: number;
  upgrades: number;
}

function pointsOf(list: ArmyList): SpentPoints {
  const regiments = regimentsOf(list);
  const { format } = list;
  const divisions = generalPoints(list.formations.filter(paysForGeneral).length);
  return {
    units: sumOf(regiments, (regiment) => regimentPoints(regiment, format)),
    generals: divisions + corpsCommanderPoints(list.corps.length, format.readings),
    upgrades:
      sumOf(regiments, (regiment) => statusCost(regiment, list)) +
      sumOf(list.upgrades, upgradePoints),
  };
}

/** An extra general is paid for as an upgrade; any other general costs a point [13.2, 13.3]. */
function paysForGeneral(formation: ArmyFormation): boolean {
  return formation.general !== null && formation.general.source !== "extra";
}

function armyValueOf(list: ArmyList, points: SpentPoints): number {
  const fielded = points.units + points.generals;
  return list.format.readings.armyValue === "with-upgrades" ? fielded + points.upgrades : fielded;
}

/** Levels are earned by the army's value, or by all points spent [13.3]. */
function levelsValueOf(list: ArmyList, points: SpentPoints, armyValue: number): number {
  if (list.format.readings.levelsValue === "army-value") return armyValue;
  return points.units + points.generals + points.upgrades;
}

function countedBases(list: ArmyList, total: number): ArmyListSummary["counted"] {
  const { readings } = list.format;
  const guns = gunsOf(list);
  return {
    bases: total + sumOf(list.upgrades, (bought) => basesOfUpgrade(bought, readings)),
    artilleryNumber: gunsOfNumber(guns, readings),
    artilleryShare: gunsOfShare(guns, readings),
  };
}

/** A train is one base, whatever its number of loads [9.5]. */
function basesOfUpgrade({ upgrade, count }: BoughtUpgrade, readings: Readings): number {
  if (!isAmongBases(upgrade, readings)) return 0;
  return upgrade === "ammunition-train" ? 1 : count;
}

/** Artillery bases by kind. */
export function gunsOf(list: ArmyList): ReadonlyMap<UnitKind, number> {
  const guns = new Map<UnitKind, number>();
  for (const { unitKind, bases } of regimentsOf(list)) {
    if (WAGOMIAR[unitKind].arm !== "artillery") continue;
    guns.set(unitKind, (guns.get(unitKind) ?? 0) + bases);
  }
  return guns;
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
