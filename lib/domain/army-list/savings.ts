import { applyCommand } from "../command";
import type { ArmyFormation, ArmyList, BoughtUpgrade, Regiment } from "./army-list";
import { checkArmyList } from "./check";
import { needsNoGeneral } from "./checks/commanders";
import { type Taken, takeAway } from "./commands/take-away";
import type { ArmyListFinding, ArmyListFindingCode } from "./finding";
import { type ArmyListSummary, regimentsOf } from "./totals";

/** Findings of what a list has too much of, and what that is counted in. */
const OVERRUNS = {
  "units-over-limit": "points",
  "upgrades-over-limit": "points",
  "bases-over-limit": "bases",
  "artillery-over-limit": "bases",
  "artillery-over-share": "bases",
} as const satisfies Partial<Record<ArmyListFindingCode, string>>;
export type Overrun = keyof typeof OVERRUNS;

/** One thing to remove, and how much of the excess goes with it. */
export interface Saving extends Taken {
  readonly saved: number;
  readonly unit: (typeof OVERRUNS)[Overrun];
}

/** Whether a finding is of something that a list has too much of. */
export function isOverrun(code: ArmyListFindingCode): code is Overrun {
  return Object.hasOwn(OVERRUNS, code);
}

/**
 * Everything that lowers an overrun where it is taken away and breaks nothing else, in the order of the list; which of
 * them goes is for the player to choose. Each is tried against the check, so that nothing is offered that it would refuse.
 */
export function savingsOf(list: ArmyList, code: Overrun): Saving[] {
  const before = checkArmyList(list);
  return candidates(list, code).flatMap((taken) => {
    const after = checkArmyList(applyCommand(list, takeAway, taken));
    const saved = spentOf(before.summary, code) - spentOf(after.summary, code);
    const helps = excessOf(after.findings, code) < excessOf(before.findings, code);
    return helps && isNothingWorse(before.findings, after.findings)
      ? [{ ...taken, saved, unit: OVERRUNS[code] }]
      : [];
  });
}

/** Upgrades are paid with other upgrades, not with troops, though points left over might buy them [13.2]. */
function candidates(list: ArmyList, code: Overrun): Taken[] {
  const bought = [...regimentsOf(list).flatMap(statusOf), ...list.upgrades.map(upgradeOf)];
  if (code === "upgrades-over-limit") return bought;
  return [
    ...list.formations.flatMap((formation) => troopsOf(formation, list)),
    ...list.upgrades.map(upgradeOf),
  ];
}

function troopsOf(formation: ArmyFormation, list: ArmyList): Taken[] {
  const { id, general, regiments } = formation;
  const isNeedless = general !== null && needsNoGeneral(formation, list);
  return [...(isNeedless ? [{ is: "general", id } as const] : []), ...regiments.map(baseOf)];
}

function baseOf({ id, bases }: Regiment): Taken {
  return { is: bases > 1 ? "base" : "regiment", id };
}

function statusOf({ id, veteran, elite }: Regiment): Taken[] {
  return veteran === "bought" || elite ? [{ is: "status", id }] : [];
}

/** A train goes whole: its loads are its own affair [13.3]. */
function upgradeOf({ id, upgrade, count }: BoughtUpgrade): Taken {
  return { is: count > 1 && upgrade !== "ammunition-train" ? "piece" : "upgrade", id };
}

/** What a limit looks at, in points or bases. */
function spentOf({ points, counted }: ArmyListSummary, code: Overrun): number {
  const spent: Readonly<Record<Overrun, number>> = {
    "units-over-limit": points.units + points.generals,
    "upgrades-over-limit": points.upgrades,
    "bases-over-limit": counted.bases,
    "artillery-over-limit": counted.artilleryNumber,
    "artillery-over-share": counted.artilleryShare,
  };
  return spent[code];
}

/** By how much too many or too large: nothing where the finding is not there. */
function excessOf(findings: readonly ArmyListFinding[], code: Overrun): number {
  const params = findings.find((finding) => finding.code === code)?.params;
  if (params === undefined) return 0;
  return Number(params.over ?? Number(params.bases) - Number(params.limit));
}

/** Whether no fault stands more often than before, notes left out. */
function isNothingWorse(
  before: readonly ArmyListFinding[],
  after: readonly ArmyListFinding[],
): boolean {
  const count = (findings: readonly ArmyListFinding[], code: ArmyListFindingCode) =>
    findings.filter((finding) => finding.code === code && finding.severity !== "note").length;
  return after.every(({ code }) => count(after, code) <= count(before, code));
}
