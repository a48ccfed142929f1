import { artilleryShareCap, upgradePool } from "@/lib/rules/bogowie-wojny/limits";
import type { ArmyList } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import type { ArmyListSummary } from "../totals";

/** Checks the limits of points and bases [13.2]. */
export function checkBudget(list: ArmyList, summary: ArmyListSummary): ArmyListFinding[] {
  return [
    ...(summary.bases.total === 0 ? [findingAt("/formations", "no-units")] : []),
    ...checkPoints(list, summary),
    ...checkBases(summary),
    ...checkArtillery(list, summary),
    ...notePointsLeft(list, summary),
  ];
}

function checkPoints(list: ArmyList, { points }: ArmyListSummary): ArmyListFinding[] {
  const fielded = points.units + points.generals;
  const findings: ArmyListFinding[] = [];
  if (fielded > points.unitsLimit) {
    findings.push(
      findingAt("/formations", "units-over-limit", {
        points: fielded,
        limit: points.unitsLimit,
        over: fielded - points.unitsLimit,
      }),
    );
  }
  const pool = upgradePool(list.format, fielded);
  if (points.upgrades > pool) {
    findings.push(
      findingAt("/upgrades", "upgrades-over-limit", {
        points: points.upgrades,
        limit: pool,
        over: points.upgrades - pool,
      }),
    );
  }
  return findings;
}

function checkBases({ bases, counted }: ArmyListSummary): ArmyListFinding[] {
  if (bases.limit === null || counted.bases <= bases.limit) return [];
  return [
    findingAt("/formations", "bases-over-limit", {
      bases: counted.bases,
      limit: bases.limit,
      over: counted.bases - bases.limit,
    }),
  ];
}

/** Checks the number and the share of guns; a list that exceeds both gets the finding for the number [13.2]. */
function checkArtillery({ format }: ArmyList, summary: ArmyListSummary): ArmyListFinding[] {
  const { counted } = summary;
  const number = format.maxArtilleryBases;
  if (number !== null && counted.artilleryNumber > number) {
    const params = { bases: counted.artilleryNumber, limit: number };
    return [findingAt("/formations", "artillery-over-limit", params)];
  }
  const share = artilleryShareCap(format, counted.bases);
  if (share === null || counted.artilleryShare <= share) return [];
  return [
    findingAt("/formations", "artillery-over-share", {
      bases: counted.artilleryShare,
      limit: share,
      total: counted.bases,
      percent: format.maxArtilleryPercent ?? 0,
    }),
  ];
}

/** Reports unspent points: upgrade points are lost, unit points may still buy upgrades. */
function notePointsLeft(list: ArmyList, { points }: ArmyListSummary): ArmyListFinding[] {
  const left = upgradePool(list.format, points.units + points.generals) - points.upgrades;
  const units = Math.max(0, points.unitsLimit - points.units - points.generals);
  return left > 0 && points.units > 0
    ? [findingAt("/format", "points-left", { left, units: Math.min(units, left) })]
    : [];
}
