import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import { foldText } from "../../../document/fold-text";
import type { ArmyFormation, ArmyList, FreeCommander, General } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import { countOfUpgrade, regimentsOf } from "../totals";

/** Checks divisions, independent brigades and their generals [13.2–13.4]. */
export function checkCommanders(list: ArmyList): ArmyListFinding[] {
  return [
    ...list.formations.flatMap((formation, i) => checkFormation(list, formation, i)),
    ...checkCorps(list),
    ...checkExtraGenerals(list),
    ...checkTwice(list),
  ];
}

/** Whether a formation needs no general: the only division of its corps or, without a corps, of the army [13.4]. */
export function needsNoGeneral(formation: ArmyFormation, list: ArmyList): boolean {
  if (list.format.readings.singleDivision === "general-needed") return false;
  const { corpsId, level } = formation;
  const beside =
    corpsId === null
      ? list.formations
      : list.formations.filter((other) => other.corpsId === corpsId);
  return level === "division" && beside.length === 1;
}

/** The list a formation's general must be drawn from, or `null` if its owner chooses [13.4]. */
export function armOfGeneral(formation: ArmyFormation): "infantry" | "cavalry" | null {
  const arms = new Set(formation.regiments.map(({ unitKind }) => WAGOMIAR[unitKind].arm));
  if (arms.has("infantry") === arms.has("cavalry")) return null;
  return arms.has("infantry") ? "infantry" : "cavalry";
}

function checkFormation(list: ArmyList, formation: ArmyFormation, i: number): ArmyListFinding[] {
  const path = `/formations/${i}`;
  const findings: ArmyListFinding[] = [];
  if (formation.regiments.length === 0 && regimentsOf(list).length > 0) {
    findings.push(findingAt(path, "formation-empty"));
  }
  if (formation.corpsId !== null && !list.corps.some(({ id }) => id === formation.corpsId)) {
    findings.push(findingAt(`${path}/corpsId`, "corps-unknown", { id: formation.corpsId }));
  }
  return [...findings, ...checkGeneral(list, formation, `${path}/general`)];
}

function checkGeneral(list: ArmyList, formation: ArmyFormation, path: string): ArmyListFinding[] {
  const { general } = formation;
  if (general === null) {
    return needsNoGeneral(formation, list) ? [] : [findingAt(path, "general-missing")];
  }
  if (general.source !== "drawn" || list.format.readings.generalArm === "any") return [];
  const arm = armOfGeneral(formation);
  return arm === null || arm === general.kind
    ? []
    : [findingAt(path, "general-of-other-arm", { arm, kind: general.kind })];
}

function checkCorps(list: ArmyList): ArmyListFinding[] {
  return list.corps.flatMap((corps, i) =>
    list.formations.some(({ corpsId }) => corpsId === corps.id)
      ? []
      : [findingAt(`/corps/${i}`, "corps-empty")],
  );
}

function checkExtraGenerals(list: ArmyList): ArmyListFinding[] {
  const bought = countOfUpgrade(list, "extra-general");
  const assigned = list.formations.filter(({ general }) => general?.source === "extra").length;
  if (assigned > bought) {
    const last = list.formations.findLastIndex(({ general }) => general?.source === "extra");
    return [
      findingAt(`/formations/${last}/general`, "extra-general-not-bought", { assigned, bought }),
    ];
  }
  return assigned < bought
    ? [findingAt("/upgrades", "extra-general-idle", { idle: bought - assigned })]
    : [];
}

/** A post of a list and its leader. */
interface Post {
  readonly path: string;
  readonly leader: FreeCommander | General;
}

/**
 * Checks that nobody holds two posts: a second draw replaces the first [13.4]. The commander of the army's only corps
 * may be its commander-in-chief, since 13.2 calls them so, and a battle of one corps draws no other [13.4].
 */
function checkTwice(list: ArmyList): ArmyListFinding[] {
  const posts = postsOf(list).filter(({ leader }) => keysOf(leader).length > 0);
  return posts.flatMap(({ path, leader }, i) => {
    const isAgain = posts.slice(0, i).some((other) => isOne(other.leader, leader));
    return isAgain ? [findingAt(path, "commander-twice", { name: leader.name.trim() })] : [];
  });
}

function postsOf({ commander, corps, formations }: ArmyList): Post[] {
  const isOnlyCorps = corps.length === 1;
  return [
    { path: "/commander", leader: commander },
    ...corps.flatMap(({ commander: leader }, i) =>
      isOnlyCorps && isOne(leader, commander) ? [] : [{ path: `/corps/${i}/commander`, leader }],
    ),
    ...formations.flatMap(({ general }, i) =>
      general === null ? [] : [{ path: `/formations/${i}/general`, leader: general }],
    ),
  ];
}

function isOne(leader: Post["leader"], other: Post["leader"]): boolean {
  return keysOf(leader).some((key) => keysOf(other).includes(key));
}

/** Keys that identify a commander: the id in the army book, and the name ignoring case and spaces. */
function keysOf({ name, commanderId }: Post["leader"]): string[] {
  const folded = foldText(name);
  return [
    ...(commanderId === undefined ? [] : [`id ${commanderId}`]),
    ...(folded === "" ? [] : [`name ${folded}`]),
  ];
}
