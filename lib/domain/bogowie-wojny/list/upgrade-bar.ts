import { levelsEarned, moraleLevelsForSale } from "@/lib/rules/bogowie-wojny/army-morale";
import {
  isAmongBases,
  isTerrainPiece,
  trainCap,
  upgradeMaximum,
  upgradePool,
} from "@/lib/rules/bogowie-wojny/limits";
import { statusPoints } from "@/lib/rules/bogowie-wojny/points";
import {
  TRAIN_LOADS,
  UPGRADE_POINTS,
  type Upgrade,
} from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { ArmyList, Regiment } from "./army-list";
import type { Bar, ListWithTotals } from "./bar";
import { ambushCandidates, drawnCommanders, mostAmbushes, terrainPieces } from "./checks/upgrades";
import { ARMY_LIST_LIMITS } from "./limits";
import {
  entriesOf,
  entryOf,
  isMilitia,
  isStatusBarred,
  isVeteran,
  isVeteranAlready,
  mayBecomeElite,
} from "./regiment-traits";
import { countOfUpgrade, summarize } from "./totals";

/** Why one more of an upgrade cannot be bought, or `null` [13.3, 11.9, 15.1]. */
export function upgradeBar(counted: ListWithTotals, upgrade: Upgrade): Bar | null {
  const price = UPGRADE_POINTS[upgrade] * (upgrade === "ammunition-train" ? TRAIN_LOADS[0] : 1);
  return (
    limitBar(counted, upgrade) ?? basesBar(counted, upgrade) ?? upgradePointsBar(counted, price)
  );
}

/** Why an upgrade of this price cannot be paid, or `null` [13.2]. */
export function upgradePointsBar({ list, summary }: ListWithTotals, price: number): Bar | null {
  const { units, generals, upgrades } = summary.points;
  const left = upgradePool(list.format, units + generals) - upgrades;
  if (price <= left) return null;
  return { code: "upgrade-points", rule: "13.2", params: { price, left: Math.max(0, left) } };
}

function limitBar({ list }: ListWithTotals, upgrade: Upgrade): Bar | null {
  const { readings, bans } = list.format;
  if (bans.upgrades.includes(upgrade)) return { code: "banned", rule: "13.2", params: {} };
  const most = upgradeMaximum(upgrade, readings);
  const count = countOfUpgrade(list, upgrade);
  const barAt = (limit: number, code: Bar["code"], rule: string): Bar | null =>
    count < limit ? null : { code, rule, params: { limit } };
  if (most !== null && count >= most) return barAt(most, "maximum", "13.3");
  if (isTerrainPiece(upgrade, readings)) return terrainBar(list);
  switch (upgrade) {
    case "army-morale-level":
      return moraleBar(list, count);
    case "redraw-commander":
      if (readings.redraws === "any-number") return null;
      return barAt(drawnCommanders(list), "redraws", "13.3");
    case "ammunition-train":
      return trainBar(list);
    case "ambush":
      return barAt(Math.min(mostAmbushes(list), ambushCandidates(list)), "ambushes", "15.1");
    default:
      return barAt(ARMY_LIST_LIMITS.upgradeCount, "document", "13.3");
  }
}

/** The stricter of two limits: the levels the army's value earns, and the highest level [13.3, 11.9]. */
function moraleBar(list: ArmyList, count: number): Bar | null {
  const value = valueWithOneMore(list, "army-morale-level");
  const limit = moraleLevelsForSale(value, list.format.readings);
  if (count < limit) return null;
  return limit < levelsEarned(value)
    ? { code: "morale-highest", rule: "11.9", params: { limit } }
    : { code: "morale", rule: "13.3", params: { limit } };
}

/**
 * The value by which levels are earned after buying an upgrade; depending on the format's reading, it includes the
 * upgrade's own points [13.3].
 */
function valueWithOneMore(list: ArmyList, upgrade: Upgrade): number {
  const more = { id: "", upgrade, count: 1, notes: "", secret: false };
  return summarize({ ...list, upgrades: [...list.upgrades, more] }).levelsValue;
}

/** Trains and works use up bases if the format counts them [13.2]. */
function basesBar({ list, summary }: ListWithTotals, upgrade: Upgrade): Bar | null {
  const { limit } = summary.bases;
  const total = summary.counted.bases;
  if (limit === null || total < limit || !isAmongBases(upgrade, list.format.readings)) return null;
  return { code: "bases", rule: "13.2", params: { total, limit } };
}

function terrainBar(list: ArmyList): Bar | null {
  const pieces = terrainPieces(list);
  const limit = list.format.maxTerrainPieces;
  return pieces < limit ? null : { code: "terrain", rule: "13.2", params: { limit } };
}

function trainBar(list: ArmyList): Bar | null {
  const trains = list.upgrades.filter(({ upgrade }) => upgrade === "ammunition-train").length;
  const limit = trainCap(list.corps.length);
  return trains < limit ? null : { code: "trains", rule: "13.3", params: { limit } };
}

/** Why a regiment cannot buy veteran status, or `null`; giving it up is always possible [13.3]. */
export function veteranBar(counted: ListWithTotals, regiment: Regiment): Bar | null {
  const entry = entryOf(regiment, entriesOf(counted.list));
  if (isMilitia(regiment, entry)) return { code: "militia", rule: "13.3", params: {} };
  if (isStatusBarred(regiment, entry, counted.list.format.readings)) return LANDWEHR_BAR;
  if (isVeteranAlready(regiment, entry, counted.list.format.readings)) {
    return { code: "veteran-already", rule: "2.3", params: {} };
  }
  return upgradePointsBar(counted, statusPoints(regiment, counted.list.format.readings));
}

/** Why a regiment cannot buy elite status, or `null` [13.3]. */
export function eliteBar(counted: ListWithTotals, regiment: Regiment): Bar | null {
  const entry = entryOf(regiment, entriesOf(counted.list));
  const { readings } = counted.list.format;
  if (isStatusBarred(regiment, entry, readings)) return LANDWEHR_BAR;
  if (!mayBecomeElite(regiment, entry)) return { code: "no-elite-trait", rule: "13.3", params: {} };
  if (readings.eliteStatus === "veterans" && !isVeteran(regiment, entry, readings)) {
    return { code: "veterans-only", rule: "13.3", params: {} };
  }
  return upgradePointsBar(counted, statusPoints(regiment, readings));
}

const LANDWEHR_BAR: Bar = { code: "landwehr", rule: "13.3", params: {} };
