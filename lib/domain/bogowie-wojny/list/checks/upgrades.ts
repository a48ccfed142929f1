import { levelsEarned, moraleLevelsForSale } from "@/lib/rules/bogowie-wojny/army-morale";
import {
  ambushCap,
  isTerrainPiece,
  isTrainLoad,
  trainCap,
  upgradeMaximum,
} from "@/lib/rules/bogowie-wojny/limits";
import { UPGRADES, type Upgrade } from "@/lib/rules/bogowie-wojny/tables/upgrades";
import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { ArmyList } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import { entriesOf, entryOf, mayHide } from "../regiment-traits";
import { type ArmyListSummary, countOfUpgrade, regimentsOf } from "../totals";

/** Checks the conditions of each upgrade [13.3, 11.9, 15.1]. */
export function checkUpgrades(list: ArmyList, summary: ArmyListSummary): ArmyListFinding[] {
  return [
    ...checkMaxima(list),
    ...checkTerrain(list),
    ...checkMorale(list, summary),
    ...checkRedraws(list),
    ...checkTrains(list, summary),
    ...checkAmbushes(list),
  ];
}

/**
 * The number of commanders whose draw may be repeated: all drawn ones, including commander-in-chief and corps
 * commanders [13.3, 13.4].
 */
export function drawnCommanders(list: ArmyList): number {
  const generals = list.formations.map(({ general }) => general).filter((g) => g !== null);
  const free = [list.commander, ...list.corps.map(({ commander }) => commander)];
  const bought = countOfUpgrade(list, "extra-general");
  const assigned = generals.filter(({ source }) => source === "extra").length;
  const drawn = [...generals, ...free].filter(({ source }) => source !== "historical").length;
  return drawn + Math.max(0, bought - assigned);
}

/** The number of regiments and batteries of which half may lie in ambush [15.1]. */
function ambushUnits(list: ArmyList): number {
  const { ambushUnits: reading } = list.format.readings;
  return regimentsOf(list).filter(
    ({ unitKind }) =>
      reading === "regiments-and-batteries" || WAGOMIAR[unitKind].arm !== "artillery",
  ).length;
}

/** The most ambushes a list may buy: half of its units, rounded down [15.1]. */
export function mostAmbushes(list: ArmyList): number {
  return ambushCap(ambushUnits(list));
}

/** The number of regiments that may be named for an ambush [13.3]. */
export function ambushCandidates(list: ArmyList): number {
  const entries = entriesOf(list);
  return regimentsOf(list).filter((regiment) =>
    mayHide(regiment, entryOf(regiment, entries), list.format.readings),
  ).length;
}

function checkMaxima(list: ArmyList): ArmyListFinding[] {
  return UPGRADES.flatMap((upgrade) => {
    const most = upgradeMaximum(upgrade, list.format.readings);
    const count = countOfUpgrade(list, upgrade);
    if (most === null || count <= most) return [];
    const path = lastPathOf(list, (other) => other === upgrade);
    return [findingAt(path, "upgrade-over-maximum", { upgrade, count, most })];
  });
}

/** The number of terrain pieces bought, including field works if they count [13.2]. */
export function terrainPieces(list: ArmyList): number {
  return list.upgrades
    .filter(({ upgrade }) => isTerrainPiece(upgrade, list.format.readings))
    .reduce((sum, { count }) => sum + count, 0);
}

function checkTerrain(list: ArmyList): ArmyListFinding[] {
  const pieces = terrainPieces(list);
  const most = list.format.maxTerrainPieces;
  if (pieces <= most) return [];
  const isPiece = (upgrade: Upgrade) => isTerrainPiece(upgrade, list.format.readings);
  return [findingAt(lastPathOf(list, isPiece), "terrain-over-limit", { pieces, most })];
}

/**
 * Checks the levels of morale bought. A list that exceeds both limits, the levels its value earns and the highest
 * level, gets the finding for the stricter one [13.3, 11.9].
 */
function checkMorale(list: ArmyList, { levelsValue }: ArmyListSummary): ArmyListFinding[] {
  const levels = countOfUpgrade(list, "army-morale-level");
  const path = lastPathOf(list, (upgrade) => upgrade === "army-morale-level");
  const earned = levelsEarned(levelsValue);
  const most = moraleLevelsForSale(levelsValue, list.format.readings);
  if (levels <= most) return [];
  return most < earned
    ? [findingAt(path, "morale-beyond-highest", { levels, most, over: levels - most })]
    : [findingAt(path, "morale-levels-over-value", { levels, most, value: levelsValue })];
}

function checkRedraws(list: ArmyList): ArmyListFinding[] {
  if (list.format.readings.redraws === "any-number") return [];
  const redraws = countOfUpgrade(list, "redraw-commander");
  const commanders = drawnCommanders(list);
  if (redraws <= commanders) return [];
  const path = lastPathOf(list, (upgrade) => upgrade === "redraw-commander");
  return [findingAt(path, "redraws-over-commanders", { redraws, commanders })];
}

function checkTrains(list: ArmyList, { bases }: ArmyListSummary): ArmyListFinding[] {
  const trains = list.upgrades
    .map(({ upgrade, count }, i) => ({ upgrade, loads: count, path: `/upgrades/${i}` }))
    .filter(({ upgrade }) => upgrade === "ammunition-train");
  const most = trainCap(list.corps.length);
  const findings = trains
    .filter(({ loads }) => !isTrainLoad(loads, list.format.readings))
    .map(({ path, loads }) => findingAt(`${path}/count`, "train-loads", { loads }));
  const last = trains.at(-1);
  if (last !== undefined && trains.length > most) {
    findings.push(findingAt(last.path, "trains-over-limit", { trains: trains.length, most }));
  }
  if (last !== undefined && bases.artillery === 0) {
    findings.push(findingAt(last.path, "train-without-artillery"));
  }
  return findings;
}

function checkAmbushes(list: ArmyList): ArmyListFinding[] {
  const ambushes = countOfUpgrade(list, "ambush");
  if (ambushes === 0) return [];
  const path = lastPathOf(list, (upgrade) => upgrade === "ambush");
  const units = ambushUnits(list);
  const most = mostAmbushes(list);
  if (ambushes > most) return [findingAt(path, "ambushes-over-half", { ambushes, units, most })];
  const candidates = ambushCandidates(list);
  return ambushes > candidates
    ? [findingAt(path, "ambushes-without-units", { ambushes, candidates })]
    : [];
}

/** The path of the last upgrade bought of those that match, which exceeded a limit. */
function lastPathOf(list: ArmyList, isOne: (upgrade: Upgrade) => boolean): string {
  return `/upgrades/${list.upgrades.findLastIndex(({ upgrade }) => isOne(upgrade))}`;
}
