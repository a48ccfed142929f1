import { applyCommand } from "../../document/command";
import type { ArmyFormation, ArmyList, BoughtUpgrade, Regiment } from "./army-list";
import { checkArmyList } from "./check";
import { needsNoGeneral } from "./checks/commanders";
import { type Taken, takeAway } from "./commands/take-away";
import type { ArmyListFinding, ArmyListFindingCode } from "./finding";
import { type ArmyListSummary, regimentsOf } from "./totals";

/** Findings that a list exceeds a limit, with the unit of the excess. */
const OVERRUNS = {
  "units-over-limit": "points",
  "upgrades-over-limit": "points",
  "bases-over-limit": "bases",
  "artillery-over-limit": "bases",
  "artillery-over-share": "bases",
} as const satisfies Partial<Record<ArmyListFindingCode, string>>;
export type Overrun = keyof typeof OVERRUNS;

/** Something to remove, and how much of the excess that removes. */
export interface Saving extends Taken {
  readonly saved: number;
  readonly unit: (typeof OVERRUNS)[Overrun];
}

/** Whether a finding reports an exceeded limit. */
export function isOverrun(code: ArmyListFindingCode): code is Overrun {
  return Object.hasOwn(OVERRUNS, code);
}

/**
 * Everything whose removal reduces the excess without causing other faults, in list order; the player chooses which to
 * remove. Each is tried with the check, so that nothing is offered that the check would reject.
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

/**
 * The things that may be removed. If upgrades exceed their limit, only upgrades are offered, not troops, although
 * unspent unit points might pay for upgrades [13.2].
 */
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

/** An ammunition train is removed whole, not load by load [13.3]. */
function upgradeOf({ id, upgrade, count }: BoughtUpgrade): Taken {
  return { is: count > 1 && upgrade !== "ammunition-train" ? "piece" : "upgrade", id };
}

/** The amount compared with a limit, in points or bases. */
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

/** The amount of the excess; 0 if the finding does not occur. */
function excessOf(findings: readonly ArmyListFinding[], code: Overrun): number {
  const params = findings.find((finding) => finding.code === code)?.params;
  if (params === undefined) return 0;
  return Number(params.over ?? Number(params.bases) - Number(params.limit));
}

/** Whether no fault, apart from notes, occurs more often than before. */
function isNothingWorse(
  before: readonly ArmyListFinding[],
  after: readonly ArmyListFinding[],
): boolean {
  const count = (findings: readonly ArmyListFinding[], code: ArmyListFindingCode) =>
    findings.filter((finding) => finding.code === code && finding.severity !== "note").length;
  return after.every(({ code }) => count(after, code) <= count(before, code));
}
