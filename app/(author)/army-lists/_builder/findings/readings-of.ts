import type { ArmyFormation, ArmyList, Regiment } from "@/lib/domain/bogowie-wojny/list/army-list";
import type { Reading } from "@/lib/rules/bogowie-wojny/format";
import { hasTrait } from "@/lib/rules/bogowie-wojny/limits";
import type { Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";

/** Readings that decide the meaning of the artillery limits [13.2]. */
export const READINGS_OF_ARTILLERY: readonly Reading[] = [
  "artilleryNumber",
  "artilleryShare",
  "regimentalGuns",
];

/** Readings that decide the values of the whole army [11.10, 13.2, 14.6]. */
export const READINGS_OF_ARMY: readonly Reading[] = [
  "armyValue",
  "quarterLost",
  "halfLost",
  "unspentUnitPoints",
  "halfLostPoints",
  "objectiveShares",
];

/** Readings that decide something about a regiment or battery [2.3, 13.2, 13.3]. */
export function readingsOfRegiment({ unitKind, veteran, elite }: Regiment): Reading[] {
  const isBattery = WAGOMIAR[unitKind].arm === "artillery";
  const decides: Readonly<Partial<Record<Reading, boolean>>> = {
    wholeRegiments: !isBattery,
    veteransByKind: hasTrait(unitKind, "veteran"),
    batteryStatus: isBattery && (veteran === "bought" || elite),
    eliteStatus: elite,
    landwehrPrice: unitKind === "landwehr-cavalry",
    militiaCavalryPrice: unitKind === "militia-cavalry",
    veteranAgain: veteran === "bought" && hasTrait(unitKind, "veteran"),
    landwehrStatus: hasTrait(unitKind, "landwehr"),
    regimentalGuns: hasTrait(unitKind, "regimental"),
    lancersInAmbush: hasTrait(unitKind, "lancers"),
  };
  return (Object.keys(decides) as Reading[]).filter((reading) => decides[reading]);
}

/** Readings that decide whether a formation needs a general, and which [13.2, 13.4]. */
export function readingsOfFormation(formation: ArmyFormation, list: ArmyList): Reading[] {
  const siblings = list.formations.filter(({ corpsId }) => corpsId === formation.corpsId);
  const isAlone = formation.level === "division" && siblings.length === 1;
  return [
    ...(isAlone ? (["singleDivision"] as const) : []),
    formation.general?.source === "historical" ? "historicalGeneral" : "generalArm",
  ];
}

const READINGS_OF_UPGRADES: Readonly<Partial<Record<Upgrade, readonly Reading[]>>> = {
  "redraw-commander": ["redraws"],
  "army-morale-level": ["levelsValue", "levelsBeyondHighest"],
  wood: ["groves"],
  "first-initiative": ["repeatedUpgrades"],
  "seize-initiative": ["repeatedUpgrades"],
  "delay-artillery": ["repeatedUpgrades"],
  ambush: ["ambushUnits", "lancersInAmbush", "mixedInAmbush"],
  "linear-works": ["worksAsTerrain", "workBases"],
  redoubt: ["worksAsTerrain", "workBases"],
  "ammunition-train": ["trainLoads", "trainBases"],
};

/** Readings that decide how an upgrade may be bought [13.3, 15.1]. */
export function readingsOfUpgrade(upgrade: Upgrade): readonly Reading[] {
  return READINGS_OF_UPGRADES[upgrade] ?? [];
}
