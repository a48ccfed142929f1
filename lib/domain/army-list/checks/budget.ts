import { artilleryCap, upgradePool } from "@/lib/rules/bogowie-wojny/limits";
import type { ArmyList } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import type { ArmyListSummary } from "../totals";

/** The limits of points and bases [13.2]. */
export function checkBudget(list: ArmyList, summary: ArmyListSummary): ArmyListFinding[] {
  if (summary.bases.total === 0) return [findingAt("/formations", "no-units")];
  return [
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

function checkBases({ bases }: ArmyListSummary): ArmyListFinding[] {
  if (bases.limit === null || bases.total <= bases.limit) return [];
  return [
    findingAt("/formations", "bases-over-limit", {
      bases: bases.total,
      limit: bases.limit,
      over: bases.total - bases.limit,
    }),
  ];
}

function checkArtillery(list: ArmyList, { bases }: ArmyListSummary): ArmyListFinding[] {
  const cap = artilleryCap(list.format, bases.total);
  if (cap === null || bases.artillery <= cap) return [];
  const { maxArtilleryBases, maxArtilleryPercent } = list.format;
  const byNumber = maxArtilleryBases !== null && bases.artillery > maxArtilleryBases;
  if (byNumber || maxArtilleryPercent === null) {
    return [
      findingAt("/formations", "artillery-over-limit", { bases: bases.artillery, limit: cap }),
    ];
  }
  return [
    findingAt("/formations", "artillery-over-share", {
      bases: bases.artillery,
      limit: cap,
      total: bases.total,
      percent: maxArtilleryPercent,
    }),
  ];
}

/** Points nobody has spent: the upgrades' own are lost, the units' may still buy upgrades. */
function notePointsLeft(list: ArmyList, { points }: ArmyListSummary): ArmyListFinding[] {
  const left = upgradePool(list.format, points.units + points.generals) - points.upgrades;
  const units = Math.max(0, points.unitsLimit - points.units - points.generals);
  return left > 0 && points.units > 0
    ? [findingAt("/format", "points-left", { left, units: Math.min(units, left) })]
    : [];
}
