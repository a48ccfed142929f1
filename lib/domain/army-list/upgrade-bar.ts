import { moraleLevelsForSale } from "@/lib/rules/bogowie-wojny/army-morale";
import {
  isAmongBases,
  isTerrainPiece,
  trainCap,
  upgradeMaximum,
  upgradePool,
} from "@/lib/rules/bogowie-wojny/limits";
import {
  TRAIN_LOADS,
  UPGRADE_POINTS,
  type Upgrade,
} from "@/lib/rules/bogowie-wojny/tables/upgrades";
import type { ArmyList } from "./army-list";
import type { Bar, Counted } from "./bar";
import { ambushCandidates, drawnCommanders, mostAmbushes, terrainPieces } from "./checks/upgrades";
import { ARMY_LIST_LIMITS } from "./limits";
import { countOfUpgrade, summarize } from "./totals";

/** Why an upgrade cannot be bought once more, or `null` [13.3, 11.9, 15.1]. */
export function upgradeBar(counted: Counted, upgrade: Upgrade): Bar | null {
  const price = UPGRADE_POINTS[upgrade] * (upgrade === "ammunition-train" ? TRAIN_LOADS[0] : 1);
  return (
    limitBar(counted, upgrade) ?? basesBar(counted, upgrade) ?? upgradePointsBar(counted, price)
  );
}

/** Why so many upgrade points cannot be spent, or `null` [13.2]. */
export function upgradePointsBar({ list, summary }: Counted, price: number): Bar | null {
  const { units, generals, upgrades } = summary.points;
  const left = upgradePool(list.format, units + generals) - upgrades;
  if (price <= left) return null;
  return { code: "upgrade-points", rule: "13.2", params: { price, left: Math.max(0, left) } };
}

function limitBar({ list }: Counted, upgrade: Upgrade): Bar | null {
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
      return barAt(
        moraleLevelsForSale(valueWithOneMore(list, upgrade), readings),
        "morale",
        "13.3",
      );
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

/** What levels are earned by once an upgrade is bought: as the format reads it, its own points may be among them [13.3]. */
function valueWithOneMore(list: ArmyList, upgrade: Upgrade): number {
  const more = { id: "", upgrade, count: 1, notes: "", secret: false };
  return summarize({ ...list, upgrades: [...list.upgrades, more] }).levelsValue;
}

/** Trains and works take the place of bases where the format counts them [13.2]. */
function basesBar({ list, summary }: Counted, upgrade: Upgrade): Bar | null {
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
