import { WAGOMIAR } from "@/lib/rules/bogowie-wojny/tables/wagomiar";
import type { ArmyFormation, ArmyList } from "../army-list";
import { type ArmyListFinding, findingAt } from "../finding";
import { countOfUpgrade, regimentsOf } from "../totals";

/** Divisions, independent brigades and their generals [13.2–13.4]. */
export function checkCommanders(list: ArmyList): ArmyListFinding[] {
  return [
    ...list.formations.flatMap((formation, i) => checkFormation(list, formation, i)),
    ...checkCorps(list),
    ...checkExtraGenerals(list),
  ];
}

/** Whether a formation does without a general: the only division of its corps, or outside any the only formation of the army [13.4]. */
export function needsNoGeneral(formation: ArmyFormation, list: ArmyList): boolean {
  if (list.format.readings.singleDivision === "general-needed") return false;
  const { corpsId, level } = formation;
  const beside =
    corpsId === null
      ? list.formations
      : list.formations.filter((other) => other.corpsId === corpsId);
  return level === "division" && beside.length === 1;
}

/** The list a formation's general must be drawn from, or `null` where its owner chooses [13.4]. */
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
